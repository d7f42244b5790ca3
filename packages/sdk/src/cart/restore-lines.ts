import { amountOf } from '../base/values/price.ts';
import type { CartAddition, CartLine } from './contract.ts';
import { isOutOfStock, readQuantity } from './quantity-rules.ts';

/** The known facts of a removed line. */
export type Removed = Pick<
  CartLine,
  'id' | 'specificationId' | 'kind' | 'offer' | 'quantity' | 'step' | 'stock' | 'isLimited'
>;

function quantityAgain(line: Removed): number {
  if (amountOf(line.offer.price) === undefined || isOutOfStock(line)) return 0;
  return line.kind === 'swap' ? 1 : readQuantity(String(line.quantity), line).quantity;
}

/**
 * The additions that restore removed lines: as many of each as can be bought now, swap items as swap items. A line that
 * cannot be bought is left out. Spec: 1§5
 */
export function additionsAgain(lines: readonly Removed[]): CartAddition[] {
  return lines.flatMap((line): CartAddition[] => {
    const quantity = quantityAgain(line);
    const { specificationId, kind } = line;
    if (quantity === 0) return [];
    return [{ specificationId, quantity, ...(kind === 'swap' && { kind }) }];
  });
}
