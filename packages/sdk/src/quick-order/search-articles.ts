import type { Api } from '../base/http/client.ts';
import { isShopError } from '../base/http/errors.ts';
import { type PriceView, sealOffer } from '../base/values/price.ts';
import { search, specifications } from '../catalogue/contract.ts';
import { ALL_KEYWORD } from '../catalogue/search-rules.ts';
import type { ProductCard } from '../catalogue/types.ts';
import { articleKey, type OrderArticle } from './contract.ts';

/** Concurrent calls: a list of a thousand lines must not crowd out other buyers. */
export const SEARCHES_AT_ONCE = 6;

/** The product of an article. */
type Owner = Pick<ProductCard, 'id' | 'name' | 'picture'>;

/** The articles that a search found; unknown numbers are missing. */
export interface SearchedArticles {
  readonly byKey: ReadonlyMap<string, OrderArticle>;
  /** Undefined where nothing was requested. */
  readonly view: PriceView | undefined;
}

interface Searching {
  /** Called after each number with the finished count. */
  onDone(done: number): void;
  readonly signal: AbortSignal | undefined;
}

/** An article whose product was taken down, with the facts that may still be shown. */
const takenDown = (article: OrderArticle): OrderArticle => ({
  ...article,
  stock: 0,
  isSold: false,
  offer: sealOffer({ pricesVisible: true, text: '' }, {}),
});

/** The spellings to search: as typed, then as catalogues print such numbers. */
function spellingsOf(number: string): readonly string[] {
  const printed = number
    .normalize('NFKC')
    .trim()
    .replace(/[\s\p{Pd}\u2212]+/gu, '-')
    .toUpperCase();
  return printed === number ? [number] : [number, printed];
}

/** The articles that earlier searches of a shop found, by language and number. */
interface SearchMemory {
  readonly language: () => string;
  readonly known: Map<string, OrderArticle>;
  /** The text in place of hidden prices, by language: a search has it, specifications do not. Spec: 1§3 */
  readonly priceTexts: Map<string, string>;
}

/** One search for several numbers. */
interface SearchRun {
  readonly api: Pick<Api, 'call'>;
  readonly memory: SearchMemory;
  readonly signal: AbortSignal | undefined;
  /** The products that are read or being read, by id. */
  readonly products: Map<string, Promise<readonly OrderArticle[]>>;
  /** The articles that were read, by their key. */
  readonly read: Map<string, OrderArticle[]>;
  view: PriceView | undefined;
}

/**
 * Finds article numbers with documented calls alone: a search by article number finds products, and their
 * specifications name the article. Reads a product once for all its lines, and skips the search for its known numbers
 * the next time; prices and stock are read anew each time. Spec: 1§2 Search, 1§7
 */
export function createArticleSearch(api: Pick<Api, 'call'>, language: () => string) {
  const memory: SearchMemory = { language, known: new Map(), priceTexts: new Map() };
  return async function searchArticles(
    numbers: readonly string[],
    { onDone, signal }: Searching,
  ): Promise<SearchedArticles> {
    const run: SearchRun = {
      api,
      memory,
      signal,
      products: new Map(),
      read: new Map(),
      view: undefined,
    };
    const byKey = await findAll(run, numbers, onDone);
    return { byKey, view: run.view };
  };
}

/** Finds all numbers, a few at a time; the first failure ends the others. */
async function findAll(
  run: SearchRun,
  numbers: readonly string[],
  onDone: Searching['onDone'],
): Promise<Map<string, OrderArticle>> {
  const byKey = new Map<string, OrderArticle>();
  const waiting = numbers.filter((number) => articleKey(number) !== ALL_KEYWORD);
  let done = numbers.length - waiting.length;
  let hasFailed = false;
  async function work(): Promise<void> {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      if (hasFailed) return;
      const article = await findArticle(run, number);
      if (article) byKey.set(articleKey(number), article);
      done += 1;
      onDone(done);
    }
  }
  await Promise.all(
    Array.from({ length: SEARCHES_AT_ONCE }, () =>
      work().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    ),
  );
  return byKey;
}

/** Finds one number: in the product that had it the last time, then by a search for each of its spellings. */
async function findArticle(run: SearchRun, number: string): Promise<OrderArticle | undefined> {
  const { memory, read } = run;
  const key = articleKey(number);
  if (read.has(key)) return chooseArticle(run, number);
  const before = memory.known.get(placeOf(memory, key));
  if (before) {
    const { productId: id, productName: name, picture } = before;
    await readProduct(run, { id, name, picture });
    if (read.has(key)) return chooseArticle(run, number);
  }
  for (const keyword of spellingsOf(number)) {
    for (const product of await searchProducts(run, keyword)) {
      await readProduct(run, product);
      if (read.has(key)) return chooseArticle(run, number);
    }
  }
  return before;
}

async function searchProducts(run: SearchRun, keyword: string): Promise<readonly Owner[]> {
  const { api, memory, signal } = run;
  const found = await api.call(search, { keyword, byArticleNumber: true }, { signal });
  run.view = found.view;
  if (found.view.text) memory.priceTexts.set(memory.language(), found.view.text);
  return found.products;
}

/** Reads a product once, and remembers its numbers. */
function readProduct(run: SearchRun, owner: Owner): Promise<readonly OrderArticle[]> {
  const { memory, products, read } = run;
  const reading =
    products.get(owner.id) ??
    articlesOf(run, owner).then((articles) => {
      for (const article of articles) {
        const key = articleKey(article.articleNumber);
        read.set(key, [...(read.get(key) ?? []), article]);
        memory.known.set(placeOf(memory, key), takenDown(article));
      }
      return articles;
    });
  products.set(owner.id, reading);
  return reading;
}

/** Reads the articles of a product; none where it was taken down after the search. Spec: 1§8 */
async function articlesOf(run: SearchRun, owner: Owner): Promise<readonly OrderArticle[]> {
  const { api, memory, signal } = run;
  try {
    const answer = await api.call(specifications, { id: owner.id }, { signal });
    run.view = answer.view;
    const text = answer.view.text || (memory.priceTexts.get(memory.language()) ?? '');
    return answer.specifications.map((each) => ({
      ...each,
      offer: each.offer.price.kind === 'hidden' ? { price: { kind: 'hidden', text } } : each.offer,
      productId: owner.id,
      productName: owner.name,
      picture: each.pictures[0] ?? owner.picture,
      isSold: true,
    }));
  } catch (error) {
    if (isShopError(error, 'server')) return [];
    throw error;
  }
}

/** The article of this exact spelling, or the only one with these characters: a choice between two would be a guess. */
function chooseArticle({ read }: SearchRun, number: string): OrderArticle | undefined {
  const same = read.get(articleKey(number)) ?? [];
  const exact = same.find(({ articleNumber }) => articleNumber === number.trim());
  return exact ?? (same.length === 1 ? same[0] : undefined);
}

const placeOf = ({ language }: SearchMemory, key: string) => `${language()} ${key}`;
