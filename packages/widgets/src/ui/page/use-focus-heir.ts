import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Marks the part that holds the focus for a control that has gone. Code that looks for a lost focus may take it from there. */
export const HEIR = 'data-heir';

/** Focuses a part that is no control, until the focus moves on. */
export function focusHeir(heir: HTMLElement): void {
  // The value of the mark means nothing.
  const names = heir.hasAttribute('tabindex') ? [HEIR] : [HEIR, 'tabindex'];
  for (const name of names) heir.setAttribute(name, '-1');
  const clear = () => {
    for (const name of names) heir.removeAttribute(name);
  };
  heir.addEventListener('blur', clear, { once: true });
  heir.focus({ preventScroll: true });
}

/** Returns what is around a control that may go, the nearest part first. */
export function partsAround(control: HTMLElement): readonly HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at = control.parentElement; at; at = at.parentElement) around.push(at);
  return around;
}

/**
 * Returns a ref of a control whose press takes it away. If it has the focus then, the focus moves to the nearest part
 * around it that stays, so that the next Tab continues there and not at the top of the page.
 */
export function useFocusHeir<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const control = ref.current;
    return () => {
      const root = control?.getRootNode() as Partial<DocumentOrShadowRoot> | undefined;
      if (!control || root?.activeElement !== control) return;
      const around = partsAround(control);
      // Runs when the page has changed: only then it is known which parts stay.
      queueMicrotask(() => {
        const heir = around.find((part) => part.isConnected);
        const { activeElement: focused } = root;
        // A shadow root without focus has none, a document has its body.
        if (heir && (!focused || focused.localName === 'body')) focusHeir(heir);
      });
    };
  }, []);
  return ref;
}
