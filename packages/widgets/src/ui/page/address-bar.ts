/**
 * Changes the address of the page without leaving it. Answers false where the browser refuses: in a frame without an
 * origin of its own, or after many changes within seconds. The page then shows what it should under its old address.
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
