import type { Call } from '../http/call.ts';
import { isSignedForSession, signedUntil } from '../identity/account/uploads.ts';
import { sign } from '../identity/session/signing-keys.ts';
import { pdfSheet } from '../media/pdf.ts';

/** A medicine on the form. */
interface FormLine {
  readonly article_number: string;
  readonly name_en: string;
  readonly quantity: number;
}

/** Lines that fit on the sheet. */
const MAX_LINES = 20;

/** Signed URL of an order's form: a new window sends no token. It expires with the session or earlier. */
export function blankFormUrl(call: Call, orderNo: string): string {
  const until = signedUntil(call.now);
  const signature = sign(call.db, 'form', orderNo, call.session, until);
  return `${call.origin}/bill-forms/${orderNo}.pdf?until=${until}&signature=${signature}`;
}

interface TempGood {
  readonly id: number;
  readonly quantity: number;
}

/** Medicines of a placed or temporary order. */
function medicinesOf({ db }: Pick<Call, 'db'>, orderNo: string): FormLine[] {
  const made = db.all<TempGood>(
    `SELECT l.specification_id id, l.quantity FROM order_line l JOIN shop_order o ON o.id = l.order_id
     WHERE o.order_no = ? ORDER BY l.id`,
    orderNo,
  );
  const kept = db.get<{ goods: string }>(
    'SELECT goods FROM temp_order WHERE order_no = ?',
    orderNo,
  );
  const goods = made.length > 0 ? made : (JSON.parse(kept?.goods ?? '[]') as TempGood[]);
  return goods.flatMap(({ id, quantity }) => {
    const row = db.get<Omit<FormLine, 'quantity'>>(
      `SELECT s.article_number, p.name_en FROM specification s JOIN product p ON p.id = s.product_id
       WHERE s.id = ? AND instr(p.tags, '"medicine"') > 0`,
      id,
    );
    return row ? [{ ...row, quantity }] : [];
  });
}

/** Owner of a placed or temporary order. */
const ownerOf = ({ db }: Pick<Call, 'db'>, orderNo: string): number | undefined =>
  db.get<{ account_id: number }>(
    `SELECT account_id FROM shop_order WHERE order_no = :order_no
     UNION SELECT account_id FROM temp_order WHERE order_no = :order_no`,
    { order_no: orderNo },
  )?.account_id;

/** Returns the form of a signed URL; undefined if the URL or its session has expired, or the signature is wrong. */
export function blankFormAt(
  call: Pick<Call, 'db' | 'now'>,
  name: string,
  { until, signature }: { until: string; signature: string },
): string | undefined {
  const orderNo = /^(\w{1,40})\.pdf$/.exec(name)?.[1];
  const end = Number(until);
  if (orderNo === undefined || !(end > call.now)) return undefined;
  const owner = ownerOf(call, orderNo);
  const signed = (session: string) => sign(call.db, 'form', orderNo, session, end);
  if (owner === undefined || !isSignedForSession(call, owner, signature, signed)) return undefined;
  const lines = medicinesOf(call, orderNo).slice(0, MAX_LINES);
  return pdfSheet('Medicine order form', [
    `Order ${orderNo}`,
    ...lines.map((line) => `${line.quantity} x ${line.article_number}  ${line.name_en}`),
    '',
    'Clinic stamp:  ______________________     Signature:  ______________________',
  ]);
}
