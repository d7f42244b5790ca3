import type { Db } from '../db/db.ts';
import type { Bilingual } from '../seed/data/types.ts';

/** Review status of an order's bills. Spec: 2§4 ypCheckStatus */
export type BillStatus = '0' | '1' | '2' | '3';

/** Review status of one bill. */
export const BILL = { handedIn: 1, accepted: 2, rejected: 3 } as const;

export interface Bill {
  readonly id: number;
  readonly file_id: string;
  readonly hash: string;
  readonly status: number;
}

export const billsOf = (db: Db, orderNo: string): Bill[] =>
  db.all<Bill>(
    'SELECT id, file_id, hash, status FROM medicine_bill WHERE order_no = ? ORDER BY id',
    orderNo,
  );

/** Combines the bills: one rejection rejects, and only all accepted accept. */
export function billStatusOf(db: Db, orderNo: string): BillStatus {
  const all = billsOf(db, orderNo).map((bill) => bill.status);
  if (all.length === 0) return '0';
  if (all.includes(BILL.rejected)) return '3';
  return all.every((status) => status === BILL.accepted) ? '2' : '1';
}

export function deleteBill(db: Db, bill: Pick<Bill, 'id' | 'file_id'>): void {
  db.run('DELETE FROM medicine_bill WHERE id = ?', bill.id);
  db.run('DELETE FROM stored_file WHERE id = ?', bill.file_id);
}

/** Deletes the bills of an abandoned temporary order. */
export function deleteBills(db: Db, orderNo: string): void {
  for (const bill of billsOf(db, orderNo)) deleteBill(db, bill);
}

/** Accepts the pending bills of an order, or rejects them with a reason; returns how many there were. */
export const reviewBills = (
  db: Db,
  orderNo: string,
  isAccepted: boolean,
  reason?: Bilingual,
): number =>
  db.run(
    `UPDATE medicine_bill SET status = :status, reason_zh = :zh, reason_en = :en
     WHERE order_no = :order_no AND status = ${BILL.handedIn}`,
    {
      order_no: orderNo,
      status: isAccepted ? BILL.accepted : BILL.rejected,
      zh: isAccepted ? null : (reason?.zh ?? null),
      en: isAccepted ? null : (reason?.en ?? null),
    },
  );
