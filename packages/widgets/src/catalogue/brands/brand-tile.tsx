import type { BrandLink } from '@clinicart/sdk/catalogue';
import { useRoutes, useShop } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';

export const brandTileStyles = [pictureStyles, skeletonStyles];

interface BrandTileProps {
  brand: BrandLink;
  /** Loads the picture at once; for the first screen. */
  eager?: boolean;
}

/** A brand's logo and name; links to its products. Spec: 1§2 (brand index), 1§3 */
export function BrandTile({ brand: { id, name, picture }, eager }: BrandTileProps) {
  const shop = useShop();
  const routes = useRoutes();
  return (
    <a
      className="clinic-brand"
      {...routes.link('search', { title: name, searchType: 'brandId', brandId: id })}
    >
      <Picture
        className="clinic-brand-picture"
        src={shop.picture(picture, 'card')}
        alt=""
        eager={eager}
      />
      <ServerText as="span">{name}</ServerText>
    </a>
  );
}

/** Skeleton of a tile. */
export function BrandTileSkeleton() {
  return (
    <div className="clinic-brand">
      <div className="clinic-brand-picture">
        <Skeleton shape="square" />
      </div>
      <span>
        <Skeleton width={66} />
      </span>
    </div>
  );
}
