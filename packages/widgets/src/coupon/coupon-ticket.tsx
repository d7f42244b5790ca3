import { formatMoney } from '@clinicart/sdk';
import { type Coupon, couponValidity } from '@clinicart/sdk/coupon';
import type { ReactNode } from 'react';
import { discountWords } from '../catalogue/discount-words.ts';
import { useLanguage, useShop, useWords } from '../engine/index.ts';
import { TimelyText } from '../ui/data/timely-text.tsx';
import { TagIcon } from '../ui/media/icons.tsx';
import { dayText } from '../ui/page/date.ts';
import { couponWords } from './coupon-words.ts';

export { default as couponTicketStyles } from './coupon.css?inline';

interface CouponTicketProps {
  coupon: Coupon;
  /** `s` is a line on a product page, `m` a ticket. */
  size?: 's' | 'm';
  /** Dims a coupon that is used, expired or not for this order. */
  spent?: boolean;
  /** Its action or state, at the end. */
  children?: ReactNode;
}

/** One coupon: benefit, minimum, scope and validity. A hidden benefit makes a quiet ticket. Spec: 2§2.9, 1§3, 1§6 */
export function CouponTicket({ coupon, size = 'm', spent, children }: CouponTicketProps) {
  const text = useWords(couponWords);
  const { minimum, benefit } = coupon;
  const condition =
    benefit.kind === 'hidden'
      ? undefined
      : minimum === undefined
        ? text.noMinimum
        : text.over({ amount: formatMoney(minimum) });
  // A line shows the name instead of a hidden benefit.
  const isNamed = size === 's' && benefit.kind === 'hidden';
  return (
    <div
      className="clinic-coupon"
      data-size={size}
      data-spent={spent || undefined}
      data-sealed={benefit.kind === 'hidden' || undefined}
      part="coupon"
    >
      <p className="clinic-coupon-benefit" data-named={isNamed || undefined}>
        <b>
          <Benefit benefit={benefit} />
        </b>
        {isNamed ? <span>{coupon.name}</span> : condition && <span>{condition}</span>}
      </p>
      <p className="clinic-coupon-terms">
        {!isNamed && <b>{coupon.name}</b>}
        {size === 'm' && <span>{coupon.coversAll ? text.everything : text.selected}</span>}
        <Validity coupon={coupon} />
      </p>
      {children !== undefined && <div className="clinic-coupon-end">{children}</div>}
    </div>
  );
}

/** The benefit, such as HK$150.00 or 15% off; an icon when it is hidden. Spec: 1§6, 1§9 */
function Benefit({ benefit }: Pick<Coupon, 'benefit'>) {
  const text = useWords(discountWords);
  switch (benefit.kind) {
    case 'percent':
      return text.percentOff(benefit);
    case 'amount':
      return formatMoney(benefit.cents);
    case 'hidden':
      return <TagIcon size={16} />;
  }
}

/** Its last day; its first one too while that lies ahead. Spec: 2§3 (startDate, expiredDate) */
function Validity({ coupon }: { coupon: Coupon }) {
  const text = useWords(couponWords);
  const language = useLanguage();
  const validity = couponValidity(coupon, useShop().clock.now());
  if (validity.kind === 'endless') return null;
  const last = validity.endsAt === undefined ? undefined : dayText(validity.endsAt, language);
  if (validity.kind !== 'ahead') return <TimelyText>{text.until({ day: last ?? '' })}</TimelyText>;
  const first = dayText(validity.startsAt, language);
  return (
    <TimelyText>
      {last ? text.range({ from: first, to: last }) : text.from({ day: first })}
    </TimelyText>
  );
}
