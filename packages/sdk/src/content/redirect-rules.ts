import { judgeLink } from '../base/values/web-link.ts';

/** The decision about an address from outside. */
export type Redirect =
  | { readonly kind: 'go'; readonly href: string }
  /** Shown, and followed only by a click; the host in its registered form, which reveals look-alikes. */
  | { readonly kind: 'ask'; readonly href: string; readonly host: string }
  | { readonly kind: 'refuse' };

const REFUSED: Redirect = { kind: 'refuse' };
/** Longest address that is accepted by default. */
const LONGEST = 2048;

/**
 * Decides about the `url` of /redirect and /transfer. The shop's own pages and allowed origins open at once, other
 * web addresses need a click, and `judgeLink` refuses everything else. Origins are compared after the scheme, since
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
  const target = judgeLink(given, place.longest ?? LONGEST);
  if (!target) return REFUSED;
  const url = target.kind === 'own' ? new URL(target.path, place.origin) : target.url;
  if (url.origin === place.origin || place.allowed.includes(url.origin))
    return { kind: 'go', href: url.href };
  return { kind: 'ask', href: url.href, host: url.host };
}
