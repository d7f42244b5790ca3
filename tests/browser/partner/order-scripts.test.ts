// An integrator runs the example scripts about placed orders.
import { beforeEach, describe, expect, test } from 'vitest';
import { merchant } from '../support/merchant-console.ts';
import { parseCsv, runScript } from '../support/scripts.ts';

const ACCOUNT = 'regular';
beforeEach(async () => {
  await merchant.reset();
  await merchant.loadHistory();
});

describe('the order history', () => {
  test('prints every line of a range, with amounts that add up to the orders', async () => {
    const range = ['--from', '2000-01-01', '--to', '2000-12-31'];
    expect(await runScript('order-history.mjs', range)).toMatchObject({ code: 0 });
    const { code, out, err } = await runScript('order-history.mjs', ['--language', 'zh']);
    expect(code).toBe(0);
    expect(err).toMatch(/^page 1 of \d+$/m);
    const [head = [], ...rows] = parseCsv(out.slice(1));
    expect(head.slice(0, 3)).toEqual(['訂單編號', '下單時間', '狀態']);
    const orders = new Map((await merchant.orders(ACCOUNT)).map((each) => [each.orderNo, each]));
    const numbers = [...new Set(rows.map(([number = '']) => number))];
    expect(numbers.length).toBeGreaterThan(50);
    // The console names the latest orders only.
    const known = [...orders.values()].filter(({ orderNo }) => numbers.includes(orderNo));
    expect(known.length).toBeGreaterThan(10);
    for (const { orderNo, total, lines: bought } of known) {
      const lines = rows.filter(([each]) => each === orderNo);
      const column = (name: string) =>
        lines.reduce((all, row) => all + Number(row[head.indexOf(name)] || 0), 0);
      expect(column('訂單總額（港元）')).toBeCloseTo(total / 100, 2);
      expect(lines).toHaveLength(bought.length);
    }
  });

  test('is refused for a range that ends before it begins', async () => {
    const range = ['--from', '2026-02-01', '--to', '2026-01-01'];
    expect(await runScript('order-history.mjs', range)).toEqual({
      code: 1,
      out: '',
      err: 'The range 2026-02-01 to 2026-01-01 is reversed.\n',
    });
  });
});

test('reordering puts the lines into the cart, and names those that it could not add', async () => {
  const all = await merchant.orders(ACCOUNT);
  const order = all.find(({ status, lines }) => status === 4 && lines.length > 1);
  if (!order) throw new Error('no completed order');
  const dry = await runScript('reorder.mjs', [order.orderNo, '--dry']);
  expect(dry.err).toBe('');
  expect((await merchant.account(ACCOUNT)).cartLines).toBe(0);
  const ran = await runScript('reorder.mjs', [order.orderNo]);
  expect(ran.err).toBe('');
  const [, added, lines] = ran.out.match(/^(\d+) of (\d+) lines in the cart$/m) ?? [];
  expect(Number(added)).toBeGreaterThan(0);
  expect((await merchant.account(ACCOUNT)).cartLines).toBe(Number(added));
  expect(ran.code).toBe(added === lines ? 0 : 2);
  expect(ran.out.match(/^\S+ +(added|not-added|failed) +\d/gm)).toHaveLength(Number(lines));
  expect(dry.out.match(/^\S+ +(ready|not) +\d/gm)).toHaveLength(Number(lines));
});

test('tracking prints the state of every parcel of the open orders', async () => {
  const open = (await merchant.orders(ACCOUNT)).filter(({ status }) => [2, 3, 8].includes(status));
  const parcels = open.flatMap((order) => order.parcels);
  const { out, err, code } = await runScript('track-parcels.mjs', []);
  expect(err).toBe('');
  expect([0, 2]).toContain(code);
  for (const { waybill } of parcels) expect(out).toContain(waybill);
  expect(out).toMatch(new RegExp(`^${parcels.length} parcels, \\d+ to ask about$`, 'm'));
  expect(out).toMatch(/^\d+ +\w+ +.+(In transit|Out for delivery) {2}\d{4}-\d\d-\d\d /m);
});

describe('the points', () => {
  test('are printed with what they redeem now, and with every reason on request', async () => {
    const { out, err, code } = await runScript('points.mjs', []);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    const [, balance] = out.match(/^(\d+) points$/m) ?? [];
    const costs = [...out.matchAll(/^ *(\d+) {2}\S/gm)].map(([, points]) => Number(points));
    expect(costs.length).toBeGreaterThan(10);
    expect(Math.max(...costs)).toBeLessThanOrEqual(Number(balance));
    expect(out).toMatch(new RegExp(`^${costs.length} products to redeem now$`, 'm'));
    const all = await runScript('points.mjs', ['--all', '--language', 'zh']);
    expect(all.out.match(/^ *\d+ {2}\S/gm)).toHaveLength(60);
    for (const button of ['out-of-stock', 'not-enough-points', 'limit-reached'])
      expect(all.out).toContain(`  (${button})\n`);
  });

  test('are a history whose entries add up to them', async () => {
    const { out, err, code } = await runScript('points.mjs', ['--history', '--language', 'zh']);
    expect(code).toBe(0);
    const [head, ...rows] = parseCsv(out.slice(1));
    expect(head).toEqual(['時間', '名稱', '訂單編號', '積分', '備註']);
    expect(err).toBe(`${rows.length} entries\n`);
    const { out: printed } = await runScript('points.mjs', []);
    const sum = rows.reduce((total, row) => total + Number(row[3]), 0);
    expect(printed).toContain(`${sum} points\n`);
    expect(new Set(rows.map((row) => row[4]))).toEqual(
      new Set(['購物賺取', '退款扣回', '積分換領', '已到期', '商戶調整']),
    );
  });
});

test.each(['order-history.mjs', 'reorder.mjs', 'track-parcels.mjs', 'points.mjs'])(
  '%s fails readably with a wrong password',
  async (script) => {
    const { code, out, err } = await runScript(script, script === 'reorder.mjs' ? ['1'] : [], {
      SHOP_PASSWORD: 'Wrong12345',
    });
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(/^\S.{10,}\(session\.\w+, server \d{4}\)$/m);
    expect(err).not.toMatch(/Wrong12345|\n\s+at /);
  },
);
