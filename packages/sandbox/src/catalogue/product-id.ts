import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';

const ON_SHELF = 'SELECT id FROM product WHERE on_shelf = 1 AND id =';

/** A product by its own id, or by that of one of its specifications: both are called searchProductId. Spec: 1§3 */
export function findProductId(id: string, { db }: Pick<Call, 'db'>): number {
  const find = (where: string) => db.get<{ id: number }>(`${ON_SHELF} ${where}`, Number(id))?.id;
  const found = /^\d{1,15}$/.test(id)
    ? (find('?') ?? find('(SELECT product_id FROM specification WHERE id = ?)'))
    : undefined;
  if (found === undefined) throw new Refusal('notSold');
  return found;
}
