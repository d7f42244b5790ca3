import type { Clock } from '@clinicart/sdk';
import { type RefObject, useEffect } from 'react';
import { useShop } from '../../engine/index.ts';
import { watchSize } from '../../ui/page/watch-size.ts';

/** A tile that left returns when the page has rested this long. */
const REST_MS = 250;
/** Distance of the points that are sampled below a tile: the smallest control is larger. */
const GRID_PX = 12;
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [tabindex]:not([tabindex="-1"])';

/** Returns the topmost element at a point inside open shadow roots, leaving out the tile's own widget. */
function elementAt(page: Document, own: Element, x: number, y: number): Element | undefined {
  // A shadow root names the elements over it too, such as the tile's widget, by their hosts outside.
  const topmostIn = (root: Document | ShadowRoot) =>
    root.elementsFromPoint(x, y).find((each) => each !== own && each.getRootNode() === root);
  let found = topmostIn(page);
  for (let inner = found; inner; inner = inner.shadowRoot ? topmostIn(inner.shadowRoot) : undefined)
    found = inner;
  return found;
}

/** Whether the element is part of a control, or of a bar that stays in place while the page scrolls. */
function mustStayFree(start: Element | undefined): boolean {
  for (let at = start; at; ) {
    if (at.matches(CONTROLS)) return true;
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    const root: Node = at.getRootNode();
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
  }
  return false;
}

function covers(tile: HTMLElement, own: Element): boolean {
  const { left, top, right, bottom, width } = tile.getBoundingClientRect();
  if (width === 0) return false;
  const page = tile.ownerDocument;
  for (let y = top; ; y = Math.min(y + GRID_PX, bottom)) {
    for (let x = left; ; x = Math.min(x + GRID_PX, right)) {
      if (mustStayFree(elementAt(page, own, x, y))) return true;
      if (x >= right) break;
    }
    if (y >= bottom) break;
  }
  return false;
}

/**
 * Sets `data-away` while the tile would cover a control or a bar: at once when it meets one, and until the page rests
 * where it is free. Works outside React, so that scrolling renders nothing. Returns how to stop it.
 */
function watchGround(tile: HTMLElement, clock: Clock): () => void {
  const page = tile.ownerDocument;
  const root = tile.getRootNode();
  const own = root instanceof ShadowRoot ? root.host : tile;
  let frame = 0;
  let cancelReturn = () => {};
  const look = () => {
    frame = 0;
    cancelReturn();
    // Hit tests lay the page out: a tile that is away waits for the rest, without one for each frame of a scroll.
    if (tile.dataset['away'] !== undefined)
      cancelReturn = clock.after(REST_MS, () => {
        if (!covers(tile, own)) delete tile.dataset['away'];
      });
    else if (covers(tile, own)) tile.dataset['away'] = '';
  };
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  // A scroll event comes before its frame is drawn, so the tile is gone in the same frame.
  const events = { capture: true, passive: true };
  addEventListener('scroll', look, events);
  addEventListener('resize', lookSoon);
  page.addEventListener('focusin', lookSoon);
  page.addEventListener('click', lookSoon);
  const size = watchSize(lookSoon);
  size.observe(page.body);
  return () => {
    removeEventListener('scroll', look, events);
    removeEventListener('resize', lookSoon);
    page.removeEventListener('focusin', lookSoon);
    page.removeEventListener('click', lookSoon);
    size.disconnect();
    cancelAnimationFrame(frame);
    cancelReturn();
    delete tile.dataset['away'];
  };
}

/** Hides a floating tile wherever it would cover what people press or read in a bar. */
export function useKeepClear(tile: RefObject<HTMLElement | null>, isShown = true): void {
  const { clock } = useShop();
  useEffect(() => {
    if (isShown && tile.current) return watchGround(tile.current, clock);
    return undefined;
  }, [tile, isShown, clock]);
}
