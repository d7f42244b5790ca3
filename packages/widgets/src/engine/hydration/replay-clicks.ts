/** Replays clicks in elements that were not awake yet: see keep-clicks.ts. */
import { page } from '../page/page-config.ts';

const awake = new WeakSet<Element>();
const pressed = new WeakMap<Element, HTMLButtonElement>();

/** Returns the clicked button of one of our elements, and that element. Forms work without script: only other buttons. */
function pressOn(
  path: readonly EventTarget[],
): readonly [HTMLElement, HTMLButtonElement] | undefined {
  const host = path.find(
    (one): one is HTMLElement => one instanceof HTMLElement && one.shadowRoot !== null,
  );
  const button = path.find((one) => one instanceof HTMLButtonElement);
  if (!host?.localName.startsWith('clinic-') || button?.type !== 'button') return undefined;
  return [host, button];
}

/**
 * Records a click that wakes its element, in a part whose code is still loading. React, which `listen` attaches to the
 * box, stops an event that it cannot handle yet, so neither the page nor the new part receives it.
 */
export function keepStopped<T>(box: HTMLElement, listen: () => T): T {
  let sleeper: HTMLElement | undefined;
  const before = (event: Event) => {
    const [host] = pressIn(event) ?? [];
    sleeper = host && !awake.has(host) ? host : undefined;
  };
  const after = (event: Event) => {
    const [host, button] = pressIn(event) ?? [];
    // When read, `cancelBubble` tells whether the event was stopped.
    if (!host || !button || host !== sleeper || !event.cancelBubble) return;
    if (awake.has(host)) queueMicrotask(() => button.click());
    else pressed.set(host, button);
  };
  box.addEventListener('click', before, true);
  const heard = listen();
  box.addEventListener('click', after, true);
  return heard;
}

const pressIn = (event: Event) =>
  event.defaultPrevented ? undefined : pressOn(event.composedPath());

/** Marks an element as awake: from now on it handles clicks itself. */
export function wake(host: Element): void {
  if (awake.has(host)) return;
  awake.add(host);
  const { clicks } = page();
  const [of, button] = pressOn(clicks?.get(host) ?? []) ?? [];
  if (of === host && button) pressed.set(host, button);
  clicks?.set(host, null);
}

/** Replays the last click that was recorded before the element woke, once. */
export function pressAgain(host: Element): void {
  const button = pressed.get(host);
  pressed.delete(host);
  if (button?.isConnected) button.click();
}
