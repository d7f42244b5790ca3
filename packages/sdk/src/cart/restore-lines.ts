import { amountOf } from '../base/values/price.ts';
import { allLines } from './cart-lines.ts';
import type { CartAddition, CartLine } from './contract.ts';
import { isOutOfStock, readQuantity } from './quantity-rules.ts';
import type { CartStore } from './store.ts';

type Removed = Pick<
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

const nameOf = ({ specificationId, kind }: Pick<CartLine, 'specificationId' | 'kind'>) =>
  `${kind === 'swap' ? kind : ''} ${specificationId}`;

/** Restores removed lines; those in `unticked` return unticked. Resolves with the count of the cart. */
export async function putBack(
  cart: Pick<CartStore, 'add' | 'contents' | 'tick'>,
  lines: readonly Removed[],
  unticked: ReadonlySet<string>,
): Promise<number> {
  const count = await cart.add(additionsAgain(lines));
  const left = new Set(lines.filter(({ id }) => unticked.has(id)).map(nameOf));
  if (left.size > 0) {
    // Restored lines have new ids. Ignore read errors here: the lines are restored.
    const now = await cart.contents.get(null).catch(() => undefined);
    const again = now ? allLines(now).filter((line) => left.has(nameOf(line))) : [];
    cart.tick(
      again.map(({ id }) => id),
      false,
    );
  }
  return count;
}
