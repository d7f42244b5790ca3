import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AfterPurchaseShop,
  afterPurchaseShop,
  type Payment,
} from '../testing/after-purchase.ts';
import { composite, glove, listOf, medicine, suture, type Wish } from '../testing/checkout.ts';

let at: AfterPurchaseShop;
let folder: string;
let rows: DatabaseSync;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
  const file = join(folder, 'shop.db');
  at = await afterPurchaseShop('regular', { file });
  rows = new DatabaseSync(file, { timeout: 3000 });
});
afterEach(() => {
  rows.close();
  at.shop.sandbox.close();
  rmSync(folder, { recursive: true });
});

const count = (sql: string) => Number(Object.values(rows.prepare(sql).get() ?? {})[0]);
/** Wallets whose entries do not add up to the balance, and payments of which more went back than was paid. */
const brokenLaws = () =>
  count(`SELECT (SELECT count(*) FROM wallet w WHERE balance <>
      (SELECT ifnull(sum(amount), 0) FROM wallet_entry e WHERE e.account_id = w.account_id))
    + (SELECT count(*) FROM payment p WHERE from_balance + from_provider <
      (SELECT ifnull(sum(amount), 0) FROM refund r WHERE r.payment_id = p.id))`);

const cents = (dollars: unknown) => Math.round(Number(dollars) * 100);

/** Approves an application and takes it to its refund. */
async function refunded(orderNo: string, kind: string, more: object = {}): Promise<string> {
  const reply = await at.apply(orderNo, kind, more);
  if (reply.resultID !== 1200) throw new Error(reply.message);
  const id = String(reply.data);
  at.console.approveReturn(id);
  if (kind !== '2') {
    await at.sendBack(orderNo);
    at.console.receiveReturn(id);
  }
  at.console.refundReturn(id);
  return id;
}

const refundsOf = (id: string) => at.returnOf(id)?.refunds;

describe('a refund goes back to where the money came from', () => {
  it.each<[Payment, string]>([
    ['balance', 'balance'],
    ['cheque', 'cheque'],
    ['provider', 'provider'],
  ])('%s', async (payment, goesTo) => {
    const before = at.wallet();
    const orderNo = await at.paid([[glove, 2]], payment);
    const total = cents((await at.detail(orderNo))['totalPrice']);
    const id = await refunded(orderNo, '2');
    expect(refundsOf(id)).toEqual([{ goesTo, amount: total }]);
    expect(at.wallet()).toEqual(before);
  });

  it('first to the provider, then to the balance, after a mixed payment', async () => {
    at.console.setWallet('regular', { balance: 4_000 });
    const orderNo = await at.paid([[composite, 2]], 'mixed');
    at.sent(orderNo);
    const unit = composite.pay;
    const goods = (amount: number) =>
      JSON.stringify([{ searchProductId: String(composite.id), amount }]);
    const first = await refunded(orderNo, '1', { goods: goods(1), reason: '0' });
    expect(refundsOf(first)).toEqual([{ goesTo: 'provider', amount: unit }]);
    expect(at.wallet()?.balance).toBe(0);
    at.console.setWallet('regular', { balance: 4_000 });
    const other = await at.paid([[composite, 2]], 'mixed');
    const second = await refunded(other, '2');
    expect(refundsOf(second)?.map(({ goesTo }) => goesTo)).toEqual(['provider', 'balance']);
    expect(at.wallet()?.balance).toBe(4_000);
  });
});

describe('before shipment', () => {
  it('a refund of everything returns the freight, closes the order, and gives the stock back', async () => {
    const before = at.stockOf(glove.id);
    const orderNo = await at.paid([[glove, 1]]);
    const found = await at.detail(orderNo);
    expect(cents(found['freight'])).toBeGreaterThan(0);
    const id = await refunded(orderNo, '2');
    expect(at.returnOf(id)?.refund).toBe(cents(found['totalPrice']));
    expect(at.console.orders()[0]).toMatchObject({ status: 5, closedWhy: 'refunded' });
    expect(at.stockOf(glove.id)).toBe(before);
  });

  it('a refund of a part leaves the rest, which is sent without it', async () => {
    const orderNo = await at.paid([
      [glove, 2],
      [suture, 1],
    ]);
    const stock = at.stockOf(suture.id) ?? 0;
    const goods = JSON.stringify([
      { searchProductId: String(suture.id), amount: suture.sellPartCount },
    ]);
    await refunded(orderNo, '2', { goods });
    expect(at.stockOf(suture.id)).toBe(stock + suture.sellPartCount);
    expect((await at.detail(orderNo))['status']).toBe('2');
    const [mailNo] = at.console.shipOrder(orderNo);
    const held = listOf(await at.answer('orders.parcelGoods', { orderNo, mailNo }));
    expect(held.map((good) => String(good['searchProductId']))).toEqual([String(glove.id)]);
    expect((await at.detail(orderNo))['status']).toBe('3');
  });
});

describe('returned goods', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['2', 0],
    ['3', 0],
  ])('of reason %s come back into the stock: %i', async (reason, isSold) => {
    const orderNo = await at.paid([[glove, 1]]);
    at.sent(orderNo);
    const stock = at.stockOf(glove.id) ?? 0;
    await refunded(orderNo, '0', { reason });
    expect(at.stockOf(glove.id)).toBe(stock + isSold * glove.sellPartCount);
  });
});

it('never refunds more than was paid, and keeps every wallet adding up, for any orders', async () => {
  const wish = fc.record({
    gloves: fc.integer({ min: 1, max: 12 }),
    composites: fc.integer({ min: 0, max: 4 }),
    medicines: fc.integer({ min: 0, max: 1 }),
    payment: fc.constantFrom<Payment>('balance', 'cheque', 'provider', 'mixed'),
    isSent: fc.boolean(),
    isWhole: fc.boolean(),
    share: fc.double({ min: 0.05, max: 1, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(wish, async (given) => {
      at.console.setStock(glove.id, 100_000);
      at.console.setStock(composite.id, 100_000);
      at.console.setStock(medicine.id, 100_000);
      at.console.setWallet('regular', { balance: given.payment === 'mixed' ? 1_234 : 9_000_000 });
      at.console.setWallet('regular', { chequeQuota: 9_000_000 });
      const before = at.wallet();
      const wishes: Wish[] = [[glove, given.gloves]];
      if (given.composites > 0) wishes.push([composite, given.composites]);
      if (given.medicines > 0 && !given.isSent) wishes.push([medicine, given.medicines]);
      const orderNo = await at.paid(wishes, given.payment);
      if (given.isSent) at.sent(orderNo);
      const { totalPrice, freight } = await at.detail(orderNo);
      const all = await at.goodsOf(orderNo);
      const part = all.map((good) => ({
        ...good,
        amount: Math.max(1, Math.floor(good.amount * given.share)),
      }));
      const isAll =
        given.isWhole || part.every(({ amount }, index) => amount === all[index]?.amount);
      const kind = given.isSent ? (isAll ? '0' : '1') : '2';
      const id = await refunded(orderNo, kind, {
        goods: JSON.stringify(isAll ? all : part),
      });
      const refund = at.returnOf(id)?.refund ?? 0;
      const paid = cents(totalPrice);
      if (!isAll) expect(refund).toBeLessThan(paid);
      else expect(refund).toBe(given.isSent ? paid - cents(freight) : paid);
      const parts = refundsOf(id) ?? [];
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund);
      expect(brokenLaws()).toBe(0);
      const after = at.wallet();
      const kept = paid - refund;
      const moved =
        (before?.balance ?? 0) -
        (after?.balance ?? 0) +
        (before?.chequeQuota ?? 0) -
        (after?.chequeQuota ?? 0);
      expect(moved).toBeGreaterThanOrEqual(0);
      expect(moved).toBeLessThanOrEqual(given.payment === 'provider' ? 0 : Math.max(kept, 1_234));
      if (given.payment === 'balance' || given.payment === 'cheque') expect(moved).toBe(kept);
    }),
    { numRuns: 30, seed: 20261120 },
  );
});
