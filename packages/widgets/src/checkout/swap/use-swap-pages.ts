import { type ExchangePage, isShopError, orderDomain } from '@clinicart/sdk';
import { useEffect, useState } from 'react';
import { useShop } from '../../engine/index.ts';

/** The products of a promotion, as far as they have been read. */
export interface SwapPages {
  readonly pages: readonly ExchangePage[];
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly failure: string | undefined;
  /** The next page, or the one that did not come. */
  more(): void;
}

/** Reads the products of a promotion a page at a time. Spec: 2§2.2, 2§9 */
export function useSwapPages(exchangeId: string): SwapPages {
  const order = useShop().domain(orderDomain);
  const [pages, setPages] = useState<readonly ExchangePage[]>([]);
  const [wanted, want] = useState(1);
  const [failure, setFailure] = useState<string>();
  const read = pages.reduce((count, { products }) => count + products.length, 0);
  const last = pages.at(-1);
  const hasMore = last ? last.products.length > 0 && read < last.total : true;
  const isLoading = failure === undefined && pages.length < wanted;
  const page = pages.length + 1;

  useEffect(() => {
    if (!isLoading) return undefined;
    const stop = new AbortController();
    order.exchangeProducts.get({ exchangeId, page }, { signal: stop.signal }).then(
      (answer) => {
        if (!stop.signal.aborted) setPages((known) => [...known, answer]);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        if (!isShopError(error)) throw error;
        setFailure(error.message);
      },
    );
    return () => stop.abort();
  }, [order, exchangeId, page, isLoading]);

  return {
    pages,
    isLoading,
    hasMore,
    failure,
    more() {
      setFailure(undefined);
      if (hasMore) want(page);
    },
  };
}
