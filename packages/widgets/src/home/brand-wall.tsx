import type { BrandLink } from '@clinicart/sdk/catalogue';
import { BRAND_ROWS, BRANDS_A_ROW, hasMoreBrands } from '@clinicart/sdk/home';
import { useMemo } from 'react';
import { useRoutes, useShop, useWords } from '../engine/index.ts';
import { Carousel, carouselStyles, type Slide } from '../ui/carousel/carousel.tsx';
import { Wordmark, wordmarkStyles } from '../ui/media/wordmark.tsx';
import brandsCss from './brands.css?inline';
import { homeWords } from './home-words.ts';
import { More } from './see-all-link.tsx';

export const brandWallStyles = [carouselStyles, wordmarkStyles, brandsCss];

/** All brands, in two rows of six per view; arrows when there are more than twelve. Spec: 1§2 Home */
export function BrandWall({ brands }: { brands: readonly BrandLink[] }) {
  const words = useWords(homeWords);
  const routes = useRoutes();
  const slides = useMemo(() => columnsOf(brands), [brands]);
  if (brands.length === 0) return null;
  return (
    <section className="clinic-home-brands" data-section="brands" aria-labelledby="brands">
      <div className="clinic-home-head">
        <h2 id="brands">{words.brands}</h2>
        <More link={routes.link('brandIndex')} name="" label={words.brandIndex} />
      </div>
      {hasMoreBrands(brands.length) ? (
        <Carousel
          className="clinic-brand-wall"
          label={words.brandCarousel}
          slides={slides}
          perView={BRANDS_A_ROW}
          loop={false}
          dots={false}
        />
      ) : (
        <ul className="clinic-brand-grid">
          {brands.map((brand) => (
            <li key={brand.id}>
              <Brand brand={brand} isNear />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A slide is a column: narrow screens show fewer columns. */
function columnsOf(brands: readonly BrandLink[]): Slide[] {
  return Array.from({ length: Math.ceil(brands.length / BRAND_ROWS) }, (_, column) => {
    const inColumn = brands.slice(column * BRAND_ROWS, (column + 1) * BRAND_ROWS);
    return {
      key: String(column),
      label: inColumn.map(({ name }) => name).join(', '),
      content: (isNear) =>
        inColumn.map((brand) => <Brand key={brand.id} brand={brand} isNear={isNear} />),
    };
  });
}

function Brand({ brand: { id, name, picture }, isNear }: { brand: BrandLink; isNear: boolean }) {
  const routes = useRoutes();
  const shop = useShop();
  return (
    <a
      className="clinic-brand"
      {...routes.link('search', { brandId: id, searchType: 'brandId', title: name })}
    >
      <Wordmark
        name={name}
        alt={name}
        picture={isNear ? shop.picture(picture, 'card') : undefined}
      />
    </a>
  );
}
