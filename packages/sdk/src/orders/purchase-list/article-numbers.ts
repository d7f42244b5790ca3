import { createLanes } from '../../base/concurrency/concurrency-limit.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import { specifications } from '../../catalogue/contract.ts';
import { goodsOfOrder } from '../order-amounts.ts';
import type { OrderedStore } from '../types.ts';

/** Products that are read at the same time. */
const LANES = 3;

/**
 * Completes the article numbers of an order, by which quick order reads a purchase list: the documents name them for
 * specifications, not for order goods. Goods that are no longer sold, or cannot be read, keep none. Spec: 1§3, 2§3
 */
export async function withArticleNumbers<T extends { readonly stores: readonly OrderedStore[] }>(
  api: Pick<Api, 'call'>,
  order: T,
): Promise<T> {
  const missing = goodsOfOrder(order)
    .filter(({ articleNumber, specificationId }) => articleNumber === '' && specificationId !== '')
    .map(({ specificationId }) => specificationId);
  const numbers = new Map<string, string>();
  const inLane = createLanes(LANES);
  async function read(id: string) {
    // A product that was just read names its other specifications too.
    if (numbers.has(id)) return;
    try {
      const found = await api.call(specifications, { id }, { passive: true });
      for (const each of found.specifications) numbers.set(each.id, each.articleNumber);
    } catch (error) {
      if (!isShopError(error)) throw error;
    }
  }
  await Promise.all([...new Set(missing)].map((id) => inLane(() => read(id))));
  const stores = order.stores.map((store) => ({
    ...store,
    goods: store.goods.map((good) => ({
      ...good,
      articleNumber: good.articleNumber || (numbers.get(good.specificationId) ?? ''),
    })),
  }));
  return { ...order, stores };
}
