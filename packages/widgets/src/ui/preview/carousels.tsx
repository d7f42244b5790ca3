import { Carousel } from '../carousel/carousel.tsx';
import { useWords } from '../foundation/words.ts';
import { Section } from './section.tsx';
import { previewWords } from './words.ts';

/** A carousel that moves automatically, one with several slides side by side, and one with a single slide. */
export function Carousels() {
  const words = useWords(previewWords);
  const slides = (total: number) =>
    Array.from({ length: total }, (_, index) => ({
      key: String(index),
      label: words.glove,
      content: (isNear: boolean) => (
        <a className="preview-slide" href={`#slide-${index + 1}`}>
          {isNear && <img src="./glove.svg" alt={words.glove} width="80" height="80" />}
          <b>{index + 1}</b>
        </a>
      ),
    }));
  return (
    <Section title={words.carousel}>
      <Carousel label={words.carousel} slides={slides(4)} autoplayMs={5000} stopsAll />
      <Carousel
        className="preview-columns"
        label={words.columns}
        slides={slides(9)}
        perView={4}
        loop={false}
        dots={false}
      />
      <Carousel label={words.oneSlide} slides={slides(1)} autoplayMs={5000} />
    </Section>
  );
}
