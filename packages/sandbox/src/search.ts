import type { SQLInputValue } from 'node:sqlite';
import { catalogue } from '@clinicart/sdk/contract';
import { type BrandRow, brandLink } from './brands.ts';
import { type Call, mayBuy, priceView } from './call.ts';
import { CARD_COLUMNS, CARD_FROM, type CardRow, homeCard, searchCard, zoneCard } from './cards.ts';
import { type CategoryRow, categoryName } from './categories.ts';
import { lengthOf, quoted, smallerWords, wordsOf } from './search-text.ts';
import { serve } from './serve.ts';
import { TAG_WORDS } from './tags.ts';
import { similarWords } from './words.ts';

/** Means everything. Spec: 1§2 */
const EVERYTHING = 'ALL';
/** The index holds triples of characters. Two ask for every triple that begins with them; one reads the text. */
const TRIGRAM = 3;
const MOST_TRIGRAMS = 300;
/** Results as few as this come with words that might have been meant. */
const FEW = 12;
const RECOMMENDED_PAGES = 20;

type Values = SQLInputValue[];
interface Filter {
  readonly where: string;
  readonly values: Values;
  /** How many of the words stand in the names: the relevance of a row. */
  readonly rank: string;
  readonly rankValues: Values;
}

interface Query {
  readonly keyword?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly brandId?: string | undefined;
  readonly type?: 'articleNumber' | undefined;
}

const numberOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : -1);

function filterOf(query: Query, words: readonly string[], call: Call): Filter {
  const where = ['p.on_shelf = 1'];
  const values: Values = [];
  if (query.categoryId !== undefined && query.categoryId !== '') {
    const category = call.db.get<CategoryRow>(
      'SELECT * FROM category WHERE id = ?',
      numberOf(query.categoryId),
    );
    where.push(category?.parent_id === null ? 'p.parent_id = ?' : 'p.category_id = ?');
    values.push(category?.id ?? -1);
  }
  if (query.brandId !== undefined && query.brandId !== '') {
    where.push('p.brand_id = ?');
    values.push(numberOf(query.brandId));
  }
  const column = query.type === 'articleNumber' ? 'article' : 'everything';
  const terms = words.map((word) => ({ word, match: matchOf(word, call) }));
  const indexed = terms.flatMap(({ match }) => (match === undefined ? [] : [match]));
  if (indexed.length) {
    where.push('p.id IN (SELECT rowid FROM product_fts WHERE product_fts MATCH ?)');
    values.push(`${column} : (${indexed.join(' AND ')})`);
  }
  for (const { word, match } of terms)
    if (match === undefined) {
      where.push(`instr(t.${column}, ?) > 0`);
      values.push(word);
    }
  const ranks = words.map(() => '(instr(t.name, ?) > 0)');
  return {
    where: where.join(' AND '),
    values,
    rank: ranks.join(' + ') || '0',
    rankValues: [...words],
  };
}

/** The word as an FTS5 expression, or undefined where the index cannot answer and the text is read. */
function matchOf(word: string, call: Call): string | undefined {
  const length = lengthOf(word);
  if (length >= TRIGRAM) return quoted(word);
  if (length === 1) return undefined;
  const begun = call.db.all<{ term: string }>(
    'SELECT term FROM product_trigram WHERE term >= ? AND term < ? LIMIT ?',
    word,
    `${word}\u{10ffff}`,
    MOST_TRIGRAMS + 1,
  );
  if (begun.length > MOST_TRIGRAMS) return undefined;
  // Nothing begins so: a word that stands nowhere keeps the expression whole.
  return `(${begun.map(({ term }) => quoted(term)).join(' OR ') || quoted(`${word}\u{10ffff}`)})`;
}

const isEverything = (keyword: string | undefined) =>
  keyword === undefined || keyword.trim() === '' || keyword.trim() === EVERYTHING;

const PRICE = 'ifnull(p.discount_price, p.price)';
/** Spec: 1§9. What is priced on request comes last either way: it has no place among amounts. */
const ORDERS = {
  '0': 'p.sales DESC, p.id DESC',
  '1': 'p.sales DESC, p.id DESC',
  '5': 'p.sales, p.id',
  '4': `p.price >= 100000000, ${PRICE} DESC, p.id`,
  '3': `${PRICE}, p.id`,
  '6': 'p.listed_at, p.id',
  '7': 'p.listed_at DESC, p.id DESC',
} as const;
type OrderCode = keyof typeof ORDERS;

/**
 * Composite is how well the names fit, then sales. An order by price tells the prices, so those who
 * may not see them get the composite one. Spec: 1§1
 */
function orderFor(code: OrderCode, hasWords: boolean, call: Call): string {
  const allowed = (code === '3' || code === '4') && !mayBuy(call) ? '0' : code;
  return allowed === '0' && hasWords ? `h.rank DESC, ${ORDERS['0']}` : ORDERS[allowed];
}

type SearchInput = Query & { orderBy: OrderCode; pageIndex: number; pageSize: number };

/** Where the hits are: for words in a table of their own, found once; else in the rows themselves. */
function findHits(input: SearchInput, words: readonly string[], call: Call) {
  const { db } = call;
  const smaller = smallerWords(words);
  if (words.length === 0) {
    const { where, values } = filterOf(input, words, call);
    return { from: `product p WHERE ${where}`, values };
  }
  // Nothing waits between here and the last read, so one table serves all requests.
  db.exec(
    'CREATE TEMP TABLE IF NOT EXISTS hit (id INTEGER PRIMARY KEY, rank INTEGER); DELETE FROM hit',
  );
  const find = (wanted: readonly string[]) => {
    const { where, values, rank, rankValues } = filterOf(input, wanted, call);
    return db.run(
      `INSERT INTO hit SELECT p.id, ${rank} FROM product p JOIN product_text t ON t.product_id = p.id WHERE ${where}`,
      ...rankValues,
      ...values,
    );
  };
  if (find(words) === 0 && smaller.length > words.length) find(smaller);
  return { from: 'hit h CROSS JOIN product p ON p.id = h.id WHERE 1', values: [] };
}

function search(input: SearchInput, call: Call) {
  const { db } = call;
  const words = isEverything(input.keyword) ? [] : wordsOf(input.keyword ?? '');
  const { from, values } = findHits(input, words, call);
  const order = orderFor(input.orderBy, words.length > 0, call);
  const total = db.get<{ n: number }>(`SELECT count(*) n FROM ${from}`, ...values)?.n ?? 0;
  const ids = db.all<{ id: number }>(
    `SELECT p.id FROM ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...values,
    input.pageSize,
    (input.pageIndex - 1) * input.pageSize,
  );
  const products = ids.flatMap(({ id }) =>
    db.all<CardRow>(`SELECT ${CARD_COLUMNS} FROM ${CARD_FROM} WHERE p.id = ?`, id),
  );
  const categories = db.all<CategoryRow>(
    `SELECT c.* FROM (SELECT p.category_id id, count(*) n FROM ${from} GROUP BY p.category_id) f
     JOIN category c ON c.id = f.id ORDER BY f.n DESC, c.id`,
    ...values,
  );
  const brands = db.all<BrandRow>(
    `SELECT b.* FROM (SELECT p.brand_id id, count(*) n FROM ${from} GROUP BY p.brand_id) f
     JOIN brand b ON b.id = f.id ORDER BY f.n DESC, b.position`,
    ...values,
  );
  return {
    products: products.map((row) => searchCard(row, call)),
    totalPage: Math.ceil(total / input.pageSize),
    totalCount: total,
    ...priceView(call),
    linkCategories: categories.map((row) => ({
      id: String(row.id),
      name: categoryName(row, call),
    })),
    brands: brands.map((row) => brandLink(row, call)),
    approximate:
      words.length > 0 && total <= FEW && input.type !== 'articleNumber'
        ? similarWords(input.keyword ?? '', call, 10)
        : [],
  };
}

/** Tag word of ours for a tag code of the wire. */
const tagOfCode = (type: string): string =>
  Object.entries(TAG_WORDS).find(([, words]) => words.type === type)?.[0] ?? '';

export const searchRoutes = [
  serve(catalogue.search, search),
  serve(catalogue.searchForPhone, search),

  serve(catalogue.zone, ({ tagID, pageIndex, pageSize }, call) => {
    const from = `product_tag t JOIN ${CARD_FROM} AND p.id = t.product_id WHERE t.tag = ? AND p.on_shelf = 1`;
    const tag = tagOfCode(tagID);
    const total = call.db.get<{ n: number }>(`SELECT count(*) n FROM ${from}`, tag)?.n ?? 0;
    const rows = call.db.all<CardRow>(
      `SELECT ${CARD_COLUMNS} FROM ${from} ORDER BY p.sales DESC, p.id LIMIT ? OFFSET ?`,
      tag,
      pageSize,
      (pageIndex - 1) * pageSize,
    );
    return {
      products: rows.map((row) => zoneCard(row, call)),
      totalPage: Math.ceil(total / pageSize),
      ...priceView(call),
    };
  }),

  serve(catalogue.recommended, ({ PageIndex, PageSize }, call) => {
    const total = call.db.get<{ n: number }>(
      'SELECT count(*) n FROM product WHERE on_shelf = 1',
    )?.n;
    const pages = Math.min(RECOMMENDED_PAGES, Math.ceil((total ?? 0) / PageSize));
    const rows =
      PageIndex > pages
        ? []
        : call.db.all<CardRow>(
            `SELECT ${CARD_COLUMNS} FROM ${CARD_FROM} WHERE p.on_shelf = 1
             ORDER BY p.featured DESC, p.sales DESC, p.id DESC LIMIT ? OFFSET ?`,
            PageSize,
            (PageIndex - 1) * PageSize,
          );
    return {
      products: rows.map((row) => homeCard(row, call)),
      totalPage: pages,
      ...priceView(call),
    };
  }),
];
