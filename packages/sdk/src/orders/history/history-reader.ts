import type { ReadableAtom } from 'nanostores';
import type { Scope } from '../../base/cache/query-cache.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError, ShopError } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import { explain } from '../../base/values/explanation.ts';
import { hongKongDay, parseHongKongTime } from '../../base/values/hong-kong-time.ts';
import type { AccountStore } from '../../identity/account/store.ts';
import type { Language } from '../../language/rules.ts';
import type { LanguageStore } from '../../language/store.ts';
import type { FileToSave } from '../purchase-list/purchase-list.ts';
import type { OrderAnswer } from '../types.ts';
import { buyingHistory } from './buying-history.ts';
import { lastMonths, rangeProblem } from './days.ts';
import type { ExportOptions } from './history-store.ts';
import { boughtOrders, isWithin, timeOf } from './purchases.ts';
import { createCategoryReader } from './read-categories.ts';
import { readOrders } from './read-orders.ts';
import { readRefunds } from './read-refunds.ts';
import { keepRecent } from './recent-reading.ts';
import type { Refund } from './refunds.ts';
import type { BuyingHistory, DayRange, HistoryProgress } from './types.ts';

/** Months that the estimates of running low look back, whatever the range. */
const LOOK_BACK_MONTHS = 12;

/** The parts of a shop that the history is computed from. */
export interface ReaderParts {
  readonly api: Pick<Api, 'call'>;
  readonly clock: Clock;
  readonly account: Pick<AccountStore, 'read'>;
  readonly language: { readonly $language: ReadableAtom<Language>; say: LanguageStore['say'] };
  readonly $scope: ReadableAtom<Scope>;
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
  const recentOrders = keepRecent<readonly OrderAnswer[]>(clock, $scope);
  const recentRefunds = keepRecent<readonly Refund[]>(clock, $scope);

  async function ordersSince(from: string, { signal, onProgress }: Reading) {
    const since = parseHongKongTime(`${from} 00:00:00`) ?? 0;
    const orders = await recentOrders(since, () =>
      readOrders(api, {
        since,
        signal,
        onProgress: (done, total) => onProgress({ step: 'orders', done, total }),
      }),
    );
    // Without a time of any order, the empty result would say that nothing was bought.
    if (orders.length > 0 && !orders.some(timeOf))
      throw new ShopError('contract', language.say(explain('answer-unfit')));
    return orders;
  }

  /** Reads the refunds of a range; undefined where they cannot be read, so that the orders still count. */
  async function refundsSince(from: string, { signal }: Reading) {
    const since = parseHongKongTime(`${from} 00:00:00`) ?? 0;
    try {
      return await recentRefunds(since, () => readRefunds(api, { since, signal }));
    } catch (error) {
      if (!isShopError(error) || error.kind === 'aborted') throw error;
      return undefined;
    }
  }

  /** The price seal: an account that is not approved gets no amount. Spec: 1§6 */
  async function maySeePrices(signal: AbortSignal | undefined): Promise<boolean> {
    const { certification } = await account.read(signal);
    return certification === 'approved';
  }

  /** Refuses days that are none, and an end before the start: the empty result would say that nothing was bought. */
  function refuseRange({ from, to }: DayRange) {
    const problem = rangeProblem({ from, to });
    if (problem !== 'incomplete' && problem !== 'reversed') return;
    const field = rangeProblem({ from, to: from }) ? 'from' : 'to';
    const expected = problem === 'reversed' ? 'a day from the first one on' : 'a day, YYYY-MM-DD';
    const misfits = [{ field, expected }];
    throw new ShopError('input', language.say(explain('input-unfit', { field })), { misfits });
  }

  async function report(range: DayRange, reading: Reading): Promise<BuyingHistory> {
    refuseRange(range);
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
    const counted = pricesVisible ? inRange : [];
    const refunds = counted.length > 0 ? await refundsSince(range.from, reading) : [];
    const { names, unread } = await readCategories(counted, {
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
      refunds: refunds ?? [],
      areRefundsUnread: refunds === undefined,
    });
  }

  return {
    report,
    async exportOrders({ from, to, format, language: wanted, signal, onProgress = () => {} }) {
      refuseRange({ from, to });
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
