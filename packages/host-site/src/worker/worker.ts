/**
 * The service worker of the shop’s own site. Online, every page comes from the server; offline, it shows what was seen
 * last, as a visitor sees it. It stores no page, price or answer of an account, and leaves all calls alone.
 */
import type { Language } from '@clinicart/sdk';
import { KEPT_AT, languageIn, storedPage, withNotice, withoutScripts } from './kept-page.ts';
import type { PageRequest, WorkerScope } from './scope.ts';
import {
  dropOtherBuilds,
  forget,
  keep,
  keepAsVisitor,
  keepOfflinePages,
  offlinePage,
  picture,
  script,
  seenPages,
  storedPageOf,
} from './storage.ts';

declare const self: WorkerScope;

self.addEventListener('install', (event) => {
  // Takes over at once: pages come from the network, and scripts have their content’s hash as their name.
  event.waitUntil(Promise.all([keepOfflinePages(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOtherBuilds(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range')) return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (request.destination === 'image') event.respondWith(picture(request));
  else if (url.origin === location.origin && url.pathname.startsWith('/_astro/'))
    event.respondWith(script(request));
});

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'forget') event.waitUntil(forget());
  // The page that registered the worker came before it.
  else if (typeof data === 'object' && data && 'href' in data && 'language' in data)
    event.waitUntil(
      keepAsVisitor(new URL(String(data.href)), data.language === 'en' ? 'en' : 'zh').catch(
        () => {},
      ),
    );
});

async function page(event: PageRequest, url: URL): Promise<Response> {
  try {
    // The browser's own cache may answer for a minute, without saying that the page is old.
    if (!navigator.onLine) throw new TypeError('There is no connection.');
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // The next page matters more than a copy, which may fail.
    event.waitUntil(keep(url, answer.clone()).catch(() => {}));
    return answer;
  } catch (error) {
    return (await offlineAnswer(url)) ?? Promise.reject(error);
  }
}

/** Returns the stored page with a notice, or the list of what is stored. */
async function offlineAnswer(url: URL): Promise<Response | undefined> {
  const stored = await storedPageOf(url);
  const { headers } = stored ?? {};
  if (stored && headers) {
    const at = Number(headers.get(KEPT_AT));
    const html = withNotice(await stored.text(), at, languageIn(headers));
    return new Response((await isVisitor()) ? html : withoutScripts(html), { headers });
  }
  const language = await spokenLanguage();
  const empty = await offlinePage(language);
  const html = await empty?.text();
  if (!empty || html === undefined) return undefined;
  const list = await seenPages(language);
  const filled = list ? html.replace(/<p data-seen>.*?<\/p>/s, `<ul>${list}</ul>`) : html;
  return storedPage(filled, empty.headers, Date.now());
}

/** Whether this browser has no login; without access to the cookies, assumes one. */
async function isVisitor(): Promise<boolean> {
  return self.cookieStore ? !(await self.cookieStore.get('token')) : false;
}

async function spokenLanguage(): Promise<Language> {
  const cookie = await self.cookieStore?.get('language');
  // The codes of the documents: 2 is English, 3 Chinese. Spec: 1§1, 2§9
  if (cookie?.value) return cookie.value === '2' ? 'en' : 'zh';
  return navigator.language.startsWith('zh') ? 'zh' : 'en';
}
