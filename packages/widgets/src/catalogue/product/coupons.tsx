import type { Product } from '@clinicart/sdk';
import { couponDomain } from '@clinicart/sdk/coupon';
import { ClaimableCoupons } from '../../coupon/coupon-list.tsx';
import type { CouponClaims } from '../../coupon/use-coupon-claims.ts';
import { useShop, useWords } from '../../engine/index.ts';
import { productWords } from './product-words.ts';

export interface CouponsProps {
  product: Product;
  claims: CouponClaims;
}

/** The product's coupons, which the buyer can claim. Spec: 1§2, 1§3 Coupon */
function Coupons({ product, claims }: CouponsProps) {
  const shop = useShop();
  const text = useWords(productWords);
  return (
    <dl className="clinic-product-line">
      <dt>{text.coupons}</dt>
      <dd className="clinic-product-coupons">
        <ClaimableCoupons
          offer={product}
          read={() => shop.domain(couponDomain).claimable.get(product.id)}
          claims={claims}
        />
      </dd>
    </dl>
  );
}

export { Coupons as part };
