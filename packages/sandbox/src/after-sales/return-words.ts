import type { Bilingual } from '../seed/data/types.ts';
import { KIND, RETURN, type ReturnRow } from './return-rows.ts';

/** Spec: 2§4 Service type */
export const kindWords: Readonly<Record<string, Bilingual>> = {
  '0': { zh: '全部退貨退款', en: 'Return everything for a refund' },
  '1': { zh: '部分退貨退款', en: 'Return part for a refund' },
  '2': { zh: '僅退款', en: 'Refund only' },
};

/** Spec: 2§4 Reason */
export const reasonWords: Readonly<Record<string, Bilingual>> = {
  '0': { zh: '品質問題', en: 'Quality problem' },
  '1': { zh: '多買或買錯', en: 'Bought too many or the wrong ones' },
  '2': { zh: '與描述不符', en: 'Not as described' },
  '3': { zh: '其他', en: 'Other' },
};

/** A step of the progress bar; `at` is when it was reached. */
interface Step {
  readonly words: Bilingual;
  readonly at: number | null;
  readonly isShown: boolean;
}

const SUBMITTED: Bilingual = { zh: '提交申請', en: 'Application submitted' };
const REVIEWED: Bilingual = { zh: '商戶審核', en: 'Merchant review' };
const SENT_BACK: Bilingual = { zh: '寄回產品', en: 'Products sent back' };
const RECEIVED: Bilingual = { zh: '商戶收貨', en: 'Products received' };
const REFUNDED: Bilingual = { zh: '退款完成', en: 'Refund completed' };
const CANCELLED: Bilingual = { zh: '已取消', en: 'Cancelled' };
const REJECTED: Bilingual = { zh: '商戶已拒絕', en: 'Rejected by the merchant' };

/** The progress bar of an application: a refund alone has no goods to send back. Spec: 2§2.7, 2§3 progressBar */
export function stepsOf(row: ReturnRow): Step[] {
  const submitted = { words: SUBMITTED, at: row.made_at, isShown: true };
  if (row.status === RETURN.cancelled)
    return [submitted, { words: CANCELLED, at: row.closed_at, isShown: true }];
  if (row.status === RETURN.rejected)
    return [submitted, { words: REJECTED, at: row.closed_at, isShown: true }];
  const hasGoods = row.kind !== KIND.refundOnly;
  return [
    submitted,
    { words: REVIEWED, at: row.reviewed_at, isShown: true },
    { words: SENT_BACK, at: row.sent_back_at, isShown: hasGoods },
    { words: RECEIVED, at: row.received_at, isShown: hasGoods },
    { words: REFUNDED, at: row.refunded_at, isShown: true },
  ];
}

/** Where returned goods go. Spec: 2§3 */
export const returnAddress = {
  phone: '+852 2345 6780',
  address: {
    zh: '新界沙田火炭坳背灣街 38 號 6 樓 Clinicart 退貨部',
    en: 'Clinicart Returns, 6/F, 38 Au Pui Wan Street, Fo Tan, Sha Tin, New Territories',
  },
  remark: {
    zh: '請在包裹外註明申請編號 {number}，並保留運單。',
    en: 'Write the application number {number} on the parcel, and keep the waybill.',
  },
} as const;
