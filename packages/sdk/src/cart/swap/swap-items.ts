import type { Cache, Query } from '../../base/cache/query-cache.ts';
import { createLanes } from '../../base/concurrency/concurrency-limit.ts';
import type { Api } from '../../base/http/client.ts';
import { amountOf, type Price, sealOffer } from '../../base/values/price.ts';
import { product, specifications } from '../../catalogue/contract.ts';
import type { Domain } from '../../shop.ts';
import type { SwapProduct } from '../swap-schema.ts';
import type { SwapState } from './swap-state.ts';

/** Facts that a swap offer may leave out and the product has. Spec: 1§3 changeProducts */
export interface SwapItemFacts {
  readonly name: string;
  readonly standard: string;
  readonly picture: string | undefined;
  readonly stock: number | undefined;
  /** Its price outside the offer. */
  readonly price: Price | undefined;
}

/** Completes items of swap offers that name only number, specification and price. */
export interface SwapItems {
  /** By specification. Each reads the product, so ask only for items on screen. */
  readonly facts: Query<string, SwapItemFacts>;
}

/** Does the offer leave out the name or the stock? */
export const needsFacts = ({ name, stock }: SwapProduct): boolean =>
  name === '' || stock === undefined;

/** Completes an item; facts of the offer itself stay. */
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

/** Completes an offer with the known facts of its items, by specification. */
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

/** Products that are read at a time. */
const LANES = 3;

async function read(api: Api, id: string, signal: AbortSignal | undefined): Promise<SwapItemFacts> {
  const [{ name }, { specifications: all }] = await Promise.all([
    api.call(product, { id }, { signal }),
    api.call(specifications, { id }, { signal }),
  ]);
  // The product's specification may have another id: where there is only one, it is meant.
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

/** Facts of swap items, for screens that show them. */
export const swapItemsDomain: Domain<SwapItems> = {
  name: 'swap-items',
  create: createSwapItems,
};
