import { cart } from '@clinicart/sdk/contract';
import type { Db } from '../db/db.ts';
import { accountOf, mayBuy } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';

/** Finds the line with this id, or else every line of the article: clients of the documents know no line ids. */
function linesNamed(db: Db, accountId: number, id: string) {
  const lines = (column: 'id' | 'specification_id') =>
    db.all<{ id: number; specification_id: number }>(
      `SELECT id, specification_id FROM cart_line WHERE account_id = ? AND ${column} = ?`,
      accountId,
      id,
    );
  const own = lines('id');
  return own.length > 0 ? own : lines('specification_id');
}

/** Removes all named lines from a cart, or none. Spec: 1§7 */
export const removal = serve(cart.removeLines, ({ goods, isCollect }, call) => {
  const account = accountOf(call);
  if (isCollect && !mayBuy(call)) throw new Refusal('notVerified');
  const { db, now } = call;
  return db.transaction(() => {
    for (const { id } of goods) {
      const lines = linesNamed(db, account.id, id);
      if (lines.length === 0) throw new Refusal('notInCart');
      for (const line of lines) {
        if (isCollect)
          db.run(
            `INSERT INTO collected (account_id, specification_id, at)
              VALUES (:account_id, :specification_id, :at)
              ON CONFLICT DO NOTHING`,
            { account_id: account.id, specification_id: line.specification_id, at: now },
          );
        db.run('DELETE FROM cart_line WHERE id = ?', line.id);
      }
    }
    return null;
  });
});
