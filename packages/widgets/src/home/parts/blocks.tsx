import { type ProductCard, safeUrl } from '@clinicart/sdk';
import { ProductTile } from '../../catalogue/parts/product-tile.tsx';
import { type LinkProps, useWords } from '../../engine/index.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { homeWords } from './home-words.ts';
import { useServerLink } from './use-server-link.ts';

/** Tiles of special events: words beside a picture, or a picture that carries its own. At most four. Spec: 1§9 */
export function Specials({
  specials,
}: {
  specials: readonly {
    path: string | undefined;
    image: string | undefined;
    name: string | undefined;
    remark: string | undefined;
  }[];
}) {
  const words = useWords(homeWords);
  const linkOf = useServerLink();
  const shown = specials.slice(0, 4);
  if (shown.length === 0) return null;
  return (
    <section aria-label={words.specials}>
      <ul className="clinic-home-specials">
        {shown.map((special) => (
          <li key={`${special.path} ${special.image}`}>
            <a {...linkOf(special.path).link} data-worded={special.name ? '' : undefined}>
              {special.name && (
                <span className="clinic-home-special-words">
                  <b>{special.name}</b>
                  {special.remark && <small>{special.remark}</small>}
                </span>
              )}
              <img
                src={special.image && safeUrl(special.image, '')}
                alt={special.name ? '' : (special.remark ?? '')}
                width="400"
                height="400"
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One or two zones: three products each, six where there is only one. Spec: 1§2 Home, 1§9 */
export function Zones({
  zones,
}: {
  zones: readonly {
    name: string;
    remark: string | undefined;
    path: string | undefined;
    products: readonly ProductCard[];
  }[];
}) {
  const linkOf = useServerLink();
  const shown = zones.filter((zone) => zone.products.length > 0).slice(0, 2);
  if (shown.length === 0) return null;
  const most = shown.length === 1 ? 6 : 3;
  return (
    <div className="clinic-home-zones" data-alone={shown.length === 1 || undefined}>
      {shown.map((zone) => (
        <section className="clinic-home-zone" key={zone.name}>
          <div className="clinic-home-zone-head">
            <h2>{zone.name}</h2>
            <p>{zone.remark}</p>
            <More link={linkOf(zone.path).link} name={zone.name} />
          </div>
          <ul className="clinic-home-tiles">
            {zone.products.slice(0, most).map((product) => (
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

/** A category's floor: its keywords and what sells best in it. Spec: 1§2 Home */
export function Floor({
  name,
  keywords,
  products,
  link,
}: {
  name: string;
  keywords: readonly { title: string; link: string | undefined }[];
  products: readonly ProductCard[];
  link: LinkProps | undefined;
}) {
  const linkOf = useServerLink();
  if (products.length === 0) return null;
  return (
    <section>
      <div className="clinic-home-head">
        <h2>{name}</h2>
        <ul className="clinic-home-keywords">
          {keywords.slice(0, 6).map((keyword) => (
            <li key={keyword.title}>
              <a {...linkOf(keyword.link).link}>{keyword.title}</a>
            </li>
          ))}
        </ul>
        <More link={link} name={name} />
      </div>
      <ul className="clinic-home-tiles">
        {products.slice(0, 6).map((product) => (
          <li key={product.id}>
            <ProductTile product={product} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function More({
  link,
  name,
}: {
  link: LinkProps | { readonly href: string } | undefined;
  name: string;
}) {
  const words = useWords(homeWords);
  if (!link) return null;
  return (
    <a className="clinic-home-more" {...link}>
      {words.all}
      <VisuallyHidden> {name}</VisuallyHidden>
      <ChevronRightIcon size={14} />
    </a>
  );
}
