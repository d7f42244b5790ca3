import * as z from 'zod/mini';
import { read, write } from '../base/http/endpoint.ts';
import { parseHongKongTime } from '../base/values/hong-kong-time.ts';
import { plainLines } from '../base/values/plain-text.ts';
import { filled, filledLine, typedLines } from '../base/wire/filled-fields.ts';
import { code, count, flag, id, list, maybe, money, shape, text } from '../base/wire/parsers.ts';
import { typedLine } from '../base/wire/typed-fields.ts';
import { orderedGood } from '../orders/contract/order-schema.ts';
import type {
  Carrier,
  ReturnApplication,
  ReturnKind,
  ReturnListQuery,
  ReturnOrder,
  ReturnPage,
  ReturnReason,
} from './types.ts';

/** Applications on one page. Spec: 2§7, 2§9 */
export const RETURN_PAGE_SIZE = 20;
/** Most pictures of an application. Spec: 1§9 */
export const MOST_PROOFS = 3;
/** Longest remark of an application; assumed, the documents name no length. */
export const MOST_RETURN_REMARK_CHARACTERS = 200;
/** Longest number of a waybill; assumed, the documents name no length. */
export const MOST_WAYBILL_CHARACTERS = 40;
/** Longest keyword of the list; assumed, the documents name no length. */
export const MOST_RETURN_KEYWORD_CHARACTERS = 100;

/** Writes of an application run one at a time. */
const SUBJECT = 'after-sales';

const returnStatus = code({
  '0': 'under-review',
  '1': 'to-send-back',
  '2': 'sent-back',
  '3': 'refunding',
  '4': 'completed',
  '5': 'cancelled',
  '6': 'rejected',
});

/** Codes of the services, also in the address of the application page. Spec: 2§2.1, 2§4 */
export const RETURN_KINDS = {
  '0': 'return-all',
  '1': 'return-some',
  '2': 'refund-only',
} as const satisfies Record<string, ReturnKind>;

const returnKind = code(RETURN_KINDS);

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

/** An application of the list, or in full. Spec: 2§3 After-sales order */
const returnWire = shape(
  z.object({
    afterSaleNo: id,
    afterSaleType: returnKind,
    afterSaleTypeValue: maybe(text),
    afterOrderStatus: returnStatus,
    orderNo: maybe(id),
    goods: list(orderedGood),
    totalPrice: maybe(money),
    createTime: maybe(text),
    mailNo: maybe(text),
    expressName: maybe(text),
    reasonValue: maybe(text),
    remark: maybe(text),
    checkResult: maybe(text),
    refundType: maybe(text),
    progressBar: list(z.object({ text: text, show: flag, time: maybe(text) })),
    backPhone: maybe(text),
    backAddr: maybe(text),
    backRemark: maybe(text),
    pictures: list(text),
  }),
  (wire): ReturnOrder => ({
    returnNo: wire.afterSaleNo,
    orderNo: wire.orderNo ?? '',
    status: wire.afterOrderStatus,
    kind: wire.afterSaleType,
    kindText: wire.afterSaleTypeValue ?? '',
    appliedAt: parseHongKongTime(wire.createTime),
    goods: wire.goods,
    refund: wire.totalPrice,
    reasonText: wire.reasonValue ?? '',
    remark: plainLines(wire.remark),
    pictures: wire.pictures,
    checkResult: plainLines(wire.checkResult),
    refundTo: wire.refundType ?? '',
    steps: wire.progressBar
      .filter(({ show }) => show)
      .map((step) => ({ text: step.text, at: parseHongKongTime(step.time) })),
    parcel: { carrier: wire.expressName ?? '', waybill: wire.mailNo ?? '' },
    returnAddress: {
      phone: wire.backPhone ?? '',
      address: plainLines(wire.backAddr),
      remark: plainLines(wire.backRemark),
    },
  }),
);

const ASSUMED = [
  'show says whether a step belongs to the progress bar of this service; time is when it was reached',
  'refundType is where the refund goes, in words',
  'pictures are the addresses of the pictures of the application',
];

export const returnList = read(
  {
    name: 'afterSales.list',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The after-sales applications of the account, newest first',
          spec: '2§2.1, 2§3, 2§7',
          assumed: ['the path', 'totalPage and totalCount as in the order list', ...ASSUMED],
        },
    path: '/authapi/afterSaleList',
    request: z.object({
      keyword: typedLine(MOST_RETURN_KEYWORD_CHARACTERS),
      pageIndex: z.int().check(z.gte(1)),
      pageSize: z.int().check(z.gte(1)),
    }),
    response: shape(
      z.object({ list: list(returnWire), totalPage: maybe(count), totalCount: maybe(count) }),
      (wire): ReturnPage => ({
        returns: wire.list,
        pages: wire.totalPage,
        count: wire.totalCount,
      }),
    ),
  },
  ({ keyword, page }: ReturnListQuery) => ({
    keyword,
    pageIndex: page,
    pageSize: RETURN_PAGE_SIZE,
  }),
);

export const returnDetail = read(
  {
    name: 'afterSales.detail',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'An after-sales application in full',
          spec: '2§2.7, 2§3, 2§7',
          assumed: ASSUMED,
        },
    path: '/authapi/afterSaleDetail',
    request: z.object({ id: filled }),
    response: returnWire,
  },
  (returnNo: string) => ({ id: returnNo }),
);

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
