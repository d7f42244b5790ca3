import type { After } from './timer.ts';

/**
 * Calls `run` when nothing has scrolled for `ms`: first from now, then after each scroll. Returns how to stop it.
 * On `window` it hears every scrolling box of the page, because scroll events are captured but do not bubble.
 */
export function onScrollRest(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  after: After,
  ms: number,
  run: () => void,
): () => void {
  let cancel = () => {};
  const restart = () => {
    cancel();
    cancel = after(ms, run);
  };
  const options = { capture: true, passive: true };
  target.addEventListener('scroll', restart, options);
  restart();
  return () => {
    cancel();
    target.removeEventListener('scroll', restart, options);
  };
}
