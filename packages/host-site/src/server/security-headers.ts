import { API_BASE, PICTURE_ORIGINS, PUBLIC_API_BASE } from './settings.ts';

const originOf = (address: string) => (address ? [new URL(address).origin] : []);
const apiOrigins = originOf(PUBLIC_API_BASE);
// Pictures carry the address under which this server asked for them.
const pictureOrigins = new Set([...apiOrigins, ...originOf(API_BASE), ...PICTURE_ORIGINS]);

/** What every answer carries, static files too. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

const TWO_YEARS_S = 63_072_000;
export const HSTS = `max-age=${TWO_YEARS_S}; includeSubDomains`;

export const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), payment=(self)';

/** The policy of every page. Inline styles are allowed by their hashes alone, inline scripts not at all. */
export function contentSecurityPolicy(styleHashes: readonly string[]): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureOrigins],
    'media-src': ["'self'", 'https:', ...pictureOrigins],
    'connect-src': ["'self'", ...apiOrigins],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
