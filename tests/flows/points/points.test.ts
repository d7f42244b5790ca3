// The points mall: products by range, the history with its signs, and points of orders. Spec: 2§2.10, 2§7, 2§9
import { isShopError } from '@clinicart/sdk';
import { applicationOf } from '@clinicart/sdk/after-sales';
import { points as rows } from '@clinicart/sdk/contract';
import { describe, expect, test } from 'vitest';
import { atCashier, BALANCE } from '../payments.ts';
import { openShop, visit } from '../shop.ts';
import { MASKS, openPoints } from './points-desk.ts';

describe('the points mall', () => {
  test.each([
    ['all', 0, Number.POSITIVE_INFINITY],
    ['low', 0, 9_999],
    ['middle', 10_000, 29_999],
    ['high', 30_000, Number.POSITIVE_INFINITY],
  ] as const)('shows the range %s, 12 a page, both bounds included', async (range, from, until) => {
    const desk = await openPoints();
    const { products, pages } = await desk.shop.points.products.get({ range, page: 1 });
    const more = Array.from({ length: pages - 1 }, (_, at) => at + 2);
    const rest = await Promise.all(
      more.map((page) => desk.shop.points.products.get({ range, page })),
    );
    const all = [...products, ...rest.flatMap((each) => each.products)];
    expect(products).toHaveLength(12);
    expect(all.every(({ points }) => points >= from && points <= until)).toBe(true);
    const [row] = desk.rows(
      'SELECT count(*) n FROM points_product WHERE points BETWEEN ? AND ?',
      from,
      Math.min(until, 1e12),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(row?.['n']);
  });

  test('has edge products in each range, and products without stock or with an unknown one', async () => {
    const desk = await openPoints();
    const points = desk.rows('SELECT points, stock FROM points_product');
    for (const edge of [9_999, 10_000, 29_999, 30_000])
      expect(points.some((row) => row['points'] === edge)).toBe(true);
    for (const stock of [0, null]) expect(points.some((row) => row['stock'] === stock)).toBe(true);
    expect(points).toHaveLength(60);
  });

  test('names products in the language of the body', async () => {
    const { shop } = await visit('verified');
    const [first] = (await shop.points.products.get({ range: 'all', page: 1 })).products;
    shop.language.use('zh');
    const detail = await shop.points.product.get(first?.id ?? '');
    expect(first?.name).toMatch(/^[\x20-\x7e]+$/);
    expect(detail.name).toMatch(/\p{Script=Han}/u);
    expect(detail.pictures.length).toBeGreaterThan(1);
    expect(detail.html).toContain('<p>');
  });

  test('rejects with a ShopError where the call fails', async () => {
    const { shop, sandbox } = await visit('verified');
    sandbox.console.setFault({ kind: 'result', path: rows.pointsProducts.path, resultID: 1201 });
    const failed = await shop.points.products
      .get({ range: 'all', page: 1 })
      .catch((e: unknown) => e);
    expect(isShopError(failed, 'server')).toBe(true);
  });

  test('has the rules as article 13, for a visitor too', async () => {
    const { shop } = await visit('visitor');
    const rules = await shop.points.rules.get(null);
    expect(rules.html).toContain('HK$1');
    const history = await shop.points.allHistory().catch((error: unknown) => error);
    expect(isShopError(history, 'login-required')).toBe(true);
  });
});

describe('the points of an order', () => {
  test('are earned with its receipt, shown with their sign, and taken back in proportion', async () => {
    const desk = await openPoints('credit');
    const { shop, sandbox } = desk;
    const had = desk.points();
    const order = await atCashier(desk);
    expect(await shop.cashier.pay(order, BALANCE)).toEqual({ ok: true, next: 'paid' });
    sandbox.console.shipOrder(order.orderNo);
    expect(await shop.points.balance.get(null)).toBe(had);
    const $balance = shop.points.balance.watch(null);
    const stop = $balance.listen(() => {});
    await shop.orders.confirmReceipt(order.orderNo);
    const full = await shop.orders.order.get(order.orderNo);
    const earned = Math.floor((full.total - full.freight) / 100);
    expect(earned).toBeGreaterThan(0);
    await expect.poll(() => $balance.get().value).toBe(had + earned);
    stop();

    const application = applicationOf(
      full,
      { kind: 'return-all', quantities: {} },
      { reason: 'quality', remark: '', pictures: [] },
    );
    if (!application) return expect.unreachable('nothing to return');
    const applied = await shop.afterSales.apply(application);
    if (!applied.ok) return expect.unreachable(applied.message);
    sandbox.console.approveReturn(applied.returnNo);
    const [carrier] = await shop.afterSales.carriers.get(null);
    if (!carrier) return expect.unreachable('no carrier');
    await shop.afterSales.sendBack(applied.returnNo, { carrier, waybill: 'SF1234567890' });
    sandbox.console.receiveReturn(applied.returnNo);
    sandbox.console.refundReturn(applied.returnNo);
    expect(desk.points()).toBe(had);
    expect(await openShop(sandbox).points.balance.get(null)).toBeUndefined();

    const entries = await shop.points.allHistory();
    expect(entries.slice(0, 2).map(({ points }) => points)).toEqual([-earned, earned]);
    expect(entries.slice(0, 2).every(({ orderNo }) => orderNo === order.orderNo)).toBe(true);
    const signs = async (tab: 'income' | 'expenditure') =>
      new Set((await shop.points.allHistory(tab)).map(({ points }) => Math.sign(points)));
    expect(await signs('income')).toEqual(new Set([1]));
    expect(await signs('expenditure')).toEqual(new Set([-1]));
  });

  test('add up over every page of the history to the balance', async () => {
    const desk = await openPoints('credit', 60_000);
    const { id: productId } = await desk.product(MASKS);
    for (let count = 0; count < 12; count += 1) {
      const wish = { addressId: desk.addressId, productId, quantity: 1 };
      expect(await desk.shop.points.redeem(wish)).toMatchObject({ ok: true });
    }
    const entries = await desk.shop.points.allHistory();
    expect(entries.length).toBeGreaterThan(12);
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(desk.points());
    expect(await desk.shop.points.exchanges.get(null)).toHaveLength(12);
  });
});
