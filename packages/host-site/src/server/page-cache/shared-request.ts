/**
 * All that the page of a visitor depends on, and nothing else. The page is rendered from this alone, so that no byte of a
 * person can get into a page that others receive.
 */
import { LIST_VIEW_KEY } from '@clinicart/sdk/catalogue';
import { LANGUAGE_CODES, languageOfCode } from '@clinicart/sdk/language';
import { THEME_KEY, themeOf } from '@clinicart/sdk/theme';
import { cookieValue } from '@clinicart/sdk/values';
import { languageAsked, originOf } from '../request-context.ts';
import { sharedPage } from './page-queries.ts';
import { surrogateKeysOf } from './surrogate-keys.ts';

/** A request as Node gives it. */
export interface IncomingRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface SharedRequest {
  /** Address with the origin of the site and the query that the page reads. */
  readonly url: string;
  /** Language, colours and form of lists, as cookies. */
  readonly cookie: string;
  readonly key: string;
  /** Names of the page in caches. */
  readonly surrogateKeys: readonly string[];
}

/** Cookies of a member. A token that cannot be read is one too: its owner is no visitor. */
export const MEMBER_COOKIES = /(?:^|;)\s*token\s*(?:=|;|$)/;

/** A longer address is rare, and would fill the memory with its key. */
const LONGEST = 1000;

/**
 * Reads a request. Returns undefined if its page is not the same for all visitors: it has a token, it is no page that
 * visitors share, or it is more than a plain read.
 */
export function sharedRequest({
  method,
  url = '/',
  headers,
}: IncomingRequest): SharedRequest | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers['authorization'] !== undefined) return undefined;
  const header = (name: string) => headers[name]?.toString();
  const cookies = header('cookie') ?? '';
  if (MEMBER_COOKIES.test(cookies)) return undefined;
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('#') || url.length > LONGEST)
    return undefined;
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const page = sharedPage(path);
  if (!page) return undefined;

  const origin = originOf(header, new URL('http://localhost'));
  const asked = new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1));
  const query = page.read(asked);
  if (!query) return undefined;
  const inAddress = languageAsked(asked);
  if (inAddress) query.set('lang', inAddress);
  const language = inAddress ?? languageOfCode(cookieValue(cookies, 'language')) ?? 'zh';
  const theme = themeOf(cookieValue(cookies, THEME_KEY));
  const cookie = [
    `language=${LANGUAGE_CODES[language]}`,
    ...(theme === 'auto' ? [] : [`${THEME_KEY}=${theme}`]),
    ...(cookieValue(cookies, LIST_VIEW_KEY) === 'table' ? [`${LIST_VIEW_KEY}=table`] : []),
  ].join('; ');
  const address = origin + path + (query.size > 0 ? `?${query}` : '');
  return {
    url: address,
    cookie,
    key: `${address} ${cookie}`,
    surrogateKeys: surrogateKeysOf(page.name, page.parts, language),
  };
}

/** Returns the request from which the page is rendered. */
export const plainRequest = ({ url, cookie }: SharedRequest): Request =>
  new Request(url, { headers: { cookie, accept: 'text/html' } });
