import { catalogue } from '@clinicart/sdk/contract';
import type { NamedValues } from '../../db/db.ts';
import { type Call, mayBuy, priceView } from '../../http/call.ts';
import { serve } from '../../http/route.ts';
import { nearArticles } from '../../quick-order/similar-articles.ts';
import { type BrandRow, brandLink } from '../brands.ts';
import { type CategoryRow, categoryName } from '../categories.ts';
import {
  CARD_COLUMNS,
  CARD_FROM,
  type CardRow,
  homeCard,
  searchCard,
  zoneCard,
} from '../product-cards.ts';
import { TAG_WORDS } from '../tags.ts';
import { similarWords } from './did-you-mean.ts';
import { lengthOf, quoted, smallerWords, wordsOf } from './normalise.ts';

/** Keyword that matches everything. Spec: 1§2 */
const EVERYTHING = 'ALL';
/** The index holds triples of characters. Two ask for every triple that begins with them; one reads the text. */
const TRIGRAM = 3;
const MOST_TRIGRAMS = 300;
/** Up to this many results come with similar words. */
const FEW = 12;
/** Spec: 1§9 */
const SIMILAR_WORDS = 10;
const RECOMMENDED_PAGES = 20;

/** A condition on the product `p`, with the values of its parameters. */
interface Condition {
  readonly where: string;
  readonly values: NamedValues;
}

interface Query {
  readonly keyword?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly brandId?: string | undefined;
  readonly type?: 'articleNumber' | undefined;
}

const numberOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : -1);
const ANYTHING: Condition = { where: '1', values: {} };

/** Conditions of the filters, for the results and for the facets: a facet does not narrow itself. */
interface Narrowing {
  readonly chosen: {
    readonly category: CategoryRow | undefined;
    readonly brand: BrandRow | undefined;
  };
  readonly category: Condition;
  readonly brand: Condition;
  /** Condition of the category facet: the categories that could be chosen instead. */
  readonly besides: Condition;
}

function narrowingOf({ categoryId, brandId }: Query, hasWords: boolean, call: Call): Narrowing {
  const brand = brandId
    ? { where: 'p.brand_id = :brand_id', values: { brand_id: numberOf(brandId) } }
    : ANYTHING;
  const row = call.db.get<CategoryRow>(
    'SELECT * FROM category WHERE id = ?',
    numberOf(categoryId ?? ''),
  );
  const chosen = {
    category: row,
    brand: call.db.get<BrandRow>('SELECT * FROM brand WHERE id = ?', numberOf(brandId ?? '')),
  };
  if (!categoryId) return { chosen, category: ANYTHING, brand, besides: ANYTHING };
  const inParent = (id: number | undefined) => ({
    where: 'p.parent_id = :parent_id',
    values: { parent_id: id ?? -1 },
  });
  if (row === undefined || row.parent_id === null) {
    const category = inParent(row?.id);
    return { chosen, category, brand, besides: category };
  }
  const category = { where: 'p.category_id = :category_id', values: { category_id: row.id } };
  return { chosen, category, brand, besides: hasWords ? ANYTHING : inParent(row.parent_id) };
}

const both = (one: Condition, other: Condition): Condition => ({
  where: `${one.where} AND ${other.where}`,
  values: { ...one.values, ...other.values },
});

/** Words as parameters: `:word0`, `:word1`. */
const wordParameters = (words: readonly string[]): NamedValues =>
  Object.fromEntries(words.map((word, at) => [`word${at}`, word]));

/** Requires each word; the values are `wordParameters` and the expression of the index. */
function wordsCondition(query: Query, words: readonly string[], call: Call): Condition {
  const where = ['p.on_shelf = 1'];
  const column = query.type === 'articleNumber' ? 'article' : 'everything';
  const terms = words.map((word, at) => ({ parameter: `:word${at}`, match: matchOf(word, call) }));
  const indexed = terms.flatMap(({ match }) => (match === undefined ? [] : [match]));
  for (const { parameter, match } of terms)
    if (match === undefined) where.push(`instr(t.${column}, ${parameter}) > 0`);
  const values = wordParameters(words);
  if (indexed.length === 0) return { where: where.join(' AND '), values };
  where.push('p.id IN (SELECT rowid FROM product_fts WHERE product_fts MATCH :match)');
  return {
    where: where.join(' AND '),
    values: { ...values, match: `${column} : (${indexed.join(' AND ')})` },
  };
}

/** The word as an FTS5 expression, or undefined where the index cannot answer and the text is read. */
function matchOf(word: string, call: Call): string | undefined {
  const length = lengthOf(word);
  if (length >= TRIGRAM) return quoted(word);
  if (length === 1) return undefined;
  const begun = call.db.all<{ term: string }>(
    `SELECT term FROM product_trigram WHERE term >= :word AND term < :after LIMIT ${MOST_TRIGRAMS + 1}`,
    { word, after: `${word}\u{10ffff}` },
  );
  if (begun.length > MOST_TRIGRAMS) return undefined;
  // No trigram begins with the word: an impossible term keeps the expression valid.
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
 * The composite order is relevance, then sales. Sorting by price would reveal prices, so buyers who may
 * not see them get the composite order. Spec: 1§1
 */
function orderFor(code: OrderCode, hasWords: boolean, call: Call): string {
  const allowed = (code === '3' || code === '4') && !mayBuy(call) ? '0' : code;
  return allowed === '0' && hasWords ? `h.rank DESC, ${ORDERS['0']}` : ORDERS[allowed];
}

type SearchInput = Query & { orderBy: OrderCode; pageIndex: number; pageSize: number };

/** Rows that the words found, before any filter; everything is in the rows themselves. */
function findHits(input: SearchInput, words: readonly string[], call: Call) {
  const { db } = call;
  if (words.length === 0) return { rows: 'product p', where: 'p.on_shelf = 1', hits: undefined };
  const smaller = smallerWords(words);
  // The search is synchronous, so one temporary table serves all requests.
  db.exec(
    'CREATE TEMP TABLE IF NOT EXISTS hit (id INTEGER PRIMARY KEY, rank INTEGER); DELETE FROM hit',
  );
  const find = (wanted: readonly string[]) => {
    const { where, values } = wordsCondition(input, wanted, call);
    // The number of words that the names contain: the relevance of a row.
    const rank = wanted.map((_, at) => `(instr(t.name, :word${at}) > 0)`).join(' + ');
    return db.run(
      `INSERT INTO hit SELECT p.id, ${rank} FROM product p JOIN product_text t ON t.product_id = p.id WHERE ${where}`,
      values,
    );
  };
  let hits = find(words);
  if (hits === 0 && smaller.length > words.length) hits = find(smaller);
  return { rows: 'hit h CROSS JOIN product p ON p.id = h.id', where: '1', hits };
}

/** Keeps the chosen row in its facet, even without results. */
function withChosen<Row extends { readonly id: number }>(
  counted: readonly (Row & { n: number })[],
  chosen: Row | undefined,
  total: number,
): readonly (Row & { n: number })[] {
  const isListed = chosen === undefined || counted.some(({ id }) => id === chosen.id);
  return isListed ? counted : [...counted, { ...chosen, n: total }];
}

/** The categories and brands of what was found, most products first, each with how many. */
function facetsOf(
  found: { readonly rows: string; readonly where: string; readonly total: number },
  { chosen, category, brand, besides }: Narrowing,
  call: Call,
) {
  const counted = (column: string, condition: Condition) => ({
    from: `(SELECT ${column} id, count(*) n FROM ${found.rows} WHERE ${found.where} AND ${condition.where} GROUP BY ${column}) f`,
    values: condition.values,
  });
  const inCategories = counted('p.category_id', both(besides, brand));
  const categories = call.db.all<CategoryRow & { n: number }>(
    `SELECT c.*, f.n FROM ${inCategories.from} JOIN category c ON c.id = f.id ORDER BY f.n DESC, c.id`,
    inCategories.values,
  );
  const inBrands = counted('p.brand_id', category);
  const brands = call.db.all<BrandRow & { n: number }>(
    `SELECT b.*, f.n FROM ${inBrands.from} JOIN brand b ON b.id = f.id ORDER BY f.n DESC, b.position`,
    inBrands.values,
  );
  return {
    linkCategories: withChosen(categories, chosen.category, found.total).map((row) => ({
      id: String(row.id),
      name: categoryName(row, call),
      count: row.n,
    })),
    brands: withChosen(brands, chosen.brand, found.total).map((row) => ({
      ...brandLink(row, call),
      count: row.n,
    })),
  };
}

/** Similar words for few results; similar numbers for a search by article number. */
function approximate(input: SearchInput, hits: number | undefined, call: Call) {
  const { keyword = '', type } = input;
  if (hits === undefined || hits > FEW) return [];
  if (type !== 'articleNumber') return similarWords(keyword, call, SIMILAR_WORDS);
  return hits === 0 ? nearArticles(keyword, call.db, SIMILAR_WORDS) : [];
}

function search(input: SearchInput, call: Call) {
  const { db } = call;
  const words = isEverything(input.keyword) ? [] : wordsOf(input.keyword ?? '');
  const { rows, where, hits } = findHits(input, words, call);
  const narrowing = narrowingOf(input, words.length > 0, call);
  const narrowed = both(narrowing.category, narrowing.brand);
  const from = `${rows} WHERE ${where} AND ${narrowed.where}`;
  const order = orderFor(input.orderBy, words.length > 0, call);
  const total = db.get<{ n: number }>(`SELECT count(*) n FROM ${from}`, narrowed.values)?.n ?? 0;
  const ids = db.all<{ id: number }>(
    `SELECT p.id FROM ${from} ORDER BY ${order} LIMIT :limit OFFSET :offset`,
    {
      ...narrowed.values,
      limit: input.pageSize,
      offset: (input.pageIndex - 1) * input.pageSize,
    },
  );
  const products = ids.flatMap(({ id }) =>
    db.all<CardRow>(`SELECT ${CARD_COLUMNS} FROM ${CARD_FROM} WHERE p.id = ?`, id),
  );
  return {
    products: products.map((row) => searchCard(row, call)),
    totalPage: Math.ceil(total / input.pageSize),
    totalCount: total,
    ...priceView(call),
    ...facetsOf({ rows, where, total }, narrowing, call),
    approximate: approximate(input, hits, call),
  };
}

/** Tag word of ours for a tag code of the wire. */
const tagOfCode = (type: string): string =>
  Object.entries(TAG_WORDS).find(([, words]) => words.type === type)?.[0] ?? '';

export const searchRoutes = [
  serve(catalogue.search, search),
  serve(catalogue.searchForPhone, search),

  serve(catalogue.zone, ({ tagID, pageIndex, pageSize }, call) => {
    const from = `product_tag t JOIN ${CARD_FROM} AND p.id = t.product_id WHERE t.tag = :tag AND p.on_shelf = 1`;
    const tag = tagOfCode(tagID);
    const total = call.db.get<{ n: number }>(`SELECT count(*) n FROM ${from}`, { tag })?.n ?? 0;
    const rows = call.db.all<CardRow>(
      `SELECT ${CARD_COLUMNS} FROM ${from} ORDER BY p.sales DESC, p.id LIMIT :limit OFFSET :offset`,
      { tag, limit: pageSize, offset: (pageIndex - 1) * pageSize },
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
