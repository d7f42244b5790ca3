import { type SwapItemFacts, swapItemsDomain } from '@clinicart/sdk/cart';
import { useCallback, useState } from 'react';
import { useShop } from '../../engine/index.ts';

/** The facts read about the items of an offer. */
export interface SwapItemsRead {
  readonly known: ReadonlyMap<string, SwapItemFacts>;
  /** Reads an item and follows its changes; returns how to stop. */
  watch(specificationId: string): () => void;
}

/** The facts of a product that could not be read: its card shows only the offer. */
const UNKNOWN: SwapItemFacts = {
  name: '',
  standard: '',
  picture: undefined,
  stock: undefined,
  price: undefined,
};

/** Reads the facts that an offer omits, for the items that come into view. Spec: 1§3 changeProducts */
export function useSwapItems(): SwapItemsRead {
  const { facts } = useShop().domain(swapItemsDomain);
  const [known, setKnown] = useState<ReadonlyMap<string, SwapItemFacts>>(new Map());
  const watch = useCallback(
    (id: string) =>
      facts.watch(id).subscribe(({ status, value }) => {
        if (status !== 'loading') setKnown((before) => new Map(before).set(id, value ?? UNKNOWN));
      }),
    [facts],
  );
  return { known, watch };
}
