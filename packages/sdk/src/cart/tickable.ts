import type { CartLine } from './contract.ts';

/**
 * May this line be ticked? Allocates nothing: it runs for every line of a long cart at each change. Spec: 1§4 Cart
 * selection
 */
export function isTickable({ quantity, stock }: Pick<CartLine, 'quantity' | 'stock'>): boolean {
  return stock > 0 && quantity <= stock;
}
