// A clinic that has ordered for two years reads its history, exports it, and orders a past list again.
import { sum } from '@clinicart/sdk';
import type { ReturnOrder } from '@clinicart/sdk/after-sales';
import { buyingHistoryOf, goodsOfOrder, lastMonths, type Order } from '@clinicart/sdk/orders';
import { expect, test } from 'vitest';
import { formOf, isDocumented, openSandbox, openShop } from '../shop.ts';

const YEARS = 2;

async function regular() {
  const sandbox = openSandbox({ history: true });
  const shop = openShop(sandbox);
  await shop.session.signIn(formOf('regular'));
  const range = lastMonths(Date.now(), YEARS * 12 - 1);
  return { shop, range };
}

test('the history of two years adds up, has categories, and estimates what runs low', async () => {
  const { shop, range } = await regular();
  const report = await shop.orders.history.report.get(range);
  const { spending, runningLow, orders, unreadCategories } = report;
  expect(orders).toBeGreaterThan(50);
  expect(unreadCategories).toBe(0);
  expect(spending?.months).toHaveLength(23);
  expect(spending?.groups.length).toBeGreaterThan(2);
  expect(spending?.groups[0]?.name).toMatch(/\S/);
  expect(sum(spending?.groups.map(({ total }) => total) ?? [])).toBe(spending?.total);
  expect(sum(spending?.months.map(({ total }) => total) ?? [])).toBe(spending?.total);
  expect(runningLow.length).toBeGreaterThan(3);
  for (const { good, usualQuantity, intervalDays } of runningLow) {
    expect(good.price).toBeGreaterThan(0);
    expect(usualQuantity).toBeGreaterThan(0);
    expect(intervalDays).toBeGreaterThan(0);
  }
});

test('spending is what was paid for the goods, less the completed refunds', async () => {
  const { shop, range } = await regular();
  const report = await shop.orders.history.report.get(range);
  const orders: Order[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await shop.orders.list.get({ tab: 'all', keyword: '', page });
    orders.push(...answer.orders);
    pages = answer.pages;
  }
  const returns: ReturnOrder[] = [];
  for (let page = 1, more = true; more; page++) {
    const answer = await shop.afterSales.list.get({ keyword: '', page });
    returns.push(...answer.returns);
    more = answer.returns.length > 0;
  }
  const facts = { ...report, categories: new Map(), pricesVisible: true };
  const paid = buyingHistoryOf(orders, facts).spending?.total ?? 0;
  const placedIn = new Map(orders.map(({ orderNo, placedAt }) => [orderNo, placedAt]));
  const first = Date.parse(`${range.from}T00:00:00+08:00`);
  const refunded = returns
    .filter(
      ({ status, orderNo }) => status === 'completed' && (placedIn.get(orderNo) ?? 0) >= first,
    )
    .map(({ refund }) => Number(refund ?? 0));
  const deducted = paid - (report.spending?.total ?? 0);
  expect(report.areRefundsUnread).toBe(false);
  expect(deducted).toBeGreaterThan(0);
  // A refund may hold freight, which was never counted.
  expect(deducted).toBeLessThanOrEqual(refunded.reduce((all, one) => all + one, 0));
});

test('what runs low can be added to the cart', async () => {
  const { shop, range } = await regular();
  const { runningLow } = await shop.orders.history.report.get(range);
  const lines = runningLow
    .slice(0, 3)
    .map(({ good, usualQuantity }) => ({ good, quantity: usualQuantity }));
  const { results } = await shop.orders.buyAgain(await shop.orders.reviewAgain(lines));
  expect(results).toHaveLength(3);
  const added = results.filter(({ state }) => state === 'added').length;
  expect(added).toBeGreaterThan(0);
  expect(shop.cart.$count.get()).toBe(added);
});

test.each(['zh', 'en'] as const)(
  'the purchase list of an order, in %s, is an order that quick order finds again',
  async (language) => {
    const { shop } = await regular();
    shop.language.use(language);
    const { orders } = await shop.orders.list.get({ tab: 'completed', keyword: '', page: 1 });
    const [order] = orders;
    if (!order) throw new Error('no completed order');
    const { blob } = await shop.orders.purchaseList(order);
    const read = await shop.quickOrder.read(blob);
    const goods = goodsOfOrder(order);
    if (!read.ok) throw new Error(read.reason);
    expect(read.rows.map(({ quantity }) => quantity)).toEqual(
      goods.map(({ quantity }) => String(quantity)),
    );
    // The documents name no article number in an order: the list has read it from the specifications.
    const { rows } = await shop.quickOrder.review(read.rows);
    expect(rows.map(({ article }) => article?.id)).toEqual(
      goods.map(({ specificationId }) => specificationId),
    );
  },
);

test('the export has a row for each line of every order of the range', async () => {
  const { shop, range } = await regular();
  const { blob, name } = await shop.orders.history.exportOrders({ ...range, format: 'csv' });
  expect(name).toBe(`order-history-${range.from}-${range.to}.csv`);
  const lines = (await blob.text()).trim().split('\r\n');
  const numbers = new Set(lines.slice(1).map((line) => line.split(',')[0]));
  const { count, pages } = await shop.orders.list.get({ tab: 'all', keyword: '', page: 1 });
  expect(numbers.size).toBeGreaterThan((pages - 2) * 20);
  if (!isDocumented) expect(numbers.size).toBeLessThanOrEqual(count ?? 0);
});
