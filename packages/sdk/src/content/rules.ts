import { isShopError } from '../base/http/errors.ts';
import type { Explanation } from '../base/values/explanation.ts';
import { decodeEntities } from '../base/values/plain-text.ts';
import { judgeLink } from '../base/values/web-link.ts';

/**
 * Where a link inside an article leads: an address of the shop after `site`, another site, mail or telephone.
 * Undefined for anything else, such as `javascript:` or a place in the article itself. Spec: 2§2.1 /about
 */
export function articleLink(link: string, site: string): string | undefined {
  if (/^(mailto|tel):/i.test(link)) return URL.canParse(link) ? new URL(link).href : undefined;
  // Editors write `//host` for another site.
  const target = judgeLink(link.startsWith('//') ? `https:${link}` : link);
  if (target?.kind === 'own') return site.replace(/\/+$/, '') + target.path;
  return target?.url.href;
}

/**
 * Is this the answer for an article that does not exist, and not for a server that fails? The documents name no code
 * for it, and the call says nothing but the id: whatever the server refuses, it refuses that id. Spec: 2§7
 */
export function isArticleGone(error: unknown): boolean {
  return isShopError(error, 'server');
}

/** Categories up to this id are no FAQ: they hold the articles of the footer. Spec: 2§2.13, 2§9 */
const LAST_HIDDEN_CATEGORY = 4;

/** Is this a category of the FAQ? Spec: 2§2.13 */
export function isFaqCategory(category: { readonly id: string }): boolean {
  return Number(category.id) > LAST_HIDDEN_CATEGORY;
}

/** A category of the FAQ and its articles; undefined while they could not be read. */
export interface FaqCategory {
  readonly id: string;
  readonly name: string;
  readonly remark?: string | undefined;
  readonly icon?: string | undefined;
  readonly articles: readonly { readonly id: string; readonly title: string }[] | undefined;
}

/** Where a category leads: its one article, or the list of its articles. Spec: 2§2.13 */
export function faqTarget(
  category: FaqCategory,
): { readonly to: 'article'; readonly id: string } | { readonly to: 'list' } {
  const [only, ...others] = category.articles ?? [];
  return only && others.length === 0 ? { to: 'article', id: only.id } : { to: 'list' };
}

const plain = (words: string) => words.normalize('NFKC').toLocaleLowerCase('en');

/** Articles whose title, or whose category's name, holds every word that was typed. */
export function findQuestions(
  categories: readonly FaqCategory[],
  typed: string,
): readonly { readonly id: string; readonly title: string; readonly category: string }[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return categories.flatMap(({ name, articles = [] }) =>
    articles
      .filter(({ title }) => words.every((word) => plain(`${title} ${name}`).includes(word)))
      .map(({ id, title }) => ({ id, title, category: name })),
  );
}

/** May this e-mail be turned off? Spec: 1§9 */
export function refuseMailChange(mail: {
  readonly isSecurity: boolean;
}): Explanation<'security-mail-stays'> | undefined {
  return mail.isSecurity ? { reason: 'security-mail-stays', facts: {} } : undefined;
}

/** Days until a change of e-mail preferences has taken effect. Spec: 1§9 */
export const MAIL_CHANGE_DAYS = 3;

/** What a page never shows, with everything in it. */
const UNSHOWN = /<!--.*?-->|<(script|style|template|noscript|title)\b.*?<\/\1\s*>/gis;

const wordsOf = (html: string) => decodeEntities(html.replace(/<[^>]*>/g, '')).trim();

/** The words of an article's second-level headings, in their order, for a list of contents. */
export function outlineOf(html: string): readonly string[] {
  return [...html.replace(UNSHOWN, '').matchAll(/<h2\b[^>]*>(.*?)<\/h2\s*>/gis)].map(
    ([, inside = '']) => wordsOf(inside),
  );
}

/** Characters of an excerpt: what search engines show. */
const EXCERPT_LENGTH = 150;

/** The first words of an article, as text. */
export function excerptOf(html: string): string {
  const words = wordsOf(
    html.replace(UNSHOWN, '').replace(/<\/(?:p|h\d|li|tr|td|th|div)\s*>/gi, ' '),
  ).replace(/\s+/g, ' ');
  return words.length > EXCERPT_LENGTH ? `${words.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…` : words;
}
