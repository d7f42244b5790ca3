/**
 * On a slow line the server's buttons are there before the code that answers them. What is pressed then is not lost:
 * an element does it once it is awake.
 */
const awake = new WeakSet<Element>();
const pressed = new WeakMap<Element, HTMLButtonElement>();

/** Remembers what is pressed in elements that sleep. A link or a form needs no script, so only buttons are. */
export function keepPresses(root: Document | ShadowRoot): void {
  root.addEventListener('click', (event) => {
    const path = event.composedPath();
    const host = path.find(
      (one): one is HTMLElement => one instanceof HTMLElement && one.shadowRoot !== null,
    );
    const button = path.find((one) => one instanceof HTMLButtonElement);
    if (!host?.localName.startsWith('clinic-') || awake.has(host)) return;
    if (button?.type === 'button' && !event.defaultPrevented) pressed.set(host, button);
  });
}

/** From now on the element answers by itself. */
export function wake(host: Element): void {
  awake.add(host);
}

/** Does what was pressed while the element slept: the last of it, once. */
export function pressAgain(host: Element): void {
  const button = pressed.get(host);
  pressed.delete(host);
  if (button?.isConnected) button.click();
}
