import type { Cents } from '../../base/values/money.ts';
import { amountOf } from '../../base/values/price.ts';
import { sum } from '../../base/values/sums.ts';
import type { CartStore } from '../store.ts';
import type { SwapProduct } from '../swap-schema.ts';
import type { SwapConfirmation } from './swap-rules.ts';
import type { SwapState } from './swap-state.ts';

/** Finds an item by its specification; an open tier comes before a locked one. */
export function swapProduct(state: SwapState, specificationId: string): SwapProduct | undefined {
  const found = [...state.tiers.filter((tier) => !tier.missing), ...state.tiers]
    .flatMap((tier) => tier.products)
    .find((product) => product.specificationId === specificationId);
  return found;
}

/** The total price of the picks. */
export function swapTotal(state: SwapState, picked: readonly string[]): Cents {
  return sum(
    picked.flatMap((id) => {
      const product = swapProduct(state, id);
      const inCart = state.lines.find((line) => line.specificationId === id);
      return amountOf((product ?? inCart)?.offer.price ?? { kind: 'enquire' }) ?? [];
    }),
  );
}

/**
 * Applies what `confirmSwap` allowed. Removes before it adds, since a cart holds no more than the tier allows. Where a
 * call fails, confirming again does the rest. Spec: 1§4
 */
export async function takeSwaps(
  cart: Pick<CartStore, 'add' | 'remove' | 'tick'>,
  confirmation: Extract<SwapConfirmation, { ok: true }>,
): Promise<void> {
  const { additions, lineIdsToRemove, lineIdsToTick } = confirmation;
  if (lineIdsToRemove.length > 0) await cart.remove(lineIdsToRemove);
  if (additions.length > 0) await cart.add(additions);
  cart.tick(lineIdsToTick, true);
}
