import type { Db } from '../../db/db.ts';
import { receiveDueOrders } from '../../orders/receipt.ts';
import { chance } from '../data/chance.ts';
import { chooseAssortment } from './assortment.ts';
import { type PlannedOrder, planFill, planRhythm, planSpecials } from './plan.ts';
import { REGISTERED_MS, writePointsStory } from './points-story.ts';
import { type Buyer, writeOrder } from './write-order.ts';

/** The scenario account that has a history. */
export const HISTORY_SCENARIO = 'regular';
const SECOND_MS = 1000;

/** Savings of an order now and then, in cents. */
function savingsOf(planned: PlannedOrder, index: number) {
  const goods = planned.lines.reduce(
    (sum, { article, quantity }) => sum + article.price * quantity,
    0,
  );
  return {
    cut: goods >= 200_000 ? 15_000 : 0,
    coupon: goods >= 60_000 && chance(`coupon ${index}`) < 0.3 ? 5_000 : 0,
  };
}

const inWholeSeconds = (at: number): number => Math.floor(at / SECOND_MS) * SECOND_MS;

/**
 * Writes two years of orders of the regular customer, and further ones up to a number of orders. Call it in a
 * transaction, after people, stores and catalogue. The same clock and catalogue give the same orders.
 */
export function loadHistory(db: Db, now: number, orders = 0): void {
  const account = db.get<{ id: number }>(
    'SELECT id FROM account WHERE scenario = ?',
    HISTORY_SCENARIO,
  );
  if (!account) return;
  const buyer: Buyer = { db, accountId: account.id };
  const known = db.get('SELECT 1 FROM shop_order WHERE account_id = ? LIMIT 1', account.id);
  if (known) throw new RangeError(`${HISTORY_SCENARIO} has orders already`);
  const beginning = now - REGISTERED_MS;
  db.run('UPDATE account SET registered_at = ? WHERE id = ?', beginning, account.id);
  db.run('UPDATE wallet_entry SET at = ? WHERE account_id = ?', beginning, account.id);
  const assortment = chooseAssortment(db);
  const story = [...planRhythm(assortment, now), ...planSpecials(assortment, now)];
  const fill = Math.max(0, orders - story.length);
  const plan = [...story, ...planFill(assortment, now, fill)].toSorted(
    (one, other) => one.at - other.at,
  );
  plan.forEach((planned, index) => {
    const at = inWholeSeconds(planned.at);
    const { lines, remark = '', isPreOrder = false, fate, payType } = planned;
    const savings = savingsOf(planned, index);
    const order = writeOrder(buyer, { at, lines, remark, isPreOrder, ...savings }, index + 1);
    fate(buyer, { order, at, payType });
  });
  receiveDueOrders({ db, now });
  writePointsStory(buyer, now, beginning);
}
