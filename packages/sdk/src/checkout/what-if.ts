import type { Cart } from '../cart/contract.ts';

/**
 * A cart as it would be with other quantities, by line: 0 leaves a line out. Nothing is sent; `draftOfCart` and
 * `explainOrder` say what would come of it, for carts of verified clinics to the cent. A swap item stays one piece.
 *
 * @example
 * explainOrder(draftOfCart(cartWith(cart, { [line.id]: 40 }), shop.cart.isTicked)).next;
 */
export function cartWith(cart: Cart, quantities: Readonly<Record<string, number>>): Cart {
  return {
    ...cart,
    groups: cart.groups.map((group) => ({
      ...group,
      lines: group.lines.flatMap((line) => {
        const quantity = quantities[line.id] ?? line.quantity;
        if (quantity <= 0) return [];
        return line.kind === 'swap' || quantity === line.quantity ? line : { ...line, quantity };
      }),
    })),
  };
}
