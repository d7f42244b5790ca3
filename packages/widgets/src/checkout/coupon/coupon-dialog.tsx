import { formatMoney } from '@clinicart/sdk';
import type { CouponOffer } from '@clinicart/sdk/checkout';
import type { Coupon } from '@clinicart/sdk/coupon';
import { type ReactNode, useId, useState } from 'react';
import { CouponTicket } from '../../coupon/coupon-ticket.tsx';
import { bilingual, useSay, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/data/badge.tsx';
import { Radio } from '../../ui/form/choice.tsx';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import couponDialogCss from './coupon-dialog.css?inline';

export const styles = [dialogStyles, couponDialogCss];

const couponDialogWords = bilingual({
  zh: {
    title: '選擇優惠券',
    lead: '每張訂單可使用一張。',
    none: '不使用優惠券',
    usable: '可使用',
    unusable: '未能使用',
    off: (t: { amount: string }) => `減 ${t.amount}`,
    best: '減得最多',
    cancel: commonWords.cancel.zh,
    confirm: '確定',
  },
  en: {
    title: 'Choose a coupon',
    lead: 'One coupon per order.',
    none: 'Use no coupon',
    usable: 'Available',
    unusable: 'Not for this order',
    off: (t) => `${t.amount} off`,
    best: 'Saves most',
    cancel: commonWords.cancel.en,
    confirm: 'Confirm',
  },
});

export interface CouponDialogProps {
  offer: CouponOffer;
  chosenId: string | undefined;
  onClose(): void;
  /** Undefined for no coupon. */
  onChoose(couponId: string | undefined): void;
}

/** The account's coupons, each with its discount for this order or the reason why not. Spec: 2§2.2, 2§5 */
function CouponDialog({ offer, chosenId, onClose, onChoose }: CouponDialogProps) {
  const say = useSay();
  const words = useWords(couponDialogWords);
  const [picked, setPicked] = useState(chosenId);
  const id = useId();
  const choice = (couponId: string | undefined, label: ReactNode) => (
    <Radio
      name="coupon"
      checked={picked === couponId}
      onChange={() => setPicked(couponId)}
      label={label}
    />
  );
  return (
    <Dialog
      open
      size="m"
      title={words.title}
      description={words.lead}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" onClick={() => onChoose(picked)}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <fieldset className="clinic-coupon-choices">
        <legend>{words.usable}</legend>
        {offer.usable.map(({ coupon, off }) => (
          <div key={coupon.id} className="clinic-coupon-choice">
            {choice(
              coupon.id,
              <CouponTicket coupon={coupon}>
                <span className="clinic-coupon-worth">
                  <b>{words.off({ amount: formatMoney(off) })}</b>
                  {coupon.id === offer.bestId && <Badge tone="accent">{words.best}</Badge>}
                </span>
              </CouponTicket>,
            )}
          </div>
        ))}
        <div className="clinic-coupon-choice" data-none="">
          {choice(undefined, words.none)}
        </div>
      </fieldset>
      {offer.unusable.length > 0 && (
        <section className="clinic-coupon-choices" aria-labelledby={id}>
          <h3 id={id}>{words.unusable}</h3>
          <ul>
            {offer.unusable.map(({ coupon, why }) => (
              <Unusable key={coupon.id} coupon={coupon} why={say(why)} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function Unusable({ coupon, why }: { coupon: Coupon; why: string }) {
  return (
    <li className="clinic-coupon-unusable">
      <CouponTicket coupon={coupon} spent />
      <p>
        <VisuallyHidden>{coupon.name} </VisuallyHidden>
        {why}
      </p>
    </li>
  );
}

export { CouponDialog as part };
