import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDatabase, type Values } from '../db/db.ts';
import type { Account, Call } from '../http/call.ts';
import { type AfterPurchaseShop, afterPurchaseShop } from '../testing/after-purchase.ts';
import { refused } from '../testing/answers.ts';
import { composite, glove, listOf, medicine } from '../testing/checkout.ts';
import { START, testShop } from '../testing/shop.ts';
import { orderListRoutes } from './order-list.ts';

const ALL = { status: '', keyword: '', pageIndex: 1, pageSize: 20, isYp: false };

describe('the order list', () => {
  let at: AfterPurchaseShop;
  beforeEach(async () => {
    at = await afterPurchaseShop();
  });
  afterEach(() => at.shop.sandbox.close());

  const ask = async (query: object = {}) => at.answer('orders.list', { ...ALL, ...query });
  const numbers = async (query: object = {}) =>
    listOf((await ask(query))['list']).map((order) => String(order['orderNo']));

  it('filters by tab and counts the tabs, whatever the keyword', async () => {
    const pending = await at.order([[glove, 1]]);
    at.pass(1000);
    const paid = await at.paid([[glove, 1]]);
    at.pass(1000);
    const packed = await at.paid([[medicine, 1]]);
    at.console.packOrder(packed);
    at.pass(1000);
    const sent = await at.paid([[composite, 1]]);
    at.console.shipOrder(sent);
    at.pass(1000);
    const done = await at.paid([[composite, 1]]);
    at.sent(done);
    await at.answer('orders.confirmReceipt', { id: done });
    expect(await numbers()).toEqual([done, sent, packed, paid, pending]);
    expect(await numbers({ status: '0' })).toEqual([pending]);
    expect(await numbers({ status: '2' })).toEqual([packed, paid]);
    expect(await numbers({ status: '3' })).toEqual([sent]);
    expect(await numbers({ status: '4' })).toEqual([done]);
    expect(await numbers({ isYp: true })).toEqual([packed]);
    expect(await ask({ keyword: 'nothing like it' })).toMatchObject({
      list: [],
      totalPage: 0,
      totalCount: 0,
      pendingPayCount: 1,
      pendingShipCount: 2,
      shipedCount: 1,
    });
    expect(await at.call('orders.list', { ...ALL, status: 'x' })).toEqual(refused(1400));
  });

  it('finds a part of a product name in either language, and of the order number', async () => {
    const one = await at.order([[glove, 1]]);
    const two = await at.order([[composite, 1]]);
    const { zh, en } = composite.product.name;
    for (const keyword of [
      zh,
      zh.slice(1, 4),
      en.toUpperCase(),
      ` ${en.slice(0, 9)} `,
      two.slice(4),
    ])
      expect(await numbers({ keyword }), keyword).toEqual([two]);
    expect(await numbers({ keyword: one })).toEqual([one]);
    for (const keyword of ['%', '_', "'"]) expect(await numbers({ keyword })).toEqual([]);
  });

  it('has pages without gaps or repetitions', async () => {
    at.console.loadHistory();
    const seen = new Set<string>();
    const { totalPage, totalCount } = await ask();
    expect([Number(totalPage), Number(totalCount)]).toEqual([8, 150]);
    for (let pageIndex = 1; pageIndex <= 8; pageIndex += 1)
      for (const orderNo of await numbers({ pageIndex })) seen.add(orderNo);
    expect(seen.size).toBe(150);
    expect(await numbers({ pageIndex: 9 })).toEqual([]);
  });
});

describe('with 10,000 orders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Asks the route for a page on a database that counts its queries. */
  function pageOf(file: string) {
    const rows = new DatabaseSync(file);
    const version = String(
      rows.prepare("SELECT value FROM meta WHERE key = 'version'").get()?.['value'],
    );
    rows.close();
    const { db: opened } = openDatabase(file, version);
    let queries = 0;
    const db: Db = {
      ...opened,
      all: <Row>(sql: string, ...values: Values) => {
        queries += 1;
        return opened.all<Row>(sql, ...values);
      },
      get: <Row>(sql: string, ...values: Values) => {
        queries += 1;
        return opened.get<Row>(sql, ...values);
      },
    };
    const account = opened.get<Account>("SELECT * FROM account WHERE scenario = 'regular'");
    const call: Call = {
      db,
      now: START,
      language: 'en',
      origin: 'http://shop.test',
      account,
      session: 'session',
      documented: false,
      shop: undefined,
      caller: undefined,
      isCallerAllowed: false,
    };
    const ask = (query: object = {}) => {
      queries = 0;
      const begun = performance.now();
      const answer = orderListRoutes[0]?.handle({ ...ALL, ...query }, call) as { list: unknown[] };
      return { queries, ms: performance.now() - begun, count: answer.list.length };
    };
    return { ask, close: () => opened.close() };
  }

  it('reads a page in as many queries as with 150, and about as fast', () => {
    const sizes = [150, 10_000].map((orders) => {
      const file = join(folder, `${orders}.db`);
      testShop({ file, orders }).sandbox.close();
      const page = pageOf(file);
      const asked = [{}, { status: '4' }, { isYp: true }, { keyword: '手套' }, { pageIndex: 7 }];
      const found = asked.map((query) => {
        const tries = Array.from({ length: 7 }, () => page.ask(query));
        return { ...tries[0], ms: Math.min(...tries.map(({ ms }) => ms)) };
      });
      page.close();
      return found;
    });
    const [few = [], many = []] = sizes;
    expect(many.map(({ queries }) => queries)).toEqual(few.map(({ queries }) => queries));
    expect(Math.max(...many.map(({ queries = 0 }) => queries))).toBeLessThanOrEqual(10);
    many.forEach(({ count, ms = 0 }, at) => {
      expect(count).toBe(few[at]?.count);
      // A page itself takes some milliseconds; a plan that reads every order in full takes hundreds.
      expect(ms).toBeLessThan((few[at]?.ms ?? 0) * 4 + 30);
    });
  });
});
