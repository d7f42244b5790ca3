import type { Db } from '../db/db.ts';
import { linesInReturns, type ReturnLineRow } from '../orders/ordered-goods.ts';

/** Codes of 2§4. */
export const RETURN = {
  underReview: 0,
  toSendBack: 1,
  sentBack: 2,
  refunding: 3,
  completed: 4,
  cancelled: 5,
  rejected: 6,
} as const;

/** Kinds of service. Spec: 2§4 */
export const KIND = { returnAll: '0', returnSome: '1', refundOnly: '2' } as const;

/** Reason of an undamaged return, whose goods are sold again. Spec: 2§4 */
export const TOO_MANY = '1';

/** A row of after_sale. */
export interface ReturnRow {
  readonly id: number;
  readonly return_no: string;
  readonly order_id: number;
  readonly account_id: number;
  readonly kind: string;
  readonly reason: string;
  readonly status: number;
  readonly remark: string;
  readonly refund: number;
  readonly freight: number;
  readonly is_unsent: number;
  readonly check_zh: string | null;
  readonly check_en: string | null;
  readonly carrier_id: string | null;
  readonly waybill: string | null;
  readonly made_at: number;
  readonly reviewed_at: number | null;
  readonly sent_back_at: number | null;
  readonly received_at: number | null;
  readonly refunded_at: number | null;
  readonly closed_at: number | null;
  readonly order_no: string;
}

export const RETURN_ROWS =
  'SELECT r.*, o.order_no FROM after_sale r JOIN shop_order o ON o.id = r.order_id';

export const returnByNo = (db: Db, returnNo: string): ReturnRow | undefined =>
  db.get<ReturnRow>(`${RETURN_ROWS} WHERE r.return_no = ?`, returnNo);

/** The payment that a refund goes back to. Amounts in cents. */
export interface PaidBy {
  readonly id: number;
  readonly order_id: number;
  readonly pay_type: string;
  readonly from_balance: number;
  readonly from_provider: number;
}

/** An application with what hangs on it. */
export interface FullReturn {
  readonly row: ReturnRow;
  readonly lines: readonly ReturnLineRow[];
  /** Ids of its pictures. */
  readonly pictures: readonly string[];
  readonly paidBy: PaidBy | undefined;
}

/** Reads what hangs on some applications, in a fixed number of queries. */
export function fullReturns(db: Db, rows: readonly ReturnRow[]): FullReturn[] {
  const ids = rows.map(({ id }) => id);
  const lines = linesInReturns(db, ids);
  const pictures = db.all<{ after_sale_id: number; file_id: string }>(
    `SELECT x.after_sale_id, x.file_id FROM json_each(?) j
       CROSS JOIN after_sale_picture x ON x.after_sale_id = j.value ORDER BY x.position`,
    JSON.stringify(ids),
  );
  const payments = db.all<PaidBy>(
    `SELECT p.id, p.order_id, p.pay_type, p.from_balance, p.from_provider
     FROM json_each(?) j CROSS JOIN payment p ON p.order_id = j.value WHERE p.status = 'paid'`,
    JSON.stringify(rows.map((row) => row.order_id)),
  );
  return rows.map((row) => ({
    row,
    lines: lines.filter((line) => line.after_sale_id === row.id),
    pictures: pictures.flatMap((each) => (each.after_sale_id === row.id ? [each.file_id] : [])),
    paidBy: payments.find((payment) => payment.order_id === row.order_id),
  }));
}
