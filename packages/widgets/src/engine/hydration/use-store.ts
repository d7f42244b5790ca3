import { useCallback, useSyncExternalStore } from 'react';

const isOnServer = typeof document === 'undefined';

/** A store of nanostores; `init` is what it was made with. */
interface Followed<T> {
  readonly init: T | undefined;
  get(): T;
  listen(listener: () => void): () => void;
}

/**
 * What a store holds, now and after each change. A part that takes over the server's nodes first renders what the
 * store held when the page began, as the server did; the store may have changed since, and is followed at once after.
 */
export function useStore<T>(store: Followed<T>): T {
  const listen = useCallback((changed: () => void) => store.listen(changed), [store]);
  const now = () => store.get();
  // Only a store that is made from others has no beginning of its own.
  const atFirst = () => (store.init === undefined ? store.get() : store.init);
  return useSyncExternalStore(listen, now, isOnServer ? now : atFirst);
}
