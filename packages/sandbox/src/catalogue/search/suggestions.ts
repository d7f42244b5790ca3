import { catalogue } from '@clinicart/sdk/contract';
import type { Db } from '../../db/db.ts';
import { pictureTemplate } from '../../http/call.ts';
import { serve } from '../../http/route.ts';
import { clearSimilarArticles } from '../../quick-order/similar-articles.ts';
import { searchLink } from '../categories.ts';
import { similarWords } from './did-you-mean.ts';
import { normalise } from './normalise.ts';
import { clearVocabulary, vocabulary } from './vocabulary.ts';

const SUGGESTIONS = 10;
const HOT_WORDS = 8;

/** Clears the caches of the catalogue's words; call it after the catalogue changed. */
export function clearSearchCaches(db: Db): void {
  clearVocabulary(db);
  clearSimilarArticles(db);
}

export const wordRoutes = [
  serve(catalogue.suggestions, ({ keyword }, call) => {
    const wanted = normalise(keyword.slice(0, 100));
    if (wanted === '') return [];
    const found = vocabulary(call, call.language).filter((each) => each.plain.includes(wanted));
    const begins = found.filter((each) => each.plain.startsWith(wanted));
    const holds = found.filter((each) => !each.plain.startsWith(wanted));
    return [...begins, ...holds].slice(0, SUGGESTIONS).map((each) => each.word);
  }),

  serve(catalogue.similarWords, ({ keyword, pageSize }, call) => ({
    approximate: similarWords(keyword, call, pageSize),
  })),

  // Names of the best-selling subcategories, so that each hot word has results.
  serve(catalogue.hotWords, (_, call) =>
    call.db
      .all<{ word: string; picture: string }>(
        `SELECT c.name_${call.language} word, c.picture FROM category c JOIN product p ON p.category_id = c.id AND p.on_shelf = 1
         GROUP BY c.id ORDER BY sum(p.sales) DESC, c.id LIMIT ${HOT_WORDS}`,
      )
      .map(({ word, picture }) => ({
        keyWord: word,
        link: searchLink({ keyword: word, searchType: 'keyword', title: word }),
        iconUrl: pictureTemplate(call, picture),
      })),
  ),
];
