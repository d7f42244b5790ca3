import { atom, type ReadableAtom } from 'nanostores';

/**
 * Returns an atom whose value `read` computes, once now and again after each change of a source. It listens to its
 * sources as long as they exist, so only use it for sources that live as long as it does. Unlike `computed` of
 * nanostores, reading it without a listener sets no timer, which would keep a script running for another second.
 */
export function derived<T>(
  sources: readonly ReadableAtom<unknown>[],
  read: () => T,
): ReadableAtom<T> {
  const $value = atom(read());
  for (const $source of sources) $source.listen(() => $value.set(read()));
  return $value;
}
