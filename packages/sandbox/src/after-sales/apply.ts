import { randomInt } from 'node:crypto';
import { afterSales, hongKongDay, MOST_UPLOAD_BYTES } from '@clinicart/sdk/contract';
import type { Db } from '../db/db.ts';
import { accountOf, type Call } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { type Picture, readPicture, storeFile } from '../identity/account/uploads.ts';
import type { PlacedOrder } from '../orders/order-rows.ts';
import type { LineRow } from '../orders/ordered-goods.ts';
import { ownPlacedOrder } from '../orders/own-order.ts';
import { isUnsent, returnRefusal } from '../orders/returnable.ts';
import { paidForLines, refundOfPieces } from './refund-amount.ts';
import { KIND, RETURN, returnByNo } from './return-rows.ts';

/** Pieces of a line that an application is about; `refund` in cents. */
export interface ReturnLine {
  readonly line: LineRow;
  readonly quantity: number;
  readonly refund: number;
}

/** An application of a buyer: pieces by specification. */
export interface Application {
  readonly kind: string;
  readonly reason: string;
  readonly remark: string;
  readonly goods: ReadonlyMap<number, number>;
}

/** The lines of an order, ordinary ones before swap items. */
const linesOf = ({ stores }: PlacedOrder): LineRow[] => stores.flatMap(({ lines }) => lines);

const nameOf = (line: LineRow) => ({ zh: line.name_zh, en: line.name_en });

/** Distributes the pieces of each specification over its lines, and reckons what each gives back. */
function returnLines(order: PlacedOrder, goods: ReadonlyMap<number, number>): ReturnLine[] {
  const lines = linesOf(order);
  const paid = paidForLines(lines, order.row);
  const left = new Map(goods);
  const found = lines.flatMap((line, at): ReturnLine[] => {
    const quantity = Math.min(left.get(line.specification_id) ?? 0, line.quantity);
    if (quantity === 0) return [];
    left.set(line.specification_id, (left.get(line.specification_id) ?? 0) - quantity);
    return [{ line, quantity, refund: refundOfPieces(paid[at] ?? 0, quantity, line.quantity) }];
  });
  for (const [id, over] of left) {
    if (over === 0) continue;
    const own = lines.filter((line) => line.specification_id === id);
    const [line] = own;
    if (!line) throw new Refusal('notInOrder');
    const most = own.reduce((sum, each) => sum + each.quantity, 0);
    throw new Refusal('moreThanBought', { name: nameOf(line), most });
  }
  return found;
}

const isWhole = (order: PlacedOrder, lines: readonly ReturnLine[]): boolean =>
  linesOf(order).every((line) =>
    lines.some((each) => each.line.id === line.id && each.quantity === line.quantity),
  );

/** Checks an application against the order, and reckons its refund. Spec: 2§4, 2§5 */
export function checkApplication(
  order: PlacedOrder,
  { kind, goods }: Pick<Application, 'kind' | 'goods'>,
  now: number,
): { readonly lines: readonly ReturnLine[]; readonly refund: number; readonly freight: number } {
  const refusal = returnRefusal(order, now);
  if (refusal) throw refusal;
  const beforeShipment = isUnsent(order.row);
  if (beforeShipment && kind !== KIND.refundOnly) throw new Refusal('onlyRefund');
  const lines = returnLines(order, goods);
  if (lines.length === 0) throw new Refusal('returnsNothing');
  const everything = isWhole(order, lines);
  if (kind === KIND.returnAll && !everything) throw new Refusal('notEverything');
  const freight = beforeShipment && everything ? order.row.freight : 0;
  const refund = lines.reduce((sum, line) => sum + line.refund, freight);
  return { lines, refund, freight };
}

const NUMBER_DIGITS = 1e6;
function newReturnNo(db: Db, now: number): string {
  const day = hongKongDay(now).slice(2).replaceAll('-', '');
  const made = `AS${day}${String(randomInt(NUMBER_DIGITS)).padStart(6, '0')}`;
  return returnByNo(db, made) ? newReturnNo(db, now) : made;
}

/** Writes an application; returns its number. Call it in a transaction. */
export function writeApplication(
  { db, now }: Pick<Call, 'db' | 'now'>,
  order: PlacedOrder,
  application: Application,
  returnNo = newReturnNo(db, now),
): string {
  const { lines, refund, freight } = checkApplication(order, application, now);
  db.insert('after_sale', {
    return_no: returnNo,
    order_id: order.row.id,
    account_id: order.row.account_id,
    kind: application.kind,
    reason: application.reason,
    status: RETURN.underReview,
    remark: application.remark,
    refund,
    freight,
    is_unsent: isUnsent(order.row) ? 1 : 0,
    made_at: now,
  });
  const id = returnByNo(db, returnNo)?.id;
  if (id === undefined) throw new Error('an application was not written');
  for (const { line, quantity, refund: part } of lines)
    db.insert('after_sale_line', {
      after_sale_id: id,
      line_id: line.id,
      quantity,
      refund: part,
    });
  return returnNo;
}

function storePictures(call: Call, returnNo: string, pictures: readonly Picture[]): void {
  const { id: accountId } = accountOf(call);
  const row = returnByNo(call.db, returnNo);
  pictures.forEach((picture, position) => {
    call.db.insert('after_sale_picture', {
      after_sale_id: row?.id ?? 0,
      position,
      file_id: storeFile(call, accountId, 'proof', picture),
    });
  });
}

const isEntry = (value: unknown): value is { searchProductId: unknown; amount: unknown } =>
  typeof value === 'object' && value !== null && 'searchProductId' in value && 'amount' in value;

/** Reads the goods of an application: JSON, a list of searchProductId and amount. */
export function readGoods(text: string): Map<number, number> {
  const unfit = () => new Refusal('unfit', { field: 'goods' });
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw unfit();
  }
  if (!Array.isArray(list)) throw unfit();
  const goods = new Map<number, number>();
  for (const entry of list) {
    if (!isEntry(entry)) throw unfit();
    const [id, amount] = [Number(entry.searchProductId), entry.amount];
    if (!Number.isSafeInteger(id) || id <= 0) throw unfit();
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) throw unfit();
    goods.set(id, (goods.get(id) ?? 0) + amount);
  }
  return goods;
}

/** Spec: 1§9 */
const MOST_PROOFS = 3;

export const applyRoutes = [
  serve(
    afterSales.applyForReturn,
    async (wish, call) => {
      ownPlacedOrder(call, wish.orderNo);
      const goods = readGoods(wish.goods);
      const files = [wish.pictures ?? []].flat();
      if (files.length > MOST_PROOFS) throw new Refusal('tooManyProofs', { most: MOST_PROOFS });
      const pictures = await Promise.all(files.map(readPicture));
      return call.db.transaction(() => {
        const returnNo = writeApplication(call, ownPlacedOrder(call, wish.orderNo), {
          kind: wish.afterSaleType,
          reason: wish.reason,
          remark: wish.remark.trim(),
          goods,
        });
        storePictures(call, returnNo, pictures);
        return returnNo;
      });
    },
    { maxBytes: (MOST_PROOFS + 1) * MOST_UPLOAD_BYTES },
  ),
];
