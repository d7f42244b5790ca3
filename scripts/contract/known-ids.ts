import { isObject } from './kinds.ts';

/** A kind of id that earlier answers contain and later calls need. */
export type Fact =
  | 'category'
  | 'brand'
  | 'word'
  | 'product'
  | 'articleNumber'
  | 'faqCategory'
  | 'campaign'
  | 'exchange'
  | 'order'
  | 'draftOrder'
  | 'waybill'
  | 'return'
  | 'pointsProduct';

/** Maps fields of answers to the ids in them. `pattern` extracts an id from a link. */
export const SOURCES: readonly {
  readonly row: string;
  readonly path: string;
  readonly fact: Fact;
  readonly pattern?: RegExp;
}[] = [
  { row: 'catalogue.parentCategories', path: 'id', fact: 'category' },
  { row: 'catalogue.brandGroups', path: 'list.link', fact: 'brand' },
  { row: 'catalogue.hotWords', path: 'keyWord', fact: 'word' },
  { row: 'catalogue.search', path: 'products.searchProductId', fact: 'product' },
  { row: 'catalogue.zone', path: 'products.id', fact: 'product' },
  { row: 'catalogue.home', path: 'prefecture.products.link', fact: 'product' },
  {
    row: 'catalogue.home',
    path: 'special.path',
    fact: 'campaign',
    pattern: /\/active11\/([^/?#]+)/,
  },
  {
    row: 'catalogue.home',
    path: 'banner.path',
    fact: 'campaign',
    pattern: /\/active11\/([^/?#]+)/,
  },
  { row: 'catalogue.home', path: 'adver.path', fact: 'campaign', pattern: /\/active11\/([^/?#]+)/ },
  { row: 'catalogue.specifications', path: 'standards.articleNumber', fact: 'articleNumber' },
  { row: 'content.faqCategories', path: 'id', fact: 'faqCategory' },
  { row: 'cart.get', path: 'exchangeId', fact: 'exchange' },
  { row: 'order.confirmation', path: 'exchanges.exchangeId', fact: 'exchange' },
  { row: 'order.confirmation', path: 'orderNo', fact: 'draftOrder' },
  { row: 'orders.list', path: 'list.orderNo', fact: 'order' },
  { row: 'orders.list', path: 'list.shardingPayOrder.mailList', fact: 'waybill' },
  { row: 'afterSales.list', path: 'list.afterSaleNo', fact: 'return' },
  { row: 'points.products', path: 'products.id', fact: 'pointsProduct' },
];

const MOST_KEPT = 40;

/** Returns the texts and numbers at a dotted path, through lists. */
export function valuesAt(data: unknown, path: string): string[] {
  const keys = path === '' ? [] : path.split('.');
  let here: unknown[] = [data];
  for (const key of [...keys, undefined]) {
    here = here.flatMap((each) => (Array.isArray(each) ? each : [each]));
    if (key !== undefined) here = here.map((each) => (isObject(each) ? each[key] : undefined));
  }
  return here.flatMap((each) =>
    typeof each === 'number' || (typeof each === 'string' && each !== '') ? [String(each)] : [],
  );
}

/** Collects ids from the answers of one run. */
export interface KnownIds {
  collect(row: string, data: unknown): void;
  add(fact: Fact, value: string): void;
  /** The first few ids of a kind. */
  some(fact: Fact, most?: number): readonly string[];
}

export function createKnownIds(): KnownIds {
  const found = new Map<Fact, Set<string>>();
  const add = (fact: Fact, value: string) => {
    const all = found.get(fact) ?? new Set();
    if (all.size < MOST_KEPT) all.add(value);
    found.set(fact, all);
  };
  return {
    add,
    collect(row, data) {
      for (const source of SOURCES.filter((each) => each.row === row))
        for (const value of valuesAt(data, source.path)) {
          const fact = source.pattern ? source.pattern.exec(value)?.[1] : value;
          if (fact) add(source.fact, fact);
        }
    },
    some: (fact, most = 1) => [...(found.get(fact) ?? [])].slice(0, most),
  };
}
