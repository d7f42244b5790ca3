import { useStore as useNanoStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * Returns the value of a store and renders again after each change. A component that hydrates server HTML first renders
 * the store's initial value, as the server did; computed stores have none, and return their current value.
 */
export function useStore<T>(store: ReadableAtom<T>): T {
  return useNanoStore(store, { ssr: () => initialValue(store) });
}

/** Returns the value of a store that the server has rendered, or renders. */
export function initialValue<T>(store: ReadableAtom<T>): T {
  const isOnServer = typeof document === 'undefined';
  return isOnServer || store.init === undefined ? store.get() : store.init;
}
