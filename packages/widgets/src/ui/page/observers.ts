/** The fields of an `IntersectionObserverEntry` that callers read. */
export type IntersectionEntry = Pick<
  IntersectionObserverEntry,
  'target' | 'isIntersecting' | 'boundingClientRect'
>;

/** The browser's observer, or its fallback. */
export type Watcher<T extends IntersectionObserver | ResizeObserver> = Pick<
  T,
  'observe' | 'unobserve' | 'disconnect'
>;

/**
 * Reports when elements enter or leave the viewport. Without `IntersectionObserver` every element counts as visible
 * from the start, so that lazy content still loads. One element of a component: use `useIntersection`.
 */
export function watchSight(
  seen: (entries: readonly IntersectionEntry[]) => void,
  rootMargin = '0px',
): Watcher<IntersectionObserver> {
  try {
    return new IntersectionObserver(seen, { rootMargin });
  } catch {
    const watched = new Set<Element>();
    return {
      observe(target) {
        watched.add(target);
        // Asynchronous, as the browser's own callback is.
        queueMicrotask(() => {
          if (!watched.has(target)) return;
          const boundingClientRect = target.getBoundingClientRect();
          seen([{ target, isIntersecting: true, boundingClientRect }]);
        });
      },
      unobserve: (target) => void watched.delete(target),
      disconnect: () => watched.clear(),
    };
  }
}
