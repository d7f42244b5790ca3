import type { BrandLink } from '@clinicart/sdk/catalogue';
import { useRoutes, useShop } from '../../engine/index.ts';
import { Wordmark, wordmarkStyles } from '../../ui/media/wordmark.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';

export const brandTileStyles = [wordmarkStyles, skeletonStyles];

interface BrandTileProps {
  brand: BrandLink;
  /** Loads the picture at once; for the first screen. */
  eager?: boolean;
}

/** A brand's logo, or its name without one; links to its products. Spec: 1§2 (brand index), 1§3 */
export function BrandTile({ brand: { id, name, picture }, eager }: BrandTileProps) {
  const shop = useShop();
  const routes = useRoutes();
  return (
    <a
      className="clinic-brand"
      {...routes.link('search', { title: name, searchType: 'brandId', brandId: id })}
    >
      <span className="clinic-brand-picture">
        <Wordmark name={name} picture={shop.picture(picture, 'card')} alt={name} eager={eager} />
      </span>
    </a>
  );
}

/** Skeleton of a tile. */
export function BrandTileSkeleton() {
  return (
    <div className="clinic-brand">
      <div className="clinic-brand-picture">
        <Skeleton width={66} />
      </div>
    </div>
  );
}
