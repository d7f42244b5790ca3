import { BILL, type BillStatus } from '../checkout/bill-status.ts';
import { readStores, type Store } from '../checkout/shipping.ts';
import type { Db } from '../db/db.ts';
import { type LineRow, linesOf } from './ordered-goods.ts';

/** A row of shop_order, with what the wire and the rules of placed orders need. */
export interface OrderRow {
  readonly id: number;
  readonly order_no: string;
  readonly account_id: number;
  /** Codes of 2§4. */
  readonly status: number;
  readonly made_at: number;
  readonly expires_at: number;
  readonly paid_at: number | null;
  readonly closed_why: string | null;
  readonly sent_at: number | null;
  readonly received_at: number | null;
  readonly pay_type: string | null;
  readonly is_pre: number;
  readonly deposit: string | null;
  readonly is_medicine: number;
  readonly remark: string;
  readonly goods: number;
  readonly cut: number;
  readonly coupon: number;
  readonly freight: number;
  readonly total: number;
  readonly consignee: string;
  readonly consignee_phone: string;
  readonly address: string;
}

/** How a store sends its part of an order. */
interface DeliveryRow {
  readonly order_id: number;
  readonly store_id: number;
  readonly freight: number;
  readonly delivery_id: number;
  readonly name_zh: string;
  readonly name_en: string;
}

interface ParcelRow {
  readonly order_id: number;
  readonly store_id: number;
  readonly waybill: string;
}

interface BillRow {
  readonly order_no: string;
  readonly status: number;
  readonly reason_zh: string | null;
  readonly reason_en: string | null;
}

/** The part of an order that one store sends. */
export interface StorePart {
  readonly store: Store;
  readonly delivery: DeliveryRow | undefined;
  readonly lines: readonly LineRow[];
  readonly waybills: readonly string[];
}

/** A placed order with everything that hangs on it. */
export interface PlacedOrder {
  readonly row: OrderRow;
  readonly stores: readonly StorePart[];
  readonly bills: BillStatus;
  /** Why the merchant rejected bills. */
  readonly rejection: BillRow | undefined;
  /** Number of the open or finished after-sales application. */
  readonly returnNo: string | undefined;
}

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** One rejection rejects, and only all accepted accept. Spec: 2§4 ypCheckStatus */
function statusOf(bills: readonly BillRow[]): BillStatus {
  if (bills.length === 0) return '0';
  if (bills.some(({ status }) => status === BILL.rejected)) return '3';
  return bills.every(({ status }) => status === BILL.accepted) ? '2' : '1';
}

/** Reads what hangs on some orders, in a fixed number of queries. */
export function placedOrders(db: Db, rows: readonly OrderRow[]): PlacedOrder[] {
  const orderIds = rows.map(({ id }) => id);
  const ids = JSON.stringify(orderIds);
  const stores = readStores(db);
  const lines = groupBy(linesOf(db, orderIds), (line) => line.order_id);
  const deliveries = groupBy(
    db.all<DeliveryRow>(
      `SELECT o.order_id, o.store_id, o.freight, d.id delivery_id, d.name_zh, d.name_en
       FROM json_each(?) j CROSS JOIN order_store o ON o.order_id = j.value JOIN store_delivery d ON d.id = o.delivery_id`,
      ids,
    ),
    (row) => row.order_id,
  );
  const parcels = groupBy(
    db.all<ParcelRow>(
      `SELECT p.order_id, p.store_id, p.waybill FROM json_each(?) j CROSS JOIN parcel p ON p.order_id = j.value
       ORDER BY p.id`,
      ids,
    ),
    (row) => row.order_id,
  );
  const bills = groupBy(
    db.all<BillRow>(
      `SELECT b.order_no, b.status, b.reason_zh, b.reason_en
       FROM json_each(?) j CROSS JOIN medicine_bill b ON b.order_no = j.value ORDER BY b.id`,
      JSON.stringify(rows.filter((row) => row.is_medicine === 1).map((row) => row.order_no)),
    ),
    (row) => row.order_no,
  );
  const returns = new Map(
    db
      .all<{ order_id: number; return_no: string }>(
        `SELECT r.order_id, r.return_no FROM json_each(?) j CROSS JOIN after_sale r ON r.order_id = j.value
         WHERE r.status < 5`,
        ids,
      )
      .map((row) => [row.order_id, row.return_no]),
  );
  return rows.map((row): PlacedOrder => {
    const own = lines.get(row.id) ?? [];
    const handedIn = bills.get(row.order_no) ?? [];
    const parts = stores.flatMap((store): StorePart[] => {
      const sent = own.filter((line) => line.store_id === store.id);
      if (sent.length === 0) return [];
      const isOfStore = (each: { readonly store_id: number }) => each.store_id === store.id;
      return [
        {
          store,
          lines: sent,
          delivery: deliveries.get(row.id)?.find(isOfStore),
          waybills: (parcels.get(row.id) ?? []).filter(isOfStore).map(({ waybill }) => waybill),
        },
      ];
    });
    return {
      row,
      stores: parts,
      bills: statusOf(handedIn),
      rejection: handedIn.find(({ status }) => status === BILL.rejected),
      returnNo: returns.get(row.id),
    };
  });
}
