/**
 * On a slow line the server's buttons are there before the code that answers them. What is pressed then is not lost:
 * an element does it once it is awake.
 */
const awake = new WeakSet<Element>();
const pressed = new WeakMap<Element, HTMLButtonElement>();

/** The button that was pressed in one of our elements, and that element. */
function pressIn(event: Event): readonly [HTMLElement, HTMLButtonElement] | undefined {
  const path = event.composedPath();
  const host = path.find(
    (one): one is HTMLElement => one instanceof HTMLElement && one.shadowRoot !== null,
  );
  const button = path.find((one) => one instanceof HTMLButtonElement);
  if (!host?.localName.startsWith('clinic-') || button?.type !== 'button') return undefined;
  return event.defaultPrevented ? undefined : [host, button];
}

/** Remembers what is pressed in elements that sleep. A link or a form needs no script, so only buttons are. */
export function keepPresses(root: Document | ShadowRoot): void {
  root.addEventListener('click', (event) => {
    const [host, button] = pressIn(event) ?? [];
    if (host && button && !awake.has(host)) pressed.set(host, button);
  });
}

/**
 * The same for a press that wakes its element, in a part whose code is still on its way: React, which `listen` lets
 * listen on the box, stops what it cannot answer, and it comes neither to the page nor to the part, which is new.
 */
export function keepStopped<T>(box: HTMLElement, listen: () => T): T {
  let sleeper: HTMLElement | undefined;
  const before = (event: Event) => {
    const [host] = pressIn(event) ?? [];
    sleeper = host && !awake.has(host) ? host : undefined;
  };
  const after = (event: Event) => {
    const [host, button] = pressIn(event) ?? [];
    // Read, `cancelBubble` says whether the event was stopped.
    if (!host || !button || host !== sleeper || !event.cancelBubble) return;
    if (awake.has(host)) queueMicrotask(() => button.click());
    else pressed.set(host, button);
  };
  box.addEventListener('click', before, true);
  const heard = listen();
  box.addEventListener('click', after, true);
  return heard;
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
