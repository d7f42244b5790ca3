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
/** Origin of this site for canonical links; '' takes the request's. */
export const SITE_URL = site && new URL(base('SITE_URL', site)).origin;
/** A proxy in front sets X-Forwarded-Host and X-Forwarded-Proto, and strips the ones that came in. */
export const TRUST_PROXY = isOn('TRUST_PROXY');
/** Further origins that pictures come from, separated by spaces. */
export const PICTURE_ORIGINS = text('PICTURE_ORIGINS')
  .split(/\s+/)
  .filter(Boolean)
  .map((each) => new URL(base('PICTURE_ORIGINS', each)).origin);
