import type { cardSources } from './card-provider.ts';
import { isMoving } from './embed-address.ts';
import {
  API_BASE,
  PICTURE_ORIGINS,
  PUBLIC_API_BASE,
  PUBLIC_SERVICE_BASE,
  SERVICE_BASE,
} from './settings.ts';

const originOf = (address: string) => (address ? [new URL(address).origin] : []);
const apiOrigins = new Set([...originOf(PUBLIC_API_BASE), ...originOf(PUBLIC_SERVICE_BASE)]);
// The API may name pictures by the address under which this server calls it.
const pictureOrigins = new Set([
  ...apiOrigins,
  ...originOf(API_BASE),
  ...originOf(SERVICE_BASE),
  ...PICTURE_ORIGINS,
]);

/** Headers of every answer, static files included. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/**
 * Returns the headers of files for partner pages: any origin may load them; those of a version, and those with a hash in
 * the name, never change.
 */
export function embedHeaders(path: string): Readonly<Record<string, string>> | undefined {
  if (!path.startsWith('/embed/')) return undefined;
  return {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': isMoving(path)
      ? 'public, max-age=300, stale-while-revalidate=86400'
      : 'public, max-age=31536000, immutable',
  };
}

/** Seconds for which caches share a page, for which it may be sent while it is fetched anew, and while that fails. */
export const SHARED_S = 30;
export const STALE_WHILE_REVALIDATE_S = 60;
export const STALE_IF_ERROR_S = 86_400;
/** Cache policy of a page that is the same for all visitors with the same language, theme and form of lists. */
export const SHARED_POLICY = `public, max-age=0, s-maxage=${SHARED_S}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_S}, stale-if-error=${STALE_IF_ERROR_S}`;

/** `Retry-After` of a 503, in seconds. */
export const RETRY_AFTER_S = '10';

const TWO_YEARS_S = 63_072_000;
export const HSTS = `max-age=${TWO_YEARS_S}; includeSubDomains`;

export const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), payment=(self)';

/**
 * Policies of Trusted Types: for sanitised HTML and the sandboxed frame of a payment provider (`@clinicart/widgets`), and
 * for the service worker (`browser/app.ts`).
 */
const TRUSTED = ['clinicart-html', 'clinicart-frame', 'clinicart-worker'];

/** Hashes of all that pages have inline. */
interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Returns the policy of every page. Allows inline styles and scripts only by hash; allows frames and scripts of the card
 * provider only on pages with a card form. No string becomes HTML or the address of a script; only there, the default policy
 * of Trusted Types lets the addresses of the provider's scripts pass (`browser/card-policy.ts`).
 */
export function contentSecurityPolicy(
  inline: InlineHashes,
  card: Partial<ReturnType<typeof cardSources>> = {},
): string {
  const { script = [], frame = [], connect = [], img = [] } = card;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...script],
    'style-src': ["'self'", ...inline.styles],
    'img-src': [...new Set(["'self'", 'data:', 'blob:', ...pictureOrigins, ...img])],
    'media-src': ["'self'", 'https:', ...pictureOrigins],
    'connect-src': [...new Set(["'self'", ...apiOrigins, ...connect])],
    ...(frame.length > 0 && { 'frame-src': frame }),
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...TRUSTED, ...(script.length > 0 ? ['default'] : [])],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
