// Points through orders, receipts, refunds and points orders: the rows agree with the rules whatever happens. Spec: 2§2.10
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AfterPurchaseShop, afterPurchaseShop } from '../testing/after-purchase.ts';
import { composite, glove, suture } from '../testing/checkout.ts';

const GOODS = [glove, composite, suture];
const MASKS = '6004';
const STOCK = 100_000;

let at: AfterPurchaseShop;
let folder: string;
let rows: DatabaseSync;
/** Received orders that have no application. */
let received: string[] = [];
const seen = { takenBack: 0, redeemed: 0, refused: 0, below: 0 };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
  const file = join(folder, 'shop.db');
  at = await afterPurchaseShop('regular', { file });
  rows = new DatabaseSync(file, { timeout: 3000 });
  received = [];
});
afterEach(() => {
  rows.close();
  at.shop.sandbox.close();
  rmSync(folder, { recursive: true });
});

type Step =
  | { readonly kind: 'order'; readonly good: number; readonly packs: number }
  | { readonly kind: 'refund'; readonly pick: number; readonly pieces: number }
  | { readonly kind: 'redeem'; readonly quantity: number }
  | { readonly kind: 'grant'; readonly points: number };

const whole = (min: number, max: number) => fc.integer({ min, max });
const kind = <const Kind extends Step['kind']>(name: Kind) => fc.constant(name);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: kind('order'), good: whole(0, GOODS.length - 1), packs: whole(1, 12) }),
  fc.record({ kind: kind('refund'), pick: whole(0, 9), pieces: whole(1, 40) }),
  fc.record({ kind: kind('redeem'), quantity: whole(1, 3) }),
  fc.record({ kind: kind('grant'), points: whole(1, 900) }),
);

/** Orders, and confirms the receipt, or leaves it to the clock. */
async function order({ good, packs }: Extract<Step, { kind: 'order' }>): Promise<void> {
  const orderNo = await at.paid([[GOODS[good] ?? glove, packs]]);
  at.sent(orderNo);
  if (packs % 2 === 0) await at.answer('orders.confirmReceipt', { id: orderNo });
  else {
    at.hours(11 * 24);
    // A session lasts for 30 days.
    await at.signIn('regular');
  }
  received.push(orderNo);
}

/** Refunds pieces of a received order. */
async function refund({ pick, pieces }: Extract<Step, { kind: 'refund' }>): Promise<void> {
  const [orderNo] = received.splice(pick % Math.max(1, received.length), 1);
  if (orderNo === undefined) return;
  const [good] = await at.goodsOf(orderNo);
  const goods = JSON.stringify([{ ...good, amount: Math.min(pieces, good?.amount ?? 1) }]);
  const applied = await at.apply(orderNo, '1', { goods, reason: '0' });
  if (applied.resultID !== 1200) return;
  const id = String(applied.data);
  at.console.approveReturn(id);
  await at.sendBack(orderNo);
  at.console.receiveReturn(id);
  at.console.refundReturn(id);
  seen.takenBack += 1;
}

async function redeem(quantity: number): Promise<void> {
  const book = (await at.answer('address.list')) as unknown as { id: string }[];
  const wish = { pointsProductId: MASKS, amount: quantity, langEnv: 'ENGLISH' };
  const { resultID } = await at.call('points.redeem', { ...wish, addressId: book[0]?.id });
  seen[resultID === 1200 ? 'redeemed' : 'refused'] += 1;
}

async function perform(given: Step): Promise<void> {
  if (given.kind === 'order') await order(given);
  if (given.kind === 'refund') await refund(given);
  if (given.kind === 'redeem') await redeem(given.quantity);
  if (given.kind === 'grant') at.console.grantPoints('regular', { points: given.points });
}

const count = (sql: string) => Number(Object.values(rows.prepare(sql).get() ?? {})[0]);

async function checkLaws(): Promise<void> {
  const first = { pageIndex: 1, pageSize: 12, langEnv: 'ENGLISH' };
  const { points } = await at.answer('points.products', first);
  const sum =
    count(`SELECT ifnull(sum(amount), 0) FROM points_entry e JOIN account a ON a.id = e.account_id
    WHERE scenario = 'regular'`);
  expect(Number(points)).toBe(sum);
  if (sum < 0) seen.below += 1;
  const wrongOrders = count(`SELECT count(*) FROM shop_order o WHERE
    CASE WHEN status = 4 THEN (total - freight - ifnull((SELECT sum(refund - freight) FROM after_sale r
      WHERE r.order_id = o.id AND r.status = 4), 0)) / 100 ELSE 0 END
    <> (SELECT ifnull(sum(amount), 0) FROM points_entry e WHERE e.order_no = o.order_no)`);
  expect(wrongOrders).toBe(0);
  const wrongPointsOrders = count(`SELECT count(*) FROM points_order x WHERE points * quantity <>
    (SELECT -ifnull(sum(amount), 0) FROM points_entry e WHERE e.order_no = x.order_no)`);
  expect(wrongPointsOrders).toBe(0);
  const pieces = count(`SELECT (SELECT stock FROM points_product WHERE id = ${MASKS})
    + (SELECT ifnull(sum(quantity), 0) FROM points_order WHERE product_id = ${MASKS})`);
  expect(pieces).toBe(STOCK);
}

it('add up to the balance, and to a point for each dollar paid and kept, in random histories', async () => {
  at.console.setPointsStock(Number(MASKS), STOCK);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      for (const { id } of GOODS) at.console.setStock(id, STOCK);
      at.console.setWallet('regular', { balance: 90_000_000 });
      for (const given of steps) {
        await perform(given);
        await checkLaws();
      }
    }),
    { numRuns: 30, seed: 14 },
  );
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
});
