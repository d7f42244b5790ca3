import { deepFocus } from '../page/focus-place.ts';
import { focusHeir, partsAround } from '../page/use-focus-heir.ts';

/**
 * Notes the control that has the focus before a dialog opens. The returned function runs when the dialog has closed. It
 * returns a focus that the browser did not return. If the outcome of the dialog takes the control away, at once or when
 * the page has been read again, the focus moves to the nearest part around it that stays.
 */
export function noteOpener(page: Document): () => void {
  const opener = deepFocus(page);
  if (!opener) return () => {};
  const around = partsAround(opener);
  let holder: HTMLElement | undefined = opener;
  const check = () => {
    const now = deepFocus(page);
    if (!now && !holder?.isConnected) {
      holder = around.find((part) => part.isConnected);
      if (holder) focusHeir(holder);
    }
    if (!holder || (now && now !== holder)) removal.disconnect();
  };
  const removal = new MutationObserver(check);
  return () => {
    removal.observe(opener.getRootNode(), { childList: true, subtree: true });
    // Other elements of the page render the outcome in the same moment.
    queueMicrotask(() => {
      if (!deepFocus(page)) opener.focus({ preventScroll: true });
      check();
    });
  };
}
