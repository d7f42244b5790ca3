import type { Db } from './db.ts';

/** Where the bills of an order stand. Spec: 2§4 ypCheckStatus */
export type BillStatus = '0' | '1' | '2' | '3';

const REJECTED = 3;
const ACCEPTED = 2;

/** One rejected bill asks for others; all accepted are accepted. */
export function billStatusOf(db: Db, orderNo: string): BillStatus {
  const sql = 'SELECT status FROM medicine_bill WHERE order_no = ?';
  const all = db.all<{ status: number }>(sql, orderNo).map((bill) => bill.status);
  if (all.length === 0) return '0';
  if (all.includes(REJECTED)) return '3';
  return all.every((status) => status === ACCEPTED) ? '2' : '1';
}

/** Throws away what was handed in for a temporary order that is not made any more. */
export function forgetBills(db: Db, orderNo: string): void {
  const files = db.all<{ file_id: string }>(
    'SELECT file_id FROM medicine_bill WHERE order_no = ?',
    orderNo,
  );
  db.run('DELETE FROM medicine_bill WHERE order_no = ?', orderNo);
  for (const { file_id } of files) db.run('DELETE FROM stored_file WHERE id = ?', file_id);
}
