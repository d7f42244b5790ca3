import type { AmountRow } from '@clinicart/sdk/orders';

/** A label in both languages: the printed order has both, Chinese first. */
export type Both = readonly [zh: string, en: string];

/** Labels of the printed order. */
export const PRINTED = {
  shop: ['診所用品', 'Clinic supplies'],
  order: ['訂單', 'Order'],
  buyer: ['買方', 'Buyer'],
  deliverTo: ['送貨地址', 'Deliver to'],
  placed: ['下單', 'Placed'],
  paid: ['付款', 'Paid'],
  method: ['方式', 'Method'],
  status: ['狀態', 'Status'],
  goods: ['產品', 'Products'],
  article: ['貨號', 'Article'],
  product: ['產品', 'Product'],
  pack: ['規格', 'Pack'],
  quantity: ['數量', 'Qty'],
  price: ['單價', 'Price'],
  amount: ['小計', 'Amount'],
  remark: ['備註', 'Remark'],
  currency: ['所有金額以港元計。', 'All amounts in HKD.'],
  received: ['收貨人簽署', 'Received by'],
  date: ['日期', 'Date'],
  stamp: ['診所蓋章', 'Clinic stamp'],
  computer: ['電腦列印，毋須簽發。', 'Computer generated.'],
  printed: ['列印', 'Printed'],
} as const satisfies Record<string, Both>;

export const PRINTED_AMOUNTS: Readonly<Record<AmountRow['kind'], Both>> = {
  goods: ['產品總額', 'Products'],
  discount: ['產品優惠', 'Discount'],
  coupon: ['優惠券', 'Coupon'],
  freight: ['運費', 'Delivery'],
  adjustment: ['調整', 'Adjustment'],
};

export const PRINTED_TOTALS: Readonly<Record<'paid' | 'due' | 'over', Both>> = {
  paid: ['實付總額', 'Total paid'],
  due: ['應付總額', 'Total due'],
  over: ['訂單總額', 'Total'],
};
