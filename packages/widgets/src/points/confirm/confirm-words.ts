import { bilingual } from '../../engine/index.ts';

/** Texts of the confirmation of a redemption. */
export const confirmWords = bilingual({
  zh: {
    title: '確認換領',
    goods: '換領產品',
    balance: '可用積分',
    left: '換領後餘下',
    summary: '所需積分',
    total: '合計積分',
    place: '提交換領',
    placing: '提交中',
    kept: '沒有扣除積分，你的選擇仍然保留。',
    seeExchanges: '查看換領紀錄',
    broken: '此連結不完整',
    brokenWhy: '連結沒有產品或數量，請在積分商城重新選擇。',
    addressesFailed: '未能載入送貨地址。',
  },
  en: {
    title: 'Confirm your redemption',
    goods: 'What you redeem',
    balance: 'Your points',
    left: 'Left afterwards',
    summary: 'Points needed',
    total: 'Total points',
    place: 'Place order',
    placing: 'Placing order',
    kept: 'No points were taken, and your choices are still here.',
    seeExchanges: 'View exchange records',
    broken: 'This link is incomplete',
    brokenWhy: 'It names no product or no quantity. Choose again in the points mall.',
    addressesFailed: 'Your delivery addresses could not be loaded.',
  },
});
