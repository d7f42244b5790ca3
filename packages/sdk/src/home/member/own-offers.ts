import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import { parentCategories, product, search } from '../../catalogue/contract.ts';
import type { Category, ProductCard } from '../../catalogue/types.ts';
import type { AgainLine } from '../../orders/buy-again.ts';

/** Bought products whose category is read, at the same time and the last ones first. */
export const CATEGORY_SAMPLES = 4;
/** Categories in which offers are looked for. */
export const OFFER_CATEGORIES = 2;

/** Returns the page ids of the products whose categories stand for what the clinic buys. */
export function productsToSample(lines: readonly AgainLine[]): readonly string[] {
  const products = new Map<string, string>();
  for (const { good } of lines) {
    const key = good.productId || good.specificationId;
    if (!products.has(key)) products.set(key, good.specificationId || good.productId);
  }
  return [...products.values()].slice(0, CATEGORY_SAMPLES);
}

/**
 * Returns the ids of the parent categories that were bought most, by their names on the product pages; the first bought
 * wins a tie. A name that is no parent category is left out.
 */
export function ownCategories(
  names: readonly (string | undefined)[],
  parents: readonly Pick<Category, 'id' | 'name'>[],
): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    const id = parents.find((parent) => parent.name === name)?.id;
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, OFFER_CATEGORIES)
    .map(([id]) => id);
}

const isOffer = ({ offer, inStock }: ProductCard) => offer.was !== undefined && inStock !== false;

/**
 * Returns at most so many reduced products of the clinic's categories, from each category in turn. While prices are hidden no
 * reduction is known, and there is none. Spec: 1§6
 */
export function ownOffers(
  categories: readonly (readonly ProductCard[])[],
  most: number,
): readonly ProductCard[] {
  const alternating = categories
    .flatMap((cards) => cards.filter(isOffer).map((card, at) => ({ card, at })))
    .toSorted((one, other) => one.at - other.at);
  return [...new Map(alternating.map(({ card }) => [card.id, card])).values()].slice(0, most);
}

/** Reads the category of a product; undefined where it is not sold any more. */
async function categoryOf(api: Pick<Api, 'call'>, id: string, signal: AbortSignal | undefined) {
  try {
    return (await api.call(product, { id }, { signal, passive: true })).categories[0];
  } catch (error) {
    if (!isShopError(error, 'server')) throw error;
    return undefined;
  }
}

/** Reads at most so many reduced products of the categories that these articles belong to. Rejects with a ShopError. */
export async function readOwnOffers(
  api: Pick<Api, 'call'>,
  { lines, most }: { readonly lines: readonly AgainLine[]; readonly most: number },
  signal: AbortSignal | undefined,
): Promise<readonly ProductCard[]> {
  const [parents, ...names] = await Promise.all([
    api.call(parentCategories, null, { signal, passive: true }),
    ...productsToSample(lines).map((id) => categoryOf(api, id, signal)),
  ]);
  const found = await Promise.all(
    ownCategories(names, parents).map((categoryId) =>
      api.call(search, { categoryId }, { signal, passive: true }),
    ),
  );
  return ownOffers(
    found.map(({ products }) => products),
    most,
  );
}
