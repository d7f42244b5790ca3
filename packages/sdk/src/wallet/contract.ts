import * as z from 'zod/mini';
import { read } from '../base/http/endpoint.ts';
import { parseHongKongTime } from '../base/values/hong-kong-time.ts';
import { halfWidth } from '../base/wire/half-width.ts';
import { count, list, maybe, money, shape, text } from '../base/wire/parsers.ts';
import { typedLine } from '../base/wire/typed-fields.ts';
import type { WalletDetailsPage, WalletDetailsQuery } from './types.ts';

/** Entries on one page of the balance details. Spec: 2§7, 2§9 */
export const WALLET_PAGE_SIZE = 10;

/** Longest keyword of the balance details; assumed, the documents name no length. */
export const MOST_WALLET_KEYWORD_CHARACTERS = 100;

export const walletBalance = read(
  {
    name: 'wallet.balance',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The balance of the account, in dollars',
          spec: '2§2.8, 2§3, 2§7',
          assumed: ['the path', 'what open payments hold is not in the balance'],
        },
    path: '/authapi/user/walletBalance',
    request: z.object({}),
    response: money,
  },
  (_: null) => ({}),
);

export const walletDetails = read(
  {
    name: 'wallet.details',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'What moved the balance, newest first',
          spec: '2§2.8, 2§3, 2§7, 2§9',
          assumed: [
            'the path',
            'price is signed; type is a text in the language of the call',
            'the keyword finds a part of the order number or of the type',
            'totalCount: the number of entries on all pages',
          ],
        },
    path: '/authapi/user/walletDetails',
    request: z.object({
      pageSize: z.literal(WALLET_PAGE_SIZE),
      pageIndex: z.int().check(z.gte(1)),
      keyword: typedLine(MOST_WALLET_KEYWORD_CHARACTERS),
    }),
    response: shape(
      z.object({
        list: list(
          z.object({
            createTime: maybe(text),
            price: money,
            type: maybe(text),
            orderNo: maybe(text),
          }),
        ),
        totalPage: count,
        totalCount: maybe(count),
      }),
      (wire): WalletDetailsPage => ({
        entries: wire.list.map((each) => ({
          at: parseHongKongTime(each.createTime),
          amount: each.price,
          type: each.type ?? '',
          orderNo: each.orderNo,
        })),
        pages: wire.totalPage,
        count: wire.totalCount,
      }),
    ),
  },
  ({ keyword, page }: WalletDetailsQuery) => ({
    pageSize: WALLET_PAGE_SIZE as typeof WALLET_PAGE_SIZE,
    pageIndex: page,
    keyword: halfWidth(keyword),
  }),
);

export const chequeQuota = read(
  {
    name: 'wallet.chequeQuota',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'What the account may still pay by cheque, in dollars',
          spec: '2§2.8, 2§6',
          assumed: ['the whole call: the documents name the quota in an order confirmation only'],
        },
    path: '/authapi/user/chequeQuota',
    request: z.object({}),
    response: money,
  },
  (_: null) => ({}),
);
