import type { Api } from '../base/http/client.ts';
import { requestId } from '../base/values/request-id.ts';
import { allLines } from './cart-lines.ts';
import { addToCart, type Cart, type CartLine, removeLines } from './contract.ts';
import { wireIdOf } from './line-id.ts';
import { additionsAgain } from './restore-lines.ts';

/** Lines to keep that share their server id with a line to remove. */
export function sharersOf(cart: Cart, lineIds: readonly string[]): readonly CartLine[] {
  const going = new Set(lineIds);
  const ids = new Set(lineIds.map(wireIdOf));
  return allLines(cart).filter(({ id }) => !going.has(id) && ids.has(wireIdOf(id)));
}

interface Removal {
  readonly lineIds: readonly string[];
  readonly collect?: boolean;
}

/**
 * Removes lines from the cart. Where two lines share one id, the server may remove the wrong one: the cart is read
 * again, the right line is removed and the wrong one restored. Spec: 1§7 deleteShoppingCart2
 */
export async function removeFrom(
  {
    api,
    before,
    read,
  }: { api: Pick<Api, 'call'>; before: Cart | undefined; read(): Promise<Cart> },
  removal: Removal,
): Promise<void> {
  const shared = before ? sharersOf(before, removal.lineIds) : [];
  await api.call(removeLines, removal);
  if (shared.length === 0) return;
  const there = new Set(allLines(await read()).map(({ id }) => id));
  const left = removal.lineIds.filter((id) => there.has(id));
  if (left.length > 0) await api.call(removeLines, { ...removal, lineIds: left });
  const again = additionsAgain(shared.filter(({ id }) => !there.has(id)));
  if (again.length > 0) await api.call(addToCart, { additions: again, requestId: requestId() });
}
