// The state in which every page of a buyer has content: an order to pay, another at confirmation, and a cart.
import { beforeAll } from 'vitest';
import { type Identity, remember } from './buyer.ts';
import { merchant } from './merchant-console.ts';
import type { Visit } from './open-page.ts';
import { beginOrder, fillCart, makeOrder, shopOf } from './orders.ts';

export interface BegunOrder {
  /** The account `credit`, whose cart has lines in every state: on sale, short of stock and discontinued. */
  readonly credit: Identity;
  /** Its unpaid order. */
  readonly orderNo: string;
  /** The address of a page, with the number of the unpaid order in place of `:order`. */
  address(path: string): string;
}

/** Prepares the state before the tests of a file. `answers` are the sandbox's; the cart may get one line more. */
export function useBegunOrder(
  visit: Visit,
  {
    answers = 'documented',
    cart = [],
  }: { answers?: 'all' | 'documented'; cart?: [string, number][] } = {},
): BegunOrder {
  let credit: Identity;
  let orderNo: string;
  beforeAll(async () => {
    await merchant.reset();
    if (answers === 'all') await merchant.answers('all');
    credit = await remember(visit, 'credit');
    ({ orderNo } = await makeOrder(credit));
    await beginOrder(shopOf(credit), [['10006', 2]]);
    if (cart.length > 0) await fillCart(shopOf(credit), cart);
  }, 60_000);
  return {
    get credit() {
      return credit;
    },
    get orderNo() {
      return orderNo;
    },
    address: (path) => path.replace(':order', orderNo),
  };
}
