/**
 * A page may have libraries that put enumerable properties on Object.prototype, as many did ten years ago. A `for…in` over a
 * plain table then meets them too. zod reads its tables so, and fails before the first schema is made; fflate would pack
 * a function without end. Wherever these are bundled, those loops see own keys alone.
 */
export const READS_INHERITED =
  /[\\/](?:zod[\\/]v4[\\/]core[\\/](?:util|schemas)|fflate[\\/]esm[\\/]browser)\.js$/;

const LOOP = /for \((const|var) (\w+) in (\w+)\)/g;

/** @throws when there is no such loop: the library has changed, and whether this is still needed has to be looked at. */
export function withOwnKeys(code: string): string {
  const own = code.replace(LOOP, 'for ($1 $2 of Object.keys($3))');
  if (own === code) throw new Error('A library no longer loops as own-keys.ts expects.');
  return own;
}
