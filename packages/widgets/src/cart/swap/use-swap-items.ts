import { type SwapItemFacts, swapItemsDomain } from '@clinicart/sdk';
import { useCallback, useState } from 'react';
import { useShop } from '../../engine/index.ts';

/** What has been read of the items of an offer. */
export interface SwapItemsRead {
  readonly known: ReadonlyMap<string, SwapItemFacts>;
  /** Reads one that somebody looks at, as long as it is looked at; answers how to look away. */
  look(specificationId: string): () => void;
}

/** What is left where a product could not be read: its card shows what the offer says. */
const NOTHING: SwapItemFacts = {
  ...{ name: '', standard: '', picture: undefined, stock: undefined, price: undefined },
};

/** Reads what an offer leaves out of its items, for those that come into view. Spec: 1§3 changeProducts */
export function useSwapItems(): SwapItemsRead {
  const { facts } = useShop().domain(swapItemsDomain);
  const [known, setKnown] = useState<ReadonlyMap<string, SwapItemFacts>>(new Map());
  const look = useCallback(
    (id: string) =>
      facts.watch(id).subscribe(({ status, value }) => {
        if (status !== 'loading') setKnown((before) => new Map(before).set(id, value ?? NOTHING));
      }),
    [facts],
  );
  return { known, look };
}
