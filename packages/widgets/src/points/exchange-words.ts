import { bilingual } from '../engine/index.ts';
import { figures } from './points-words.ts';

interface Numbered {
  readonly orderNo: string;
}

/** Texts of exchange records, of one of them, and of the page after a redemption. */
export const exchangeWords = bilingual({
  zh: {
    order: '換領訂單',
    orderNo: '訂單編號',
    copyNo: (t: Numbered) => `複製訂單編號 ${t.orderNo}`,
    time: '換領時間',
    times: (t: { points: number; quantity: number }) => `${figures(t.points)} × ${t.quantity}`,
    paid: '已付積分',
    view: '查看詳情',
    viewOf: (t: Numbered) => `訂單 ${t.orderNo}`,
    none: '未有換領紀錄',
    noneWhy: '換領產品後，訂單會在此顯示。',
    goMall: '前往積分商城',
    unknown: '找不到此換領訂單',
    unknownWhy: '請核對訂單編號，或在換領紀錄中選擇。',
    noNumber: '此連結沒有訂單編號',
    success: '換領成功',
    successWhy: '我們會將產品送到你選擇的地址。',
    result: '換領結果',
    viewOrders: '查看訂單',
    goods: '換領產品',
    progress: '此訂單以積分支付，毋須付款。',
  },
  en: {
    order: 'Exchange order',
    orderNo: 'Order number',
    copyNo: (t) => `Copy the order number ${t.orderNo}`,
    time: 'Redeemed on',
    times: (t) => `${figures(t.points)} × ${t.quantity}`,
    paid: 'Points paid',
    view: 'View details',
    viewOf: (t) => `of order ${t.orderNo}`,
    none: 'No exchange records yet',
    noneWhy: 'Orders appear here once you redeem points.',
    goMall: 'Go to the points mall',
    unknown: 'No such exchange order',
    unknownWhy: 'Check the order number, or choose one in the exchange records.',
    noNumber: 'This link has no order number',
    success: 'Redeemed',
    successWhy: 'We will deliver it to the address that you chose.',
    result: 'Redemption',
    viewOrders: 'View orders',
    goods: 'What you redeemed',
    progress: 'Paid with points. Nothing else is due.',
  },
});
