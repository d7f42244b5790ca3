import { catalogue } from '@clinicart/sdk/contract';
import type { Call } from './call.ts';
import { searchLink } from './categories.ts';
import type { Db } from './db.ts';
import type { Language } from './language.ts';
import { normalise, similarity } from './search-text.ts';
import { serve } from './serve.ts';

interface Word {
  readonly word: string;
  readonly plain: string;
  /** Sales behind it: what is bought most is offered first. */
  readonly weight: number;
}

const SUGGESTIONS = 10;
const HOT_WORDS = 8;
const LIKE_ENOUGH = 0.34;
/** Names of a scaled catalogue repeat; more words only make the answer slower. */
const MOST_NAMES = 3000;
const vocabularies = new WeakMap<Db, Map<Language, readonly Word[]>>();

/** The words that a search can be helped with: categories, brands and product names. Read once. */
function vocabulary({ db }: Pick<Call, 'db'>, language: Language): readonly Word[] {
  const byLanguage = vocabularies.get(db) ?? new Map<Language, readonly Word[]>();
  vocabularies.set(db, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const rows = db.all<{ word: string; weight: number }>(
    `SELECT c.name_${language} word, sum(p.sales) * 2 weight FROM category c JOIN product p ON p.category_id = c.id GROUP BY c.id
     UNION ALL SELECT c.name_${language}, sum(p.sales) FROM category c JOIN product p ON p.parent_id = c.id GROUP BY c.id
     UNION ALL SELECT b.title, sum(p.sales) FROM brand b JOIN product p ON p.brand_id = b.id GROUP BY b.id
     UNION ALL SELECT * FROM (SELECT name_${language}, sales FROM product WHERE on_shelf = 1 ORDER BY sales DESC LIMIT ${MOST_NAMES})`,
  );
  const best = new Map<string, Word>();
  for (const { word, weight } of rows) {
    const plain = normalise(word);
    if (plain !== '' && (best.get(plain)?.weight ?? -1) < weight)
      best.set(plain, { word, plain, weight });
  }
  const words = [...best.values()].sort((a, b) => b.weight - a.weight);
  byLanguage.set(language, words);
  return words;
}

/** Forgets the words, after the catalogue changed. */
export const forgetWords = (db: Db): boolean => vocabularies.delete(db);

/** Words like the one searched for, most alike first. Spec: 1§2 */
export function similarWords(keyword: string, call: Call, limit: number): { word: string }[] {
  const wanted = normalise(keyword.slice(0, 100));
  if (wanted === '') return [];
  const alike = (language: Language) =>
    vocabulary(call, language)
      .map((each) => ({ ...each, score: similarity(wanted, each.plain) }))
      .filter((each) => each.score >= LIKE_ENOUGH && each.plain !== wanted)
      .sort((a, b) => b.score - a.score || b.weight - a.weight)
      .slice(0, limit)
      .map(({ word }) => ({ word }));
  const own = alike(call.language);
  // Many in Hong Kong read Chinese and type English names.
  return own.length ? own : alike(call.language === 'zh' ? 'en' : 'zh');
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

  // What sells most, by subcategory: a hot word that finds nothing would be worse than none.
  serve(catalogue.hotWords, (_, { db, language }) =>
    db
      .all<{ word: string }>(
        `SELECT c.name_${language} word FROM category c JOIN product p ON p.category_id = c.id AND p.on_shelf = 1
         GROUP BY c.id ORDER BY sum(p.sales) DESC, c.id LIMIT ${HOT_WORDS}`,
      )
      .map(({ word }) => ({
        keyWord: word,
        link: searchLink({ keyword: word, searchType: 'keyword', title: word }),
        iconUrl: null,
      })),
  ),
];
