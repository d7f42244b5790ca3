/** Whether the page is visible. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Calls `hear` whenever the visibility changes. Returns how to stop. */
  listen(hear: () => void): () => void;
}

/** Returns the visibility of the document; a script without one is always visible. */
export function environmentVisibility(): PageVisibility {
  if (typeof document === 'undefined') return { isHidden: () => false, listen: () => () => {} };
  return {
    isHidden: () => document.visibilityState === 'hidden',
    listen(hear) {
      document.addEventListener('visibilitychange', hear);
      return () => document.removeEventListener('visibilitychange', hear);
    },
  };
}
