import type { ReadableAtom } from 'nanostores';
import type { Scope } from '../../base/cache/query-cache.ts';
import type { Api } from '../../base/http/client.ts';
import type { Clock } from '../../base/platform/clock.ts';
import { hongKongDay, parseHongKongTime } from '../../base/values/hong-kong-time.ts';
import type { AccountStore } from '../../identity/account/store.ts';
import type { Language } from '../../language/rules.ts';
import type { FileToSave } from '../purchase-list/purchase-list.ts';
import type { OrderAnswer } from '../types.ts';
import { buyingHistory } from './buying-history.ts';
import { lastMonths } from './days.ts';
import type { ExportOptions } from './history-store.ts';
import { boughtOrders, isWithin } from './purchases.ts';
import { createCategoryReader } from './read-categories.ts';
import { readOrders } from './read-orders.ts';
import type { BuyingHistory, DayRange, HistoryProgress } from './types.ts';

/** Milliseconds for which read orders serve another range, as long as an answer counts as fresh. */
const FRESH_MS = 60_000;
/** Months that the estimates of running low look back, whatever the range. */
const LOOK_BACK_MONTHS = 12;

/** The parts of a shop that the history is computed from. */
export interface ReaderParts {
  readonly api: Pick<Api, 'call'>;
  readonly clock: Clock;
  readonly account: Pick<AccountStore, 'read'>;
  readonly language: { readonly $language: ReadableAtom<Language> };
  readonly $scope: ReadableAtom<Scope>;
}

/** Orders that were read, for whom, and how far back. */
interface KnownOrders {
  readonly scope: Scope;
  readonly since: number;
  readonly at: number;
  readonly orders: readonly OrderAnswer[];
}

/** The signal that stops a reading, and the listener of its progress. */
interface Reading {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress: (progress: HistoryProgress) => void;
}

/** Reads and computes the history; loaded with its first use. */
export interface HistoryReader {
  report(range: DayRange, reading: Reading): Promise<BuyingHistory>;
  exportOrders(options: ExportOptions): Promise<FileToSave>;
}

/** Creates the reader of an account's history. */
export function createHistoryReader(parts: ReaderParts): HistoryReader {
  const { api, clock, account, language, $scope } = parts;
  const readCategories = createCategoryReader(api);
  let known: KnownOrders | undefined;

  /** Reads the orders of a range, or takes those that were just read for the same person. */
  async function ordersSince(from: string, { signal, onProgress }: Reading) {
    const since = parseHongKongTime(`${from} 00:00:00`) ?? 0;
    const scope = $scope.get();
    const isKnown =
      known?.scope === scope && known.since <= since && clock.now() - known.at < FRESH_MS;
    if (known && isKnown) return known.orders;
    const orders = await readOrders(api, {
      since,
      signal,
      onProgress: (done, total) => onProgress({ step: 'orders', done, total }),
    });
    if ($scope.get() === scope) known = { scope, since, at: clock.now(), orders };
    return orders;
  }

  /** The price seal: an account that is not approved gets no amount. Spec: 1§6 */
  async function maySeePrices(signal: AbortSignal | undefined): Promise<boolean> {
    const { certification } = await account.read(signal);
    return certification === 'approved';
  }

  async function report(range: DayRange, reading: Reading): Promise<BuyingHistory> {
    const { signal, onProgress } = reading;
    const spoken = language.$language.get();
    const [from = range.from] = [
      range.from,
      lastMonths(clock.now(), LOOK_BACK_MONTHS).from,
    ].toSorted();
    const [pricesVisible, orders] = await Promise.all([
      maySeePrices(signal),
      ordersSince(from, reading),
    ]);
    const bought = boughtOrders(orders);
    const inRange = bought.filter(({ day }) => isWithin(day, range));
    const { names, unread } = await readCategories(pricesVisible ? inRange : [], {
      language: spoken,
      signal,
      onProgress: (done, total) => onProgress({ step: 'categories', done, total }),
    });
    return buyingHistory(bought, {
      range,
      today: hongKongDay(clock.now()),
      categories: names,
      pricesVisible,
      unreadCategories: unread,
    });
  }

  return {
    report,
    async exportOrders({ from, to, format, language: wanted, signal, onProgress = () => {} }) {
      const [pricesVisible, orders, { orderHistoryFile }] = await Promise.all([
        maySeePrices(signal),
        ordersSince(from, { signal, onProgress }),
        import('./order-export.ts'),
      ]);
      const spoken = wanted ?? language.$language.get();
      return orderHistoryFile(orders, { from, to, format, language: spoken, pricesVisible });
    },
  };
}
