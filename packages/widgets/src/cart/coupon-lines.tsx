import type { Cart, Cents } from '@clinicart/sdk';
import { type CartCoupon, couponsInReach } from '@clinicart/sdk/checkout';
import { useSay, useWords } from '../engine/index.ts';
import { TagIcon } from '../ui/media/icons.tsx';
import { cartWords } from './cart-words.ts';

/** An order takes one coupon, so the best reached one is enough. */
const MOST_USABLE = 1;
/** Coupons that are close but not reached. */
const MOST_AHEAD = 2;

/** The best coupon that the cart reaches, then the nearest ones with the amount missing. Spec: 1§3, 2§5 */
export function couponsShown(cart: Cart, goods: Cents): CartCoupon[] {
  const coupons = couponsInReach(cart, goods);
  const ahead = coupons.filter(({ saving }) => !saving.ok && saving.missing !== undefined);
  return [
    ...coupons.filter(({ saving }) => saving.ok).slice(0, MOST_USABLE),
    ...ahead.slice(0, MOST_AHEAD),
  ];
}

/** The coupons of the cart, with the saving or the amount missing. */
export function CouponLines({
  cart,
  goods,
  isNarrow,
}: {
  cart: Cart;
  goods: Cents;
  /** Shown in place of the panel in a narrow cart. */
  isNarrow?: boolean;
}) {
  const say = useSay();
  const words = useWords(cartWords);
  const near = couponsShown(cart, goods);
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
