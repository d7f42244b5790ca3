/** Checks the files of a release for a page whose script tag has `integrity`. A separate file: few pages need the hashes. */

/** The hash of each chunk, and the chunks that it imports; set by the build. */
declare const HASHES: Readonly<Record<string, readonly [hash: string, ...imports: string[]]>>;

const begun = new Map<string, Promise<unknown>>();

/**
 * Has `preload` request a chunk and all that it imports, each with its hash.
 * @throws Error if one of them does not come, or has another hash.
 */
export function checkFile(
  url: string,
  preload: (url: string, hash: string) => Promise<unknown>,
): Promise<unknown> {
  const known = begun.get(url);
  if (known) return known;
  const [hash, ...imports] = HASHES[url.replace(/.*\/|\?.*/g, '')] ?? [];
  const own = (hash ? preload(url, hash) : Promise.reject()).catch(() => {
    throw new Error(`${url} did not load as released.`);
  });
  // Before its imports: two chunks may import each other.
  begun.set(url, own);
  const imported = imports.map((name) => checkFile(new URL(name, url).href, preload));
  const checked = Promise.all([own, ...imported]).catch((error) => {
    begun.delete(url);
    throw error;
  });
  begun.set(url, checked);
  return checked;
}
