import type { Cart, CartLine } from './contract.ts';

/** All lines of a cart that are still sold. */
export function allLines(cart: Cart): CartLine[] {
  return cart.groups.flatMap((group) => group.lines);
}

/** Badge of the cart button: 99+ above 99, nothing at 0. Spec: 2§2.15 */
export function badgeOf(count: number): string {
  return count > 99 ? '99+' : count > 0 ? String(count) : '';
}
