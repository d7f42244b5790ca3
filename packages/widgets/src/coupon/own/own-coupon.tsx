import { type Cents, formatMoney } from '@clinicart/sdk';
import { type Coupon, type CouponView, couponGap, couponValidity } from '@clinicart/sdk/coupon';
import { discountWords } from '../../catalogue/discount-words.ts';
import { useLanguage, useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { TagIcon } from '../../ui/media/icons.tsx';
import { dayText, isoDay } from '../../ui/page/date.ts';
import { couponWords } from '../coupon-words.ts';
import ownCouponCss from './own-coupon.css?inline';
import { ownCouponsWords } from './own-coupons-words.ts';

export const ownCouponStyles = [buttonStyles, ownCouponCss];

interface OwnCouponProps {
  coupon: Coupon;
  view: CouponView;
  /** Price of the ticked goods of the cart, where it is known. */
  goods: Cents | undefined;
}

/** A ticket: benefit and minimum, name, scope, number, dates, and the way to use it. Spec: 2§2.9 */
export function OwnCoupon({ coupon, view, goods }: OwnCouponProps) {
  const text = useWords(ownCouponsWords);
  const scope = useWords(couponWords);
  const { name, id, coversAll } = coupon;
  const isUsable = view === 'unused';
  return (
    <article className="clinic-own-coupon" data-spent={!isUsable || undefined} aria-label={name}>
      <Benefit coupon={coupon} />
      <div className="clinic-own-coupon-terms">
        <h2>{name}</h2>
        <p>{coversAll ? scope.everything : scope.selected}</p>
        <p>{text.number({ id })}</p>
        {isUsable && <Gap coupon={coupon} goods={goods} />}
      </div>
      <div className="clinic-own-coupon-end">
        <Dates coupon={coupon} isUsable={isUsable} />
        {isUsable ? <Use coupon={coupon} /> : <b>{view === 'used' ? text.used : text.expired}</b>}
      </div>
    </article>
  );
}

function Benefit({ coupon: { benefit, minimum } }: { coupon: Coupon }) {
  const text = useWords(couponWords);
  const discount = useWords(discountWords);
  if (benefit.kind === 'hidden')
    return (
      <p className="clinic-own-coupon-benefit">
        <TagIcon size={20} />
      </p>
    );
  return (
    <p className="clinic-own-coupon-benefit">
      <b>
        {benefit.kind === 'percent' ? discount.percentOff(benefit) : formatMoney(benefit.cents)}
      </b>
      <span>
        {minimum === undefined ? text.noMinimum : text.over({ amount: formatMoney(minimum) })}
      </span>
    </p>
  );
}

/** The amount that the cart lacks for this coupon, where that is known. Spec: 2§5 */
function Gap({ coupon, goods }: { coupon: Coupon; goods: Cents | undefined }) {
  const text = useWords(ownCouponsWords);
  const { clock } = useShop();
  const gap = couponGap(coupon, goods, clock.now());
  if (!gap) return null;
  return (
    <p className="clinic-own-coupon-gap">
      {gap.isReached
        ? text.reached({ amount: formatMoney(gap.off) })
        : text.missing({ amount: formatMoney(gap.missing) })}
    </p>
  );
}

/** The dates that matter now; the last days stand out. */
function Dates({ coupon, isUsable }: { coupon: Coupon; isUsable: boolean }) {
  const text = useWords(ownCouponsWords);
  const language = useLanguage();
  const { clock } = useShop();
  const day = (at: number) => (language === 'zh' ? isoDay(at) : dayText(at, 'en'));
  const validity = couponValidity(coupon, clock.now());
  switch (validity.kind) {
    case 'endless':
      return <p />;
    case 'ahead':
      return (
        <p>
          {validity.endsAt === undefined
            ? text.from({ day: day(validity.startsAt) })
            : text.range({ from: day(validity.startsAt), to: day(validity.endsAt) })}
        </p>
      );
    case 'ending':
      return isUsable ? (
        <p data-ending="">
          {text.ending({ day: shortDay(validity.endsAt, language), daysLeft: validity.daysLeft })}
        </p>
      ) : (
        <p>{text.until({ day: day(validity.endsAt) })}</p>
      );
    case 'running':
      return <p>{text.until({ day: day(validity.endsAt) })}</p>;
  }
}

/** Within days the year says nothing: 11-25, 25 Nov. */
const shortDay = (at: number, language: 'zh' | 'en'): string =>
  language === 'zh' ? isoDay(at).slice('2026-'.length) : dayText(at, 'en').slice(0, -5);

/** Leads to the products that it covers, where the server names a search; to the home page otherwise. Spec: 2§2.9 */
function Use({ coupon: { covered, name } }: { coupon: Coupon }) {
  const text = useWords(ownCouponsWords);
  const routes = useRoutes();
  return (
    <Button
      kind="secondary"
      aria-label={text.useNamed({ name })}
      {...(covered ? routes.link('search', { ...covered }) : routes.link('home'))}
    >
      {text.use}
    </Button>
  );
}
