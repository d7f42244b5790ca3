import { returnList } from '../../after-sales/contract.ts';
import { pagesOf } from '../../after-sales/list-pages.ts';
import type { ReturnOrder } from '../../after-sales/types.ts';
import type { Api } from '../../base/http/client.ts';
import type { Refund } from './refunds.ts';

/** Pages after which reading ends: a server may not name how many there are. */
const MOST_PAGES = 250;

/** How to read refunds. */
interface ReadRefunds {
  /** Refunds of orders from this time on are needed, in milliseconds since 1970. */
  readonly since: number;
  readonly signal?: AbortSignal | undefined;
}

/** Whether the newest come first, as far as their times are known. */
function isNewestFirst(returns: readonly ReturnOrder[]): boolean {
  const times = returns.flatMap(({ appliedAt }) => appliedAt ?? []);
  return times.every((at, place) => place === 0 || at <= (times[place - 1] ?? at));
}

const refundOf = ({ status, orderNo, refund, goods }: ReturnOrder): Refund[] =>
  status === 'completed' && refund !== undefined && refund > 0 && orderNo
    ? [{ orderNo, amount: refund, goods }]
    : [];

/**
 * Reads the completed refunds from the list of after-sales applications; one without a named amount is left out. Stops
 * early once a page is older than needed: an application is never older than its order. Rejects with a ShopError.
 * Spec: 2§3, 2§4, 2§7
 */
export async function readRefunds(
  api: Pick<Api, 'call'>,
  { since, signal }: ReadRefunds,
): Promise<readonly Refund[]> {
  const all = new Map<string, ReturnOrder>();
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await api.call(returnList, { keyword: '', page }, { signal, passive: true });
    for (const each of answer.returns) all.set(each.returnNo, each);
    const oldest = answer.returns.findLast(({ appliedAt }) => appliedAt !== undefined)?.appliedAt;
    const isOlder = oldest !== undefined && oldest < since && isNewestFirst([...all.values()]);
    if (answer.returns.length === 0 || page >= pagesOf(answer, page) || isOlder) break;
  }
  return [...all.values()].flatMap(refundOf);
}
