import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from './focus-place.ts';

/** Outcomes that have taken the focus: rendered again, they leave it alone. */
const seen = new WeakSet<object>();

/**
 * Returns a ref of an element that takes the focus when `outcome` arrives and the focused element has disappeared. A
 * focus elsewhere stays.
 */
export function useFocusHandover<E extends HTMLElement>(
  outcome: object | undefined,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!outcome || !element || seen.has(outcome)) return;
    seen.add(outcome);
    if (isFocusLost(element)) element.focus();
  }, [outcome]);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const root = element?.getRootNode();
      // The list renders anew after a login: lets the new element take the focus over.
      if (outcome && root instanceof ShadowRoot && root.activeElement === element)
        seen.delete(outcome);
    };
  }, [outcome]);
  return ref;
}
