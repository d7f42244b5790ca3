/**
 * Whether the focus may move to `element`: the focused element has disappeared, or it is still in `control`, which was
 * pressed. A person who has moved on meanwhile keeps the focus.
 */
export function isFocusFree(element: Element, control?: Element | null): boolean {
  const { activeElement, body } = element.ownerDocument;
  if (activeElement === null || activeElement === body) return true;
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return control?.contains(activeElement) ?? false;
  if (root.host !== activeElement) return false;
  return root.activeElement === null || (control?.contains(root.activeElement) ?? false);
}
