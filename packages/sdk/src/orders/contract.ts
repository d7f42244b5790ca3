import * as z from 'zod/mini';
import { read } from '../base/http/endpoint.ts';
import { filled } from '../base/wire/filled-fields.ts';
import { halfWidth } from '../base/wire/half-width.ts';
import { count, list, maybe, shape } from '../base/wire/parsers.ts';
import { typedLine } from '../base/wire/typed-fields.ts';
import { orderWire } from './contract/order-schema.ts';
import type { OrderAnswer, OrderCounts, OrderListQuery, OrderTab } from './types.ts';

// Reads of a page have separate files from the calls of its actions, which are fetched later.
export * from './contract/operations.ts';
export * from './contract/parcels.ts';

/** Orders on one page. Spec: 2§7, 2§9 */
export const ORDER_PAGE_SIZE = 20;

/** Longest keyword of the order list; assumed, the documents name no length. */
export const MOST_ORDER_KEYWORD_CHARACTERS = 100;

/** The filter of each tab. Spec: 2§2.5, 2§7 */
const TABS: Readonly<Record<OrderTab, { readonly status: string; readonly isYp: boolean }>> = {
  all: { status: '', isYp: false },
  pending: { status: '0', isYp: false },
  'to-ship': { status: '2', isYp: false },
  'to-receive': { status: '3', isYp: false },
  completed: { status: '4', isYp: false },
  medicine: { status: '', isYp: true },
};

/** A page of the order list as the server answers it. Spec: 2§3 Order list response */
export interface OrderListAnswer {
  /** Orders of this page, newest first. */
  readonly orders: readonly OrderAnswer[];
  /** Number of pages in all. */
  readonly pages: number;
  /** Counts of the tabs, whatever the keyword. */
  readonly counts: OrderCounts;
  /** Number of orders in all; undefined where the server names none. */
  readonly count: number | undefined;
}

export const orderList = read(
  {
    name: 'orders.list',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The orders of the account, newest first, by tab and keyword',
          spec: '2§2.5, 2§3, 2§7',
          assumed: [
            "status '' is all; 0 also finds orders being paid (1), 2 also those of status 8 and pre-orders with their deposit paid (7)",
            'isYp true finds the orders with medicines, of any status',
            'the keyword finds a part of a product’s name in either language, or of the order number',
            'mailList is the list of waybill numbers',
            'remark, unit and erpProductNo; ypCheckResult is why bills were rejected; totalCount is the number of orders',
          ],
        },
    path: '/authapi/getOrders2',
    request: z.object({
      status: z.string(),
      keyword: typedLine(MOST_ORDER_KEYWORD_CHARACTERS),
      pageIndex: z.int().check(z.gte(1)),
      pageSize: z.int().check(z.gte(1)),
      isYp: z.boolean(),
    }),
    response: shape(
      z.object({
        list: list(orderWire),
        totalPage: count,
        totalCount: maybe(count),
        pendingPayCount: count,
        pendingShipCount: count,
        shipedCount: count,
      }),
      (wire): OrderListAnswer => ({
        orders: wire.list,
        pages: wire.totalPage,
        count: wire.totalCount,
        counts: {
          pending: wire.pendingPayCount,
          'to-ship': wire.pendingShipCount,
          'to-receive': wire.shipedCount,
        },
      }),
    ),
  },
  ({ tab, keyword, page }: OrderListQuery) => ({
    ...TABS[tab],
    keyword: halfWidth(keyword ?? ''),
    pageIndex: page,
    pageSize: ORDER_PAGE_SIZE,
  }),
);

export const orderDetail = read(
  {
    name: 'orders.detail',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'An order in full; another account’s is refused like one that does not exist',
          spec: '2§2.6, 2§3, 2§7',
          assumed: ['the fields that the order list assumes'],
        },
    path: '/authapi/getOrderDetails',
    request: z.object({ orderNo: filled }),
    response: orderWire,
  },
  (orderNo: string) => ({ orderNo }),
);
