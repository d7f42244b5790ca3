import type { AmountRow } from '@clinicart/sdk/orders';
import { type Both, SHEET } from '../../print/sheet-words.ts';

/** Labels of the printed order. */
export const PRINTED = {
  placed: ['下單', 'Placed'],
  paid: ['付款', 'Paid'],
  status: ['狀態', 'Status'],
  received: ['收貨人簽署', 'Received by'],
} as const satisfies Record<string, Both>;

export const PRINTED_AMOUNTS: Readonly<Record<AmountRow['kind'], Both>> = {
  goods: ['產品總額', 'Products'],
  discount: SHEET.discount,
  coupon: SHEET.coupon,
  freight: SHEET.delivery,
  adjustment: ['調整', 'Adjustment'],
};

export const PRINTED_TOTALS: Readonly<Record<'paid' | 'due' | 'over', Both>> = {
  paid: ['實付總額', 'Total paid'],
  due: ['應付總額', 'Total due'],
  over: ['訂單總額', 'Total'],
};
