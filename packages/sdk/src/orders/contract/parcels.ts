import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import { parseHongKongTime } from '../../base/values/hong-kong-time.ts';
import { plainLines } from '../../base/values/plain-text.ts';
import { filled } from '../../base/wire/filled-fields.ts';
import { code, list, maybe, shape, text } from '../../base/wire/parsers.ts';
import type { OrderedGood, Tracking } from '../types.ts';
import { orderedGood } from './order-schema.ts';

/** Reads the state of a parcel. Spec: 2§4 Parcel states */
const parcelState = code({
  '-1': 'no-trace',
  '0': 'in-transit',
  '1': 'picked-up',
  '2': 'problem',
  '3': 'signed',
  '301': 'signed-normally',
  '302': 'signed-after-exception',
  '304': 'signed-by-proxy',
  '311': 'signed-from-locker',
  '4': 'rejected',
  '5': 'delivering',
  '202': 'delivering',
  '6': 'returning',
  '201': 'reached-city',
  '211': 'in-locker',
  '401': 'no-information',
  '402': 'unsigned-in-time',
  '403': 'not-updated-in-time',
  '404': 'refused',
  '405': 'delivery-exception',
  '406': 'return-signed',
  '407': 'return-unsigned',
  '412': 'locker-timeout',
});

/** A parcel: its waybill, and the carrier. */
export interface ParcelQuery {
  readonly waybill: string;
  /** Id of the delivery method or of the carrier; '' for unknown. */
  readonly carrierId: string;
}

export const parcelTracking = read(
  {
    name: 'orders.tracking',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The way of a parcel; a waybill that does not exist is refused',
          spec: '2§3, 2§4, 2§7, 2§8',
          assumed: [
            'com is the expressId of the store',
            'data lists the events in any order; its times are of Hong Kong',
            'without data there is no trace yet',
          ],
        },
    path: '/authapi/searchExpress',
    request: z.object({ nu: filled, com: z.string() }),
    response: shape(
      maybe(
        z.object({
          expressName: maybe(text),
          mailNo: maybe(text),
          state: parcelState,
          data: list(z.object({ time: text, context: text })),
        }),
      ),
      (wire): Tracking => ({
        carrier: wire?.expressName ?? '',
        waybill: wire?.mailNo ?? '',
        state: wire?.state ?? 'no-trace',
        events: (wire?.data ?? [])
          .map(({ time, context }) => ({
            time,
            at: parseHongKongTime(time),
            text: plainLines(context),
          }))
          .sort((one, other) => (other.at ?? 0) - (one.at ?? 0)),
      }),
    ),
  },
  ({ waybill, carrierId }: ParcelQuery) => ({ nu: waybill, com: carrierId }),
);

export const parcelGoods = read(
  {
    name: 'orders.parcelGoods',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The goods in a parcel of an order',
          spec: '2§2.6, 2§7',
          assumed: ['data is the list of goods, as in an order, with the amount in this parcel'],
        },
    path: '/authapi/searchExpressGoodsList',
    request: z.object({ orderNo: filled, mailNo: filled }),
    response: list(orderedGood) as z.ZodMiniType<readonly OrderedGood[], unknown>,
  },
  ({ orderNo, waybill }: { readonly orderNo: string; readonly waybill: string }) => ({
    orderNo,
    mailNo: waybill,
  }),
);
