import { allLines } from './cart-lines.ts';
import { goodsKey } from './line-id.ts';
import { additionsAgain, type Removed } from './restore-lines.ts';
import type { CartStore } from './store.ts';

/** Restores removed lines; those in `unticked` return unticked. Resolves with the count of the cart. */
export async function putBack(
  cart: Pick<CartStore, 'add' | 'contents' | 'tick'>,
  lines: readonly Removed[],
  unticked: ReadonlySet<string>,
): Promise<number> {
  const count = await cart.add(additionsAgain(lines));
  const left = new Set(lines.filter(({ id }) => unticked.has(id)).map(goodsKey));
  if (left.size > 0) {
    // Restored lines have new ids. Ignore read errors here: the lines are restored.
    const now = await cart.contents.get(null).catch(() => undefined);
    const again = now ? allLines(now).filter((line) => left.has(goodsKey(line))) : [];
    cart.tick(
      again.map(({ id }) => id),
      false,
    );
  }
  return count;
}
