/** What a page may do with an address that it was given. */
export type Redirect =
  | { readonly kind: 'go'; readonly href: string }
  /** Shown, and followed only by a click: the host as it is registered, so that look-alikes show. */
  | { readonly kind: 'ask'; readonly href: string; readonly host: string }
  | { readonly kind: 'refuse' };

const REFUSED: Redirect = { kind: 'refuse' };
/** No honest address of the shop is longer, unless the caller knows of longer ones. */
const LONGEST = 2048;

/**
 * Decides about the `url` of /redirect and /transfer. The shop's own pages and allowed origins are gone to at
 * once, other web addresses need a click, everything else is refused: other schemes, names and passwords in
 * front of a host, control characters, backslashes, and `//host`. Origins are compared after the scheme, since
 * `blob:https://shop…` has the shop's origin; the port is part of an origin. Spec: 1§2 redirect page, 2§2.1 /transfer
 */
export function decideRedirect(
  given: string | null | undefined,
  place: {
    readonly origin: string;
    readonly allowed: readonly string[];
    readonly longest?: number;
  },
): Redirect {
  const address = given ?? '';
  const { longest = LONGEST } = place;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser skips them, so `java\tscript:` would be read as one.
  if (address === '' || address.length > longest || /[\u0000-\u0020\u007f-\u009f\\]/.test(address))
    return REFUSED;
  if (address.startsWith('//') || !/^(?:\/|https?:\/\/)/i.test(address)) return REFUSED;
  let url: URL;
  try {
    url = new URL(address, place.origin);
  } catch {
    return REFUSED;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return REFUSED;
  if (url.username || url.password) return REFUSED;
  if (url.origin === place.origin || place.allowed.includes(url.origin))
    return { kind: 'go', href: url.href };
  return { kind: 'ask', href: url.href, host: url.host };
}
