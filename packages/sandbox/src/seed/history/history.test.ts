import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METHOD_ORDER } from '../../cashier/methods.ts';
import { parcelStates } from '../../orders/parcel-states.ts';
import { listOf } from '../../testing/checkout.ts';
import { START, testShop } from '../../testing/shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
const file = join(folder, 'shop.db');
const shop = testShop({ file, history: true });
const rows = new DatabaseSync(file, { timeout: 3000 });
let token = '';
beforeAll(async () => {
  token = await shop.signIn('regular');
});
afterAll(() => {
  rows.close();
  shop.sandbox.close();
  rmSync(folder, { recursive: true });
});

const values = (sql: string): string[] =>
  rows
    .prepare(sql)
    .all()
    .map((row) => String(Object.values(row)[0]));
const number = (sql: string) => Number(values(sql)[0]);

describe('the two years of the regular customer', () => {
  it('are 150 orders in every month up to now', () => {
    expect(number('SELECT count(*) FROM shop_order')).toBe(150);
    const months = new Set(
      values("SELECT strftime('%Y-%m', made_at / 1000, 'unixepoch') FROM shop_order"),
    );
    expect(months.size).toBeGreaterThanOrEqual(24);
    expect(number('SELECT max(made_at) FROM shop_order')).toBeLessThanOrEqual(START);
    expect(number('SELECT max(paid_at) FROM shop_order')).toBeLessThanOrEqual(START);
  });

  it('have every status, payment method and way of closing', () => {
    const statuses = values('SELECT DISTINCT status FROM shop_order ORDER BY 1');
    expect(statuses).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    const methods = values('SELECT DISTINCT pay_type FROM shop_order WHERE pay_type IS NOT NULL');
    expect(methods.toSorted()).toEqual([...METHOD_ORDER].toSorted());
    expect(
      number('SELECT count(*) FROM payment WHERE from_balance > 0 AND from_provider > 0'),
    ).toBeGreaterThan(3);
    const why = values('SELECT DISTINCT closed_why FROM shop_order WHERE status = 5');
    expect(why.toSorted()).toEqual(['buyer', 'expired', 'merchant', 'refunded']);
    expect(number("SELECT count(*) FROM shop_order WHERE deposit = '7' AND status = 5")).toBe(2);
    expect(values('SELECT pay_type FROM shop_order WHERE status = 7')).toEqual(['8']);
    expect(
      values(`SELECT p.pay_type FROM payment p JOIN shop_order o ON o.id = p.order_id
      WHERE o.status = 7`),
    ).toEqual(['8']);
    expect(
      number(`SELECT count(*) FROM shop_order WHERE status = 0 AND expires_at > ${START}`),
    ).toBe(2);
  });

  it('have a completed order that may still be returned', async () => {
    const completed = await shop.call(
      '/authapi/getOrders2',
      { status: '4', keyword: '', pageIndex: 1, pageSize: 20, isYp: false },
      token,
    );
    const open = listOf(completed.data['list']).filter(
      (order) => String(order['canBack']) === 'true',
    );
    expect(open.length).toBeGreaterThan(0);
  });

  it('have every state of parcels, and bills in each check status', async () => {
    const states = new Set<string>();
    const pages = Array.from({ length: 8 }, (_, at) => at + 1);
    const checks = new Set<string>();
    for (const pageIndex of pages) {
      const { data } = await shop.call('orders.list', page({ pageIndex }), token);
      for (const order of listOf(data['list'])) {
        if (order['isYp']) checks.add(String(order['ypCheckStatus']));
        for (const store of listOf(order['shardingPayOrder']))
          for (const nu of listOf(store['mailList'])) {
            const tracked = await shop.call('orders.tracking', { nu, com: '' }, token);
            states.add(String(tracked.data['state']));
          }
      }
    }
    expect([...states].toSorted()).toEqual(Object.keys(parcelStates).toSorted());
    expect([...checks].toSorted()).toEqual(['0', '1', '2', '3']);
  });

  it('have after-sales applications of every kind, reason and status', async () => {
    const distinct = (column: string) =>
      values(`SELECT DISTINCT ${column} FROM after_sale ORDER BY 1`);
    expect(distinct('kind')).toEqual(['0', '1', '2']);
    expect(distinct('reason')).toEqual(['0', '1', '2', '3']);
    expect(distinct('status')).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    const list = await shop.call(
      'afterSales.list',
      { keyword: '', pageIndex: 1, pageSize: 20 },
      token,
    );
    expect(listOf(list.data['list'])).toHaveLength(12);
    for (const each of listOf(list.data['list'])) {
      const found = await shop.call('afterSales.detail', { id: each['afterSaleNo'] }, token);
      expect(found.resultID).toBe(1200);
    }
  });

  it('add up: orders, payments, refunds and the wallet', () => {
    expect(
      number(`SELECT count(*) FROM shop_order o WHERE goods <>
        (SELECT sum(unit * quantity) FROM order_line l WHERE l.order_id = o.id)`),
    ).toBe(0);
    expect(
      number(`SELECT count(*) FROM shop_order o JOIN payment p ON p.order_id = o.id
        WHERE p.status = 'paid' AND p.from_balance + p.from_provider <> o.total`),
    ).toBe(0);
    expect(
      number(`SELECT count(*) FROM after_sale r WHERE status = 4 AND refund <>
        (SELECT ifnull(sum(amount), 0) FROM refund f WHERE f.after_sale_id = r.id)`),
    ).toBe(0);
    expect(
      number(`SELECT count(*) FROM wallet w WHERE balance <>
        (SELECT sum(amount) FROM wallet_entry e WHERE e.account_id = w.account_id)`),
    ).toBe(0);
  });

  it('buy a dozen articles at regular intervals', () => {
    const often = values(
      'SELECT specification_id FROM order_line GROUP BY specification_id HAVING count(*) >= 10',
    );
    expect(often.length).toBeGreaterThanOrEqual(11);
    for (const id of often) {
      const times = values(
        `SELECT o.made_at FROM order_line l JOIN shop_order o ON o.id = l.order_id
         WHERE l.specification_id = ${id} AND o.status = 4 ORDER BY 1`,
      ).map(Number);
      const gaps = times.slice(1).map((time, at) => (time - (times[at] ?? 0)) / 86_400_000);
      const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
      const spread = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length);
      expect(spread, `article ${id} every ${mean} days`).toBeLessThan(mean * 0.5);
    }
  });
});

const page = (query: object) => ({
  status: '',
  keyword: '',
  pageIndex: 1,
  pageSize: 20,
  isYp: false,
  ...query,
});

/** Orders without what is random by design: tokens of payments. */
const orders = (opened: ReturnType<typeof testShop>) =>
  JSON.stringify([
    opened.sandbox.console.orders().map(({ bills, ...rest }) => [rest, bills.length]),
  ]);

it('is the same in every shop with the same clock, and comes back after a reset', () => {
  const [one, two] = [testShop({ history: true }), testShop()];
  two.sandbox.console.loadHistory();
  expect(orders(two)).toBe(orders(one));
  expect(() => two.sandbox.console.loadHistory()).toThrow(RangeError);
  const before = orders(one);
  one.sandbox.console.reset();
  expect(orders(one)).toBe(before);
  two.sandbox.console.reset();
  expect(two.sandbox.console.orders()).toEqual([]);
  for (const each of [one, two]) each.sandbox.close();
});

it('is filled up to a number of orders', async () => {
  const large = testShop({ orders: 400 });
  const client = await large.signIn('regular');
  const { data } = await large.call('orders.list', page({}), client);
  expect(data['totalCount']).toBe(400);
  large.sandbox.close();
});

it('is answered with documented fields alone in the documented mode', async () => {
  const plain = testShop({ history: true, documented: true });
  const client = await plain.signIn('regular');
  const { data } = await plain.call('orders.list', page({}), client);
  const [order] = listOf(data['list']);
  expect(order).toHaveProperty('shardingPayOrder');
  expect(data).not.toHaveProperty('totalCount');
  for (const assumed of ['remark', 'ypCheckResult']) expect(order).not.toHaveProperty(assumed);
  for (const assumed of ['unit', 'erpProductNo'])
    expect(listOf(order?.['goods'])[0]).not.toHaveProperty(assumed);
  const returns = await plain.call(
    'afterSales.list',
    { keyword: '', pageIndex: 1, pageSize: 20 },
    client,
  );
  expect(returns.data).not.toHaveProperty('totalPage');
  expect(listOf(returns.data['list'])[0]).not.toHaveProperty('pictures');
  plain.sandbox.close();
});
