import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { followStill, prefersStill } from '../page/media-queries.ts';
import { after } from '../page/timer.ts';
import { useIntersection } from '../page/use-intersection.ts';
import { type CarouselMotion, type CarouselPlace, startStrip } from './carousel-strip.ts';

/** A carousel is made to move this far before it is seen. */
const NEAR_VIEW_PX = 200;

/** False on the server: the first render shows no control that the preference decides. */
const useReducedMotion = () => useSyncExternalStore(followStill, prefersStill, () => false);

// "Stop all" holds for every carousel of the page, whichever element it stands in; a later "play" is newer.
let stops = 0;
const stopListeners = new Set<() => void>();
const listenToStop = (changed: () => void) => {
  stopListeners.add(changed);
  return () => void stopListeners.delete(changed);
};

function stopEveryCarousel() {
  stops += 1;
  for (const changed of [...stopListeners]) changed();
}

interface CarouselSettings {
  readonly count: number;
  readonly loop: boolean;
  readonly autoplayMs: number | undefined;
}

/** What a carousel shows of its state, and what its controls ask for. */
export interface CarouselState {
  /** Undefined before the browser has taken it over: nothing is hidden from anybody then. */
  readonly place: CarouselPlace | undefined;
  /** Moved by the library, so that the browser must not scroll it. */
  readonly isLive: boolean;
  /** There is something that goes on by itself. */
  readonly canPlay: boolean;
  /** The reader wants no motion. */
  readonly isStill: boolean;
  readonly isPlaying: boolean;
  /** Slides changed because somebody asked: say so. */
  readonly wasAsked: boolean;
  go(index: number): void;
  step(by: 1 | -1): void;
  setPlaying(wanted: boolean): void;
  stopAll(): void;
}

/**
 * Runs a strip of slides. It goes on by itself only while that is wanted, it is in view, the tab is
 * shown, and neither pointer nor focus rests on it.
 */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
  { count, loop, autoplayMs }: CarouselSettings,
): CarouselState {
  const isStill = useReducedMotion();
  const stopCount = useSyncExternalStore(
    listenToStop,
    () => stops,
    () => 0,
  );
  const [place, setPlace] = useState<CarouselPlace>();
  const [isLive, setLive] = useState(false);
  const [choice, setChoice] = useState<{ wanted: boolean; afterStop: number }>();
  const [wasAsked, setAsked] = useState(false);
  const [insists, setInsists] = useState(false);
  const isNear = useInView(root, count > 1, `${NEAR_VIEW_PX}px`, true);
  const isSeen = useInView(root, isLive);
  const isHeld = useHeld(root, isLive);
  const motion = useRef<CarouselMotion>(undefined);
  const lastPlace = useRef(0);
  /** Asked for before anything could move. */
  const pending = useRef<(by: CarouselMotion) => void>(undefined);

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2 || !isNear) return;
    const onPlace = (next: CarouselPlace) => {
      lastPlace.current = next.at;
      setPlace(next);
    };
    let isOver = false;
    motion.current = startStrip(element, { loop, onPlace });
    pending.current?.(motion.current);
    pending.current = undefined;
    const leave = isStill ? undefined : whenIdle(moving);
    async function moving() {
      const { startMotion } = await import('./carousel-motion.ts');
      if (isOver || !element) return;
      motion.current?.end();
      motion.current = startMotion(element, lastPlace.current, { loop, autoplayMs, onPlace });
      setLive(true);
    }
    return () => {
      isOver = true;
      leave?.();
      motion.current?.end();
      motion.current = undefined;
      setLive(false);
    };
  }, [viewport, count, loop, autoplayMs, isNear, isStill]);

  // The controls stand there for whoever wants no motion too, as the server wrote them; the style sheet hides them.
  const canPlay = count > 1 && autoplayMs !== undefined;
  const wanted = choice?.afterStop === stopCount ? choice.wanted : stopCount === 0;
  const isPlaying = canPlay && wanted;
  const isMoving = isLive && isPlaying && !isStill && isSeen && (insists || !isHeld);
  useEffect(() => motion.current?.play(isMoving), [isMoving]);
  // "Play" is pressed with the pointer on it, and means it; once away, resting on it pauses again.
  useEffect(() => {
    if (!isHeld) setInsists(false);
  }, [isHeld]);

  const asked = useCallback((move: (by: CarouselMotion) => void) => {
    setAsked(true);
    if (motion.current) move(motion.current);
    else pending.current = move;
  }, []);
  return {
    place,
    isLive,
    canPlay,
    isPlaying,
    isStill,
    wasAsked: wasAsked && !isMoving,
    go: (index) => asked((by) => by.go(index)),
    step: (by) => asked((it) => it.step(by)),
    setPlaying(wanted: boolean) {
      setChoice({ wanted, afterStop: stopCount });
      setInsists(wanted);
    },
    stopAll: stopEveryCarousel,
  };
}

/** After what the page has to do first; the library that fails to come leaves the strip as it is. */
function whenIdle(run: () => Promise<void>): () => void {
  const quietly = () => void run().catch(() => {});
  if (typeof requestIdleCallback !== 'function') return after(0, quietly);
  const id = requestIdleCallback(quietly, { timeout: 1000 });
  return () => cancelIdleCallback(id);
}

/** Whether an element is in view; with `once`, whether it ever was. */
function useInView(
  root: RefObject<HTMLElement | null>,
  isOn: boolean,
  rootMargin = '0px',
  once = false,
): boolean {
  const [isIn, setIn] = useState(false);
  useIntersection(root, ({ isIntersecting }) => setIn(isIntersecting), {
    rootMargin,
    isOn: isOn && !(once && isIn),
  });
  return isIn;
}

/** The pointer rests on it, or the focus is inside. */
function useHeld(root: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!isOn || !element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const on = (type: string, run: (event: Event) => void) =>
      element.addEventListener(type, run, { signal });
    on('pointerenter', (event) => {
      // A finger has no way to leave.
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') setHovered(true);
    });
    on('pointerleave', () => setHovered(false));
    // A click leaves the focus behind without anybody reading there.
    const readFocus = () => setFocused(element.querySelector(':focus-visible') !== null);
    on('focusin', readFocus);
    on('focusout', () => setFocused(false));
    setHovered(element.matches(':hover'));
    readFocus();
    return () => stop.abort();
  }, [root, isOn]);
  return isHovered || isFocused;
}
