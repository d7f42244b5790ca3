/** The worker's stores: pages as visitors see them, their scripts, and a number of pictures. */
import type { Language } from '@clinicart/sdk';
import {
  KEPT_AT,
  keyOf,
  languageIn,
  picturesOf,
  scriptsOf,
  storedPage,
  timeText,
  titleOf,
  viewerOf,
} from './kept-page.ts';

/** Replaced by the build: a hash of all files of the browser. */
const BUILD = '__BUILD__';
/** Caches of another build are deleted, so that no page meets the scripts of a former one. */
const PAGES = `pages-${BUILD}`;
const SCRIPTS = `scripts-${BUILD}`;
const OFFLINE = `offline-${BUILD}`;
const PICTURES = 'pictures';

const MOST_PAGES = 30;
const MOST_PICTURES = 120;
const PICTURES_OF_A_PAGE = 12;
/** A member’s page is fetched again as a visitor’s, at most once in this time. */
const FRESH_MS = 86_400_000;

export async function dropOtherBuilds(): Promise<void> {
  const own = [PAGES, SCRIPTS, OFFLINE, PICTURES];
  const names = (await caches.keys()).filter((name) => !own.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes everything that tells what was looked at. */
export async function forget(): Promise<void> {
  await Promise.all([caches.delete(PAGES), caches.delete(PICTURES)]);
}

async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** Stores a page that any visitor may see, with its scripts and first pictures. */
async function keepPage(key: string, answer: Response): Promise<void> {
  const html = await answer.text();
  const cache = await caches.open(PAGES);
  // Moves the page to the end: the first ones are deleted first.
  await cache.delete(key);
  await cache.put(key, storedPage(html, answer.headers, Date.now()));
  await trim(cache, MOST_PAGES);
  const scripts = await caches.open(SCRIPTS);
  for (const script of scriptsOf(html))
    if (!(await scripts.match(script))) await scripts.add(script).catch(() => {});
  await keepPictures(picturesOf(html).slice(0, PICTURES_OF_A_PAGE));
}

async function keepPictures(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURES);
  for (const address of addresses) {
    if (!/^(?:https?:|\/)/.test(address) || (await cache.match(address))) continue;
    // Asks for readable headers: a signed picture of an account forbids storing it.
    const answer = await fetch(address, { mode: 'cors', credentials: 'omit' }).catch(
      () => undefined,
    );
    const mayStore = !/no-store|private/.test(answer?.headers.get('cache-control') ?? '');
    if (answer?.ok && mayStore) await cache.put(address, answer);
  }
  await trim(cache, MOST_PICTURES);
}

/** Stores a page that was just shown. A member’s own is never stored: fetches what a visitor sees at its address. */
export async function keep(url: URL, answer: Response): Promise<void> {
  const key = keyOf(url);
  const viewer = viewerOf(answer);
  if (!key || !viewer || answer.redirected) return;
  if (viewer === 'visitor') return keepPage(key, answer);
  await keepAsVisitor(url, languageIn(answer.headers));
}

/** Fetches a page without the cookies, unless the stored one is new enough. */
export async function keepAsVisitor(url: URL, language: Language): Promise<void> {
  const key = keyOf(url);
  if (!key) return;
  const stored = await (await caches.open(PAGES)).match(key);
  const isFresh = Date.now() - Number(stored?.headers.get(KEPT_AT) ?? 0) < FRESH_MS;
  if (stored && isFresh && languageIn(stored.headers) === language) return;
  const address = new URL(key, url.origin);
  address.searchParams.set('lang', language);
  const answer = await fetch(address, { credentials: 'omit' });
  if (viewerOf(answer) === 'visitor') await keepPage(key, answer);
}

export async function storedPageOf(url: URL): Promise<Response | undefined> {
  const key = keyOf(url);
  return key ? (await caches.open(PAGES)).match(key) : undefined;
}

/** Returns the stored pages as a list in HTML, the last one first. */
export async function seenPages(language: Language): Promise<string> {
  const cache = await caches.open(PAGES);
  const keys = (await cache.keys()).toReversed();
  const rows = keys.map(async (key) => {
    const answer = await cache.match(key);
    if (!answer) return '';
    const { pathname, search } = new URL(key.url);
    const time = timeText(Number(answer.headers.get(KEPT_AT)), language);
    const href = `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll('"', '%22');
    const lang = LANGUAGE_TAGS[languageIn(answer.headers)];
    return `<li><a href="${href}" lang="${lang}">${titleOf(await answer.text())}</a> <small>${time}</small></li>`;
  });
  return (await Promise.all(rows)).join('');
}

/** As in the SDK, of which the worker imports nothing. */
const LANGUAGE_TAGS = { zh: 'zh-Hant-HK', en: 'en' };

/** The mark of the shop on that page. */
const MARK = '/favicon.svg';

const offlinePath = (language: Language) => `/offline?lang=${language}`;

export async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(OFFLINE);
  await cache.addAll([offlinePath('zh'), offlinePath('en'), MARK]);
}

export const offlinePage = async (language: Language): Promise<Response | undefined> =>
  (await caches.open(OFFLINE)).match(offlinePath(language), { ignoreVary: true });

/** Returns a file whose name changes with its content: the stored one, or the server’s. */
export async function script(request: Request): Promise<Response> {
  const cache = await caches.open(SCRIPTS);
  const stored = await cache.match(request, { ignoreVary: true });
  if (stored) return stored;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Returns a picture of the server, or without a connection the stored one. */
export async function picture(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match(request, { ignoreVary: true });
    if (stored) return stored;
    throw error;
  }
}
