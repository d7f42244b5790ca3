import { atom, type ReadableAtom } from 'nanostores';
import type { Cache, Query } from '../base/cache/query-cache.ts';
import type { Api } from '../base/http/client.ts';
import { isShopError, type ShopError } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import { UNSAID_VIEW } from '../base/values/price.ts';
import type { Coupon } from '../coupon/types.ts';
import type { BuyerStanding } from '../identity/account/rules.ts';
import {
  type Activities,
  type ActivityQuery,
  activities,
  type NewCustomerPage,
  page,
} from './contract.ts';
import { couponsToClaim, offerRefused } from './rules.ts';

/** State of the automatic claims, see `claimOpen`. */
export interface AutoClaims {
  readonly claimed: readonly string[];
  /** Sentences of the server, by coupon. */
  readonly failed: Readonly<Record<string, string>>;
  /** Under way now. */
  readonly busy: readonly string[];
}

/** The new-customer page and its automatic claims. Spec: 1§4, 1§6 */
export interface PromotionStore {
  /** Banners and coupons of the new-customer page; `isRefused` for a buyer who is not eligible. Spec: 1§6, 1§8 */
  readonly page: Query<null, NewCustomerPage>;
  /**
   * Activities for new customers, or a further page of one; `isRefused` for a buyer who is not eligible. Spec: 1§6,
   * 1§8
   */
  readonly activities: Query<ActivityQuery, Activities>;
  readonly $claims: ReadableAtom<AutoClaims>;
  /**
   * Claims what this person may claim and has not claimed, each coupon once however often it is called. The claim is
   * automatic, so a failure rejects nothing: it appears in `$claims`. Spec: 1§4
   */
  claimOpen(coupons: readonly Coupon[], standing: BuyerStanding): Promise<void>;
  /** Claims a coupon again that could not be claimed; a failure appears in `$claims`. */
  claimAgain(couponId: string): Promise<void>;
}

interface PromotionOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly clock: Clock;
  /** Changes with the person. */
  readonly $person: ReadableAtom<unknown>;
  readonly claim: (couponIds: readonly string[]) => Promise<void>;
}

/** Turns the refusal into an answer, so that a server can render it and the browser need not ask again. */
const REFUSED = { isRefused: true, view: UNSAID_VIEW } as const;
async function orRefused<T>(read: () => Promise<T>, refused: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (offerRefused(error)) return refused;
    throw error;
  }
}

const NOTHING: AutoClaims = { claimed: [], failed: {}, busy: [] };

export function createPromotion(options: PromotionOptions): PromotionStore {
  const { api, cache, clock, $person } = options;
  const $claims = atom(NOTHING);
  const tried = new Set<string>();
  $person.listen(() => {
    tried.clear();
    $claims.set(NOTHING);
  });

  /**
   * Claims coupons together; returns the failure, or nothing. A result that arrives after the person has changed is
   * dropped.
   */
  async function claim(ids: readonly string[]): Promise<ShopError | undefined> {
    const person = $person.get();
    const settle = (failure?: ShopError) => {
      if ($person.get() !== person) return;
      const { claimed, failed, busy } = $claims.get();
      const others = Object.fromEntries(Object.entries(failed).filter(([id]) => !ids.includes(id)));
      $claims.set({
        claimed: failure ? claimed : [...claimed, ...ids],
        failed: failure
          ? { ...others, ...Object.fromEntries(ids.map((id) => [id, failure.message])) }
          : others,
        busy: busy.filter((id) => !ids.includes(id)),
      });
    };
    $claims.set({ ...$claims.get(), busy: [...$claims.get().busy, ...ids] });
    try {
      await options.claim(ids);
      settle();
      return undefined;
    } catch (error) {
      if (!isShopError(error)) throw error;
      settle(error);
      return error;
    }
  }

  return {
    page: cache.query('promotion', 'page', (_, signal) =>
      orRefused<NewCustomerPage>(() => api.call(page, null, { signal }), {
        ...REFUSED,
        banners: [],
        coupons: [],
      }),
    ),
    activities: cache.query('promotion', 'activities', (query, signal) =>
      orRefused<Activities>(() => api.call(activities, query, { signal }), {
        ...REFUSED,
        activities: [],
      }),
    ),
    $claims,
    async claimOpen(coupons, standing) {
      const ids = couponsToClaim(coupons, { standing, now: clock.now() }, tried);
      if (ids.length === 0) return;
      for (const id of ids) tried.add(id);
      const failure = await claim(ids);
      // The server takes all or none: a coupon that cannot be claimed must not block the others.
      if (failure?.kind === 'server' && ids.length > 1) for (const id of ids) await claim([id]);
    },
    async claimAgain(couponId) {
      if (!$claims.get().busy.includes(couponId)) await claim([couponId]);
    },
  };
}
