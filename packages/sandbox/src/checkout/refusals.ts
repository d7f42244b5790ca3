import type { Bilingual } from '../seed/data/types.ts';

/** Refusals of swap items, orders and medicine bills. 1340 is the documents' (1§8), 1390 and 1391 the contract's; the others are this server's own. */
export const orderRefusals = {
  clinicIncomplete: {
    id: 1340,
    zh: '下單前請先補充診所資料：{missing}。',
    en: 'Please complete your clinic’s information before ordering: {missing}.',
  },
  swapEnded: {
    id: 1367,
    zh: '「{name}」的換購優惠已結束。',
    en: 'The swap offer of “{name}” has ended.',
  },
  swapLocked: {
    id: 1368,
    zh: '購物滿 {threshold} 方可換購「{name}」，尚欠 {missing}。',
    en: '“{name}” is for purchases of {threshold}; {missing} is missing.',
  },
  swapLockedByCount: {
    id: 1368,
    zh: '購物滿 {threshold} 件方可換購「{name}」，尚欠 {missing} 件。',
    en: '“{name}” is for purchases of {threshold} pieces; {missing} are missing.',
  },
  swapOnce: {
    id: 1369,
    zh: '換購品每款限購一件，數量不能更改。',
    en: 'A swap item is one piece; its quantity cannot change.',
  },
  tooManySwaps: {
    id: 1380,
    zh: '此訂單最多可換購 {allowed} 件，現有 {picked} 件。',
    en: 'This order takes {allowed} swap items at most; it has {picked}.',
  },
  unknownTag: {
    id: 1381,
    zh: '「{name}」不能以此方式選購。',
    en: '“{name}” cannot be bought in this way.',
  },
  offerGone: {
    id: 1382,
    zh: '此換購優惠已結束，請重新整理。',
    en: 'This swap offer has ended. Please refresh.',
  },
  noTempOrder: {
    id: 1391,
    zh: '沒有待確認的訂單，請返回購物車重新結帳。',
    en: 'There is no order to confirm. Please check out from your cart again.',
  },
  totalChanged: {
    id: 1392,
    zh: '價格、優惠或運費有變，請核對新的金額後再提交。',
    en: 'A price, a promotion or the freight has changed. Please look at the new total and submit again.',
  },
  addressMissing: {
    id: 1393,
    zh: '請選擇送貨地址。',
    en: 'Please choose a delivery address.',
  },
  addressIncomplete: {
    id: 1394,
    zh: '此送貨地址資料不齊，請先補充。',
    en: 'This delivery address is not complete. Please complete it first.',
  },
  noDelivery: {
    id: 1395,
    zh: '「{store}」不送貨到此地區，請更改地址或移除其貨品。',
    en: '“{store}” does not deliver to this place. Please change the address, or remove its goods.',
  },
  deliveryGone: {
    id: 1396,
    zh: '請重新選擇「{store}」的送貨方式。',
    en: 'Please choose how “{store}” is to deliver again.',
  },
  couponUnusable: {
    id: 1397,
    zh: '此優惠券不適用於這張訂單，請重新選擇。',
    en: 'This coupon cannot be used for this order. Please choose again.',
  },
  noMedicines: {
    id: 1401,
    zh: '此訂單沒有藥物，不需要蓋印表格。',
    en: 'This order has no medicines and needs no stamped form.',
  },
  tooManyBills: {
    id: 1403,
    zh: '最多上載 {most} 張蓋印表格，已有 {there} 張。',
    en: 'At most {most} stamped bills; there are {there} already.',
  },
  billsAccepted: {
    id: 1406,
    zh: '蓋印表格已獲接納，無須再上載。',
    en: 'The stamped bills have been accepted. Nothing more is needed.',
  },
} as const satisfies Record<string, Bilingual & { readonly id: number }>;
