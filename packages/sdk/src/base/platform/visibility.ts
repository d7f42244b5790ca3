/** Whether anybody can see the page. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Told when it is shown or hidden. */
  listen(hear: () => void): () => void;
}

/** The document's own; a script is always there. */
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
