import type { Cents } from '@clinicart/sdk';
import { summarise } from '@clinicart/sdk/cart';
import { useShop, useStore } from '../../engine/index.ts';

/**
 * Returns the price of the ticked goods of the cart; undefined while it loads, where it fails, and where a price is not
 * known.
 */
export function useCartGoods(isNeeded: boolean): Cents | undefined {
  const { cart } = useShop();
  // Renders again when a line is ticked.
  useStore(cart.$unticked);
  const { value } = useStore(cart.contents.watch(null));
  if (!isNeeded || !value) return undefined;
  const { total, unpriced } = summarise(value, cart.isTicked);
  return unpriced === 0 ? total : undefined;
}
