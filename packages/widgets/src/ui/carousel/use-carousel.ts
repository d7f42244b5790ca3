import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { followStill, prefersStill } from '../page/media-queries.ts';
import { useIntersection } from '../page/use-intersection.ts';
import { whenIdle } from '../page/when-idle.ts';
import { type CarouselMotion, type CarouselPlace, startStrip } from './carousel-strip.ts';

/** Distance from the viewport at which the library is loaded. */
const NEAR_VIEW_PX = 200;

/** False on the server: the first render shows no control that depends on the preference. */
const useReducedMotion = () => useSyncExternalStore(followStill, prefersStill, () => false);

// "Stop all" applies to every carousel of the page, in all elements; a later "play" of one carousel overrides it.
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

/** State of a carousel, and the actions of its controls. */
export interface CarouselState {
  /** Undefined until hydration: every slide is exposed to screen readers until then. */
  readonly place: CarouselPlace | undefined;
  /** True while the library moves the strip; the browser must not scroll it then. */
  readonly isLive: boolean;
  /** True if the carousel can move automatically. */
  readonly canPlay: boolean;
  /** True under reduced motion. */
  readonly isStill: boolean;
  readonly isPlaying: boolean;
  /** True after a change that the buyer requested: only these are announced. */
  readonly wasAsked: boolean;
  go(index: number): void;
  step(by: 1 | -1): void;
  setPlaying(wanted: boolean): void;
  stopAll(): void;
}

/**
 * Runs a strip of slides. It moves automatically only while that is enabled, the strip is in view, the tab is visible,
 * and neither pointer nor focus is on it.
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
  /** Last request before the strip could move. */
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
    // If the library cannot be loaded, the strip stays as it is.
    const leave = isStill ? undefined : whenIdle(() => void moving().catch(() => {}));
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

  // Independent of reduced motion, as in the server's HTML; the style sheet hides the controls.
  const canPlay = count > 1 && autoplayMs !== undefined;
  const wanted = choice?.afterStop === stopCount ? choice.wanted : stopCount === 0;
  const isPlaying = canPlay && wanted;
  const isMoving = isLive && isPlaying && !isStill && isSeen && (insists || !isHeld);
  useEffect(() => motion.current?.play(isMoving), [isMoving]);
  // After "play" the pointer and the focus on the strip do not pause it; once they have left, they do again.
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

/** Returns whether an element is in view or, with `once`, whether it has ever been. */
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

/** Returns whether the pointer is on the strip or the focus is inside it. */
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
      // A finger touches, but does not hover.
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') setHovered(true);
    });
    on('pointerleave', () => setHovered(false));
    // Only visible focus counts: a click leaves the focus on a control though the buyer has moved on.
    const readFocus = () => setFocused(element.querySelector(':focus-visible') !== null);
    on('focusin', readFocus);
    on('focusout', () => setFocused(false));
    setHovered(element.matches(':hover'));
    readFocus();
    return () => stop.abort();
  }, [root, isOn]);
  return isHovered || isFocused;
}
