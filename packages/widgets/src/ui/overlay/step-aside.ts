/**
 * Lets frames that another script puts over the page be seen and used while a modal dialog is open: the card provider
 * appends the bank's question (3-D Secure) to the body, which a modal dialog covers and makes inert.
 */

/** A frame below this width asks nothing of the buyer. */
const SMALLEST_QUESTION = 100;

const parentOf = (node: Node): Node | null =>
  (node instanceof Element ? node.assignedSlot : null) ??
  node.parentNode ??
  (node instanceof ShadowRoot ? node.host : null);

/** Our modal dialogs around an element, across shadow roots and slots. */
function dialogsAround(element: Element): HTMLDialogElement[] {
  const found: HTMLDialogElement[] = [];
  for (let node: Node | null = element; node; node = parentOf(node))
    if (node instanceof HTMLDialogElement && node.matches('.clinic-dialog:modal')) found.push(node);
  return found;
}

function focused(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : undefined;
}

/** The look of a modal dialog, for one that is plain: below the frames of other scripts, above all else. */
const PLAIN = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483000',
  background: 'var(--_backdrop)',
} as const;
const MODAL = { position: '', inset: '', zIndex: '', background: '' } as const;

/** Shows a dialog again in the other way, without its entrance. */
function reopen(dialog: HTMLDialogElement, how: 'show' | 'showModal'): void {
  Object.assign(dialog.style, how === 'show' ? PLAIN : MODAL);
  dialog[how]();
  for (const animation of dialog.getAnimations({ subtree: true })) animation.finish();
}

/** Makes the dialogs plain; returns how to make them modal again, with the focus where it was. */
function stepAside(dialogs: readonly HTMLDialogElement[]): () => void {
  const before = focused();
  for (const dialog of dialogs) dialog.close();
  // The element that gets the focus when the dialogs are closed for good.
  const opener = focused();
  for (const dialog of dialogs) reopen(dialog, 'show');
  return () => {
    const open = dialogs.filter((dialog) => dialog.open);
    for (const dialog of open) dialog.close();
    opener?.focus();
    for (const dialog of open.reverse()) reopen(dialog, 'showModal');
    before?.focus();
  };
}

/** The frames that have come outside of an element. */
const framesIn = (nodes: NodeList, element: Element): HTMLIFrameElement[] =>
  [...nodes]
    .filter((node) => node instanceof Element)
    .flatMap((node) =>
      node instanceof HTMLIFrameElement ? [node] : [...node.querySelectorAll('iframe')],
    )
    .filter((frame) => !element.contains(frame));

/** Makes way for frames while they are in the page. Returns how to stop. */
export function makeWayForFrames(element: Element): () => void {
  const dialogs = dialogsAround(element);
  if (dialogs.length === 0) return () => {};
  const frames = new Set<HTMLIFrameElement>();
  let stepBack: (() => void) | undefined;
  const end = () => {
    stepBack?.();
    stepBack = undefined;
  };
  const watcher = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const frame of framesIn(addedNodes, element)) frames.add(frame);
    const present = [...frames].filter((frame) => frame.isConnected);
    if (present.length === 0) return end();
    stepBack ??= stepAside(dialogs);
    present.find((frame) => frame.clientWidth > SMALLEST_QUESTION)?.focus();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    end();
  };
}
