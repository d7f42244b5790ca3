import type { NewCustomerPage } from '@clinicart/sdk/new-customers';
import { WordedPicture, wordedPictureStyles } from '../campaign/worded-picture.tsx';
import { useWords } from '../engine/index.ts';
import { usePictureLink } from '../engine/routing/server-link.ts';
import { Carousel, carouselStyles } from '../ui/carousel/carousel.tsx';
import { promotionWords } from './new-customers-words.ts';

export const bannersStyles = [carouselStyles, wordedPictureStyles];

/** Time between two banners. Spec: 1§9 */
const AUTOPLAY_MS = 5000;

/** The banners, with or without links. Spec: 1§2 New-customer page */
export function Banners({ banners }: Pick<NewCustomerPage, 'banners'>) {
  const text = useWords(promotionWords);
  const linkOf = usePictureLink();
  if (banners.length === 0) return null;
  const slides = banners.map(({ picture, link, title, remark }, at) => {
    const to = linkOf(link);
    const label = title || to.title || text.title;
    const words = title && (
      <>
        <b>{title}</b>
        {remark && <p>{remark}</p>}
      </>
    );
    const content = (isNear: boolean) => (
      <WordedPicture
        picture={isNear ? picture : ''}
        shape="main"
        words={words}
        alt={label}
        link={to.link}
        eager={at === 0}
      />
    );
    return { key: String(at), label, content };
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
