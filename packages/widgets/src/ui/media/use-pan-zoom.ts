import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isOwnKey } from '../page/own-key.ts';
import { watchSize } from '../page/watch-size.ts';
import { fit, moveBy, type Size, type View, WHOLE, zoomAt } from './pan-zoom-math.ts';

/** Zoom factor of one press of a key or button. */
const STEP = 1.5;
/** Scale after a double tap; the next one resets it. */
const TAP_SCALE = 2.5;
const TAP_MS = 300;
/** A finger that moves less than this has tapped. */
const STILL_PX = 10;
const SWIPE_PX = 60;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance in px by which an arrow key moves an enlarged picture. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -60, y: 0 },
  ArrowRight: { x: 60, y: 0 },
  ArrowUp: { x: 0, y: -60 },
  ArrowDown: { x: 0, y: 60 },
};

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spreadOf = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** Returns the size of the picture in the layout, before any zoom. */
function pictureIn(stage: Element | null): Size | undefined {
  const picture = stage?.firstElementChild;
  return picture instanceof HTMLElement
    ? { width: picture.offsetWidth, height: picture.offsetHeight }
    : undefined;
}

interface ZoomOptions {
  /** Shows the next picture after a swipe or an arrow key at scale 1. Without it they move the picture. */
  turn?: (by: 1 | -1) => void;
  /** True if the picture covers the stage, and so exceeds it in one direction from the start. */
  covers?: boolean;
}

/**
 * Handles wheel, drag, pinch, double tap and keys on a stage whose first child is the picture. The visible part follows
 * from `view`, the stage and the size of the picture in it.
 */
export function useZoom({ turn, covers = false }: ZoomOptions) {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const press = useRef<Point & { at: number; isAlone: boolean }>(undefined);
  const tapped = useRef(0);

  const change = useCallback(
    (next: (view: View, box: DOMRect, picture: Size) => View) => {
      const box = stage.current?.getBoundingClientRect();
      const picture = covers ? pictureIn(stage.current) : undefined;
      if (box) setView((before) => next(before, box, picture ?? box));
    },
    [covers],
  );
  const zoom = useCallback(
    (factor: number, at?: Point) =>
      change((before, box, picture) => {
        const point = at
          ? { x: at.x - box.x - box.width / 2, y: at.y - box.y - box.height / 2 }
          : { x: 0, y: 0 };
        return zoomAt(before, factor, point, box, picture);
      }),
    [change],
  );

  useLayoutEffect(() => {
    const picture = stage.current?.firstElementChild;
    if (!(picture instanceof HTMLElement)) return;
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  }, [view]);

  useEffect(() => {
    const element = stage.current;
    // React listens to the wheel passively, so the page behind would scroll too.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), {
        x: event.clientX,
        y: event.clientY,
      });
    };
    const onResize = watchSize(() => change(fit));
    element?.addEventListener('wheel', onWheel, { passive: false });
    if (element) onResize.observe(element);
    return () => {
      element?.removeEventListener('wheel', onWheel);
      onResize.disconnect();
    };
  }, [zoom, change]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, point);
    const isAlone = fingers.current.size === 1;
    press.current = { ...point, at: event.timeStamp, isAlone };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const all = fingers.current;
    if (!all.has(event.pointerId)) return;
    const before = [...all.values()];
    all.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...all.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    change((shown, box, picture) => moveBy(shown, to.x - from.x, to.y - from.y, box, picture));
    if (after.length === 2 && spreadOf(before) > 0) zoom(spreadOf(after) / spreadOf(before), to);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const start = press.current;
    fingers.current.delete(event.pointerId);
    if (!start?.isAlone || event.type !== 'pointerup') return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (Math.hypot(x, y) < STILL_PX) {
      const isDouble = event.timeStamp - tapped.current < TAP_MS;
      tapped.current = isDouble ? 0 : event.timeStamp;
      if (isDouble) zoom(view.scale > 1 ? 0 : TAP_SCALE, { x: event.clientX, y: event.clientY });
    } else if (view.scale === 1 && Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y))
      turn?.(x < 0 ? 1 : -1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOwnKey(event)) return;
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === '0') setView(WHOLE);
    else if (!arrow) return;
    else if (turn && view.scale === 1 && arrow.x !== 0) turn(arrow.x > 0 ? 1 : -1);
    else change((shown, box, picture) => moveBy(shown, -arrow.x, -arrow.y, box, picture));
    event.preventDefault();
  };

  return {
    view,
    scale: view.scale,
    stage,
    pictureSize: useCallback(() => pictureIn(stage.current), []),
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    whole: useCallback(() => setView(WHOLE), []),
    onKeyDown,
    gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
