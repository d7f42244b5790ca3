/** What the environment says, read once when the process starts. */

const text = (name: string): string => process.env[name]?.trim() ?? '';
const isOn = (name: string): boolean => text(name) === '1';

/** An origin and path without the slash at its end. @throws for what is no web address. */
function base(name: string, value: string): string {
  if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) {
    throw new Error(`${name} is "${value}", which is not a web address.`);
  }
  return value.replace(/\/+$/, '');
}

const origins = (name: string): readonly string[] =>
  text(name)
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => new URL(base(name, each)).origin);

const publicServiceBase = (value: string) => value && base('PUBLIC_SERVICE_BASE', value);

const api = text('API_BASE') || text('SANDBOX_URL') || 'http://localhost:8787';
const site = text('SITE_URL');

/** Where this server finds the shop's API. */
export const API_BASE = base('API_BASE', api);
/** The browser calls the API through this site: `API_PROXY=1`. */
export const API_PROXY = isOn('API_PROXY');
/** Where the browser finds the API; '' is this site. */
export const PUBLIC_API_BASE = API_PROXY
  ? ''
  : base('PUBLIC_API_BASE', text('PUBLIC_API_BASE') || API_BASE);
const service = text('SERVICE_BASE');
/** Where this server finds the calls of the separate service host: campaigns. Spec: 2§7 */
export const SERVICE_BASE = service ? base('SERVICE_BASE', service) : API_BASE;
/** Where the browser finds them; '' is where it finds the API. */
export const PUBLIC_SERVICE_BASE = publicServiceBase(text('PUBLIC_SERVICE_BASE') || service);
/** Origin of this site for canonical links; '' takes the request's. */
export const SITE_URL = site && new URL(base('SITE_URL', site)).origin;
/** A proxy in front sets X-Forwarded-Host and X-Forwarded-Proto, and strips the ones that came in. */
export const TRUST_PROXY = isOn('TRUST_PROXY');
/** Further origins that pictures come from, separated by spaces. */
export const PICTURE_ORIGINS = origins('PICTURE_ORIGINS');

const cardScript = text('CARD_SCRIPT');
/** A script that plays the card provider's, for tests and demonstrations; '' is the provider's own. */
export const CARD_SCRIPT = cardScript && base('CARD_SCRIPT', cardScript);

/** Public key of the captcha cipher (base64 SPKI), where the API does not answer it; '' asks the API. Spec: 1§7 */
export const CAPTCHA_KEY = text('CAPTCHA_KEY');

/** Origins besides our own that /redirect and /transfer go to without asking, separated by spaces. */
export const REDIRECT_ORIGINS = origins('REDIRECT_ORIGINS');
/** Payment pages may also be the API's own. */
export const TRANSFER_ORIGINS = [
  ...REDIRECT_ORIGINS,
  ...(PUBLIC_API_BASE ? [new URL(PUBLIC_API_BASE).origin] : []),
];
