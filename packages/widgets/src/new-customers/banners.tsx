import type { NewCustomerPage } from '@clinicart/sdk/new-customers';
import { useShop, useWords } from '../engine/index.ts';
import { useServerLink } from '../engine/routing/server-link.ts';
import { Carousel, carouselStyles } from '../ui/carousel/carousel.tsx';
import { Image } from '../ui/media/image.tsx';
import { promotionWords } from './new-customers-words.ts';

export const bannersStyles = carouselStyles;

/** Time between two banners. Spec: 1§9 */
const AUTOPLAY_MS = 5000;

/** The banners, with or without links. Spec: 1§2 New-customer page */
export function Banners({ banners }: Pick<NewCustomerPage, 'banners'>) {
  const shop = useShop();
  const text = useWords(promotionWords);
  const linkOf = useServerLink();
  if (banners.length === 0) return null;
  const total = banners.length;
  const slides = banners.map(({ picture, link }, at) => {
    const { link: props, title } = linkOf(link);
    const label = title || text.banner({ position: at + 1, total });
    const content = (isNear: boolean) => {
      const shown = (
        <span className="clinic-new-banner" {...(!isNear && { role: 'img', 'aria-label': label })}>
          {isNear && (
            <Image
              src={shop.picture(picture, 'detail')}
              alt={label}
              width="1280"
              height="400"
              loading={at === 0 ? 'eager' : 'lazy'}
              fetchPriority={at === 0 ? 'high' : undefined}
              decoding="async"
            />
          )}
        </span>
      );
      return props ? <a {...props}>{shown}</a> : shown;
    };
    return { key: String(at), label: title, content };
  });
  return (
    <Carousel
      className="clinic-new-banners"
      label={text.banners}
      slides={slides}
      autoplayMs={AUTOPLAY_MS}
      stopsAll
    />
  );
}
