import {
  type ClaimOutcome,
  type Coupon,
  type CouponList,
  couponDomain,
  isUnclaimed,
  markClaimed,
  orderByBenefit,
  refuseClaimer,
} from '@clinicart/sdk/coupon';
import { standingOf } from '@clinicart/sdk/identity';
import { useState } from 'react';
import { useRoutes, useSay, useShop, useStore } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { useWords } from '../ui/foundation/words.ts';
import { CheckIcon } from '../ui/media/icons.tsx';
import { useFocusHandover } from '../ui/page/use-focus-handover.ts';
import { FailureNotice, Notice } from '../ui/state/notice.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { couponWords } from './coupon-words.ts';
import type { CouponClaims } from './use-coupon-claims.ts';

/** Coupons shown before the list is expanded. */
const LINE_SHOWN = 2;

interface ClaimableCouponsProps {
  offer: CouponList;
  /** Loads the offer again: after a login it belongs to another buyer. */
  read(): Promise<CouponList>;
  /** Held above the component that reloads on login, so that the outcome survives; see `useCouponClaims`. */
  claims: CouponClaims;
}

/** Coupons to claim, one or all, with the outcome in place; nothing without coupons. Spec: 1§2, 1§6, 1§8 */
export function ClaimableCoupons({ offer, read, claims }: ClaimableCouponsProps) {
  const shop = useShop();
  const text = useWords(couponWords);
  const { busy, outcome, claim } = claims;
  const claimed = useStore(shop.domain(couponDomain).$claimed);
  const session = useStore(shop.session.$session);
  const refusal = refuseClaimer(standingOf(session, offer.view.pricesVisible));
  // A visitor may try: the login dialog comes first.
  const mayTry = refusal?.reason !== 'coupon-not-certified';
  const [isOpen, setOpen] = useState(false);
  if (offer.coupons.length === 0) return null;

  // Keeps the order of before the claim, so that the pressed button does not move.
  const coupons = markClaimed(orderByBenefit(offer.coupons), claimed);
  const isShort = coupons.length > LINE_SHOWN;
  const shown = isShort && !isOpen ? coupons.slice(0, LINE_SHOWN) : coupons;
  const open = coupons.filter(isUnclaimed);
  // The pressed button is gone: focuses the claimed coupon.
  const handover =
    outcome?.kind === 'claimed'
      ? shown.find((each) => outcome.couponIds.includes(each.id))?.id
      : undefined;
  return (
    <div className="clinic-coupon-offers">
      <ul className="clinic-coupons-list" aria-label={text.coupons}>
        {shown.map((coupon) => (
          <li key={coupon.id}>
            <CouponTicket coupon={coupon} size="s" spent={coupon.isUsed}>
              {mayTry || !isUnclaimed(coupon) ? (
                <Claim
                  coupon={coupon}
                  busy={busy === coupon.id || (busy === 'all' && isUnclaimed(coupon))}
                  handover={handover === coupon.id ? outcome : undefined}
                  onClaim={() => claim(coupon.id, offer, read)}
                />
              ) : undefined}
            </CouponTicket>
          </li>
        ))}
      </ul>
      <div className="clinic-coupons-more">
        {isShort && (
          <Button kind="link" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? text.less : text.more({ count: coupons.length - LINE_SHOWN })}
          </Button>
        )}
        {mayTry && open.length > 1 && (
          <Button
            kind="link"
            size="s"
            busy={busy === 'all'}
            busyLabel={text.claiming}
            onClick={() => claim('all', { ...offer, coupons }, read)}
          >
            {text.claimAll}
          </Button>
        )}
      </div>
      {!mayTry && open.length > 0 && !outcome && <OnceVerified />}
      <Outcome outcome={outcome} coupons={coupons} />
    </div>
  );
}

/** The reason why the buyer cannot claim yet, and a link to get verified. Spec: 1§6 */
function OnceVerified() {
  const say = useSay();
  const text = useWords(couponWords);
  const routes = useRoutes();
  return (
    <p className="clinic-coupons-why">
      {say({ reason: 'coupon-not-certified', facts: {} })}{' '}
      <Button kind="link" size="s" {...routes.link('certification')}>
        {text.getVerified}
      </Button>
    </p>
  );
}

interface ClaimProps {
  coupon: Coupon;

  busy: boolean;
  /** The latest outcome, if it takes the focus. */
  handover: ClaimOutcome | undefined;
  onClaim(): void;
}

/** The button to claim a coupon, or its state. */
function Claim({ coupon, busy, handover, onClaim }: ClaimProps) {
  const text = useWords(couponWords);
  const state = useFocusHandover<HTMLSpanElement>(handover);
  if (!isUnclaimed(coupon))
    return (
      <span ref={state} tabIndex={-1} className="clinic-coupon-state">
        {!coupon.isUsed && <CheckIcon size={14} />}
        {coupon.isUsed ? text.used : text.claimed}
      </span>
    );
  return (
    <Button
      kind="link"
      size="s"
      className="clinic-coupon-claim"
      aria-label={text.claimNamed(coupon)}
      busy={busy}
      busyLabel={text.claiming}
      onClick={onClaim}
    >
      {text.claim}
    </Button>
  );
}

/** Always rendered: screen readers only announce changes inside an existing live region. */
function Outcome({
  outcome,
  coupons,
}: {
  outcome: ClaimOutcome | undefined;
  coupons: readonly Coupon[];
}) {
  const text = useWords(couponWords);
  const routes = useRoutes();
  const refused = outcome?.kind === 'claimed' ? undefined : outcome;
  const message = useFocusHandover<HTMLDivElement>(refused);
  if (refused) {
    return (
      <div ref={message} tabIndex={-1}>
        {refused.kind === 'failed' ? (
          <FailureNotice onRetry={refused.retry}>{refused.text}</FailureNotice>
        ) : (
          <Notice
            tone="warning"
            role="alert"
            action={
              refused.certify && (
                <Button kind="link" {...routes.link('certification')}>
                  {text.getVerified}
                </Button>
              )
            }
          >
            {refused.text}
          </Notice>
        )}
      </div>
    );
  }
  const ids = outcome?.kind === 'claimed' ? outcome.couponIds : [];
  const one = ids.length === 1 ? coupons.find((each) => each.id === ids[0]) : undefined;
  return (
    <VisuallyHidden role="status">
      {one ? text.claimedOne(one) : ids.length > 0 && text.claimedAll({ count: ids.length })}
    </VisuallyHidden>
  );
}
