import type { Cache, Query } from '../base/cache/query-cache.ts';
import type { Api } from '../base/http/client.ts';
import type { Language } from '../language/rules.ts';
import {
  exchangeRecords,
  pointsHistory,
  pointsProduct,
  pointsProducts,
  redeemPoints,
} from './contract.ts';
import { signedPoints, tagWords } from './signed-points.ts';
import type {
  Exchange,
  PointsHistoryPage,
  PointsHistoryQuery,
  PointsProduct,
  PointsProductsPage,
  PointsProductsQuery,
  Redemption,
  RedemptionReceipt,
} from './types.ts';

/** The outcome of redeeming: the points order, or why there is none. */
export type RedeemOutcome =
  | { readonly ok: true; readonly receipt: RedemptionReceipt }
  | {
      readonly ok: false;
      /** 'unknown' where the server gave no clear answer. */
      readonly reason: 'refused' | 'unknown';
      readonly message: string;
    };

/** The points mall. Reads reject with a ShopError; a visitor gets `login-required` for what belongs to an account. Spec: 2§2.10 */
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
  /** Redeems points once, one at a time in all tabs. Never rejects with a ShopError. Spec: 2§2.10, 2§5 */
  redeem(redemption: Redemption): Promise<RedeemOutcome>;
}

interface PointsOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly language: () => Language;
}

export function createPoints({ api, cache, language }: PointsOptions): PointsStore {
  return {
    products: cache.query('points', 'products', (query, signal) =>
      api.call(pointsProducts, { ...query, language: language() }, { signal }),
    ),
    product: cache.query('points', 'product', (id, signal) =>
      api.call(pointsProduct, { id, language: language() }, { signal }),
    ),
    balance: cache.query('points', 'balance', async (_, signal) => {
      const first = { range: 'all', page: 1, language: language() } as const;
      return (await api.call(pointsProducts, first, { signal })).points;
    }),
    history: cache.query('points', 'history', async (query, signal) => {
      const sent = { ...query, language: language() };
      const page = await api.call(pointsHistory, sent, { signal, passive: true });
      return {
        ...page,
        entries: page.entries.map((entry) => ({
          ...entry,
          points: signedPoints({ points: entry.points, tag: entry.tag, tab: query.tab }),
          tag: tagWords(entry.tag),
        })),
      };
    }),
    exchanges: cache.query('points', 'exchanges', (_, signal) =>
      api.call(exchangeRecords, { language: language() }, { signal, passive: true }),
    ),
    async redeem(redemption) {
      const receipt = await api.call(redeemPoints, { ...redemption, language: language() });
      cache.invalidate('points');
      return { ok: true, receipt };
    },
  };
}
