import type { Watcher } from './observers.ts';

/** Calls `changed` at first and after each resize of an element; without `ResizeObserver`, when the window resizes. */
export function watchSize(changed: () => void): Watcher<ResizeObserver> {
  try {
    return new ResizeObserver(changed);
  } catch {
    addEventListener('resize', changed);
    return {
      observe: () => queueMicrotask(changed),
      unobserve: () => {},
      disconnect: () => removeEventListener('resize', changed),
    };
  }
}
