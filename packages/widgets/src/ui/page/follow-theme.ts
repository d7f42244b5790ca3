const DARK = '(prefers-color-scheme: dark)';

/**
 * Calls `changed` when the theme of an element may have changed: with the device, or with an attribute of the page, its
 * body or the element. CSS follows without this; it is for what CSS cannot reach. Returns how to stop.
 */
export function followPageTheme(element: HTMLElement, changed: () => void): () => void {
  const { body, defaultView, documentElement } = element.ownerDocument;
  const observer = new MutationObserver(changed);
  for (const each of [documentElement, body, element])
    observer.observe(each, { attributeFilter: ['class', 'style', 'theme', 'data-theme'] });
  const query = defaultView?.matchMedia(DARK);
  query?.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    query?.removeEventListener('change', changed);
  };
}
