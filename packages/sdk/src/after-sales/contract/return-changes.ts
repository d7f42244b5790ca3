import * as z from 'zod/mini';
import { read, write } from '../../base/http/endpoint.ts';
import { filled, filledLine, typedLines } from '../../base/wire/filled-fields.ts';
import { id, list, shape, text } from '../../base/wire/parsers.ts';
import type { Carrier, ReturnApplication, ReturnKind, ReturnReason } from '../types.ts';
import {
  MOST_RETURN_REMARK_CHARACTERS,
  MOST_WAYBILL_CHARACTERS,
  type RETURN_KINDS,
} from './return-fields.ts';

/** Writes of an application run one at a time. */
const SUBJECT = 'after-sales';

const KIND_CODES: Readonly<Record<ReturnKind, keyof typeof RETURN_KINDS>> = {
  'return-all': '0',
  'return-some': '1',
  'refund-only': '2',
};

const REASON_CODES = {
  quality: '0',
  'too-many': '1',
  'not-as-described': '2',
  other: '3',
} as const satisfies Record<ReturnReason, string>;

export const applyForReturn = write(
  {
    name: 'afterSales.apply',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Apply for a return and refund, or for a refund only; answers the number',
          spec: '1§5, 2§2.7, 2§4, 2§5, 2§7',
          assumed: [
            'the path and the payload, which the documents do not show',
            'goods is JSON: a list of searchProductId and amount',
            'of one order one application is open: a second is refused, and the order names the first',
          ],
        },
    path: '/authapi/applyAfterSale',
    encoding: 'multipart',
    subject: SUBJECT,
    request: z.object({
      orderNo: filled,
      afterSaleType: z.enum(['0', '1', '2']),
      reason: z.enum(['0', '1', '2', '3']),
      remark: typedLines(MOST_RETURN_REMARK_CHARACTERS),
      goods: filled,
      pictures: z.optional(z.union([z.instanceof(Blob), z.array(z.instanceof(Blob))])),
    }),
    response: id,
  },
  (application: ReturnApplication) => ({
    orderNo: application.orderNo,
    afterSaleType: KIND_CODES[application.kind],
    reason: REASON_CODES[application.reason],
    remark: application.remark,
    goods: JSON.stringify(
      application.goods.map(({ specificationId, quantity }) => ({
        searchProductId: specificationId,
        amount: quantity,
      })),
    ),
    ...(application.pictures.length > 0 && { pictures: [...application.pictures] }),
  }),
);

export const cancelReturn = write(
  {
    name: 'afterSales.cancel',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Cancel an application that the merchant has not reviewed yet',
          spec: '2§2.7, 2§4, 2§7',
          assumed: ['a cancelled application is cancelled again without a refusal'],
        },
    path: '/authapi/closeAfterSale',
    subject: SUBJECT,
    request: z.object({ id: filled }),
    response: z.unknown(),
  },
  (returnNo: string) => ({ id: returnNo }),
);

export const sendBack = write(
  {
    name: 'afterSales.waybill',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Enter or change the waybill of a return parcel',
          spec: '2§2.7, 2§4, 2§5, 2§7',
          assumed: ['orderNo is the number of the order, which has one open application'],
        },
    path: '/authapi/save-mailno',
    subject: SUBJECT,
    request: z.object({
      orderNo: filled,
      shipMailNo: filledLine(MOST_WAYBILL_CHARACTERS),
      expressId: filled,
    }),
    response: z.unknown(),
  },
  (sent: { readonly orderNo: string; readonly waybill: string; readonly carrierId: string }) => ({
    orderNo: sent.orderNo,
    shipMailNo: sent.waybill,
    expressId: sent.carrierId,
  }),
);

/** Read beside the waybill that it is chosen for. */
export const returnCarriers = read(
  {
    name: 'afterSales.carriers',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Carriers for a return parcel',
          spec: '2§2.7, 2§7',
          assumed: ['data is a list of expressId and expressName'],
        },
    path: '/authapi/rp-admin/find-expresses',
    host: 'service',
    request: z.object({}),
    response: list(
      shape(
        z.object({ expressId: id, expressName: text }),
        (wire): Carrier => ({ id: wire.expressId, name: wire.expressName }),
      ),
    ) as z.ZodMiniType<readonly Carrier[], unknown>,
  },
  (_: null) => ({}),
);
