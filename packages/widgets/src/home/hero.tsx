import { ALL_KEYWORD } from '@clinicart/sdk/catalogue';
import { BANNER_MS, type HomeBlocks } from '@clinicart/sdk/home';
import { useMemo } from 'react';
import { useRoutes, useWords } from '../engine/index.ts';
import { usePictureLink } from '../engine/routing/server-link.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { Carousel, carouselStyles, type Slide } from '../ui/carousel/carousel.tsx';
import { ServerText } from '../ui/data/server-text.tsx';
import { Backdrop, bannerPictureStyles } from './banner-picture.tsx';
import heroCss from './hero.css?inline';
import { homeWords } from './home-words.ts';

export const heroStyles = [buttonStyles, carouselStyles, bannerPictureStyles, heroCss];

type Banner = HomeBlocks['banners'][number];

/**
 * The banners, which advance every five seconds in a loop; a plain panel of the same size without any. Spec: 1§2 Home,
 * 1§9. The page begins with them where `isFirst`.
 */
export function Hero({ banners, isFirst }: { banners: readonly Banner[]; isFirst: boolean }) {
  const words = useWords(homeWords);
  const linkOf = usePictureLink();
  const slides = useMemo(
    () =>
      banners.map(
        (banner, index): Slide => ({
          key: `${index} ${banner.path} ${banner.image}`,
          label: banner.title || linkOf(banner.path).title || undefined,
          content: (isNear) => (
            <BannerSlide banner={banner} isNear={isNear} isFirst={isFirst && index === 0} />
          ),
        }),
      ),
    [banners, linkOf, isFirst],
  );
  if (slides.length === 0) return <QuietHero />;
  return (
    <Carousel
      className="clinic-hero"
      label={words.banners}
      slides={slides}
      autoplayMs={BANNER_MS}
      stopsAll
    />
  );
}

/** Text over the picture, readable at every width and in both languages. */
function BannerSlide({
  banner,
  isNear,
  isFirst,
}: {
  banner: Banner;
  isNear: boolean;
  isFirst: boolean;
}) {
  const words = useWords(homeWords);
  const { link, title } = usePictureLink()(banner.path);
  const alt = banner.title ? '' : title || words.banner;
  const label = banner.button ?? words.see;
  const picture = isNear && (
    <Backdrop
      picture={banner.image}
      size="banner"
      alt={alt}
      width={1260}
      height={420}
      eager={isFirst}
    />
  );
  if (!banner.title)
    return (
      <div className="clinic-hero-slide" data-bare="">
        {link ? <a {...link}>{picture || alt}</a> : picture}
      </div>
    );
  return (
    <div className="clinic-hero-slide">
      {picture}
      <div className="clinic-hero-words">
        <ServerText as="p" className="clinic-hero-title">
          {banner.title}
        </ServerText>
        {banner.remark && (
          <ServerText as="p" className="clinic-hero-remark">
            {banner.remark}
          </ServerText>
        )}
        {link && (
          <Button kind="primary" size="l" {...link}>
            {label}
          </Button>
        )}
      </div>
    </div>
  );
}

function QuietHero() {
  const words = useWords(homeWords);
  const routes = useRoutes();
  const all = { keyword: ALL_KEYWORD, searchType: 'keyword' };
  return (
    <section className="clinic-hero clinic-hero-quiet" aria-label={words.heroTitle}>
      <p className="clinic-hero-title">{words.heroTitle}</p>
      <p className="clinic-hero-remark">{words.heroWhy}</p>
      <Button kind="primary" size="l" {...routes.link('search', all)}>
        {words.heroAction}
      </Button>
    </section>
  );
}
