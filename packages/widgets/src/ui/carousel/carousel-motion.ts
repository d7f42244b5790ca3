// The motion of the carousel: loaded when a carousel is near the viewport, never before the first paint.
import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import type { CarouselMotion, CarouselPlace } from './carousel-strip.ts';

/** Options for the motion of a strip. */
interface MotionOptions {
  readonly loop: boolean;
  /** Undefined for a strip that only moves on request. */
  readonly autoplayMs: number | undefined;
  readonly onPlace: (place: CarouselPlace) => void;
}

/** Makes a strip of slides draggable, endless and, on request, automatic. */
export function startMotion(
  viewport: HTMLElement,
  startIndex: number,
  { loop, autoplayMs, onPlace }: MotionOptions,
): CarouselMotion {
  const plugins = autoplayMs
    ? [Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false })]
    : [];
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(
    viewport,
    { loop, startIndex, slidesToScroll: 'auto', inViewThreshold: 0.5, duration: 22 },
    plugins,
  );
  const autoplay = embla.plugins()['autoplay'];
  let isPlaying = false;
  const report = () =>
    onPlace({
      at: embla.selectedScrollSnap(),
      inView: embla.slidesInView(),
      hasPrevious: embla.canScrollPrev(),
      hasNext: embla.canScrollNext(),
    });
  // Embla does not restart the timer when a finger is lifted, nor after a resize.
  const goOn = () => isPlaying && autoplay?.play();
  embla.on('select', report).on('slidesInView', report).on('reInit', report);
  embla.on('pointerUp', goOn).on('reInit', goOn);
  return {
    go: (index) => embla.scrollTo(index),
    step: (by) => (by > 0 ? embla.scrollNext() : embla.scrollPrev()),
    play(wanted) {
      isPlaying = wanted;
      if (wanted) autoplay?.play();
      else autoplay?.stop();
    },
    end: () => embla.destroy(),
  };
}
