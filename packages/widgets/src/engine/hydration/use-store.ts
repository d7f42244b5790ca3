import { useStore as useNanoStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';

/**
 * Returns the value of a store and renders again after each change. A component that hydrates server HTML first renders
 * the store's initial value, as the server did; computed stores have none, and return their current value.
 */
export function useStore<T>(store: ReadableAtom<T>): T {
  return useNanoStore(store, { ssr: () => initialValue(store) });
}

/**
 * `useStore` for the frame of an element, of which a page has hundreds: one effect instead of three. `isSent` tells whether
 * the first render hydrates.
 */
export function useFrameStore<T extends string>(store: ReadableAtom<T>, isSent: boolean): T {
  const [value, setValue] = useState(() => (isSent ? initialValue(store) : store.get()));
  useEffect(() => store.subscribe(setValue), [store]);
  return value;
}

function initialValue<T>(store: ReadableAtom<T>): T {
  const isOnServer = typeof document === 'undefined';
  return isOnServer || store.init === undefined ? store.get() : store.init;
}
