import { bilingual } from '../../engine/index.ts';

/** Texts around the card form. */
export const cardWords = bilingual({
  zh: {
    loading: '正在載入信用卡表格',
    failed: '未能載入信用卡表格，請檢查網絡後再試，或改用其他付款方式。',
    safe: '卡資料直接送往收款機構，本店不會儲存。',
    declined: '發卡機構沒有批准這次付款，請核對資料或改用另一張卡。',
    incomplete: '請填妥信用卡資料。',
    confirming: '正在向商店確認付款，請勿關閉此頁。',
  },
  en: {
    loading: 'Loading the card form',
    failed:
      'The card form could not be loaded. Check your network and try again, or pay another way.',
    safe: 'Card details go straight to the payment provider. This shop never stores them.',
    declined: 'Your bank declined this payment. Check the details or use another card.',
    incomplete: 'Complete the card details.',
    confirming: 'Confirming the payment with the shop. Do not close this page.',
  },
});
