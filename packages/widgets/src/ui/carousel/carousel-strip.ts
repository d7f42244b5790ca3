import { watchSize } from '../page/watch-size.ts';

/** Current position of a carousel. */
export interface CarouselPlace {
  /** Index of the current view, from 0: a slide, or a group of slides that fit side by side. */
  readonly at: number;
  /** Slides that are at least half in view; empty until the browser has observed them. */
  readonly inView: readonly number[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** Moves a carousel. */
export interface CarouselMotion {
  go(index: number): void;
  step(by: 1 | -1): void;
  /** Starts or stops the automatic motion. */
  play(wanted: boolean): void;
  end(): void;
}

/**
 * Moves the strip by native scrolling: until the library has loaded, where it cannot be loaded, and under reduced
 * motion. Jumps to a slide and never moves automatically.
 */
export function startStrip(
  viewport: HTMLElement,
  { loop, onPlace }: { loop: boolean; onPlace: (place: CarouselPlace) => void },
): CarouselMotion {
  const slides = () => [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const width = () => Math.max(1, viewport.clientWidth);
  const views = () => Math.max(1, Math.ceil((viewport.scrollWidth - 1) / width()));
  const at = () => Math.min(views() - 1, Math.round(viewport.scrollLeft / width()));
  const report = () => {
    const { left, right } = viewport.getBoundingClientRect();
    const inView = slides().flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      const middle = (box.left + box.right) / 2;
      return middle > left && middle < right ? [index] : [];
    });
    const hasPrevious = loop || viewport.scrollLeft > 1;
    const hasNext = loop || viewport.scrollLeft + width() < viewport.scrollWidth - 1;
    onPlace({ at: at(), inView, hasPrevious, hasNext });
  };
  const go = (index: number) =>
    viewport.scrollTo({ left: ((index + views()) % views()) * width(), behavior: 'instant' });
  viewport.addEventListener('scroll', report, { passive: true });
  // Another width may show more slides, or fewer.
  const size = watchSize(report);
  size.observe(viewport);
  report();
  return {
    go,
    step: (by) => (loop || views() > 1) && go(loop ? at() + by : clamp(at() + by, views() - 1)),
    play() {},
    end() {
      size.disconnect();
      viewport.removeEventListener('scroll', report);
    },
  };
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
