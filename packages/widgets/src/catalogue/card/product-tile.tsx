import type { ProductCard } from '@clinicart/sdk/catalogue';
import { memo, type ReactNode } from 'react';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { sellingWords } from '../words.ts';
import { OfferPrice, offerPriceStyles, PercentBadge } from './offer-price.tsx';
import productTileCss from './product-tile.css?inline';
import { shownTags, TagBadge, tagBadgeStyles } from './tag-badge.tsx';

export const productTileStyles = [
  badgeStyles,
  pictureStyles,
  skeletonStyles,
  offerPriceStyles,
  tagBadgeStyles,
  productTileCss,
];

/** Badges on a picture, at most. */
const MOST_BADGES = 2;

interface ProductTileProps {
  product: ProductCard;
  /** The heading level of the name, one below the heading of the list. */
  level: 2 | 3;
  /** Loads the picture at once; for the first rows. */
  eager?: boolean | undefined;
  /** The `tagType` of its page's address. Spec: 1§2 */
  tagType?: '3' | undefined;
  /** A badge that the list adds. */
  mark?: string | undefined;
  /** Buttons below the price. */
  children?: ReactNode;
}

/** A product in a list; the whole tile links to its page. Spec: 1§2 Search, 1§3 Search card */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { product, level, eager, tagType, mark, children } = props;
  const shop = useShop();
  const routes = useRoutes();
  const Name = `h${level}` as const;
  const isOut = product.inStock === false;
  return (
    <article className="clinic-tile" data-out={isOut || undefined}>
      <div className="clinic-tile-picture">
        <Picture src={shop.picture(product.picture, 'card')} alt="" eager={eager} veiled={isOut} />
        <TileBadges product={product} mark={mark} />
      </div>
      <div className="clinic-tile-words">
        <Name className="clinic-tile-name">
          <ServerText as="a" {...routes.link('product', { id: product.id, tagType })}>
            {product.name}
          </ServerText>
        </Name>
        <ServerText as="p" className="clinic-tile-brand">
          {product.brandName}
        </ServerText>
      </div>
      <div className="clinic-tile-price">
        <OfferPrice offer={product.offer} />
      </div>
      {children && <div className="clinic-tile-action">{children}</div>}
    </article>
  );
});

function TileBadges({ product, mark }: Pick<ProductTileProps, 'product' | 'mark'>) {
  const { offer, tags } = product;
  const isOut = product.inStock === false;
  const text = useWords(sellingWords);
  const taken = Number(isOut || offer.percentOff !== undefined) + Number(Boolean(mark));
  return (
    <div className="clinic-tile-badges">
      {isOut && <Badge tone="neutral">{text.outOfStock}</Badge>}
      {!isOut && offer.percentOff !== undefined && <PercentBadge percentOff={offer.percentOff} />}
      {mark && <Badge tone="primary">{mark}</Badge>}
      {shownTags(tags)
        .slice(0, MOST_BADGES - taken)
        .map((tag) => (
          <TagBadge key={tag.title} tag={tag} />
        ))}
    </div>
  );
}

/** Skeleton of a tile. */
export function TileSkeleton() {
  return (
    <div className="clinic-tile">
      <div className="clinic-tile-picture">
        <Skeleton shape="square" />
      </div>
      <div className="clinic-tile-words">
        <div className="clinic-tile-name">
          <Skeleton lines={2} />
        </div>
        <div className="clinic-tile-brand">
          <Skeleton width={33} />
        </div>
      </div>
      <div className="clinic-tile-price">
        <Skeleton width={50} />
      </div>
    </div>
  );
}
