import type { Bilingual } from '../seed/data/types.ts';

/** Refusals of swap items, orders and medicine bills. 1340 is the documents' (1§8), 1390 and 1391 the contract's; the others are this server's own. */
export const orderRefusals = {
  clinicIncomplete: {
    id: 1340,
    zh: '下單前請先補充診所資料：{missing}。',
    en: 'Complete your clinic’s information before ordering: {missing}.',
  },
  swapEnded: {
    id: 1367,
    zh: '「{name}」的加價換購已結束。',
    en: 'The add-on deal for “{name}” has ended.',
  },
  swapLocked: {
    id: 1368,
    zh: '購物滿 {threshold} 方可加購「{name}」，尚欠 {missing}。',
    en: 'Spend {threshold} to add “{name}”. {missing} to go.',
  },
  swapLockedByCount: {
    id: 1368,
    zh: '購物滿 {threshold} 件方可加購「{name}」，尚欠 {missing} 件。',
    en: 'Buy {threshold} packs to add “{name}”. {missing} to go.',
  },
  swapOnce: {
    id: 1369,
    zh: '換購品每款限購 1 件，數量不能更改。',
    en: 'Each add-on product is limited to 1. You cannot change the quantity.',
  },
  tooManySwaps: {
    id: 1380,
    zh: '此訂單最多可加購 {allowed} 件，現有 {picked} 件。',
    en: 'This order takes at most {allowed} add-on products. It has {picked}.',
  },
  unknownTag: {
    id: 1381,
    zh: '「{name}」不能以此方式選購。',
    en: 'You cannot buy “{name}” this way.',
  },
  offerGone: {
    id: 1382,
    zh: '此加價換購已結束，請重新整理。',
    en: 'This add-on deal has ended. Refresh the page.',
  },
  noTempOrder: {
    id: 1391,
    zh: '沒有待確認的訂單，請返回購物車重新結帳。',
    en: 'There is no order to confirm. Check out from your cart again.',
  },
  totalChanged: {
    id: 1392,
    zh: '價格、優惠或運費有變，請核對新的金額後再提交。',
    en: 'A price, a promotion or the delivery charge has changed. Check the new total and place the order again.',
  },
  addressMissing: {
    id: 1393,
    zh: '請選擇送貨地址。',
    en: 'Choose a delivery address.',
  },
  addressIncomplete: {
    id: 1394,
    zh: '此送貨地址資料不齊，請先補充。',
    en: 'This delivery address is incomplete. Complete it first.',
  },
  noDelivery: {
    id: 1395,
    zh: '「{store}」不送貨到此地區，請更改地址或移除其產品。',
    en: '“{store}” does not deliver to this area. Change the address, or remove its products.',
  },
  deliveryGone: {
    id: 1396,
    zh: '請重新選擇「{store}」的配送方式。',
    en: 'Choose a delivery method for “{store}” again.',
  },
  couponUnusable: {
    id: 1397,
    zh: '此優惠券不適用於這張訂單，請重新選擇。',
    en: 'You cannot use this coupon for this order. Choose again.',
  },
  noMedicines: {
    id: 1401,
    zh: '此訂單沒有藥物，毋須蓋印表格。',
    en: 'This order has no medicines and needs no stamped form.',
  },
  tooManyBills: {
    id: 1403,
    zh: '最多上載 {most} 張蓋印表格，已有 {there} 張。',
    en: 'Upload at most {most} stamped forms. There are {there} already.',
  },
  billsAccepted: {
    id: 1406,
    zh: '蓋印表格已獲接納，毋須再上載。',
    en: 'The stamped forms have been accepted. No need to upload more.',
  },
} as const satisfies Record<string, Bilingual & { readonly id: number }>;
