import { watchSize } from './observers.ts';

/**
 * What stays at the foot of the screen says how high it is, in custom properties of the page, which inherit into
 * every shadow root: the bar of an action, and a notice that stands on it. Other things stay above both.
 */
type Inset = '--clinic-bottom-bar' | '--clinic-bottom-notice';

function insetRef(inset: Inset, sticks: (element: Element) => boolean) {
  const heights = new Map<Element, number>();
  return (element: HTMLElement | null) => {
    if (!element) return undefined;
    const page = element.ownerDocument.documentElement;
    const say = () => {
      const highest = Math.max(0, ...heights.values());
      if (highest > 0) page.style.setProperty(inset, `${highest}px`);
      else page.style.removeProperty(inset);
    };
    // A bar that stops sticking, because its widget has become wide, changes its size too.
    const watcher = watchSize(() => {
      heights.set(element, sticks(element) ? element.getBoundingClientRect().height : 0);
      say();
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      heights.delete(element);
      say();
    };
  };
}

/** `ref` of a bar that sticks to the foot of the screen, at some widths or at all. */
export const bottomBar = insetRef(
  '--clinic-bottom-bar',
  (element) => getComputedStyle(element).position === 'sticky',
);

/** `ref` of what an element at the foot of the screen shows above that bar. */
export const bottomNotice = insetRef('--clinic-bottom-notice', () => true);
