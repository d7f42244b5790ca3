import {
  type ClaimDecision,
  type Coupon,
  couponDomain,
  decideClaim,
  decideClaimAll,
  isShopError,
  standingOf,
} from '@clinicart/sdk';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useShop } from '../engine/index.ts';

/** What a list of coupons knows, as it is shown or as it is read again. */
export interface CouponOffer {
  readonly coupons: readonly Coupon[];
  readonly view: { readonly pricesVisible: boolean };
}

/** What the last claim came to; stands beside the list until the next. */
export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly couponIds: readonly string[] }
  /** A rule or the server says no: `certify` where certifying would help. */
  | { readonly kind: 'refused'; readonly text: string; readonly certify: boolean }
  /** It may work next time. */
  | { readonly kind: 'failed'; readonly text: string; readonly retry: () => void };

/** Claims under way and what the last one came to. */
export interface CouponClaims {
  /** A coupon's id, or `all`. */
  readonly busy: string | undefined;
  readonly outcome: ClaimOutcome | undefined;
  claim(which: string | 'all', offer: CouponOffer, read: () => Promise<CouponOffer>): void;
}

/**
 * Claims a coupon or all of a list. A visitor is asked to sign in, and the claim goes on afterwards
 * with what the shop then says of the coupons. Call it above whatever is read again on signing in, so
 * that the outcome is still there to be shown. Spec: 1§6, 1§7, 1§8
 */
export function useCouponClaims(): CouponClaims {
  const shop = useShop();
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<ClaimOutcome>();
  // The newest attempt wins: one that waits for a sign-in gives way to a later click.
  const newest = useRef(0);
  const sending = useRef(false);

  const claim = useCallback<CouponClaims['claim']>(
    (which, shown, read) => {
      const decide = ({ coupons, view }: CouponOffer): ClaimDecision => {
        const standing = standingOf(shop.session.$session.get(), view.pricesVisible);
        const claiming = { standing, now: shop.clock.now() };
        return which === 'all'
          ? decideClaimAll(coupons, claiming)
          : decideClaim(
              coupons.find((each) => each.id === which),
              claiming,
            );
      };

      async function attempt(offer: CouponOffer) {
        if (sending.current) return;
        const mine = ++newest.current;
        let known = offer;
        setOutcome(undefined);
        try {
          let decision = decide(known);
          if (!decision.ok && decision.reason === 'log-in-first') {
            const isIn = await shop.session.requestLogin();
            if (!isIn || mine !== newest.current) return;
            setBusy(which);
            known = await read();
            decision = decide(known);
          }
          if (decision.ok) {
            sending.current = true;
            setBusy(which);
            await shop.domain(couponDomain).claim(decision.couponIds);
            setOutcome({ kind: 'claimed', couponIds: decision.couponIds });
          } else {
            const certify = decision.reason === 'coupon-not-certified';
            setOutcome({ kind: 'refused', text: shop.language.say(decision), certify });
          }
        } catch (error) {
          if (!isShopError(error)) throw error;
          const isFinal = error.kind === 'server' || error.kind === 'session-ended';
          setOutcome(
            isFinal
              ? { kind: 'refused', text: error.message, certify: false }
              : { kind: 'failed', text: error.message, retry: () => void attempt(known) },
          );
        } finally {
          sending.current = false;
          if (mine === newest.current) setBusy(undefined);
        }
      }
      void attempt(shown);
    },
    [shop],
  );

  return useMemo(() => ({ busy, outcome, claim }), [busy, outcome, claim]);
}
