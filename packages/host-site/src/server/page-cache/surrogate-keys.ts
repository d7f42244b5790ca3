/** Names under which a cache in front of the site can find pages, to drop them before their time. */
import type { Language } from '@clinicart/sdk';
import type { PageName } from '@clinicart/widgets/server';

/** A part of a path that a key can hold: keys are separated by spaces and commas. */
const PLAIN = /^[\w-]{1,64}$/;

/** Returns the keys of a page, from the widest to the narrowest: `pages`, `lang-en`, `product`, `product-10001`. */
export function surrogateKeysOf(
  name: PageName,
  parts: readonly string[],
  language: Language,
): readonly string[] {
  const isPlain = parts.length > 0 && parts.every((part) => PLAIN.test(part));
  return ['pages', `lang-${language}`, name, ...(isPlain ? [[name, ...parts].join('-')] : [])];
}

/** Writes the keys under both names that caches read: spaces for Fastly and Varnish, commas for Cloudflare and Akamai. */
export function nameForPurge(headers: Headers, keys: readonly string[]): void {
  headers.set('Surrogate-Key', keys.join(' '));
  headers.set('Cache-Tag', keys.join(','));
}
