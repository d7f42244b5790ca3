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

/**
 * Finds article numbers with documented calls alone: a search by article number finds products, and their
 * specifications name the article. Reads a product once for all its lines, and skips the search for its known numbers
 * the next time; prices and stock are read anew each time. Spec: 1§2 Search, 1§7
 */
export function createArticleSearch(api: Pick<Api, 'call'>, language: () => string) {
  const known = new Map<string, OrderArticle>();
  /** The text in place of hidden prices, by language: a search has it, specifications do not. Spec: 1§3 */
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
        // It was taken down after the search. Spec: 1§8
        if (isShopError(error, 'server')) return [];
        throw error;
      }
    }

    /** Reads a product once, and remembers its numbers. */
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

    /**
     * The article of this exact spelling, or the only one with these characters: a choice between two would be a guess.
     */
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
