import { TRANSFER } from '../cashier/payments.ts';
import type { Bilingual } from '../seed/data/types.ts';
import type { OrderRow } from './order-rows.ts';

/** Words of the statuses. Spec: 2§4 Order status */
const words: Readonly<Record<number, Bilingual>> = {
  0: { zh: '待付款', en: 'Awaiting payment' },
  1: { zh: '付款中', en: 'Paying' },
  2: { zh: '待出貨', en: 'Awaiting dispatch' },
  3: { zh: '待收貨', en: 'Awaiting receipt' },
  4: { zh: '已完成', en: 'Completed' },
  5: { zh: '已關閉', en: 'Closed' },
  6: { zh: '預訂', en: 'Pre-order' },
  7: { zh: '已付訂金', en: 'Deposit paid' },
  8: { zh: '備貨中', en: 'Being packed' },
  9: { zh: '待審核', en: 'Under review' },
};

const AWAITING_TRANSFER: Bilingual = { zh: '待轉帳', en: 'Awaiting bank transfer' };
const CLOSED_PAID: Bilingual = { zh: '已關閉（已付款）', en: 'Closed (paid)' };
const CLOSED_UNPAID: Bilingual = { zh: '已關閉（未付款）', en: 'Closed (unpaid)' };
/** The deposit is remitted. Spec: 2§4 */
const REMITTED = '7';

/** The merchant's word for the status of an order. */
export function statusWords(row: Pick<OrderRow, 'status' | 'pay_type' | 'deposit' | 'paid_at'>) {
  if (row.status === 0 && row.pay_type === TRANSFER) return AWAITING_TRANSFER;
  if (row.status === 5 && row.deposit === REMITTED)
    return row.paid_at === null ? CLOSED_UNPAID : CLOSED_PAID;
  return words[row.status] ?? { zh: '', en: '' };
}
