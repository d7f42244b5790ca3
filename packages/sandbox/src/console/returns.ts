import { RETURN_ROWS, type ReturnRow } from '../after-sales/return-rows.ts';
import { kindWords, reasonWords } from '../after-sales/return-words.ts';
import type { Db } from '../db/db.ts';
import { carrierOf } from '../orders/carriers.ts';
import { linesInReturns } from '../orders/ordered-goods.ts';
import type { Bilingual } from '../seed/data/types.ts';

/** An after-sales application as the merchant has it; amounts in cents. */
export interface ReturnView {
  readonly returnNo: string;
  readonly orderNo: string;
  /** Scenario, e-mail or phone of the buyer. */
  readonly account: string;
  /** Codes of 2§4. */
  readonly status: number;
  readonly kind: string;
  readonly kindName: Bilingual;
  readonly reason: Bilingual;
  readonly remark: string;
  readonly refund: number;
  /** Of the refund, what goes back for the freight. */
  readonly freight: number;
  readonly lines: readonly { readonly name: Bilingual; readonly quantity: number }[];
  /** Pictures at `proof/{id}`. */
  readonly pictures: readonly string[];
  readonly waybill: string | null;
  readonly carrier: Bilingual | null;
  readonly madeAt: number;
  /** Paid refunds by destination. */
  readonly refunds: readonly { readonly goesTo: string; readonly amount: number }[];
}

const MOST = 60;

const none: Bilingual = { zh: '', en: '' };

/** The newest applications. */
export function returnViews(db: Db): ReturnView[] {
  const rows = db.all<ReturnRow & { readonly who: string }>(
    `${RETURN_ROWS.replace('r.*,', 'r.*, coalesce(a.scenario, a.email, a.phone) who,')}
       JOIN account a ON a.id = r.account_id ORDER BY r.id DESC LIMIT ${MOST}`,
  );
  const lines = linesInReturns(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    returnNo: row.return_no,
    orderNo: row.order_no,
    account: row.who,
    status: row.status,
    kind: row.kind,
    kindName: kindWords[row.kind] ?? none,
    reason: reasonWords[row.reason] ?? none,
    remark: row.remark,
    refund: row.refund,
    freight: row.freight,
    lines: lines
      .filter((line) => line.after_sale_id === row.id)
      .map((line) => ({ name: { zh: line.name_zh, en: line.name_en }, quantity: line.quantity })),
    pictures: db
      .all<{ id: string }>(
        'SELECT file_id id FROM after_sale_picture WHERE after_sale_id = ? ORDER BY position',
        row.id,
      )
      .map(({ id }) => id),
    waybill: row.waybill,
    carrier: carrierOf(row.carrier_id)?.name ?? null,
    madeAt: row.made_at,
    refunds: db.all<{ goesTo: string; amount: number }>(
      'SELECT goes_to goesTo, amount FROM refund WHERE after_sale_id = ? ORDER BY id',
      row.id,
    ),
  }));
}
