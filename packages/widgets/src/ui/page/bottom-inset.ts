import { watchSight } from './observers.ts';
import { watchSize } from './watch-size.ts';

/**
 * Publishes the height of bars at the bottom of the screen as custom properties of the page: an action bar, and a notice
 * above it. Other floating elements stay above both: they copy the properties, because in the shop's own pages nothing
 * inherits them. An inherited property that changes restyles every element of the page.
 */
const INSETS = ['--clinic-bottom-bar', '--clinic-bottom-notice'] as const;
type Inset = (typeof INSETS)[number];

/** Shrinks the viewport to a strip at its bottom, where a bar that sticks is. */
const BOTTOM = '-99% 0px 0px';

function insetRef(inset: Inset, isCounted: (element: Element, isAtBottom: boolean) => boolean) {
  const heights = new Map<Element, number>();
  return (element: HTMLElement | null) => {
    if (!element) return undefined;
    const page = element.ownerDocument.documentElement;
    const publish = () => {
      const highest = Math.max(0, ...heights.values());
      if (highest > 0) page.style.setProperty(inset, `${highest}px`);
      else page.style.removeProperty(inset);
    };
    let isAtBottom = false;
    const measure = () => {
      const height = element.getBoundingClientRect().height;
      heights.set(element, isCounted(element, isAtBottom) ? height : 0);
      publish();
    };
    // Covers a bar that stops sticking in a wide widget: its size changes too.
    const size = watchSize(measure);
    const place = watchSight((entries) => {
      isAtBottom = entries.at(-1)?.isIntersecting ?? false;
      measure();
    }, BOTTOM);
    size.observe(element);
    place.observe(element);
    return () => {
      size.disconnect();
      place.disconnect();
      heights.delete(element);
      publish();
    };
  };
}

/** `ref` of a bar that sticks to the bottom of the screen, at some widths or always. Counts only while it is there. */
export const bottomBar = insetRef(
  '--clinic-bottom-bar',
  (element, isAtBottom) => isAtBottom && getComputedStyle(element).position === 'sticky',
);

/** `ref` of a notice above that bar. */
export const bottomNotice = insetRef('--clinic-bottom-notice', () => true);

/** Copies both heights to an element whose style sheet reads them. Returns how to stop it. */
export function aboveBottom(element: HTMLElement | null | undefined): (() => void) | undefined {
  if (!element) return undefined;
  const page = element.ownerDocument.documentElement;
  const copy = () => {
    for (const inset of INSETS)
      element.style.setProperty(inset, page.style.getPropertyValue(inset));
  };
  const observer = new MutationObserver(copy);
  observer.observe(page, { attributeFilter: ['style'] });
  copy();
  return () => observer.disconnect();
}
