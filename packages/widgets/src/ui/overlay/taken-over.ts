const TAKEN = ['clinic-navigate', 'clinic-order-placed'] as const;

/**
 * Tells a dialog that the page has taken over, so that it does not stay over what the page now shows: `onTaken` runs when
 * the page prevents a way on and goes there itself, `onBack` when the buyer has gone back in its history. Returns how to
 * stop.
 */
export function whenTakenOver(onTaken: () => void, onBack: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const check = (event: Event) => {
    if (event.defaultPrevented) onTaken();
  };
  // As the last one on the document, added anew at each event: after the page's listeners there, and before the drawer's
  // on the window, which prevents what it shows itself.
  const onEvent = ({ type }: Event) => {
    document.removeEventListener(type, check);
    document.addEventListener(type, check, { signal });
  };
  for (const type of TAKEN) addEventListener(type, onEvent, { capture: true, signal });
  addEventListener('popstate', onBack, { signal });
  return () => stop.abort();
}
