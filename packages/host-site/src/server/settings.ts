/** Settings from the environment, read once when the process starts. */
import { readCertificationCodes } from './certification-codes.ts';
import type { Effort } from './coding.ts';

/** Returns a variable; '' if it is not set. */
export const text = (name: string): string => process.env[name]?.trim() ?? '';

function isOn(name: string): boolean {
  const value = text(name) || '0';
  if (value !== '0' && value !== '1') throw new Error(`${name} is "${value}", not 0 or 1.`);
  return value === '1';
}

/** Returns an address without the final slash. @throws if the value is no web address. */
export function address(name: string, value: string): string {
  if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) {
    throw new Error(`${name} is "${value}", which is not a web address.`);
  }
  return value.replace(/\/+$/, '');
}

/**
 * Returns an origin and path without the final slash, to which the path of a call is added. @throws for anything else; the
 * sentence does not repeat a password.
 */
function base(name: string, value: string): string {
  const { username, password, search, hash } = new URL(address(name, value));
  if (username || password) throw new Error(`${name} has a user or a password, which pages show.`);
  if (search || hash || /[?#]/.test(value))
    throw new Error(`${name} is "${value}", which has a query or a fragment.`);
  return address(name, value);
}

/** Returns an origin. @throws for an address with more, which would be lost. */
function originIn(name: string, value: string): string {
  const { origin, pathname } = new URL(base(name, value));
  if (pathname !== '/') throw new Error(`${name} is "${value}", which has a path.`);
  return origin;
}

const origins = (name: string): readonly string[] =>
  text(name)
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => originIn(name, each));

const publicServiceBase = (value: string) => value && base('PUBLIC_SERVICE_BASE', value);

const api = text('API_BASE') || text('SANDBOX_URL') || 'http://localhost:8787';
const site = text('SITE_URL');

/** Address of the shop's API for this server. */
export const API_BASE = base('API_BASE', api);
/** True if the browser calls the API through this site: `API_PROXY=1`. */
export const API_PROXY = isOn('API_PROXY');
/** Address of the API for the browser; '' is this site. */
export const PUBLIC_API_BASE = API_PROXY
  ? ''
  : base('PUBLIC_API_BASE', text('PUBLIC_API_BASE') || API_BASE);
const service = text('SERVICE_BASE');
/** Address of the separate service host (campaigns) for this server. Spec: 2§7 */
export const SERVICE_BASE = service ? base('SERVICE_BASE', service) : API_BASE;
/** Address of the service host for the browser; '' is the address of the API. */
export const PUBLIC_SERVICE_BASE = publicServiceBase(text('PUBLIC_SERVICE_BASE') || service);
/** Origin of this site for canonical links; '' uses the request's. */
export const SITE_URL = site && originIn('SITE_URL', site);
/** True if a proxy in front sets X-Forwarded-Host and X-Forwarded-Proto, and strips those of the client. */
export const TRUST_PROXY = isOn('TRUST_PROXY');

const MEBIBYTE = 1024 * 1024;
const pageCache = Number(text('PAGE_CACHE_MB') || 64);
if (!(pageCache >= 0)) throw new Error('PAGE_CACHE_MB is no number of mebibytes.');
/** Memory for pages that visitors share; 0 renders every page anew. */
export const PAGE_CACHE_BYTES = pageCache * MEBIBYTE;

/** Returns a number from 0 to `most`. @throws on any other value */
export function number(name: string, usual: number, most: number): number {
  const value = Number(text(name) || usual);
  if (!(value >= 0 && value <= most)) throw new Error(`${name} is no number from 0 to ${most}.`);
  return value;
}

/**
 * True on an edge runtime, which ends the calls of a request with it: no request may use the connection of another one, or
 * wait for its call.
 */
export const IS_EDGE = navigator.userAgent === 'Cloudflare-Workers';

/** Memory for answers of the API that visitors share; 0 reads every one anew. */
export const READ_CACHE_BYTES = IS_EDGE ? 0 : number('READ_CACHE_MB', 16, 65_536) * MEBIBYTE;
/** Time for which such an answer is fresh; for as long again it is sent while it is read anew. */
export const READ_CACHE_FRESH_MS = 1000 * number('READ_CACHE_TTL_S', 30, 3600);
const readCache = text('READ_CACHE_URL');
/** Has the client of Redis a use for this address? A path is the number of a database. */
const isRedis = (value: string) =>
  /^(?:redis|valkey)s?:\/\/./.test(value) &&
  URL.canParse(value) &&
  /^(?:\/\d*)?$/.test(new URL(value).pathname);
if (readCache && !isRedis(readCache))
  throw new Error('READ_CACHE_URL is no address of a Redis or Valkey.');
/** Redis or Valkey in which instances share these answers; '' keeps them in this process alone. */
export const READ_CACHE_URL = readCache;

/** Memory for elements that visitors share; 0 renders every one anew. */
export const ELEMENT_CACHE_BYTES = number('ELEMENT_CACHE_MB', 8, 65_536) * MEBIBYTE;

const compression = text('COMPRESSION') || 'best';
if (compression !== 'best' && compression !== 'quick')
  throw new Error('COMPRESSION is neither best nor quick.');
/** How well scripts are compressed, once for each process. */
export const COMPRESSION: Effort = compression;

/** Pages rendered at a time; further requests wait. Each takes about 10 MB while it is rendered. */
export const RENDERS_AT_ONCE = number('RENDERS_AT_ONCE', 16, 1000);
if (RENDERS_AT_ONCE < 1) throw new Error('RENDERS_AT_ONCE is less than 1.');

const logForm = text('LOG') || 'text';
if (logForm !== 'text' && logForm !== 'json') throw new Error('LOG is neither text nor json.');
/** `json` writes a line for each request, and everything else as JSON too. */
export const LOG = logForm;

/** Returns a number of a port. @throws on any other value */
export function port(name: string, usual: number): number {
  const value = number(name, usual, 65_535);
  if (!Number.isInteger(value)) throw new Error(`${name} is no whole number.`);
  return value;
}

/** Port of the metrics; 0 serves none. */
export const METRICS_PORT = port('METRICS_PORT', 0);
/** Where the metrics listen: only this machine, unless the operator names an address of an inner network. */
export const METRICS_HOST = text('METRICS_HOST') || '127.0.0.1';

const DAY_S = 86_400;
/** Time between the signal to stop and the end of listening, during which `/readyz` already refuses. */
export const SHUTDOWN_DELAY_MS = 1000 * number('SHUTDOWN_DELAY_S', 0, DAY_S);
/** Time for answers under way after that. */
export const SHUTDOWN_GRACE_MS = 1000 * number('SHUTDOWN_GRACE_S', 5, DAY_S);
/** True if the process is ready while the API is away: it then sends the pages it has, and others with 503. */
export const READY_WITHOUT_API = isOn('READY_WITHOUT_API');

/** Further origins of pictures, separated by spaces. */
export const PICTURE_ORIGINS = origins('PICTURE_ORIGINS');

const cardScript = text('CARD_SCRIPT');
/** Script that simulates the card provider's, for tests and demos; '' loads the provider's own. */
export const CARD_SCRIPT = cardScript && address('CARD_SCRIPT', cardScript);

/** Public key of the captcha cipher (base64 SPKI), if the API does not send it; '' requests it. Spec: 1§7 */
export const CAPTCHA_KEY = text('CAPTCHA_KEY');

/**
 * Meanings of the codes of a clinic's state that differ from the usual ones, as `3=unknown`, separated by spaces: the
 * documents have two readings. Undefined for none. Spec: 1§4
 */
export const CERTIFICATION_CODES = readCertificationCodes(text('CERTIFICATION_CODES'));

/** Origins besides our own that /redirect and /transfer open without a confirmation, separated by spaces. */
export const REDIRECT_ORIGINS = origins('REDIRECT_ORIGINS');
/** The API may also host payment pages. */
export const TRANSFER_ORIGINS = [
  ...REDIRECT_ORIGINS,
  ...(PUBLIC_API_BASE ? [new URL(PUBLIC_API_BASE).origin] : []),
];
