import { isShopError } from '@clinicart/sdk';
import { checkoutDomain, type SwapPage } from '@clinicart/sdk/checkout';
import { useEffect, useState } from 'react';
import { useShop } from '../../engine/index.ts';

/** The pages of a promotion's products that have been read. */
export interface SwapPages {
  readonly pages: readonly SwapPage[];
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly failure: string | undefined;
  /** Reads the next page, or retries the one that failed. */
  more(): void;
}

/** Reads the products of a promotion page by page. Spec: 2§2.2, 2§9 */
export function useSwapPages(offerId: string): SwapPages {
  const order = useShop().domain(checkoutDomain);
  const [pages, setPages] = useState<readonly SwapPage[]>([]);
  const [wanted, setWanted] = useState(1);
  const [failure, setFailure] = useState<string>();
  const read = pages.reduce((count, { products }) => count + products.length, 0);
  const last = pages.at(-1);
  const hasMore = last ? last.products.length > 0 && read < last.total : true;
  const isLoading = failure === undefined && pages.length < wanted;
  const page = pages.length + 1;

  useEffect(() => {
    if (!isLoading) return undefined;
    const stop = new AbortController();
    order.swapProducts.get({ offerId, page }, { signal: stop.signal }).then(
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
  }, [order, offerId, page, isLoading]);

  return {
    pages,
    isLoading,
    hasMore,
    failure,
    more() {
      setFailure(undefined);
      if (hasMore) setWanted(page);
    },
  };
}
