import { type Coupon, formatMoney } from '@clinicart/sdk';
import type { ReactNode } from 'react';
import { discountWords } from '../catalogue/discount-words.ts';
import { useLanguage } from '../ui/foundation/context.tsx';
import { useWords } from '../ui/foundation/words.ts';
import { TagIcon } from '../ui/media/icons.tsx';
import { dayText } from '../ui/page/date.ts';
import { couponWords } from './coupon-words.ts';

interface CouponTicketProps {
  coupon: Coupon;
  /** `s` stands in a line of a product page; `m` is a ticket of its own. */
  size?: 's' | 'm';
  /** Greyed: used up, ended, or not for this order. */
  spent?: boolean;
  /** What can be done with it, at its end: a button, or a word. */
  children?: ReactNode;
}

/** One coupon: what it takes off and from which sum, what it covers, until when. Spec: 2§2.9, 1§3 */
export function CouponTicket({ coupon, size = 'm', spent, children }: CouponTicketProps) {
  const text = useWords(couponWords);
  const { minimum, benefit } = coupon;
  const condition =
    benefit.kind === 'hidden'
      ? undefined
      : minimum === undefined
        ? text.noMinimum
        : text.over({ amount: formatMoney(minimum) });
  // In a line a hidden benefit leaves its place to the name.
  const isNamed = size === 's' && benefit.kind === 'hidden';
  return (
    <div className="clinic-coupon" data-size={size} data-spent={spent || undefined} part="coupon">
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

/** HK$150.00, or 15% off. Where it is hidden a mark stands for it. Spec: 1§6, 1§9 */
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

function Validity({ coupon: { startsAt, endsAt } }: { coupon: Coupon }) {
  const text = useWords(couponWords);
  const language = useLanguage();
  if (endsAt !== undefined) return <span>{text.until({ day: dayText(endsAt, language) })}</span>;
  return startsAt === undefined ? null : (
    <span>{text.from({ day: dayText(startsAt, language) })}</span>
  );
}
