// Laws of the shop's rows, which hold whatever people, tabs, networks and clocks do.
import { expect } from 'vitest';
import type { World } from './world.ts';

/** Closed orders. Spec: 2§4 */
const CLOSED = 5;

/** Quantities of orders that are not in the stock: ordered and not given back. */
const TAKEN = `SELECT l.specification_id id, sum(l.quantity - ifnull((
    SELECT sum(x.quantity) FROM after_sale_line x JOIN after_sale r ON r.id = x.after_sale_id
    WHERE x.line_id = l.id
      AND ((r.is_unsent = 1 AND r.status = 4) OR (r.reason = '1' AND r.received_at IS NOT NULL))), 0)) taken
  FROM order_line l JOIN shop_order o ON o.id = l.order_id WHERE o.status <> ${CLOSED} GROUP BY l.specification_id`;

const PAID = `(SELECT count(*) FROM payment p WHERE p.order_id = o.id AND p.status = 'paid')`;

/** Queries that find what must not be: the title of the law, and the rows against it. */
const LAWS: Readonly<Record<string, string>> = {
  'the goods of an order cost what its lines cost': `SELECT order_no FROM shop_order o
    WHERE goods <> (SELECT ifnull(sum(unit * quantity), 0) FROM order_line WHERE order_id = o.id)`,
  'the freight of an order is that of its stores': `SELECT order_no FROM shop_order o
    WHERE freight <> (SELECT ifnull(sum(freight), 0) FROM order_store WHERE order_id = o.id)`,
  'an order is paid once, and one that waits or ran out is not': `SELECT order_no, status FROM shop_order o
    WHERE ${PAID} <> (status IN (2, 3, 4) OR ifnull(closed_why = 'refunded', 0))`,
  'a payment pays the total of its order': `SELECT p.id FROM payment p JOIN shop_order o ON o.id = p.order_id
    WHERE p.status = 'paid' AND p.from_balance + p.from_provider <> o.total`,
  'an order that is paid or closed holds no balance': `SELECT p.id FROM payment p
    JOIN shop_order o ON o.id = p.order_id WHERE p.status = 'open' AND o.status NOT IN (0, 1)`,
  'a balance is the sum of its entries': `SELECT account_id FROM wallet w WHERE balance <>
    (SELECT ifnull(sum(amount), 0) FROM wallet_entry e WHERE e.account_id = w.account_id)`,
  'no more is refunded than was paid': `SELECT id FROM payment p WHERE from_balance + from_provider <
    (SELECT ifnull(sum(amount), 0) FROM refund r WHERE r.payment_id = p.id)`,
  'an application is refunded in full, once it is': `SELECT return_no FROM after_sale r WHERE
    (SELECT ifnull(sum(amount), 0) FROM refund x WHERE x.after_sale_id = r.id) <> CASE status WHEN 4 THEN refund ELSE 0 END`,
  'a coupon is used by one order at most, and is then not at hand': `SELECT c.id FROM account_coupon c
    JOIN (SELECT account_coupon_id id, sum(status <> ${CLOSED}) uses FROM shop_order
      WHERE account_coupon_id IS NOT NULL GROUP BY 1) o ON o.id = c.id
    WHERE o.uses > 1 OR o.uses <> (c.used_at IS NOT NULL)`,
  'an order brings a point for each dollar paid and kept': `SELECT order_no FROM shop_order o WHERE
    CASE WHEN status = 4 THEN max(0, total - freight - ifnull((SELECT sum(refund - freight) FROM after_sale r
      WHERE r.order_id = o.id AND r.status = 4), 0)) / 100 ELSE 0 END
    <> (SELECT ifnull(sum(amount), 0) FROM points_entry e WHERE e.order_no = o.order_no)`,
  'a points order costs its points once': `SELECT order_no FROM points_order x WHERE points * quantity <>
    (SELECT -ifnull(sum(amount), 0) FROM points_entry e WHERE e.order_no = x.order_no)`,
};

/** Pieces in the stock and taken from it, by specification; and those of the points mall. */
const piecesOf = ({ rows }: Pick<World, 'rows'>) =>
  JSON.stringify([
    rows(`SELECT s.id, s.stock + ifnull(t.taken, 0) pieces FROM specification s
      LEFT JOIN (${TAKEN}) t ON t.id = s.id ORDER BY s.id`),
    rows(`SELECT id, stock + ifnull((SELECT sum(quantity) FROM points_order WHERE product_id = g.id), 0) pieces
      FROM points_product g WHERE stock IS NOT NULL ORDER BY id`),
  ]);

/** Returns a check of every law, for a world as it is now. */
export function lawsOf(world: Pick<World, 'rows'>): () => void {
  const pieces = piecesOf(world);
  return () => {
    for (const [law, query] of Object.entries(LAWS)) expect(world.rows(query), law).toEqual([]);
    expect(
      world.rows('SELECT id FROM specification WHERE stock < 0'),
      'the stock is never below zero',
    ).toEqual([]);
    expect(piecesOf(world) === pieces, 'pieces are neither made nor lost').toBe(true);
  };
}
