import { atom, type ReadableAtom } from 'nanostores';
import { isShopError, type ShopError } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { Explanation } from '../base/values/explanation.ts';
import { standingOf } from '../identity/account/rules.ts';
import type { SessionStore } from '../identity/session/store.ts';
import { type ClaimDecision, decideClaim, decideClaimAll } from './rules.ts';
import type { Coupon } from './types.ts';

/** Coupons on offer, as they were read last. */
export interface CouponList {
  readonly coupons: readonly Coupon[];
  readonly view: { readonly pricesVisible: boolean };
}

/** The outcome of the last claim. */
export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly couponIds: readonly string[] }
  /** A rule or the server refused; `certify` when getting verified would help. */
  | { readonly kind: 'refused'; readonly text: string; readonly certify: boolean }
  /** The call failed; trying again may work. */
  | { readonly kind: 'failed'; readonly text: string; readonly retry: () => void };

/** State of a list's claims. */
export interface ClaimState {
  /** The coupon being claimed, by its id, or `all`. */
  readonly busy: string | undefined;
  readonly outcome: ClaimOutcome | undefined;
}

/** Claims of one list of coupons, one at a time. */
export interface CouponClaims {
  readonly $state: ReadableAtom<ClaimState>;
  /**
   * Claims one coupon of the list, or all of them. A visitor logs in first; the list is then read again and the rules
   * are applied to it. Spec: 1§6, 1§7, 1§8
   */
  claim(which: string | 'all', list: CouponList, read: () => Promise<CouponList>): Promise<void>;
}

interface ClaimsContext {
  readonly session: Pick<SessionStore, '$session' | 'afterLogin'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Sends the claim. */
  send(couponIds: readonly string[]): Promise<void>;
  say(explanation: Explanation): string;
}

const IDLE: ClaimState = { busy: undefined, outcome: undefined };

/** A refusal is final; any other failure may be tried again. */
function outcomeOf(error: ShopError, retry: () => void): ClaimOutcome {
  const isFinal = error.kind === 'server' || error.kind === 'session-ended';
  return isFinal
    ? { kind: 'refused', text: error.message, certify: false }
    : { kind: 'failed', text: error.message, retry };
}

export function createCouponClaims(context: ClaimsContext): CouponClaims {
  const { session, clock, say } = context;
  const $state = atom(IDLE);
  const patch = (part: Partial<ClaimState>) => $state.set({ ...$state.get(), ...part });
  /** The newest attempt wins: one that waits for a login gives way to a later one. */
  let newest = 0;
  let isSending = false;

  function decide(which: string | 'all', { coupons, view }: CouponList): ClaimDecision {
    const standing = standingOf(session.$session.get(), view.pricesVisible);
    if (which === 'all') return decideClaimAll(coupons, { standing, now: clock.now() });
    // The clock of a device may be wrong: whether the chosen coupon has ended, the server decides.
    return decideClaim(
      coupons.find((each) => each.id === which),
      { standing },
    );
  }

  async function send(which: string | 'all', decision: ClaimDecision): Promise<ClaimOutcome> {
    if (!decision.ok) {
      const certify = decision.reason === 'coupon-not-certified';
      return { kind: 'refused', text: say(decision), certify };
    }
    const { couponIds } = decision;
    isSending = true;
    patch({ busy: which });
    try {
      await context.send(couponIds);
    } finally {
      isSending = false;
    }
    return { kind: 'claimed', couponIds };
  }

  async function claim(
    which: string | 'all',
    list: CouponList | undefined,
    read: () => Promise<CouponList>,
  ): Promise<void> {
    if (isSending) return;
    newest += 1;
    const attempt = newest;
    let known: CouponList | undefined = list;

    async function readAfterLogin(): Promise<CouponList | undefined> {
      if (attempt !== newest) return undefined;
      patch({ busy: which });
      return read();
    }

    patch({ outcome: undefined });
    try {
      const isMember = session.$session.get().status === 'member';
      known ??= await (isMember ? readAfterLogin() : session.afterLogin(readAfterLogin));
      if (!known) return;
      let decision = decide(which, known);
      if (!decision.ok && decision.reason === 'log-in-first') {
        // A visitor's list says nothing about this person: if the read fails, the next try reads too.
        known = undefined;
        known = await session.afterLogin(readAfterLogin);
        if (!known) return;
        decision = decide(which, known);
      }
      patch({ outcome: await send(which, decision) });
    } catch (error) {
      if (!isShopError(error)) throw error;
      patch({ outcome: outcomeOf(error, () => void claim(which, known, read)) });
    } finally {
      if (attempt === newest) patch({ busy: undefined });
    }
  }

  return { $state, claim };
}
