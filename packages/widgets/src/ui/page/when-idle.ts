import { after } from './timer.ts';

/** Runs once when the page is idle, or at most after a second. Returns how to cancel it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return after(0, run);
  const id = requestIdleCallback(run, { timeout: 1000 });
  return () => cancelIdleCallback(id);
}
