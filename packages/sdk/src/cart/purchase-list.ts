import { type CartSummary, summarise } from './cart-summary.ts';
import type { Cart, CartGroup, CartLine } from './contract.ts';

/** The ticked lines of a group with their totals. */
export interface PurchaseGroup {
  /** Title of the group; '' where it has none. */
  readonly title: string;
  readonly lines: readonly CartLine[];
  readonly summary: CartSummary;
}

/**
 * The goods that a checkout would order, for approval on paper: the ticked lines by group. Groups without one are left
 * out. The totals of the groups add up to those of the cart. Spec: 1§4, 1§9
 */
export function purchaseList(cart: Cart, isTicked: (line: CartLine) => boolean): PurchaseGroup[] {
  const groupOf = (group: CartGroup): PurchaseGroup => ({
    title: group.title,
    lines: group.lines.filter(isTicked),
    summary: summarise({ ...cart, groups: [group] }, isTicked),
  });
  return cart.groups.map(groupOf).filter(({ lines }) => lines.length > 0);
}
