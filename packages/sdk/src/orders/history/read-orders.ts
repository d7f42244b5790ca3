import type { Api } from '../../base/http/client.ts';
import { orderList } from '../contract.ts';
import type { OrderAnswer } from '../types.ts';
import { timeOf } from './purchases.ts';

/** Pages that are read side by side: a long history must not crowd out other buyers. */
const PAGES_AT_ONCE = 3;

/** How to read orders. */
export interface ReadOrders {
  /** Orders from this time on are needed, in milliseconds since 1970. */
  readonly since: number;
  readonly signal?: AbortSignal | undefined;
  /** Called after each page with the pages read and, as far as known, needed. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** The newest times first, as far as they are known? */
function isNewestFirst(orders: readonly OrderAnswer[]): boolean {
  const times = orders.map(timeOf).filter((at) => at !== undefined);
  return times.every((at, place) => place === 0 || at <= (times[place - 1] ?? at));
}

/**
 * Reads the order list from its first page. Stops early once a page is older than needed, provided that the server has
 * listed the newest orders first so far, which the documents do not promise. An order that moved to the next page while
 * pages were read counts once. Rejects with a ShopError. Spec: 2§7
 */
export async function readOrders(
  api: Pick<Api, 'call'>,
  { since, signal, onProgress }: ReadOrders,
): Promise<readonly OrderAnswer[]> {
  const read = (page: number) =>
    api.call(orderList, { tab: 'all', keyword: '', page }, { signal, passive: true });
  const first = await read(1);
  const orders: OrderAnswer[] = [...first.orders];
  const isNeeded = () => {
    const last = orders.findLast((order) => timeOf(order) !== undefined);
    const at = last === undefined ? undefined : timeOf(last);
    return at === undefined || at >= since || !isNewestFirst(orders);
  };
  let page = 1;
  onProgress?.(page, Math.max(page, first.pages));
  while (page < first.pages && isNeeded()) {
    const count = Math.min(PAGES_AT_ONCE, first.pages - page);
    const start = page;
    let done = start;
    const answers = await Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const answer = await read(start + 1 + at);
        done += 1;
        onProgress?.(done, first.pages);
        return answer.orders;
      }),
    );
    orders.push(...answers.flat());
    page += count;
    if (answers.at(-1)?.length === 0) break;
  }
  return [...new Map(orders.map((order) => [order.orderNo, order])).values()];
}
