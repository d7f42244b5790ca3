import * as z from 'zod/mini';
import { read } from '../base/http/endpoint.ts';
import { parseHongKongTime } from '../base/values/hong-kong-time.ts';
import { plainLines } from '../base/values/plain-text.ts';
import { filled } from '../base/wire/filled-fields.ts';
import { halfWidth } from '../base/wire/half-width.ts';
import {
  code,
  count,
  flag,
  id,
  lenient,
  list,
  maybe,
  money,
  number,
  shape,
  text,
} from '../base/wire/parsers.ts';
import { typedLine } from '../base/wire/typed-fields.ts';
import { orderedGood } from '../orders/contract/order-schema.ts';
import { RETURN_KINDS } from './contract/return-fields.ts';
import type { ReturnListQuery, ReturnOrder, ReturnPage } from './types.ts';

// Reads of a page have separate files from the calls of its actions, which are fetched later.
export * from './contract/return-changes.ts';
export * from './contract/return-fields.ts';

/** Applications on one page. Spec: 2§7, 2§9 */
export const RETURN_PAGE_SIZE = 20;
/** Longest keyword of the list; assumed, the documents name no length. */
export const MOST_RETURN_KEYWORD_CHARACTERS = 100;

const returnStatus = code({
  '0': 'under-review',
  '1': 'to-send-back',
  '2': 'sent-back',
  '3': 'refunding',
  '4': 'completed',
  '5': 'cancelled',
  '6': 'rejected',
});

const returnKind = code(RETURN_KINDS);

/** A flag, or a number that is a yes above 0. */
const isShown = shape(z.union([flag, number]), (show) => Number(show) > 0);

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
    progressBar: list(z.object({ text: text, show: lenient(isShown), time: maybe(text) })),
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
    keyword: halfWidth(keyword),
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
