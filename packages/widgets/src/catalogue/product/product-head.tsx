import type { Product } from '@clinicart/sdk';
import {
  commonUnit,
  leadOffer,
  offerColours,
  type ProductVariant,
  type Promotion,
  packWords,
  promotionShown,
  type Specification,
} from '@clinicart/sdk/catalogue';
import type { BuyerStanding } from '@clinicart/sdk/identity';
import { useLayoutEffect, useRef } from 'react';
import { onDemand, useRoutes, useShop, useWords } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Image } from '../../ui/media/image.tsx';
import { OfferPrice, offerPriceStyles } from '../card/offer-price.tsx';
import { shownTags, TagBadge, tagBadgeStyles } from '../card/tag-badge.tsx';
import { UnlockPricesButton, unlockPricesStyles } from '../card/unlock-prices.tsx';
import type { OfferClockProps } from './offer/offer-clock.tsx';
import productPriceCss from './offer/product-price.css?inline';

export const productHeadStyles = [
  offerPriceStyles,
  tagBadgeStyles,
  unlockPricesStyles,
  productPriceCss,
];

const OfferClock = onDemand<OfferClockProps>(() => import('./offer/offer-clock.tsx'), {
  waiting: <div className="clinic-offer-clock" />,
});

/** Brand, tags, name and selling point. Spec: 1§2 Product detail, 1§3 */
export function ProductTitle({ product }: { product: Product }) {
  const routes = useRoutes();
  const { brand } = product;
  return (
    <div className="clinic-product-title">
      <p className="clinic-product-marks">
        {brand.name &&
          (brand.id ? (
            <ServerText as="a" {...routes.link('search', searchBrand(brand.id, brand.name))}>
              {brand.name}
            </ServerText>
          ) : (
            <ServerText as="b">{brand.name}</ServerText>
          ))}
        {shownTags(product.tags).map((tag) => (
          <TagBadge key={tag.title} tag={tag} />
        ))}
      </p>
      <ServerText as="h1">{product.name}</ServerText>
      {product.sellingPoint && (
        <ServerText as="p" className="clinic-product-point">
          {product.sellingPoint}
        </ServerText>
      )}
    </div>
  );
}

const searchBrand = (brandId: string, title: string) => ({ title, searchType: 'brandId', brandId });

interface ProductPriceProps {
  product: Product;
  variant: ProductVariant | undefined;
  specifications: readonly Specification[];
  standing: BuyerStanding;
  /** The offer ended while the page was open. */
  onOfferEnd(endsAt: number, now: number): void;
}

/** The price, in the colours of a running offer; or how to see it. Spec: 1§6, 1§3 promotionDisplay */
export function ProductPrice(props: ProductPriceProps) {
  const { product, specifications, standing } = props;
  const packs = useWords(packWords);
  const promotion = promotionShown(product, props.variant);
  const ground = useOfferColours(promotion);
  const lead = leadOffer(specifications.map(({ offer }) => offer));
  if (!lead) return null;
  const { kind } = lead.offer.price;
  const isOffer = kind === 'amount' && promotion !== undefined;
  return (
    <div
      ref={ground}
      className="clinic-product-price"
      data-offer={isOffer || lead.offer.was !== undefined || undefined}
    >
      {isOffer && <OfferPicture template={promotion.picture} />}
      <OfferPrice
        offer={lead.offer}
        varies={lead.varies}
        size="xl"
        badge
        amountText={(text) => packs.unitPrice({ text, unit: commonUnit(specifications) })}
        action={kind === 'hidden' && <UnlockPricesButton standing={standing} />}
      />
      {isOffer && promotion.countsDown && promotion.endsAt !== undefined && (
        <OfferClock endsAt={promotion.endsAt} onEnd={props.onOfferEnd} />
      )}
    </div>
  );
}

/** Sets the server's colours through the style object, because a strict page allows no style attributes. */
function useOfferColours(promotion: Promotion | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const { ground, ink } = (promotion && offerColours(promotion)) ?? {};
  useLayoutEffect(() => {
    const { style, dataset } = element.current ?? {};
    if (!style || !dataset || !ground || !ink) return undefined;
    style.setProperty('--_offer-ground', ground);
    style.setProperty('--_offer-ink', ink);
    dataset.coloured = '';
    return () => {
      delete dataset.coloured;
    };
  }, [ground, ink]);
  return element;
}

/** The banner of an offer, one line high; decorative. */
function OfferPicture({ template }: { template: string | undefined }) {
  const shop = useShop();
  const src = shop.picture(template, 'card');
  return <Image className="clinic-offer-picture" src={src} alt="" fallback={null} />;
}
