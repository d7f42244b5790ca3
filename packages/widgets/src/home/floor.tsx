import { FLOOR_ADVERT_MS, type FloorAdvert, type HomeBlocks } from '@clinicart/sdk/home';
import { memo, useMemo } from 'react';
import { ProductTile, productTileStyles } from '../catalogue/card/product-tile.tsx';
import { type LinkProps, useRoutes, useShop, useWords } from '../engine/index.ts';
import { useServerLink } from '../engine/routing/server-link.ts';
import { Carousel, carouselStyles, type Slide } from '../ui/carousel/carousel.tsx';
import { Wordmark, wordmarkStyles } from '../ui/media/wordmark.tsx';
import { Backdrop, bannerPictureStyles } from './banner-picture.tsx';
import brandsCss from './brands.css?inline';
import floorCss from './floor.css?inline';
import { homeWords } from './home-words.ts';
import { More } from './see-all-link.tsx';

export const floorStyles = [
  carouselStyles,
  productTileStyles,
  bannerPictureStyles,
  wordmarkStyles,
  brandsCss,
  floorCss,
];

type FloorBlock = HomeBlocks['floors'][number];

interface FloorProps {
  floor: FloorBlock;
  /** Of the floor's category. */
  categoryId: string | undefined;
}

/** A category's floor: keywords, adverts, bestsellers and brands. Spec: 1§2 Home */
export const Floor = memo(function Floor({ floor, categoryId }: FloorProps) {
  const linkOf = useServerLink();
  const routes = useRoutes();
  const { name } = floor;
  const link = categoryId
    ? routes.link('search', { categoryId, searchType: 'categoryId', title: name })
    : undefined;
  return (
    <section className="clinic-floor" data-section={floor.key} aria-labelledby={floor.key}>
      <div className="clinic-home-head">
        <h2 id={floor.key}>{name}</h2>
        <More link={link} name={name} />
        {floor.keywords.length > 0 && (
          <ul className="clinic-floor-keywords">
            {floor.keywords.map((keyword) => (
              <li key={keyword.title}>
                <a
                  {...(linkOf(keyword.link).link ??
                    routes.link('search', {
                      keyword: keyword.title,
                      searchType: 'keyword',
                      title: keyword.title,
                    }))}
                >
                  {keyword.title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="clinic-floor-goods">
        <FloorPanel floor={floor} link={link} />
        {floor.products.length > 0 && (
          <ul className="clinic-home-tiles">
            {floor.products.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} level={3} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <FloorBrands brands={floor.brands} />
    </section>
  );
});

/** The adverts, which advance every three seconds; the floor's own picture without any. Spec: 1§9 */
function FloorPanel({ floor, link }: { floor: FloorBlock; link: LinkProps | undefined }) {
  const words = useWords(homeWords);
  const linkOf = useServerLink();
  const { adverts, name, picture } = floor;
  const slides = useMemo(
    () =>
      adverts.map(
        (advert, index): Slide => ({
          key: `${index} ${advert.path}`,
          label: advert.title || linkOf(advert.path).title || undefined,
          content: (isNear) => <AdvertSlide advert={advert} floor={name} isNear={isNear} />,
        }),
      ),
    [adverts, name, linkOf],
  );
  if (slides.length > 0)
    return (
      <Carousel
        className="clinic-floor-adverts"
        label={words.advertsOf({ name })}
        slides={slides}
        autoplayMs={FLOOR_ADVERT_MS}
        arrows={false}
      />
    );
  if (!picture || !link) return null;
  return (
    <a className="clinic-floor-adverts" {...link}>
      <span className="clinic-advert" data-worded="">
        <b>{name}</b>
        <Backdrop picture={picture} size="card" alt="" width={400} height={400} />
      </span>
    </a>
  );
}

function AdvertSlide({
  advert,
  floor,
  isNear,
}: {
  advert: FloorAdvert;
  floor: string;
  isNear: boolean;
}) {
  const { link, title } = useServerLink()(advert.path);
  const Place = link ? 'a' : 'div';
  return (
    <Place {...link} className="clinic-advert" data-worded={advert.title ? '' : undefined}>
      {advert.title && <b>{advert.title}</b>}
      {advert.title && advert.remark && <small>{advert.remark}</small>}
      {isNear ? (
        <Backdrop
          picture={advert.picture}
          size="card"
          alt={advert.title ? '' : title || floor}
          width={400}
          height={400}
        />
      ) : (
        !advert.title && (title || floor)
      )}
    </Place>
  );
}

function FloorBrands({ brands }: { brands: FloorBlock['brands'] }) {
  const routes = useRoutes();
  const shop = useShop();
  if (brands.length === 0) return null;
  return (
    <ul className="clinic-floor-brands">
      {brands.map(({ id, name, picture }) => (
        <li key={id}>
          <a
            className="clinic-brand"
            {...routes.link('search', { brandId: id, searchType: 'brandId', title: name })}
          >
            <Wordmark name={name} alt={name} picture={shop.picture(picture, 'card')} />
          </a>
        </li>
      ))}
    </ul>
  );
}
