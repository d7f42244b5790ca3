import {
  type Language,
  memoryStore,
  type Shop,
  type ShopOptions,
  type Snapshot,
} from '@clinicart/sdk';
import { LIST_VIEW_KEY, pictureUrl } from '@clinicart/sdk/catalogue';
import { createShop, plainTranslator } from '@clinicart/sdk/core';
import { LANGUAGE_CODES, languageOfCode } from '@clinicart/sdk/language';
import { THEME_KEY, type Theme, themeOf } from '@clinicart/sdk/theme';
import { cookieValue } from '@clinicart/sdk/values';
import { pageFetch } from './operations/api-calls.ts';
import { sharedFetch } from './read-cache/shared-reads.ts';
import { createPageInserts, type PageInserts } from './rendering/page-inserts.ts';
import {
  API_BASE,
  CERTIFICATION_CODES,
  PUBLIC_API_BASE,
  SERVICE_BASE,
  SITE_URL,
  TRUST_PROXY,
} from './settings.ts';
import { isHeaderValue, isHost } from './well-formed.ts';

/** Longest wait for the API; after it the page is sent with the data that it has. */
const PATIENCE_MS = 3000;
const SESSION_COOKIES = ['token', 'user', 'cartAmount'];

/** Context of one request: its shop, its language, and the address of this site for the client. */
export interface Visit {
  readonly shop: Shop;
  readonly language: Language;
  /** Language in the `?lang=` of this address: the page uses it, and the browser stores it. */
  readonly askedLanguage: Language | undefined;
  /** The colours chosen in this browser: in the HTML, so that the first paint has them. */
  readonly theme: Theme;
  /** True if the request carries a token, so that caches must not share the answer. */
  readonly isPersonal: boolean;
  /** True if the request carries nothing of a session, not even what one left behind. */
  readonly isAnyVisitor: boolean;
  readonly isHttps: boolean;
  /** Origin of this site, for canonical links. */
  readonly origin: string;
  /** Counts the calls of this visit that the API has answered or failed. */
  readonly reach: Reach;
  /** True if the page shows data of the API, so that it is of no use while the API is unavailable. */
  needsApi: boolean;
  /** The HTML of the elements, for which the rendered page has marks. */
  readonly inserts: PageInserts;
}

type CallReport = Parameters<NonNullable<ShopOptions['onCall']>>[0];

/**
 * Counts of answered calls, and of failed ones: no answer in time, a server error, an answer that cannot be read, or a
 * refusal that tells nothing of what the page shows.
 */
interface Reach {
  answered: number;
  failed: number;
}

/** HTTP: request timeout, too many requests. They say nothing about the data, and the next request may get it. */
const BUSY: readonly number[] = [408, 429];

/** Refusals of the API that the page shows as they are: nothing has this id, the buyer is no new customer. Spec: 1§8 */
const TELLING: readonly number[] = [1328, 1359];

/** Does the page lack the answer of this call? A proxy may refuse what the API would answer, and the API may be busy. */
function isLacking({ outcome, resultID = 0 }: CallReport): boolean {
  if (outcome === 'server') return !TELLING.includes(resultID);
  return outcome !== 'ok' && outcome !== 'aborted';
}

/** Returns `fetch` that ends with the deadline of a visit, and counts the outcome of each call. */
function counting(reach: Reach, send: typeof pageFetch, deadline: AbortSignal): typeof fetch {
  return async (input, init) => {
    try {
      const answer = await send(input, init, deadline);
      if (answer.status >= 500 || BUSY.includes(answer.status)) reach.failed += 1;
      else reach.answered += 1;
      return answer;
    } catch (error) {
      reach.failed += 1;
      throw error;
    }
  };
}

/** Returns the origin of this site as the client of a request sees it. */
export function originOf(headerOf: (name: string) => string | null | undefined, url: URL): string {
  if (SITE_URL) return SITE_URL;
  const header = (name: string) => headerOf(name)?.split(',')[0]?.trim();
  const forwarded = TRUST_PROXY ? header('x-forwarded-host') : undefined;
  const host = forwarded && isHost(forwarded) ? forwarded : header('host') || url.host;
  const scheme = (TRUST_PROXY && header('x-forwarded-proto')) || url.protocol.replace(':', '');
  const origin = `${scheme === 'https' ? 'https' : 'http'}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : url.origin;
}

/** Returns the language that an address asks for. */
export function languageAsked(query: URLSearchParams): Language | undefined {
  const lang = query.get('lang');
  return lang === 'zh' || lang === 'en' ? lang : undefined;
}

/**
 * Makes a shop with the translator of the browser's. It calls the API at the address for this server, which may be internal;
 * its pictures have the address for the browser, as those of the browser's shop.
 */
const createServerShop = (
  options: Pick<ShopOptions, 'fetch' | 'onCall' | 'snapshot' | 'storage'>,
): Shop => ({
  ...createShop({
    ...options,
    apiBase: API_BASE,
    serviceBase: SERVICE_BASE,
    ...(CERTIFICATION_CODES && { certificationCodes: CERTIFICATION_CODES }),
    server: true,
    translate: plainTranslator,
  }),
  picture: (template, size) => pictureUrl(template, size, PUBLIC_API_BASE),
});

const settingsOf = (language: Language, theme: Theme) => ({
  language: LANGUAGE_CODES[language],
  [THEME_KEY]: theme,
});

/** Returns the shop of any visitor, with these answers and no others: it makes no call. */
export function shopOfAnswers(language: Language, theme: Theme, snapshot: Snapshot): Shop {
  return createServerShop({
    snapshot,
    storage: { session: memoryStore(), settings: memoryStore(settingsOf(language, theme)) },
    fetch: () => Promise.reject(new TypeError('This shop makes no calls.')),
  });
}

/** Reads the session from the cookies of one request. No state of it outlives the answer. */
export function visitOf(request: Request, url: URL): Visit {
  const cookies = request.headers.get('cookie') ?? '';
  const entries = SESSION_COOKIES.flatMap((name) => {
    const value = cookieValue(cookies, name);
    return value ? [[name, value] as const] : [];
  });
  const isUsable = ([name, value]: readonly [string, string]) =>
    name !== 'token' || isHeaderValue(value);
  const listView = cookieValue(cookies, LIST_VIEW_KEY);
  const asked = languageAsked(url.searchParams);
  const language = asked ?? languageOfCode(cookieValue(cookies, 'language')) ?? 'zh';
  const theme = themeOf(cookieValue(cookies, THEME_KEY));
  const deadline = AbortSignal.timeout(PATIENCE_MS);
  const reach: Reach = { answered: 0, failed: 0 };
  const isAnyVisitor = entries.length === 0;
  const shop = createServerShop({
    storage: {
      session: memoryStore(Object.fromEntries(entries.filter(isUsable))),
      settings: memoryStore({
        ...settingsOf(language, theme),
        ...(listView ? { [LIST_VIEW_KEY]: listView } : {}),
      }),
    },
    onCall(call) {
      if (isLacking(call)) reach.failed += 1;
    },
    // The calls of a session are no concern of any cache.
    fetch: counting(reach, isAnyVisitor ? sharedFetch : pageFetch, deadline),
  });
  const origin = originOf((name) => request.headers.get(name), url);
  return {
    shop,
    language,
    askedLanguage: asked,
    theme,
    isPersonal: entries.some(([name]) => name === 'token'),
    isAnyVisitor,
    isHttps: origin.startsWith('https:'),
    origin,
    reach,
    needsApi: false,
    inserts: createPageInserts(),
  };
}

/** Returns the cookies to remove if the API does not accept the token of this request, or no header can carry it. */
export function endedSession({ shop, isPersonal }: Visit): readonly string[] {
  if (!isPersonal || shop.session.$session.get().status === 'member') return [];
  return SESSION_COOKIES.map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
}
