import { refuseBuyer } from '../identity/account/rules.ts';
import { isBuyable } from './product-selection.ts';
import { isBelowOneStep } from './quantity-rules.ts';
import type { Buying, SelectedItem } from './rules.ts';

/** Purchase buttons of a product page. */
export interface WaysToBuy {
  readonly add: boolean;
  readonly buyNow: boolean;
  /** The reason why there are no buttons. */
  readonly obstacle?: 'not-certified' | 'enquire-only' | 'below-multiple' | 'no-stock';
}

/**
 * Decides which buttons a page shows, or why it shows none. A visitor gets both buttons and the login dialog. Spec:
 * 1§6, 1§2 and 1§9 (tag type 3 hides adding to the cart)
 */
export function waysToBuy(
  specifications: readonly Pick<SelectedItem, 'step' | 'stock' | 'isLimited' | 'offer'>[],
  { standing, variant }: Pick<Buying, 'standing' | 'variant'>,
): WaysToBuy {
  const none = (obstacle: WaysToBuy['obstacle'] & string): WaysToBuy => ({
    add: false,
    buyNow: false,
    obstacle,
  });
  if (refuseBuyer(standing)?.reason === 'not-certified') return none('not-certified');
  if (specifications.some(isBuyable)) return { add: variant !== 'new-customer', buyNow: true };
  // A price on request can be enquired about even where the other specifications are sold out.
  const asksPrice = specifications.some(({ offer }) => offer.price.kind === 'enquire');
  if (asksPrice) return none('enquire-only');
  return none(specifications.some(isBelowOneStep) ? 'below-multiple' : 'no-stock');
}
