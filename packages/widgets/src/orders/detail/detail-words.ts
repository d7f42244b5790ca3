import type { AmountRow, OrderStep } from '@clinicart/sdk/orders';
import { bilingual } from '../../ui/foundation/words.ts';

type Steps = Readonly<Record<OrderStep, string>>;
type Amounts = Readonly<Record<AmountRow['kind'], string>>;

const stepsZh: Steps = {
  submitted: '提交訂單',
  paid: '付款成功',
  'left-warehouse': '產品出庫',
  'awaiting-receipt': '等待收貨',
  done: '完成',
};
const stepsEn: Steps = {
  submitted: 'Order placed',
  paid: 'Paid',
  'left-warehouse': 'Left warehouse',
  'awaiting-receipt': 'Awaiting receipt',
  done: 'Done',
};
const amountsZh: Amounts = {
  goods: '產品總額',
  discount: '產品優惠',
  coupon: '優惠券',
  freight: '運費',
  adjustment: '調整',
};
const amountsEn: Amounts = {
  goods: 'Products',
  discount: 'Discount',
  coupon: 'Coupon',
  freight: 'Delivery',
  adjustment: 'Adjustment',
};

/** Words of the order's own page. Spec: 2§2.6 */
export const detailWords = bilingual({
  zh: {
    loading: '正在載入訂單',
    noOrder: '此頁面的地址沒有訂單編號。',
    orders: '我的訂單',
    closing: '付款時限已過，正在關閉訂單。',
    progress: '訂單進度',
    step: { ...stepsZh },
    stepDone: '已完成',
    facts: '訂單',
    number: '訂單編號',
    placed: '下單時間',
    paid: '付款時間',
    method: '付款方式',
    remark: '備註',
    deliverTo: '收貨資料',
    noAddress: '未有收貨資料。',
    amounts: '金額',
    amount: { ...amountsZh },
    total: { paid: '實付總額', due: '應付總額', over: '訂單總額' },
    delivery: (t: { name: string; freight: string }) =>
      [t.name, t.freight].filter(Boolean).join(' · '),
    waybill: (t: { waybill: string }) => `運單 ${t.waybill}`,
    parcels: '包裹',
    payment: '付款資料',
    account: '收款帳戶',
    copyAccount: '複製收款帳戶',
    copyText: '轉帳說明',
    copyCopyText: '複製轉帳說明',
    ask: '查詢',
  },
  en: {
    loading: 'Loading the order',
    noOrder: 'This page address has no order number.',
    orders: 'My orders',
    closing: 'The time for paying has run out. The order is being closed.',
    progress: 'Progress of the order',
    step: { ...stepsEn },
    stepDone: 'Done',
    facts: 'Order',
    number: 'Number',
    placed: 'Placed',
    paid: 'Paid',
    method: 'Method',
    remark: 'Remark',
    deliverTo: 'Deliver to',
    noAddress: 'There is no delivery address.',
    amounts: 'Amounts',
    amount: { ...amountsEn },
    total: { paid: 'Total paid', due: 'Total due', over: 'Total' },
    delivery: (t) => [t.name, t.freight].filter(Boolean).join(' · '),
    waybill: (t) => `Waybill ${t.waybill}`,
    parcels: 'Parcels',
    payment: 'How to pay',
    account: 'Account',
    copyAccount: 'Copy the account',
    copyText: 'How to transfer',
    copyCopyText: 'Copy these instructions',
    ask: 'Ask',
  },
});
