import type { Cache, Query } from '../base/cache/query-cache.ts';
import { createLanes } from '../base/concurrency/concurrency-limit.ts';
import type { Api } from '../base/http/client.ts';
import { amountOf, type Price, sealOffer } from '../base/values/price.ts';
import { product, specifications } from '../catalogue/contract.ts';
import type { Domain } from '../shop.ts';
import type { SwapProduct, SwapState } from './swap-state.ts';

/** What a swap offer may leave out of an item and the page of its product says. Spec: 1§3 changeProducts */
export interface SwapItemFacts {
  readonly name: string;
  readonly standard: string;
  readonly picture: string | undefined;
  readonly stock: number | undefined;
  /** What it costs outside the offer. */
  readonly price: Price | undefined;
}

/** Items of swap offers whose offer says only their number, specification and price. */
export interface SwapItems {
  /** By specification. Reads the product: ask for what is looked at. */
  readonly facts: Query<string, SwapItemFacts>;
}

/** Does the offer leave out what names an item, or how many are left? */
export const needsFacts = ({ name, stock }: SwapProduct): boolean =>
  name === '' || stock === undefined;

/** An item with what its offer leaves out; what the offer does say stays. */
export function completeSwapProduct(item: SwapProduct, facts: SwapItemFacts): SwapProduct {
  const { offer } = item;
  const cents = amountOf(offer.price);
  const was = facts.price && amountOf(facts.price);
  const isPlain = cents !== undefined && offer.was === undefined;
  return {
    ...item,
    name: item.name || facts.name,
    standard: item.standard || facts.standard,
    picture: item.picture ?? facts.picture,
    stock: item.stock ?? facts.stock,
    offer: isPlain ? sealOffer({ pricesVisible: true, text: '' }, { price: cents, was }) : offer,
  };
}

/** An offer with what is known of its items, by specification. */
export const completeSwaps = (
  state: SwapState,
  known: ReadonlyMap<string, SwapItemFacts>,
): SwapState => ({
  ...state,
  tiers: state.tiers.map((tier) => ({
    ...tier,
    products: tier.products.map((each) => {
      const facts = known.get(each.specificationId);
      return facts ? completeSwapProduct(each, facts) : each;
    }),
  })),
});

/** Products that are read at once; the others wait. */
const LANES = 3;

async function read(api: Api, id: string, signal: AbortSignal | undefined): Promise<SwapItemFacts> {
  const [{ name }, { specifications: all }] = await Promise.all([
    api.call(product, { id }, { signal }),
    api.call(specifications, { id }, { signal }),
  ]);
  // A server may know the product by this number and its specification by another: the only one is meant.
  const found = all.find((each) => each.id === id) ?? (all.length === 1 ? all[0] : undefined);
  return {
    name,
    standard: found?.name ?? '',
    picture: found?.pictures[0] ?? all[0]?.pictures[0],
    stock: found?.stock,
    price: found?.offer.price,
  };
}

export function createSwapItems({ api, cache }: { api: Api; cache: Cache }): SwapItems {
  const inLane = createLanes(LANES);
  return {
    facts: cache.query('swap-items', 'facts', (id: string, signal) =>
      inLane(() => read(api, id, signal)),
    ),
  };
}

/** For whoever shows the items of a swap offer. */
export const swapItemsDomain: Domain<SwapItems> = {
  name: 'swap-items',
  create: createSwapItems,
};
