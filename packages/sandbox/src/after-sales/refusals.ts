import type { Bilingual } from '../seed/data/types.ts';

/** Refusals of after-sales applications, all this server's own. */
export const afterSalesRefusals = {
  noReturn: { id: 1410, zh: '找不到此售後申請。', en: 'After-sales application not found.' },
  returnThere: {
    id: 1411,
    zh: '此訂單已有售後申請 {number}。',
    en: 'This order already has the after-sales application {number}.',
  },
  notReturnable: {
    id: 1412,
    zh: '此訂單目前不能申請售後服務。',
    en: 'You cannot apply for after-sales service for this order.',
  },
  returnTooLate: {
    id: 1412,
    zh: '收貨超過 {days} 日，不能再申請售後服務。',
    en: 'The order arrived more than {days} days ago. You can no longer apply for after-sales service.',
  },
  partlySent: {
    id: 1412,
    zh: '部分產品已出貨，請待全部出貨後再申請售後服務。',
    en: 'Part of the order is on its way. Apply once everything has been sent.',
  },
  onlyRefund: {
    id: 1414,
    zh: '此訂單尚未出貨，只可申請僅退款。',
    en: 'This order has not been sent. You can apply for a refund only.',
  },
  returnsNothing: { id: 1416, zh: '請選擇要退的產品。', en: 'Choose the products to return.' },
  notInOrder: {
    id: 1417,
    zh: '所選產品不在此訂單內。',
    en: 'A chosen product is not in this order.',
  },
  moreThanBought: {
    id: 1418,
    zh: '「{name}」最多可退 {most} 件。',
    en: 'You can return at most {most} of “{name}”.',
  },
  notEverything: {
    id: 1419,
    zh: '全部退貨須包括訂單內所有產品。',
    en: 'Returning everything takes all products of the order.',
  },
  tooManyProofs: {
    id: 1420,
    zh: '最多上載 {most} 張圖片。',
    en: 'Upload at most {most} pictures.',
  },
  notCancellable: {
    id: 1421,
    zh: '商戶已審核此申請，不能取消。',
    en: 'The merchant has reviewed this application. You can no longer cancel it.',
  },
  noSendingBack: {
    id: 1422,
    zh: '此申請目前毋須填寫退貨運單。',
    en: 'This application needs no return waybill now.',
  },
  noSuchCarrier: { id: 1423, zh: '請選擇物流公司。', en: 'Choose a carrier.' },
} as const satisfies Record<string, Bilingual & { readonly id: number }>;
