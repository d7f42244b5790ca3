import { ORDER, orderByNo, type PayableOrder } from '../cashier/payments.ts';
import { billStatusOf } from '../checkout/bill-status.ts';
import type { Db } from '../db/db.ts';
import type { Call } from '../http/call.ts';
import { carrierFor } from './carriers.ts';
import { signedBy } from './parcel-clock.ts';
import { isParcelState, isSigned, type ParcelStateCode } from './parcel-states.ts';
import { setReceiptTime } from './receipt.ts';

type Shop = Pick<Call, 'db' | 'now'>;

/** Pieces of a line that a store has to send. */
interface UnsentLine {
  readonly id: number;
  readonly store_id: number;
  readonly quantity: number;
}

function orderOf(db: Db, orderNo: string): PayableOrder {
  const order = orderByNo(db, orderNo);
  if (!order) throw new RangeError(`no such order: ${orderNo}`);
  return order;
}

/** Refuses an order that is not paid, or whose buyer has applied for a refund. */
function checkSendable(db: Db, order: PayableOrder): void {
  if (order.status !== ORDER.paid && order.status !== ORDER.packing)
    throw new RangeError(`order ${order.order_no} does not await shipment`);
  const open = db.get<{ return_no: string }>(
    'SELECT return_no FROM after_sale WHERE order_id = ? AND status < 4',
    order.id,
  );
  if (open) throw new RangeError(`order ${order.order_no} has the application ${open.return_no}`);
}

/** Returns the pieces still to be sent: neither in a parcel nor refunded before shipment. */
const unsentLines = (db: Db, orderId: number): UnsentLine[] =>
  db
    .all<UnsentLine>(
      `SELECT l.id, l.store_id, l.quantity
         - ifnull((SELECT sum(x.quantity) FROM after_sale_line x JOIN after_sale r ON r.id = x.after_sale_id
             WHERE x.line_id = l.id AND r.status = 4 AND r.is_unsent = 1), 0)
         - ifnull((SELECT sum(x.quantity) FROM parcel_line x WHERE x.line_id = l.id), 0) quantity
       FROM order_line l WHERE l.order_id = ? ORDER BY l.id`,
      orderId,
    )
    .filter(({ quantity }) => quantity > 0);

/** Packs a paid order in the warehouse. */
export function packOrder({ db }: Shop, orderNo: string): void {
  const order = orderOf(db, orderNo);
  checkSendable(db, order);
  db.run('UPDATE shop_order SET status = ? WHERE id = ?', ORDER.packing, order.id);
}

const isMedicineStore = (db: Db, storeId: number): boolean =>
  db.get('SELECT 1 FROM store WHERE id = ? AND is_medicine = 1', storeId) !== undefined;

/** Contents of a parcel: pieces by the id of their line. */
type ParcelContents = readonly { readonly lineId: number; readonly quantity: number }[];

/**
 * Distributes lines over parcels: line by line where there are enough, and the pieces of the largest line where there
 * are more parcels. There are no empty parcels.
 */
export function distribute(lines: readonly UnsentLine[], parcels: number): ParcelContents[] {
  const portions = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  while (portions.length < parcels) {
    const largest = portions.toSorted((one, other) => other.quantity - one.quantity)[0];
    if (!largest || largest.quantity < 2) break;
    const half = Math.floor(largest.quantity / 2);
    portions.push({ lineId: largest.lineId, quantity: half });
    largest.quantity -= half;
  }
  const count = Math.min(parcels, portions.length);
  return Array.from({ length: count }, (_, at) => {
    const held = new Map<number, number>();
    for (const { lineId, quantity } of portions.filter((_part, place) => place % count === at))
      held.set(lineId, (held.get(lineId) ?? 0) + quantity);
    return [...held].map(([lineId, quantity]) => ({ lineId, quantity }));
  });
}

/** Hands a parcel to its carrier. Call it in a transaction. */
export function sendParcel(
  { db, now }: Shop,
  orderId: number,
  storeId: number,
  contents: ParcelContents,
): string {
  const carrier = carrierFor(storeId, orderId);
  const next = db.get<{ id: number }>('SELECT ifnull(max(id), 0) + 1 id FROM parcel')?.id ?? 1;
  const waybill = `${carrier.prefix}${String(7_000_000_000 + next * 7919).slice(0, 10)}`;
  db.insert('parcel', {
    id: next,
    order_id: orderId,
    store_id: storeId,
    waybill,
    carrier_id: carrier.id,
    sent_at: now,
    signed_at: signedBy(now),
  });
  for (const { lineId, quantity } of contents)
    db.insert('parcel_line', { parcel_id: next, line_id: lineId, quantity });
  return waybill;
}

/** A shipment: of a store, or of every store that has something left; and the number of parcels of each. */
export interface Shipment {
  readonly store?: number | undefined;
  readonly parcels?: number | undefined;
}

const MOST_PARCELS = 20;

/**
 * Ships what stores have left of a paid order; returns the waybills. Medicines wait until their bills are accepted.
 * The order awaits receipt once everything is on its way.
 */
export function shipOrder(shop: Shop, orderNo: string, { store, parcels = 1 }: Shipment = {}) {
  const { db, now } = shop;
  if (!Number.isSafeInteger(parcels) || parcels < 1 || parcels > MOST_PARCELS)
    throw new RangeError(`parcels: 1 to ${MOST_PARCELS} are expected`);
  return db.transaction(() => {
    const order = orderOf(db, orderNo);
    checkSendable(db, order);
    const unsent = unsentLines(db, order.id);
    const stores = [...new Set(unsent.map((line) => line.store_id))].filter(
      (id) => store === undefined || id === store,
    );
    if (stores.length === 0) throw new RangeError(`nothing to ship of order ${orderNo}`);
    if (stores.some((id) => isMedicineStore(db, id)) && billStatusOf(db, order.order_no) !== '2')
      throw new RangeError(`the bills of order ${orderNo} are not accepted`);
    const waybills = stores.flatMap((id) => {
      const own = unsent.filter((line) => line.store_id === id);
      return distribute(own, parcels).map((held) => sendParcel(shop, order.id, id, held));
    });
    const isAllSent = unsent.every((line) => stores.includes(line.store_id));
    db.run('UPDATE shop_order SET status = :status, sent_at = :sent_at WHERE id = :id', {
      status: isAllSent ? ORDER.shipped : ORDER.packing,
      sent_at: isAllSent ? now : null,
      id: order.id,
    });
    setReceiptTime(db, order.id);
    return waybills;
  });
}

interface ParcelRow {
  readonly id: number;
  readonly order_id: number;
  readonly sent_at: number;
}

function writeState({ db, now }: Shop, parcel: ParcelRow, state: ParcelStateCode | null): void {
  const arrived = state !== null && isSigned(state) ? now : null;
  db.run(
    'UPDATE parcel SET state = :state, state_at = :state_at, signed_at = :signed_at WHERE id = :id',
    {
      state,
      state_at: state === null ? null : now,
      signed_at: state === null ? signedBy(parcel.sent_at) : arrived,
      id: parcel.id,
    },
  );
}

/** Sets a parcel to a state of 2§4; 'auto' lets it follow the clock again. */
export function setParcelState(shop: Shop, waybill: string, state: string): void {
  const { db } = shop;
  if (state !== 'auto' && !isParcelState(state)) throw new RangeError(`no such state: ${state}`);
  db.transaction(() => {
    const parcel = db.get<ParcelRow>(
      'SELECT id, order_id, sent_at FROM parcel WHERE waybill = ?',
      waybill,
    );
    if (!parcel) throw new RangeError(`no such waybill: ${waybill}`);
    writeState(shop, parcel, isParcelState(state) ? state : null);
    setReceiptTime(db, parcel.order_id);
  });
}

/** Delivers every parcel of an order that has not arrived. */
export function deliverOrder(shop: Shop, orderNo: string): void {
  const { db, now } = shop;
  db.transaction(() => {
    const order = orderOf(db, orderNo);
    const all = db.all<ParcelRow & { signed_at: number | null }>(
      'SELECT id, order_id, sent_at, signed_at FROM parcel WHERE order_id = ?',
      order.id,
    );
    if (all.length === 0) throw new RangeError(`order ${orderNo} has no parcels`);
    for (const parcel of all)
      if (parcel.signed_at === null || parcel.signed_at > now) writeState(shop, parcel, '301');
    setReceiptTime(db, order.id);
  });
}
