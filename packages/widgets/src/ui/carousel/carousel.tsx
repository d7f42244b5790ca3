import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { buttonStyles } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classes } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useWords } from '../foundation/words.ts';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  PauseIcon,
  PlayIcon,
  StopIcon,
} from '../media/icons.tsx';
import { isOwnKey } from '../page/own-key.ts';
import carouselCss from './carousel.css?inline';
import { CarouselDots, carouselDotsStyles } from './carousel-dots.tsx';
import { carouselWords } from './carousel-words.ts';
import { type CarouselState, useCarousel } from './use-carousel.ts';

export const carouselStyles = [buttonStyles, carouselDotsStyles, carouselCss];

/** One slide of a {@link Carousel}. */
export interface Slide {
  readonly key: string;
  /** Text for screen readers, announced after "slide 2 of 4". */
  readonly label?: string | undefined;
  /** Renders the content. `isNear` is false until the slide is near the viewport: leave the picture out then. */
  readonly content: (isNear: boolean) => ReactNode;
}

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** Accessible name of the region. */
  label: string;
  slides: readonly Slide[];
  /** Interval of the automatic motion in ms; without it, the carousel moves only on request. */
  autoplayMs?: number | undefined;
  /** Continues with the first slide after the last; true by default. */
  loop?: boolean | undefined;
  /**
   * Largest number of slides side by side; decides which ones load first. The caller's CSS sets the width of a slide.
   */
  perView?: number | undefined;
  /** Shows the arrows; true by default. */
  arrows?: boolean | undefined;
  /** Shows one dot for each slide; true by default. Pass false if several slides are side by side. */
  dots?: boolean | undefined;
  /** Adds a button that stops every carousel of the page; only for the first carousel. */
  stopsAll?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Slides in a strip, after the ARIA carousel pattern. The server's HTML contains the strip with its first slide
 * complete; the library that moves it loads when the strip is near the viewport. A single slide has no controls.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, autoplayMs, loop = true, perView = 1, dots = true } = props;
  const words = useWords(carouselWords);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const state = useCarousel(root, viewport, { count: slides.length, loop, autoplayMs });
  const { place } = state;
  const total = slides.length;
  const several = total > 1;
  const hasDots = dots && several && perView === 1;
  const at = place?.at ?? 0;

  const inView = (index: number) =>
    perView === 1 ? index === at : (place?.inView.includes(index) ?? index < perView);
  const isNear = (index: number) =>
    place === undefined
      ? index < perView
      : perView === 1
        ? [0, 1, total - 1].includes((index - at + total) % total)
        : place.inView.some((shown) => Math.abs(shown - index) <= perView);
  const nameOf = (index: number) => {
    const place = words.slideOf({ index: index + 1, total });
    const own = slides[index]?.label;
    return own ? `${place} ${own}` : place;
  };
  const frameOf = (index: number) => ({
    id: hasDots ? `${id}-${index}` : undefined,
    role: hasDots ? 'tabpanel' : 'group',
    'aria-roledescription': words.slide,
    'aria-label': nameOf(index),
    inert: place !== undefined && !inView(index),
  });
  return (
    <section
      ref={root}
      className={classes('clinic-carousel', props.className)}
      part="carousel"
      aria-roledescription={words.carousel}
      aria-label={label}
      data-live={state.isLive || undefined}
    >
      {several && (
        <Controls state={state} arrows={props.arrows ?? true} stopsAll={props.stopsAll ?? false}>
          {hasDots && (
            <CarouselDots id={id} at={at} total={total} onChoose={(index) => state.go(index)} />
          )}
        </Controls>
      )}
      <div ref={viewport} className="clinic-carousel-view">
        <div className="clinic-carousel-strip">
          {slides.map((slide, index) => (
            <div key={slide.key} className="clinic-carousel-slide" {...(several && frameOf(index))}>
              <SlideContent slide={slide} isNear={isNear(index)} />
            </div>
          ))}
        </div>
      </div>
      {several && (
        <VisuallyHidden>
          <span aria-live={state.isPlaying && !state.isStill ? 'off' : 'polite'}>
            {state.wasAsked && perView === 1 ? nameOf(at) : ''}
          </span>
        </VisuallyHidden>
      )}
    </section>
  );
}

/** Content that has been loaded stays. */
function SlideContent({ slide, isNear }: { slide: Slide; isNear: boolean }) {
  const [wasNear, setNear] = useState(isNear);
  if (isNear && !wasNear) setNear(true);
  return slide.content(isNear || wasNear);
}

interface ControlsProps {
  state: CarouselState;
  arrows: boolean;
  stopsAll: boolean;
  children: ReactNode;
}

/**
 * Precedes the slides in the DOM, as the ARIA pattern requires, so that a screen reader user can stop the motion first.
 */
function Controls({ state, arrows, stopsAll, children }: ControlsProps) {
  const words = useWords(carouselWords);
  const { canPlay, isPlaying, place } = state;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || !isOwnKey(event)) return;
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    if (!by) return;
    event.preventDefault();
    state.step(by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside.
    <div className="clinic-carousel-controls" onKeyDown={onKeyDown}>
      {canPlay && (
        <span className="clinic-carousel-rotation">
          <IconButton
            edged
            label={isPlaying ? words.pause : words.play}
            onClick={() => state.setPlaying(!isPlaying)}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          {stopsAll && (
            <IconButton edged label={words.stopAll} onClick={state.stopAll}>
              <StopIcon />
            </IconButton>
          )}
        </span>
      )}
      {children}
      {arrows && (
        <span className="clinic-carousel-arrows">
          <IconButton
            edged
            label={words.previous}
            aria-disabled={place?.hasPrevious === false || undefined}
            onClick={() => state.step(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            edged
            label={words.next}
            aria-disabled={place?.hasNext === false || undefined}
            onClick={() => state.step(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </span>
      )}
    </div>
  );
}
