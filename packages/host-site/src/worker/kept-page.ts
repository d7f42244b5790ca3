/** Decides which pages the worker stores, and prepares them to be shown without a connection. */
import type { Language } from '@clinicart/sdk';
import { offlineWords } from './words.ts';

/** Pages that show a visitor nothing of an account. Every other page needs a connection. */
const KEPT_PATHS =
  /^\/(?:$|(?:search|brandIndex|newProductZone|discountZone|question|contactUs)$|(?:product|active11|about)\/[^/]+$|questiondetails\/[^/]+\/[^/]+$)/;
/** Part of an address that changes nothing in the page. */
const IDLE_PARAMETERS = /^(?:lang|login|utm_.*)$/;
const LONGEST_QUERY = 200;

/** Header of a stored page: when it was seen, in milliseconds. */
export const KEPT_AT = 'x-kept-at';
/** Headers that a stored page keeps. */
const PAGE_HEADERS = [
  'content-type',
  'content-language',
  'content-security-policy',
  'permissions-policy',
];

/** Returns the path and query under which a page is stored; undefined for one that never is. */
export function keyOf({ pathname, searchParams }: URL): string | undefined {
  if (!KEPT_PATHS.test(pathname)) return undefined;
  const kept = new URLSearchParams(
    [...searchParams].filter(([name]) => !IDLE_PARAMETERS.test(name)),
  ).toString();
  if (kept.length > LONGEST_QUERY) return undefined;
  return kept ? `${pathname}?${kept}` : pathname;
}

/** Whose page an answer is: any visitor’s, a member’s, or none to store. */
export function viewerOf({ status, headers }: Response): 'visitor' | 'member' | undefined {
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html');
  if (!isPage) return undefined;
  const policy = headers.get('cache-control') ?? '';
  if (/\bprivate\b/.test(policy)) return 'member';
  return /\bpublic\b/.test(policy) ? 'visitor' : undefined;
}

/** Returns the answer to store: its text, and the headers that its document needs. */
export function storedPage(html: string, from: Headers, at: number): Response {
  const headers = new Headers({ [KEPT_AT]: String(at) });
  for (const name of PAGE_HEADERS) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(html, { headers });
}

export const languageIn = (headers: Headers): Language =>
  headers.get('content-language') === 'en' ? 'en' : 'zh';

/** Returns the day and time in Hong Kong. */
export const timeText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-HK' : 'en-HK', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Hong_Kong',
  }).format(at);

/** Puts the notice of the age of a page at its top. */
export function withNotice(html: string, at: number, language: Language): string {
  const words = offlineWords[language];
  const notice = `<p class="offline-notice" role="status">${words.shownAt(timeText(at, language))} <a href="">${words.retry}</a></p>`;
  return html.replace('<body>', `<body>${notice}`);
}

/** Removes the scripts: the elements would ask the server for the member’s own view, and lose what they show. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

/** Returns the title of a page, as written in its source, without the name of the shop. */
export const titleOf = (html: string): string =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ · [^·]*$/, '') ?? '';

const allOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'))),
];

/** Returns the scripts that a page names. */
export const scriptsOf = (html: string): string[] =>
  allOf(html, /(?:src|href)="(\/_astro\/[^"]+\.js)"/g);

/** Returns the pictures that a page shows. */
export const picturesOf = (html: string): string[] => allOf(html, /<img\b[^>]*?\bsrc="([^"]+)"/g);
