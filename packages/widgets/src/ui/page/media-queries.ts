/** No motion that nobody has asked for. */
const STILL = '(prefers-reduced-motion: reduce)';

/** Does the screen or its owner say so? No where nobody can be asked. */
export function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

export const prefersStill = (): boolean => matchesMedia(STILL);

/** Tells when the wish for no motion changes. */
export function followStill(changed: () => void): () => void {
  try {
    const query = matchMedia(STILL);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  } catch {
    return () => {};
  }
}
