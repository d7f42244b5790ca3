import type { Api } from '../base/http/client.ts';
import { isShopError } from '../base/http/errors.ts';
import { type PriceView, sealOffer } from '../base/values/price.ts';
import { search, specifications } from '../catalogue/contract.ts';
import { ALL_KEYWORD } from '../catalogue/search-rules.ts';
import type { ProductCard } from '../catalogue/types.ts';
import { articleKey, type OrderArticle } from './contract.ts';

/** Calls under way at a time: a list of a thousand lines must not crowd out other buyers. */
export const SEARCHES_AT_ONCE = 6;

/** The product that an article belongs to. */
type Owner = Pick<ProductCard, 'id' | 'name' | 'picture'>;

/** What a search for article numbers has found; a number that stands for nothing is missing. */
export interface SearchedArticles {
  readonly byKey: ReadonlyMap<string, OrderArticle>;
  /** Undefined where nothing was asked. */
  readonly view: PriceView | undefined;
}

interface Searching {
  /** Called after each number, with how many are done. */
  onDone(done: number): void;
  readonly signal: AbortSignal | undefined;
}

/** An article whose product was taken down, as far as it may still be shown. */
const takenDown = (article: OrderArticle): OrderArticle => ({
  ...article,
  stock: 0,
  isSold: false,
  offer: sealOffer({ pricesVisible: true, text: '' }, {}),
});

/** The spellings to search by: as it was typed, then as catalogues print such numbers. */
function spellingsOf(number: string): readonly string[] {
  const printed = number
    .normalize('NFKC')
    .trim()
    .replace(/[\s\p{Pd}\u2212]+/gu, '-')
    .toUpperCase();
  return printed === number ? [number] : [number, printed];
}

/**
 * Looks article numbers up with documented calls alone: a search by article number names products, and their
 * specifications name the article. A product is read once however many lines belong to it, and the next time its
 * numbers go to it without a search; prices and stock are read anew each time. Spec: 1§2 Search, 1§7
 */
export function createArticleSearch(api: Pick<Api, 'call'>, language: () => string) {
  const known = new Map<string, OrderArticle>();
  /** What stands in the place of hidden prices, by language: a search says it, specifications do not. Spec: 1§3 */
  const priceTexts = new Map<string, string>();
  const placeOf = (key: string) => `${language()} ${key}`;

  return async function searchArticles(
    numbers: readonly string[],
    { onDone, signal }: Searching,
  ): Promise<SearchedArticles> {
    const products = new Map<string, Promise<readonly OrderArticle[]>>();
    const read = new Map<string, OrderArticle[]>();
    const byKey = new Map<string, OrderArticle>();
    let view: PriceView | undefined;

    async function articlesOf(owner: Owner): Promise<readonly OrderArticle[]> {
      try {
        const answer = await api.call(specifications, { id: owner.id }, { signal });
        view = answer.view;
        const text = answer.view.text || (priceTexts.get(language()) ?? '');
        return answer.specifications.map((each) => ({
          ...each,
          offer:
            each.offer.price.kind === 'hidden' ? { price: { kind: 'hidden', text } } : each.offer,
          productId: owner.id,
          productName: owner.name,
          picture: each.pictures[0] ?? owner.picture,
          isSold: true,
        }));
      } catch (error) {
        // It was taken down between the search and now, or since the last time. Spec: 1§8
        if (isShopError(error, 'server')) return [];
        throw error;
      }
    }

    /** Reads a product once, and keeps which numbers are its own. */
    function readProduct(owner: Owner): Promise<readonly OrderArticle[]> {
      const reading =
        products.get(owner.id) ??
        articlesOf(owner).then((articles) => {
          for (const article of articles) {
            const key = articleKey(article.articleNumber);
            read.set(key, [...(read.get(key) ?? []), article]);
            known.set(placeOf(key), takenDown(article));
          }
          return articles;
        });
      products.set(owner.id, reading);
      return reading;
    }

    /** The article spelled so, or the only one with these characters: two of them would be a guess. */
    function choose(number: string): OrderArticle | undefined {
      const same = read.get(articleKey(number)) ?? [];
      const exact = same.find(({ articleNumber }) => articleNumber === number.trim());
      return exact ?? (same.length === 1 ? same[0] : undefined);
    }

    async function find(number: string): Promise<OrderArticle | undefined> {
      const key = articleKey(number);
      if (read.has(key)) return choose(number);
      const before = known.get(placeOf(key));
      if (before) {
        const { productId: id, productName: name, picture } = before;
        await readProduct({ id, name, picture });
        if (read.has(key)) return choose(number);
      }
      for (const keyword of spellingsOf(number)) {
        const found = await api.call(search, { keyword, byArticleNumber: true }, { signal });
        view = found.view;
        if (view.text) priceTexts.set(language(), view.text);
        for (const product of found.products) {
          await readProduct(product);
          if (read.has(key)) return choose(number);
        }
      }
      return before;
    }

    const waiting = numbers.filter((number) => articleKey(number) !== ALL_KEYWORD);
    let done = numbers.length - waiting.length;
    let hasFailed = false;
    async function work(): Promise<void> {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
        if (hasFailed) return;
        const article = await find(number);
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
    return { byKey, view };
  };
}
