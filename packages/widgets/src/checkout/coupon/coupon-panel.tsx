import { formatMoney } from '@clinicart/sdk';
import { couponOffer } from '@clinicart/sdk/checkout';
import { useState } from 'react';
import { CouponTicket } from '../../coupon/coupon-ticket.tsx';
import { onDemand, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChevronRightIcon } from '../../ui/media/icons.tsx';
import type { CheckoutView } from '../checkout-view.ts';
import { screenWords } from '../screen-words.ts';
import type { CouponDialogProps } from './coupon-dialog.tsx';

const CouponDialog = onDemand<CouponDialogProps>(() => import('./coupon-dialog.tsx'), {
  retries: true,
});

/** The order's coupon and its discount. Spec: 2§2.2, 2§5 */
export function CouponPanel({ view }: { view: CheckoutView }) {
  const say = useSay();
  const words = useWords(screenWords);
  const [isOpen, setOpen] = useState(false);
  const { explanation, plan, choose } = view;
  const offer = couponOffer(explanation, useShop().clock.now());
  const chosen = explanation.coupons.find(({ coupon }) => coupon.id === plan.couponId);
  const hasAny = explanation.coupons.length > 0;
  return (
    <section className="clinic-panel clinic-checkout-panel">
      <div className="clinic-checkout-panel-head">
        <h2>{words.coupon}</h2>
        {hasAny && (
          <Button
            kind="link"
            iconEnd={<ChevronRightIcon />}
            onPointerEnter={CouponDialog.fetch}
            onFocus={CouponDialog.fetch}
            onClick={() => setOpen(true)}
          >
            {chosen ? words.changeCoupon : words.chooseCoupon}
          </Button>
        )}
      </div>
      {chosen ? (
        <CouponTicket coupon={chosen.coupon} spent={!chosen.saving.ok} />
      ) : (
        <p className="clinic-checkout-quiet">
          {hasAny && offer.usable.length > 0 && `${words.noCoupon} · `}
          {words.usable({ count: offer.usable.length })}
        </p>
      )}
      {chosen && !chosen.saving.ok && (
        <p className="clinic-checkout-refused">{say(chosen.saving)}</p>
      )}
      {chosen?.saving.ok && chosen.coupon.benefit.kind === 'percent' && (
        <p className="clinic-checkout-quiet">
          {words.couponOff({ amount: formatMoney(explanation.totals.coupon) })}
        </p>
      )}
      {isOpen && (
        <CouponDialog
          offer={offer}
          chosenId={chosen?.coupon.id}
          onClose={() => setOpen(false)}
          onChoose={(couponId) => {
            choose({ couponId: couponId ?? '' });
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}
