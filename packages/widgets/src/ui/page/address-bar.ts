/**
 * Changes the address of the page without navigating. Returns false if the browser refuses: in a frame with an opaque
 * origin, or after many changes within seconds. The page then keeps its old address.
 * @param url whole: the browser would resolve a path against the page's `<base>`, which may be of another origin
 */
export function changeAddress(
  how: 'push' | 'replace',
  url: string | URL,
  { view = window, state }: { readonly view?: Window; readonly state?: unknown } = {},
): boolean {
  try {
    const { history } = view;
    history[`${how}State`](state === undefined ? history.state : state, '', url);
    return true;
  } catch {
    return false;
  }
}
