import { type BuyerStanding, leadOffer, type Product, type Specification } from '@clinicart/sdk';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { sellingWords } from '../words.ts';
import { OfferClock } from './offer-clock.tsx';
import { OfferPrice } from './offer-price.tsx';
import { Coupons, Gifts } from './product-extras.tsx';
import { shownTags, TagBadge } from './tag-badge.tsx';
import { useSignIn } from './use-purchase.ts';

/** Brand, tags, name and selling point. Spec: 1§2 Product detail, 1§3 */
export function ProductTitle({ product }: { product: Product }) {
  const routes = useRoutes();
  const { brand } = product;
  return (
    <div className="clinic-product-title">
      <p className="clinic-product-marks">
        {brand.name &&
          (brand.id ? (
            <a {...routes.link('search', searchBrand(brand.id, brand.name))}>{brand.name}</a>
          ) : (
            <b>{brand.name}</b>
          ))}
        {shownTags(product.tags).map((tag) => (
          <TagBadge key={tag.kind} tag={tag} />
        ))}
      </p>
      <h1>{product.name}</h1>
      {product.sellingPoint && <p className="clinic-product-point">{product.sellingPoint}</p>}
    </div>
  );
}

const searchBrand = (brandId: string, title: string) => ({ title, searchType: 'brandId', brandId });

interface ProductPriceProps {
  product: Product;
  specifications: readonly Specification[];
  standing: BuyerStanding;
  onOfferEnd(): void;
}

/** What it costs, on the ground of an offer while there is one; or how to see it. Spec: 1§6 */
export function ProductPrice(props: ProductPriceProps) {
  const { product, specifications, standing } = props;
  const routes = useRoutes();
  const text = useWords(sellingWords);
  const signIn = useSignIn();
  const lead = leadOffer(specifications.map(({ offer }) => offer));
  if (!lead) return null;
  const { kind } = lead.offer.price;
  const endsAt = (product.promotion ?? product.newCustomerOffer)?.endsAt;
  const action =
    standing === 'visitor' ? (
      <Button kind="link" onClick={signIn}>
        {text.signIn}
      </Button>
    ) : (
      <Button kind="link" {...routes.link('accountInformation')}>
        {text.getVerified}
      </Button>
    );
  return (
    <>
      <div className="clinic-product-price" data-offer={lead.offer.was !== undefined || undefined}>
        <OfferPrice
          offer={lead.offer}
          varies={lead.varies}
          size="xl"
          badge
          action={kind === 'hidden' ? action : undefined}
        />
        {kind === 'amount' && endsAt !== undefined && (
          <OfferClock endsAt={endsAt} onEnd={props.onOfferEnd} />
        )}
      </div>
      <Coupons product={product} />
      <Gifts specifications={specifications} />
    </>
  );
}
