import { createLanes } from '../../base/concurrency/concurrency-limit.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import { product } from '../../catalogue/contract.ts';
import { type BoughtOrder, productKey } from './purchases.ts';
import type { CategoryNames } from './spending.ts';

/** Products that are read side by side. */
const PRODUCTS_AT_ONCE = 3;
/** After so many failures without a success, no further product is read: the buyer would wait minutes for names alone. */
const MOST_FAILURES = 3;
/** Products whose category is read, those with the largest spending first; the others count as other. */
export const MOST_PRODUCTS = 300;

/** A product of bought goods, and the id that its page opens by. */
interface BoughtProduct {
  readonly key: string;
  readonly pageId: string;
  amount: number;
}

/** Returns the products of bought orders, those with the largest spending first. */
export function boughtProducts(orders: readonly BoughtOrder[]): BoughtProduct[] {
  const products = new Map<string, BoughtProduct>();
  for (const { purchases } of orders) {
    for (const { good, amount } of purchases) {
      const key = productKey(good);
      if (key === '') continue;
      const pageId = good.specificationId || good.productId;
      const known = products.get(key);
      if (known) known.amount += amount;
      else products.set(key, { key, pageId, amount });
    }
  }
  return [...products.values()].toSorted((one, other) => other.amount - one.amount);
}

/** The categories of a reading, and how many could not be read. */
export interface CategoryReading {
  readonly names: CategoryNames;
  readonly unread: number;
}

interface ReadCategories {
  readonly language: string;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Creates a reader of categories, which order goods do not carry: each product's page names them. Reads a product once
 * per language. A product that the shop no longer sells has none; one that cannot be read now, and those that follow three
 * such products, are tried again the next time. Spec: 1§3, 1§8, 2§3
 */
export function createCategoryReader(api: Pick<Api, 'call'>) {
  const known = new Map<string, string | undefined>();
  return async function readCategories(
    orders: readonly BoughtOrder[],
    { language, signal, onProgress }: ReadCategories,
  ): Promise<CategoryReading> {
    const products = boughtProducts(orders).slice(0, MOST_PRODUCTS);
    const memoOf = (key: string) => `${language}\n${key}`;
    const missing = products.filter(({ key }) => !known.has(memoOf(key)));
    const lanes = createLanes(PRODUCTS_AT_ONCE);
    let done = 0;
    let failures = 0;
    const read = async ({ key, pageId }: BoughtProduct) => {
      signal?.throwIfAborted();
      if (failures >= MOST_FAILURES) return;
      try {
        const { categories } = await api.call(product, { id: pageId }, { signal, passive: true });
        known.set(memoOf(key), categories[0]);
        failures = 0;
      } catch (error) {
        if (!isShopError(error) || error.kind === 'aborted') throw error;
        if (error.kind === 'server') known.set(memoOf(key), undefined);
        else failures += 1;
      }
      done += 1;
      onProgress?.(done, missing.length);
    };
    await Promise.all(missing.map((each) => lanes(() => read(each))));
    const unread = missing.filter(({ key }) => !known.has(memoOf(key))).length;
    const names = new Map(products.map(({ key }) => [key, known.get(memoOf(key))]));
    return { names, unread };
  };
}
