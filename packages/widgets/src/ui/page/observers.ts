/** What is read of an `IntersectionObserverEntry`. */
type Sight = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect'>;

/** An observer of elements, the browser's or a stand-in. */
type Watcher<T extends IntersectionObserver | ResizeObserver> = Pick<
  T,
  'observe' | 'unobserve' | 'disconnect'
>;

/**
 * Tells when elements come into view. Where the browser lets nobody observe, each counts as in view from the start:
 * everything is fetched at once, and nothing is missing.
 */
export function watchSight(
  seen: (entries: readonly Sight[]) => void,
  rootMargin = '0px',
): Watcher<IntersectionObserver> {
  try {
    return new IntersectionObserver(seen, { rootMargin });
  } catch {
    const watched = new Set<Element>();
    return {
      observe(target) {
        watched.add(target);
        // As late as the browser's own, which never tells within the call.
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

/** Tells of the size of elements, at first and after each change; without an observer, when the window changes its own. */
export function watchSize(changed: () => void): Watcher<ResizeObserver> {
  try {
    return new ResizeObserver(changed);
  } catch {
    addEventListener('resize', changed);
    return {
      observe: () => queueMicrotask(changed),
      unobserve: () => {},
      disconnect: () => removeEventListener('resize', changed),
    };
  }
}
