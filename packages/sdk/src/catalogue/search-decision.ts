import type { SearchDecision } from './search-submit.ts';
import { searchText } from './search-text.ts';

/**
 * Decides on a submitted search. It needs words: they are the keyword and the title of the results. The word ALL means
 * every category. Spec: 2§2.15, 2§5 Search
 */
export function decideSearch(typed: string, byArticleNumber: boolean): SearchDecision {
  const keyword = searchText(typed);
  if (keyword === '') return { ok: false, reason: 'enter-keyword', facts: {} };
  return { ok: true, query: { keyword, title: keyword, byArticleNumber } };
}
