import { isShopError } from '../base/http/errors.ts';
import type { Explanation } from '../base/values/explanation.ts';
import { decodeEntities } from '../base/values/plain-text.ts';
import { judgeLink } from '../base/values/web-link.ts';

/**
 * Returns the target of a link inside an article: an address of the shop after `site`, another site, mail or
 * telephone. Undefined for anything else, such as `javascript:` or an anchor of the article. Spec: 2§2.1 /about
 */
export function articleLink(link: string, site: string): string | undefined {
  if (/^(mailto|tel):/i.test(link)) return URL.canParse(link) ? new URL(link).href : undefined;
  // Editors write `//host` for another site.
  const target = judgeLink(link.startsWith('//') ? `https:${link}` : link);
  if (target?.kind === 'own') return site.replace(/\/+$/, '') + target.path;
  return target?.url.href;
}

/**
 * Returns whether an article does not exist, as opposed to a failing server. The documents name no code for it, and
 * the call sends only the id, so every refusal is about that id. Spec: 2§7
 */
export function isArticleGone(error: unknown): boolean {
  return isShopError(error, 'server');
}

/** Categories up to this id are not part of the FAQ: they hold the articles of the footer. Spec: 2§2.13, 2§9 */
const LAST_HIDDEN_CATEGORY = 4;

/** Returns whether a category belongs to the FAQ. Spec: 2§2.13 */
export function isFaqCategory(category: { readonly id: string }): boolean {
  return Number(category.id) > LAST_HIDDEN_CATEGORY;
}

/** A category of the FAQ with its articles; undefined while they could not be read. */
export interface FaqCategory {
  readonly id: string;
  readonly name: string;
  readonly remark?: string | undefined;
  readonly icon?: string | undefined;
  readonly articles: readonly { readonly id: string; readonly title: string }[] | undefined;
}

/** Returns the target of a category: its only article, or the list of its articles. Spec: 2§2.13 */
export function faqTarget(
  category: FaqCategory,
): { readonly to: 'article'; readonly id: string } | { readonly to: 'list' } {
  const [only, ...others] = category.articles ?? [];
  return only && others.length === 0 ? { to: 'article', id: only.id } : { to: 'list' };
}

const plain = (words: string) => words.normalize('NFKC').toLocaleLowerCase('en');

/** Returns the articles whose title or category contains every typed word. */
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

/** Returns why this e-mail cannot be turned off; undefined when it can. Spec: 1§9 */
export function refuseMailChange(mail: {
  readonly isSecurity: boolean;
}): Explanation<'security-mail-stays'> | undefined {
  return mail.isSecurity ? { reason: 'security-mail-stays', facts: {} } : undefined;
}

/** Days until a change of e-mail preferences takes effect. Spec: 1§9 */
export const MAIL_CHANGE_DAYS = 3;

/** Matches invisible elements with their content. */
const UNSHOWN = /<!--.*?-->|<(script|style|template|noscript|title)\b.*?<\/\1\s*>/gis;

const wordsOf = (html: string) => decodeEntities(html.replace(/<[^>]*>/g, '')).trim();

/** Returns the text of the second-level headings of an article, for a table of contents. */
export function outlineOf(html: string): readonly string[] {
  return [...html.replace(UNSHOWN, '').matchAll(/<h2\b[^>]*>(.*?)<\/h2\s*>/gis)].map(
    ([, inside = '']) => wordsOf(inside),
  );
}

/** Length of an excerpt, as search engines show it. */
const EXCERPT_LENGTH = 150;

/** Returns the beginning of an article as text. */
export function excerptOf(html: string): string {
  const words = wordsOf(
    html.replace(UNSHOWN, '').replace(/<\/(?:p|h\d|li|tr|td|th|div)\s*>/gi, ' '),
  ).replace(/\s+/g, ' ');
  return words.length > EXCERPT_LENGTH ? `${words.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…` : words;
}
