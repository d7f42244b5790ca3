import { formatHongKongTime, orders } from '@clinicart/sdk/contract';
import { ownOrder } from '../cashier/payable-order.ts';
import { accountOf } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { carrierOf } from './carriers.ts';
import { linesInParcel, orderedGoodWire } from './ordered-goods.ts';
import { type ParcelTimes, wayOf } from './parcel-clock.ts';

interface TrackedRow extends ParcelTimes {
  readonly waybill: string;
  readonly carrier_id: string;
}

export const parcelRoutes = [
  // The waybill is unique; `com` helps a server that asks carriers.
  serve(orders.parcelTracking, ({ nu }, call) => {
    const { db, now, language } = call;
    const row = db.get<TrackedRow>(
      `SELECT p.waybill, p.carrier_id, p.sent_at, p.state, p.state_at
       FROM parcel p JOIN shop_order o ON o.id = p.order_id WHERE p.waybill = ? AND o.account_id = ?`,
      nu.trim(),
      accountOf(call).id,
    );
    if (!row) throw new Refusal('noWaybill');
    const { state, events } = wayOf(row, now);
    return {
      expressName: carrierOf(row.carrier_id)?.name[language] ?? '',
      mailNo: row.waybill,
      state,
      data: events
        .map(({ at, words }) => ({ time: formatHongKongTime(at), context: words[language] }))
        .reverse(),
    };
  }),

  serve(orders.parcelGoods, ({ orderNo, mailNo }, call) => {
    const parcel = call.db.get<{ id: number }>(
      'SELECT id FROM parcel WHERE order_id = ? AND waybill = ?',
      ownOrder(call, orderNo).id,
      mailNo.trim(),
    );
    if (!parcel) throw new Refusal('noWaybill');
    return linesInParcel(call.db, parcel.id).map((line) => orderedGoodWire(line, call));
  }),
];
