import type { Db } from '../../db/db.ts';
import type { Call } from '../../http/call.ts';
import type { Language } from '../../http/language.ts';
import { normalise } from './normalise.ts';

/** A word that a search can be helped with. */
export interface Word {
  readonly word: string;
  readonly plain: string;
  /** Sales behind it: what is bought most is offered first. */
  readonly weight: number;
  /** Names a category or a brand, not one product. */
  readonly isPlace: boolean;
}

/** Names of a scaled catalogue repeat; more words only make the answer slower. */
const MOST_NAMES = 3000;
const vocabularies = new WeakMap<Db, Map<Language, readonly Word[]>>();

/** Categories, brands and product names, by sales. Read once. */
export function vocabulary({ db }: Pick<Call, 'db'>, language: Language): readonly Word[] {
  const byLanguage = vocabularies.get(db) ?? new Map<Language, readonly Word[]>();
  vocabularies.set(db, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const rows = db.all<{ word: string; weight: number; place: number }>(
    `SELECT c.name_${language} word, sum(p.sales) * 2 weight, 1 place FROM category c JOIN product p ON p.category_id = c.id GROUP BY c.id
     UNION ALL SELECT c.name_${language}, sum(p.sales), 1 FROM category c JOIN product p ON p.parent_id = c.id GROUP BY c.id
     UNION ALL SELECT b.title, sum(p.sales), 1 FROM brand b JOIN product p ON p.brand_id = b.id GROUP BY b.id
     UNION ALL SELECT * FROM (SELECT name_${language}, sales, 0 FROM product WHERE on_shelf = 1 ORDER BY sales DESC LIMIT ${MOST_NAMES})`,
  );
  const best = new Map<string, Word>();
  for (const { word, weight, place } of rows) {
    const plain = normalise(word);
    if (plain !== '' && (best.get(plain)?.weight ?? -1) < weight)
      best.set(plain, { word, plain, weight, isPlace: place === 1 });
  }
  const words = [...best.values()].sort((a, b) => b.weight - a.weight);
  byLanguage.set(language, words);
  return words;
}

/** Forgets the words, after the catalogue changed. */
export const clearVocabulary = (db: Db): boolean => vocabularies.delete(db);
