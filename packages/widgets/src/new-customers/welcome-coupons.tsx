import {
  type Coupon,
  couponDomain,
  decideClaim,
  isUnclaimed,
  markClaimed,
  orderByBenefit,
  refuseClaimer,
} from '@clinicart/sdk/coupon';
import type { BuyerStanding } from '@clinicart/sdk/identity';
import { promotionDomain } from '@clinicart/sdk/new-customers';
import { useEffect } from 'react';
import { UnlockPricesButton, unlockPricesStyles } from '../catalogue/card/unlock-prices.tsx';
import { CouponTicket, couponTicketStyles } from '../coupon/coupon-ticket.tsx';
import { couponWords } from '../coupon/coupon-words.ts';
import { useShop, useStore, useWords } from '../engine/index.ts';
import { CheckIcon } from '../ui/media/icons.tsx';
import { FailureNotice, noticeStyles } from '../ui/state/notice.tsx';
import { promotionWords } from './new-customers-words.ts';

export const welcomeCouponsStyles = [noticeStyles, unlockPricesStyles, couponTicketStyles];

interface CouponsProps {
  coupons: readonly Coupon[];
  standing: BuyerStanding;
}

/**
 * The coupons of the offer. An eligible buyer receives them automatically, with a quiet confirmation. Spec: 1§2, 1§4
 */
export function WelcomeCoupons({ coupons, standing }: CouponsProps) {
  const shop = useShop();
  const text = useWords(promotionWords);
  const known = useStore(shop.domain(couponDomain).$claimed);
  const { claimed, failed, busy } = useStore(shop.domain(promotionDomain).$claims);
  useEffect(() => {
    void shop.domain(promotionDomain).claimOpen(coupons, standing);
  }, [shop, coupons, standing]);
  if (coupons.length === 0) return null;
  const claiming = { standing, now: shop.clock.now() };
  const shown = orderByBenefit(markClaimed(coupons, known));
  return (
    <section className="clinic-new-section" aria-labelledby="new-coupons">
      <div className="clinic-new-head">
        <h2 id="new-coupons">{text.coupons}</h2>
        <p role="status">{claimed.length > 0 && text.claimed({ count: claimed.length })}</p>
        <ClaimHint standing={standing} />
      </div>
      <ul className="clinic-new-coupons">
        {shown.map((coupon) => (
          <li key={coupon.id}>
            <CouponTicket coupon={coupon} spent={coupon.isUsed}>
              <ClaimState coupon={coupon} isComing={decideClaim(coupon, claiming).ok} />
            </CouponTicket>
            {isUnclaimed(coupon) && failed[coupon.id] !== undefined && (
              <FailureNotice
                of={coupon.name}
                busy={busy.includes(coupon.id)}
                onRetry={() => void shop.domain(promotionDomain).claimAgain(coupon.id)}
              >
                {failed[coupon.id]}
              </FailureNotice>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The state of a coupon. Reserves its space while the claim is pending, so that nothing shifts. */
function ClaimState({ coupon, isComing }: { coupon: Coupon; isComing: boolean }) {
  const words = useWords(couponWords);
  const isOpen = isUnclaimed(coupon);
  if (isOpen && !isComing) return null;
  return (
    <span className="clinic-coupon-state" data-coming={isOpen || undefined}>
      {!coupon.isUsed && <CheckIcon size={14} />}
      {coupon.isUsed ? words.used : words.claimed}
    </span>
  );
}

/** The step that makes the buyer eligible. */
function ClaimHint({ standing }: { standing: BuyerStanding }) {
  const text = useWords(promotionWords);
  const refusal = refuseClaimer(standing);
  if (!refusal) return null;
  return (
    <p>
      {refusal.reason === 'log-in-first' ? text.logInToClaim : text.certifyToClaim}{' '}
      <UnlockPricesButton standing={standing} />
    </p>
  );
}
