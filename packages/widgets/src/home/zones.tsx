import type { HomeBlocks } from '@clinicart/sdk/home';
import { ProductTile, productTileStyles } from '../catalogue/card/product-tile.tsx';
import { useServerLink } from '../engine/routing/server-link.ts';
import { ServerText } from '../ui/data/server-text.tsx';
import { Backdrop, bannerPictureStyles } from './banner-picture.tsx';
import { More } from './see-all-link.tsx';
import zonesCss from './zones.css?inline';

export const zonesStyles = [productTileStyles, bannerPictureStyles, zonesCss];

/** One or two zones, side by side where there is room. Spec: 1§2 Home */
export function Zones({
  zones,
  section,
}: {
  zones: HomeBlocks['zones'];
  section: string | undefined;
}) {
  const linkOf = useServerLink();
  if (zones.length === 0) return null;
  return (
    <div
      className="clinic-home-zones"
      data-section={section}
      data-alone={zones.length === 1 || undefined}
    >
      {zones.map((zone) => (
        <section className="clinic-home-zone" key={zone.key} aria-labelledby={zone.key}>
          <div className="clinic-home-zone-head">
            <ServerText as="h2" id={zone.key}>
              {zone.name}
            </ServerText>
            {zone.remark && <p>{zone.remark}</p>}
            {zone.image && (
              <div className="clinic-home-zone-picture">
                <Backdrop picture={zone.image} size="card" alt="" width={400} height={400} />
              </div>
            )}
            <More link={linkOf(zone.path).link} name={zone.name} />
          </div>
          <ul className="clinic-home-tiles">
            {zone.products.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} level={3} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
