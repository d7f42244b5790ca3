/** Calls `hear` when the page is left or put aside; a script without a window is never left. Returns how to stop. */
export function onPageLeave(hear: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  window.addEventListener('pagehide', hear);
  return () => window.removeEventListener('pagehide', hear);
}
