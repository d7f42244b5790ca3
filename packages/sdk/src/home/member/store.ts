import type { Cache, Query } from '../../base/cache/query-cache.ts';
import { createOnDemand } from '../../base/concurrency/on-demand.ts';
import type { Api } from '../../base/http/client.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { ProductCard } from '../../catalogue/types.ts';
import { isFinance } from '../../identity/account/permissions.ts';
import type { SessionStore } from '../../identity/session/store.ts';
import type { AgainLine, AgainResult, AgainReview } from '../../orders/buy-again.ts';
import { readOrders } from '../../orders/read-orders.ts';
import type { OrdersStore } from '../../orders/store.ts';
import type { Order } from '../../orders/types.ts';
import { articlesToBuyAgain, joinOrders, OWN_OFFERS, ordersAtHome, tabsToRead } from './rules.ts';
import type { MemberSummary } from './types.ts';

/** The head of a member's home page. Reads are passive and reject with a ShopError. */
export interface MemberHome {
  /** Orders to act on, and articles to buy again. Reloads when the orders of the account change. */
  readonly summary: Query<null, MemberSummary>;
  /** The articles as they are sold today: price, unit, stock, and why one cannot be bought. Spec: 2§4 */
  readonly today: Query<readonly AgainLine[], AgainReview>;
  /** Reduced products of the categories that these articles belong to; empty where none is known. */
  readonly offers: Query<readonly AgainLine[], readonly ProductCard[]>;
  /** Reviews an article once more and adds it to the cart, as buying again does. Never rejects with a ShopError. */
  buyAgain(line: AgainLine): Promise<AgainResult>;
}

export interface MemberHomeParts {
  readonly api: Pick<Api, 'call'>;
  readonly cache: Pick<Cache, 'query'>;
  readonly clock: Clock;
  readonly session: Pick<SessionStore, '$session' | 'sessionEpoch'>;
  readonly say: (why: Explanation) => string;
  readonly orders: Pick<OrdersStore, 'reviewAgain' | 'buyAgain'>;
}

export function createMemberHome(parts: MemberHomeParts): MemberHome {
  const { api, cache, clock, session, orders } = parts;
  const ownOffers = createOnDemand(() => import('./own-offers.ts'), parts);
  // Fetched while the summary is read: the offers follow it.
  ownOffers.prepare();

  async function readSummary(signal: AbortSignal | undefined): Promise<MemberSummary> {
    // Not by the cached list: what the server read travels with its page, and whole orders carry an address.
    const page = (tab: 'all' | 'pending' | 'to-receive') =>
      readOrders(parts, { tab, page: 1 }, signal);
    const first = await page('all');
    const more = await Promise.all(tabsToRead(first.orders, first.counts).map(page));
    const known: readonly Order[] = joinOrders([first, ...more].map(({ orders }) => orders));
    const who = session.$session.get();
    const facts = { now: clock.now(), isFinance: who.status === 'member' && isFinance(who.roles) };
    return {
      orders: ordersAtHome(known, facts),
      counts: first.counts,
      again: articlesToBuyAgain(known),
      isNew: known.length === 0,
    };
  }

  // In the domain of the orders, whose changes reload them.
  return {
    summary: cache.query('orders', 'summary', (_, signal) => readSummary(signal)),
    today: cache.query('orders', 'today', orders.reviewAgain),
    offers: cache.query('orders', 'ownOffers', async (lines, signal) =>
      (await ownOffers.get()).readOwnOffers(api, { lines, most: OWN_OFFERS }, signal),
    ),
    async buyAgain(line) {
      const { results } = await orders.buyAgain(await orders.reviewAgain([line]));
      // A review has as many lines as there are articles, and each has a result.
      return results[0] as AgainResult;
    },
  };
}
