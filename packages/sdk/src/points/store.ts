import type { ReadableAtom } from 'nanostores';
import type { Cache, Query } from '../base/cache/query-cache.ts';
import { createOnDemand } from '../base/concurrency/on-demand.ts';
import { createSerialQueue } from '../base/concurrency/serial-queue.ts';
import { createSingleFlight } from '../base/concurrency/single-flight.ts';
import type { Api } from '../base/http/client.ts';
import { sentenceOf } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import type { Explanation } from '../base/values/explanation.ts';
import { ARTICLES, article } from '../content/contract.ts';
import type { Article } from '../content/types.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { MessageTable } from '../language/messages.ts';
import type { Language } from '../language/rules.ts';
import { exchangeRecords, pointsHistory, pointsProduct, pointsProducts } from './contract.ts';
import { createRedeemLedger, type RedeemRecord } from './redeem-ledger.ts';
import type { RedeemContext, RedeemOutcome } from './redeem-operations.ts';
import { signedPoints, tagWords } from './signed-points.ts';
import type {
  Exchange,
  PointsEntry,
  PointsHistoryPage,
  PointsHistoryQuery,
  PointsHistoryTab,
  PointsProduct,
  PointsProductsPage,
  PointsProductsQuery,
  Redemption,
} from './types.ts';

/**
 * The points mall. Reads reject with a ShopError; a visitor gets `login-required` for what belongs to an account. The
 * documents let a failed points call pass in silence: the elements of the shop then show a quiet screen with a button
 * to try again, and your code gets the ShopError. Spec: 2§2.10, 2§8
 */
export interface PointsStore {
  /** A page of products by range, with the points of the account. Public. Spec: 2§7 */
  readonly products: Query<PointsProductsQuery, PointsProductsPage>;
  /** A product in full, by its id. Public. Spec: 2§7 */
  readonly product: Query<string, PointsProduct>;
  /** The points of the account, which the server names beside its products; undefined for a visitor. Spec: 2§3 */
  readonly balance: Query<null, number | undefined>;
  /** A page of what moved the points. Spec: 2§7, 2§9 */
  readonly history: Query<PointsHistoryQuery, PointsHistoryPage>;
  /** All points orders, newest first. Spec: 2§7 */
  readonly exchanges: Query<null, readonly Exchange[]>;
  /** A points order by its number, read from the exchange records; undefined where they have none. Spec: 2§2.1 */
  readonly exchange: Query<string, Exchange | undefined>;
  /** The points rules, article 13. Its HTML is the server's: sanitise it before use. Public. Spec: 2§2.10, 2§9 */
  readonly rules: Query<null, Article>;
  /** Reads every page of the history, newest first. Spec: 2§7 */
  allHistory(tab?: PointsHistoryTab): Promise<readonly PointsEntry[]>;
  /**
   * Redeems points once, one at a time in all tabs; a second call while one is under way joins it. Never rejects with a
   * ShopError. Spec: 2§2.10, 2§5
   */
  redeem(redemption: Redemption): Promise<RedeemOutcome>;
  /** Redemptions of this browser whose outcome is unknown; the next `redeem` of the product asks for it first. */
  readonly $unconfirmed: ReadableAtom<readonly RedeemRecord[]>;
}

interface PointsOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly clock: Clock;
  readonly exclusive: ExclusiveRunner | undefined;
  readonly settings: KeyValueStore;
  readonly session: SessionStore;
  readonly language: () => Language;
  readonly say: (why: Explanation) => string;
  addMessages(this: void, table: MessageTable): void;
}

/** Signals of other tabs after which points may differ: a receipt earns them, a refund takes them back. */
const CONCERNS: readonly TabSignal[] = ['points', 'orders'];

function redeemContext(options: PointsOptions): RedeemContext {
  const { api, cache, channel, clock, session, language, say } = options;
  return {
    api,
    clock,
    session,
    language,
    say,
    ledger: createRedeemLedger(options),
    enqueue: createSerialQueue(options.exclusive),
    onChanged() {
      cache.invalidate('points');
      channel.post('points');
    },
  };
}

/** Reads a page of the history, each entry with its sign. Spec: 2§7 */
async function readHistory(
  { api, language }: Pick<PointsOptions, 'api' | 'language'>,
  query: PointsHistoryQuery,
  signal?: AbortSignal,
): Promise<PointsHistoryPage> {
  const sent = { ...query, language: language() };
  const page = await api.call(pointsHistory, sent, { ...(signal && { signal }), passive: true });
  return {
    ...page,
    entries: page.entries.map((entry) => ({
      ...entry,
      points: signedPoints({ points: entry.points, tag: entry.tag, tab: query.tab }),
      tag: tagWords(entry.tag),
    })),
  };
}

/** Reads of the points mall; `langEnv` in the body names the language. Spec: 2§9 */
function pointsReads({ api, cache, language }: PointsOptions) {
  const records = (signal?: AbortSignal) =>
    api.call(
      exchangeRecords,
      { language: language() },
      { ...(signal && { signal }), passive: true },
    );
  return {
    products: cache.query<PointsProductsQuery, PointsProductsPage>(
      'points',
      'products',
      (query, signal) => api.call(pointsProducts, { ...query, language: language() }, { signal }),
    ),
    product: cache.query<string, PointsProduct>('points', 'product', (id, signal) =>
      api.call(pointsProduct, { id, language: language() }, { signal }),
    ),
    balance: cache.query<null, number | undefined>('points', 'balance', async (_, signal) => {
      const first = { range: 'all', page: 1, language: language() } as const;
      return (await api.call(pointsProducts, first, { signal })).points;
    }),
    history: cache.query<PointsHistoryQuery, PointsHistoryPage>(
      'points',
      'history',
      (query, signal) => readHistory({ api, language }, query, signal),
    ),
    exchanges: cache.query<null, readonly Exchange[]>('points', 'exchanges', (_, signal) =>
      records(signal),
    ),
    exchange: cache.query<string, Exchange | undefined>(
      'points',
      'exchange',
      async (orderNo, signal) => (await records(signal)).find((each) => each.orderNo === orderNo),
    ),
    // In the cache of articles: moved points change no rule.
    rules: cache.query<null, Article>('content', 'pointsRules', (_, signal) =>
      api.call(article, ARTICLES.pointsRules, { signal }),
    ),
  };
}

/** Nothing was sent: the code did not arrive, or another account logged in meanwhile. */
const notSent = (error: unknown): RedeemOutcome => ({
  ok: false,
  reason: 'refused',
  message: sentenceOf(error),
});

export function createPoints(options: PointsOptions): PointsStore {
  const { cache, channel } = options;
  const context = redeemContext(options);
  const reads = pointsReads(options);
  const redeeming = createOnDemand(async () => {
    const [operations, { messages }] = await Promise.all([
      import('./redeem-operations.ts'),
      import('./redeem-messages.ts'),
    ]);
    options.addMessages(messages);
    return operations;
  }, options);
  const pages = createOnDemand(() => import('../base/http/read-all-pages.ts'), options);
  // The screens that create this store show products to redeem.
  redeeming.prepare();
  const singleFlight = createSingleFlight();
  channel.listen((signal) => {
    if (CONCERNS.includes(signal)) cache.invalidate('points');
  });
  return {
    ...reads,
    allHistory: (tab = 'all') =>
      pages.run(({ readAllPages }) => readAllPages((page) => readHistory(options, { tab, page }))),
    redeem: (redemption) =>
      singleFlight(
        JSON.stringify([redemption.productId, redemption.quantity, redemption.addressId]),
        () => redeeming.run(({ redeemOnce }) => redeemOnce(context, redemption)).catch(notSent),
      ),
    $unconfirmed: context.ledger.$entries,
  };
}
