import type { SQLInputValue } from 'node:sqlite';
import { catalogue } from '@clinicart/sdk/contract';
import { type BrandRow, brandLink } from './brands.ts';
import { type Call, mayBuy, priceView } from './call.ts';
import { CARD_COLUMNS, CARD_FROM, type CardRow, homeCard, searchCard, zoneCard } from './cards.ts';
import { type CategoryRow, categoryName } from './categories.ts';
import { lengthOf, quoted, wordsOf } from './search-text.ts';
import { serve } from './serve.ts';
import { TAG_WORDS } from './tags.ts';
import { similarWords } from './words.ts';

/** Means everything. Spec: 1§2 */
const EVERYTHING = 'ALL';
/** The trigram index answers from three characters up; shorter words are looked for in the rows. */
const TRIGRAM = 3;
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

function filterOf(query: Query, call: Call): Filter {
  const where = ['p.on_shelf = 1'];
  const values: Values = [];
  const ranks: string[] = [];
  const rankValues: Values = [];
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
  const words = isEverything(query.keyword) ? [] : wordsOf(query.keyword ?? '');
  const column = query.type === 'articleNumber' ? 'article' : 'everything';
  const long = words.filter((word) => lengthOf(word) >= TRIGRAM);
  if (long.length) {
    where.push('p.id IN (SELECT rowid FROM product_fts WHERE product_fts MATCH ?)');
    values.push(`${column} : (${long.map(quoted).join(' AND ')})`);
  }
  for (const word of words.filter((each) => lengthOf(each) < TRIGRAM)) {
    where.push(`instr(p.search_${column === 'article' ? 'article' : 'text'}, ?) > 0`);
    values.push(word);
  }
  for (const word of words) {
    ranks.push('(instr(p.search_name, ?) > 0)');
    rankValues.push(word);
  }
  return { where: where.join(' AND '), values, rank: ranks.join(' + ') || '0', rankValues };
}

const isEverything = (keyword: string | undefined) =>
  keyword === undefined || keyword.trim() === '' || keyword.trim() === EVERYTHING;

// What is priced on request comes last either way: it has no place among amounts.
const PRICE = 'ifnull(p.discount_price, p.price)';
const ON_REQUEST = 'p.price >= 100000000';
/** Spec: 1§9 */
const ORDERS = {
  '0': 'h.rank DESC, p.sales DESC, p.id',
  '1': 'p.sales DESC, p.id DESC',
  '5': 'p.sales, p.id',
  '4': `${ON_REQUEST}, ${PRICE} DESC, p.id`,
  '3': `${ON_REQUEST}, ${PRICE}, p.id`,
  '6': 'p.listed_at, p.id',
  '7': 'p.listed_at DESC, p.id DESC',
} as const;
type OrderCode = keyof typeof ORDERS;

/** An order by price tells the prices: those who may not see them get the composite order. Spec: 1§1 */
const orderFor = (code: OrderCode, call: Call): string =>
  (code === '3' || code === '4') && !mayBuy(call) ? ORDERS['0'] : ORDERS[code];

type SearchInput = Query & { orderBy: OrderCode; pageIndex: number; pageSize: number };

function search(input: SearchInput, call: Call) {
  const { db } = call;
  const { where, values, rank, rankValues } = filterOf(input, call);
  // The hits are found once, then counted, grouped and sorted; nothing waits in between.
  db.exec(
    'CREATE TEMP TABLE IF NOT EXISTS hit (id INTEGER PRIMARY KEY, category_id INTEGER, brand_id INTEGER, rank INTEGER); DELETE FROM hit',
  );
  const total = db.run(
    `INSERT INTO hit SELECT p.id, p.category_id, p.brand_id, ${rank} FROM product p WHERE ${where}`,
    ...rankValues,
    ...values,
  );
  const products = db.all<CardRow>(
    `SELECT ${CARD_COLUMNS} FROM hit h CROSS JOIN ${CARD_FROM} AND p.id = h.id ORDER BY ${orderFor(input.orderBy, call)} LIMIT ? OFFSET ?`,
    input.pageSize,
    (input.pageIndex - 1) * input.pageSize,
  );
  const categories = db.all<CategoryRow>(
    `SELECT c.*, count(*) n FROM hit h JOIN category c ON c.id = h.category_id GROUP BY c.id ORDER BY n DESC, c.id`,
  );
  const brands = db.all<BrandRow>(
    `SELECT b.*, count(*) n FROM hit h JOIN brand b ON b.id = h.brand_id GROUP BY b.id ORDER BY n DESC, b.position`,
  );
  const keyword = isEverything(input.keyword) ? '' : (input.keyword ?? '');
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
      keyword !== '' && total <= FEW && input.type !== 'articleNumber'
        ? similarWords(keyword, call, 10)
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
