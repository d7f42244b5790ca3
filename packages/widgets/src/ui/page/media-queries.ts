/** Matches buyers who prefer reduced motion. */
const STILL = '(prefers-reduced-motion: reduce)';

/** Evaluates a media query; false on the server. */
export function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

export const prefersStill = (): boolean => matchesMedia(STILL);

/** Calls `changed` when the preference for reduced motion changes. Returns how to stop. */
export function followStill(changed: () => void): () => void {
  try {
    const query = matchMedia(STILL);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  } catch {
    return () => {};
  }
}
