import { refuseBuyer } from '../identity/account/rules.ts';
import { isBuyable } from './product-selection.ts';
import { type Buying, isShort, type Wish } from './rules.ts';

/** How a product page lets its reader go on. */
export interface WaysToBuy {
  readonly add: boolean;
  readonly buyNow: boolean;
  /** A reason of the message catalogue, when there is no way. */
  readonly obstacle?: 'not-certified' | 'enquire-only' | 'below-multiple' | 'no-stock';
}

/**
 * Before anybody has tried: which buttons stand there, or what stands in their way. A visitor has both, and is asked
 * to sign in. Spec: 1§6, 1§2 and 1§9 (tag type 3 hides adding to the cart)
 */
export function waysToBuy(
  specifications: readonly Pick<Wish, 'step' | 'stock' | 'isLimited' | 'offer'>[],
  { standing, variant }: Pick<Buying, 'standing' | 'variant'>,
): WaysToBuy {
  const none = (obstacle: WaysToBuy['obstacle'] & string): WaysToBuy => ({
    add: false,
    buyNow: false,
    obstacle,
  });
  if (refuseBuyer(standing)?.reason === 'not-certified') return none('not-certified');
  if (specifications.some(isBuyable)) return { add: variant !== 'new-customer', buyNow: true };
  // Whoever has a price to ask for can go on, even where the rest is sold out.
  const asksPrice = specifications.some(({ offer }) => offer.price.kind === 'enquire');
  if (asksPrice) return none('enquire-only');
  return none(specifications.some(isShort) ? 'below-multiple' : 'no-stock');
}
