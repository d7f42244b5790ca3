import { HEIR } from './use-focus-heir.ts';

/**
 * Whether the focus is nowhere, as after its element has disappeared or was disabled, or where its heir keeps it; `near`
 * says in which root.
 */
export function isFocusLost(near: Element): boolean {
  const { activeElement, body } = near.ownerDocument;
  if (activeElement === null || activeElement === body) return true;
  const root = near.getRootNode();
  if (!(root instanceof ShadowRoot)) return activeElement.hasAttribute(HEIR);
  return root.host === activeElement && (root.activeElement?.hasAttribute(HEIR) ?? true);
}

/** Returns the focused element, through nested shadow roots; none where it is nowhere. */
export function deepFocus(root: Document | ShadowRoot): HTMLElement | undefined {
  const { activeElement: focused } = root;
  if (!(focused instanceof HTMLElement) || focused.localName === 'body') return undefined;
  return (focused.shadowRoot && deepFocus(focused.shadowRoot)) ?? focused;
}

/** The focused element of the root that `near` is in, and the text of a field. */
function focusedIn(near: Element) {
  // An element outside of the page has another root, without a focus.
  const { activeElement: focused } = near.getRootNode() as Partial<DocumentOrShadowRoot>;
  return { focused, text: focused instanceof HTMLInputElement ? focused.value : undefined };
}

/**
 * Whether the focus may move to `element`: it is lost, or still in `control`, which was pressed. A person who has moved on
 * meanwhile keeps the focus.
 */
export const isFocusFree = (element: Element, control?: Element | null): boolean =>
  isFocusLost(element) || (control?.contains(focusedIn(element).focused ?? null) ?? false);

/**
 * Notes the focus at a press. Returns a function that tells whether it may move into `element` when the answer comes: it
 * is there, it is lost, or nothing was done meanwhile. A phone leaves it in the last field when a button is pressed.
 */
export function watchFocus(element: Element): () => boolean {
  const before = focusedIn(element);
  return () => {
    const now = focusedIn(element);
    if (isFocusLost(element) || element.contains(now.focused ?? null)) return true;
    return now.focused === before.focused && now.text === before.text;
  };
}
