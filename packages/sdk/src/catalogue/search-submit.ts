import type { Explanation } from '../base/values/explanation.ts';
import type { SearchQuery } from './contract.ts';
import { searchText } from './search-text.ts';

/** The number of searches in the history. Spec: 2§2.15, 2§9 */
export const HISTORY_MAX = 20;

/** A search in the history: its words, and whether they were an article number. Spec: 2§2.15 */
export interface PastSearch {
  readonly title: string;
  readonly byArticleNumber: boolean;
}

/** May typed words be searched for, and with which query? */
export type SearchDecision =
  | { readonly ok: true; readonly query: SearchQuery & PastSearch & { readonly keyword: string } }
  | ({ readonly ok: false } & Explanation<'enter-keyword'>);

/** Adds a search to the history: newest first, each title once, at most 20. Spec: 2§2.15, 2§5 Search */
export function rememberSearch(
  history: readonly PastSearch[],
  { title, byArticleNumber }: PastSearch,
): readonly PastSearch[] {
  const words = searchText(title);
  if (words === '') return history;
  const others = history.filter((past) => past.title !== words);
  return [{ title: words, byArticleNumber }, ...others].slice(0, HISTORY_MAX);
}

/** Removes a title from the history. Spec: 2§2.15 */
export function forgetSearch(history: readonly PastSearch[], title: string): readonly PastSearch[] {
  return history.filter((past) => past.title !== title);
}

function pastSearch(entry: unknown): PastSearch[] {
  if (typeof entry === 'string') return [{ title: entry, byArticleNumber: false }];
  if (typeof entry !== 'object' || entry === null || !('title' in entry)) return [];
  if (typeof entry.title !== 'string') return [];
  const byArticleNumber = 'type' in entry && entry.type === 'articleNumber';
  return [{ title: entry.title, byArticleNumber }];
}

/**
 * Reads the stored history; entries that no search could have made are left out. Assumed: a JSON list of titles and
 * types.
 */
export function readHistory(stored: string | undefined): readonly PastSearch[] {
  let entries: unknown;
  try {
    entries = JSON.parse(stored ?? '');
  } catch {
    return [];
  }
  if (!Array.isArray(entries)) return [];
  const oldestFirst = entries.flatMap(pastSearch).slice(0, HISTORY_MAX).reverse();
  return oldestFirst.reduce(rememberSearch, []);
}

/** The inverse of `readHistory`. */
export function writeHistory(history: readonly PastSearch[]): string {
  return JSON.stringify(
    history.map(({ title, byArticleNumber }) =>
      byArticleNumber ? { title, type: 'articleNumber' } : { title },
    ),
  );
}
