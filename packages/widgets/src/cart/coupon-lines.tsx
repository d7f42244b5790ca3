import { type Cart, type Cents, couponsInReach } from '@clinicart/sdk';
import { useSay, useWords } from '../engine/index.ts';
import { TagIcon } from '../ui/media/icons.tsx';
import { cartWords } from './cart-words.ts';

/** An order takes one coupon, so the best is enough of those that it reaches; more than two ahead would be a billboard. */
const MOST_USABLE = 1;
const MOST_AHEAD = 2;

/** What coupons would do for this cart: the best that it reaches, then the nearest, with what is missing. Spec: 1§3, 2§5 */
export function CouponLines({
  cart,
  goods,
  isNarrow,
}: {
  cart: Cart;
  goods: Cents;
  /** Stands where there is no panel. */
  isNarrow?: boolean;
}) {
  const say = useSay();
  const words = useWords(cartWords);
  const coupons = couponsInReach(cart, goods);
  const ahead = coupons.filter(({ saving }) => !saving.ok && saving.missing !== undefined);
  const near = [
    ...coupons.filter(({ saving }) => saving.ok).slice(0, MOST_USABLE),
    ...ahead.slice(0, MOST_AHEAD),
  ];
  if (near.length === 0) return null;
  return (
    <ul className="clinic-cart-coupons" data-narrow={isNarrow} aria-label={words.coupons}>
      {near.map(({ coupon, notice }) => (
        <li key={coupon.id}>
          <TagIcon size={14} />
          {say(notice)}
        </li>
      ))}
    </ul>
  );
}
