import { atom, type ReadableAtom } from 'nanostores';
import type { Cache, Query } from '../base/cache/query-cache.ts';
import type { Api } from '../base/http/client.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import type { Explanation } from '../base/values/explanation.ts';
import type { SessionStore } from '../identity/session/store.ts';
import { type CouponClaims, createCouponClaims } from './claims.ts';
import * as contract from './contract.ts';

/** Coupons of products and of the account. Spec: 1§7, 2§2.9 */
export interface CouponStore {
  /** Coupons that can be claimed for a product, by the product's id; visible to everyone. Spec: 1§7 */
  readonly claimable: Query<string, contract.ClaimableCoupons>;
  /** The coupons of the account. Passive: a visitor gets `login-required` and no dialog. Spec: 2§2.9 */
  readonly mine: Query<{ view: contract.CouponView; page: number }, contract.CouponPage>;
  /** Ids that this person has claimed here; answers from before do not show them. */
  readonly $claimed: ReadableAtom<ReadonlySet<string>>;
  /**
   * Claims what `decideClaim` or `decideClaimAll` allowed. Opens the login dialog for a visitor. The call is
   * idempotent: the server gives a coupon once. Rejects with a ShopError. Spec: 1§7
   */
  claim(couponIds: readonly string[]): Promise<void>;
  /** Creates the state of one list's claims: rules, login of a visitor, busy and outcome. */
  claims(): CouponClaims;
}

interface CouponOptions {
  readonly session: Pick<SessionStore, '$session' | 'afterLogin'>;
  readonly clock: Pick<Clock, 'now'>;
  say(this: void, explanation: Explanation): string;
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  /** Refreshes what depends on the coupons of a person. */
  onClaimed(): void;
}

/** Signals of other tabs after which coupons may differ: claims, placed orders, and closed ones. */
const CONCERNS: readonly TabSignal[] = ['coupon', 'orders'];

export function createCoupon(options: CouponOptions): CouponStore {
  const { api, cache, channel, session, clock, say, onClaimed } = options;
  const { $session } = session;
  const $claimed = atom<ReadonlySet<string>>(new Set());
  // A claim says nothing about the next person.
  $session.listen(() => $claimed.set(new Set()));

  channel.listen((signal) => {
    if (CONCERNS.includes(signal)) cache.invalidate('coupon');
  });

  async function claim(couponIds: readonly string[]) {
    const [only, ...more] = couponIds;
    if (only === undefined) return;
    const person = $session.get();
    await (more.length === 0
      ? api.call(contract.claim, only)
      : api.call(contract.claimAll, couponIds));
    if ($session.get() === person) $claimed.set(new Set([...$claimed.get(), ...couponIds]));
    cache.invalidate('coupon');
    channel.post('coupon');
    onClaimed();
  }

  return {
    claimable: cache.query('coupon', 'claimable', (productId, signal) =>
      api.call(contract.claimable, productId, { signal }),
    ),
    mine: cache.query('coupon', 'mine', (query, signal) =>
      api.call(contract.mine, query, { signal, passive: true }),
    ),
    $claimed,
    claim,
    claims: () => createCouponClaims({ session, clock, say, send: claim }),
  };
}
