import { type RefObject, useEffect, useRef } from 'react';
import { type IntersectionEntry, watchSight } from './observers.ts';

interface IntersectionOptions {
  /** Grows (or with negative values shrinks) the viewport, as for `IntersectionObserver`. */
  readonly rootMargin?: string;
  /** Observes the descendants that match instead of the element itself. */
  readonly selector?: string;
  /** Observes nothing while false. */
  readonly isOn?: boolean;
  /** Looks the elements up again when it changes. */
  readonly key?: unknown;
}

/**
 * Calls `onChange` with the first state of an element and each time that it enters or leaves the viewport. To watch
 * only until the first entry, pass `isOn: false` from then on. Never runs on the server.
 */
export function useIntersection(
  target: RefObject<Element | null>,
  onChange: (entry: IntersectionEntry) => void,
  { rootMargin, selector, isOn = true, key }: IntersectionOptions = {},
): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the elements inside.
  useEffect(() => {
    const element = target.current;
    if (!isOn || !element) return undefined;
    const observer = watchSight((entries) => {
      for (const entry of entries) latest.current(entry);
    }, rootMargin);
    const elements = selector === undefined ? [element] : element.querySelectorAll(selector);
    for (const each of elements) observer.observe(each);
    return () => observer.disconnect();
  }, [target, rootMargin, selector, isOn, key]);
}
