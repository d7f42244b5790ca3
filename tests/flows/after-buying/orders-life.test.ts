// Placed orders from payment to receipt: the SDK against the sandbox, as a page and a script use it. Spec: 2§2.5 to 2§2.6, 2§4
import { orders as rows } from '@clinicart/sdk/contract';
import {
  type OrderListQuery,
  type OrderTab,
  orderBreakdown,
  orderWording,
  parcelsOf,
} from '@clinicart/sdk/orders';
import { describe, expect, test } from 'vitest';
import { atCashier, BALANCE, calls, openTill, type Till } from '../payments.ts';
import { formOf, withAssumed } from '../shop.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const query = (tab: OrderTab, keyword = '', page = 1): OrderListQuery => ({ tab, keyword, page });
const drop = ({ sandbox }: Till, { path }: { path: string }, times = 1) =>
  sandbox.console.setFault({ kind: 'drop', path, times });

/** An order that is paid from the balance. */
async function paidOrder(till: Till): Promise<string> {
  const order = await atCashier(till);
  expect(await till.shop.cashier.pay(order, BALANCE)).toEqual({ ok: true, next: 'paid' });
  return order.orderNo;
}

const wordingOf = async ({ shop, sandbox }: Till, orderNo: string) =>
  orderWording(await shop.orders.order.get(orderNo), sandbox.console.now()).reason;

describe('the life of an order', () => {
  test('goes from payment over two parcels to receipt, and each tab finds it', async () => {
    const till = await openTill('credit');
    const { shop, sandbox } = till;
    const orderNo = await paidOrder(till);
    const found = async (tab: OrderTab) =>
      (await shop.orders.list.get(query(tab))).orders.map((order) => order.orderNo);
    expect(await wordingOf(till, orderNo)).toBe('order-to-ship');
    expect(await found('to-ship')).toEqual([orderNo]);

    sandbox.console.shipOrder(orderNo, { parcels: 2 });
    expect(await wordingOf(till, orderNo)).toBe('order-to-receive');
    expect(await found('to-receive')).toEqual([orderNo]);
    expect(await found('to-ship')).toEqual([]);
    const order = await shop.orders.order.get(orderNo);
    const parcels = parcelsOf(order);
    expect(parcels.length).toBeGreaterThan(0);
    expect(shop.orders.actions(order)['confirm-receipt']).toEqual({ ok: true });

    const [parcel] = parcels;
    if (!parcel) throw new Error('no parcel');
    const stateOf = async () => (await shop.orders.tracking.get(parcel)).state;
    expect(await stateOf()).toBe('no-trace');
    sandbox.console.advanceClock(7 * HOUR_MS);
    expect(await stateOf()).toBe('in-transit');
    sandbox.console.advanceClock(DAY_MS);
    expect(await stateOf()).toBe('signed-normally');
    const packed = await Promise.all(
      parcels.map(({ waybill }) => shop.orders.parcelGoods.get({ orderNo, waybill })),
    );
    const pieces = (goods: readonly { readonly quantity: number }[]) =>
      goods.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(pieces(packed.flat())).toBe(pieces(order.stores.flatMap(({ goods }) => goods)));

    expect(await shop.orders.confirmReceipt(orderNo)).toEqual({ ok: true });
    expect(await wordingOf(till, orderNo)).toBe('order-completed');
    expect(await found('completed')).toEqual([orderNo]);
    expect(await shop.orders.confirmReceipt(orderNo)).toEqual({ ok: true });
    expect(calls(till, rows.confirmReceipt)).toBe(1);
  });

  test('has a breakdown that adds up to its total', async () => {
    const till = await openTill('credit');
    const { shop } = till;
    const order = await shop.orders.order.get(await paidOrder(till));
    const { rows: parts, total } = orderBreakdown(order);
    expect(parts.map(({ kind }) => kind)).not.toContain('adjustment');
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  test('refuses an unknown waybill in its own words', async () => {
    const till = await openTill('credit');
    const unknown = { waybill: 'NONE', carrierId: '' };
    await expect(till.shop.orders.tracking.get(unknown)).rejects.toMatchObject({
      kind: 'server',
      message: expect.stringMatching(/does not exist|不存在/),
    });
  });
});

describe('an operation', () => {
  test('cancels once, and another tab shows it', async () => {
    const till = await openTill('verified');
    const orderNo = await till.order();
    const other = till.tab();
    const seen: string[] = [];
    const stop = other.orders.order.watch(orderNo).subscribe(({ value }) => {
      if (value) seen.push(value.status);
    });
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual(['pending']);
    const both = await Promise.all([
      till.shop.orders.cancel(orderNo),
      other.orders.cancel(orderNo),
    ]);
    expect(both).toEqual([{ ok: true }, { ok: true }]);
    expect(calls(till, rows.closeOrder)).toBe(1);
    await expect.poll(() => seen.at(-1), { timeout: 10_000 }).toBe('closed');
    stop();
  });

  test('cancels, and a cashier that is open in another tab refuses it', async () => {
    const till = await openTill('verified');
    const orderNo = await till.order();
    const other = till.tab();
    const payable: string[] = [];
    const leave = other.cashier.order.watch(orderNo).subscribe(({ value, error }) => {
      if (error ?? value) payable.push(error ? 'refused' : 'open');
    });
    await expect.poll(() => payable, { timeout: 10_000 }).toEqual(['open']);
    expect(await till.shop.orders.cancel(orderNo)).toEqual({ ok: true });
    await expect.poll(() => payable.at(-1), { timeout: 10_000 }).toBe('refused');
    leave();
  });

  test.each([
    ['cancelling', 'cancel', rows.closeOrder],
    ['confirming receipt', 'confirmReceipt', rows.confirmReceipt],
  ] as const)('%s is done once though its answer is lost', async (_, operation, row) => {
    const till = await openTill('credit');
    const isReceipt = operation === 'confirmReceipt';
    const orderNo = isReceipt ? await paidOrder(till) : await till.order();
    if (isReceipt) till.sandbox.console.shipOrder(orderNo);
    drop(till, row);
    expect(await till.shop.orders[operation](orderNo)).toEqual({ ok: true });
    expect(calls(till, row)).toBe(1);
    expect(till.shop.orders.$unconfirmed.get()).toEqual([]);
  });

  test('of unknown outcome is recorded, and the next try asks the server first', async () => {
    const till = await openTill('verified');
    const orderNo = await till.order();
    drop(till, rows.closeOrder);
    const tab = till.tab({
      // The reads that would tell are lost too.
      onCall: ({ endpoint }) =>
        endpoint === rows.closeOrder.name && drop(till, rows.orderDetail, 50),
    });
    const outcome = await tab.orders.cancel(orderNo);
    if (outcome.ok) return expect.unreachable('the reads were not lost');
    expect(outcome.message).toMatch(/did not hear back|未收到回覆/);
    expect(till.kept()).toContain(orderNo);
    till.sandbox.console.clearFaults();
    const after = till.tab();
    expect(after.orders.$unconfirmed.get()).toMatchObject([{ orderNo, operation: 'close' }]);
    expect(await after.orders.cancel(orderNo)).toEqual({ ok: true });
    expect(calls(till, rows.closeOrder)).toBe(1);
    expect(after.orders.$unconfirmed.get()).toEqual([]);
  });

  test('at zero closes the order by one call, whichever tab sees it first', async () => {
    const till = await openTill('verified');
    const orderNo = await till.order();
    const order = await till.shop.orders.order.get(orderNo);
    expect(await till.shop.orders.expire(orderNo)).toBe('open');
    till.sandbox.console.advanceClock((order.timeLeftMs ?? 0) + 1_000);
    const tabs = [till.shop, till.tab(), till.tab()];
    const all = await Promise.all(tabs.map((tab) => tab.orders.expire(orderNo)));
    expect(all).toEqual(['closed', 'closed', 'closed']);
    expect(calls(till, rows.closeOrder)).toBeLessThanOrEqual(1);
  });

  test('is refused for finance staff, who may still read', async () => {
    const till = await openTill('finance');
    const orderNo = await till.order();
    const order = await till.shop.orders.order.get(orderNo);
    expect(till.shop.orders.actions(order).cancel).toMatchObject({
      ok: false,
      reason: 'cancel-by-finance',
    });
    expect(await till.shop.orders.cancel(orderNo)).toMatchObject({ ok: false });
    expect(calls(till, rows.closeOrder)).toBe(0);
  });
});

describe('the order list', () => {
  test('finds by product name and by number, and counts its tabs', async () => {
    const till = await openTill('verified');
    const orderNo = await till.order();
    const { orders, counts } = await till.shop.orders.list.get(query('all'));
    expect(orders.map((order) => order.orderNo)).toEqual([orderNo]);
    expect(counts).toEqual({ pending: 1, 'to-ship': 0, 'to-receive': 0 });
    const name = orders[0]?.stores[0]?.goods[0]?.name ?? '';
    const found = async (keyword: string) =>
      (await till.shop.orders.list.get(query('all', keyword))).orders.length;
    expect((await till.shop.orders.list.get({ tab: 'all', page: 1 })).orders).toHaveLength(1);
    expect(await found(name.slice(0, 4))).toBe(1);
    expect(await found(orderNo.slice(-5))).toBe(1);
    expect(await found('nothing of that name')).toBe(0);
  });

  test('is closed to a visitor, and opens no dialog', async () => {
    const till = await openTill('verified');
    till.shop.session.signOut();
    await expect(till.shop.orders.list.get(query('all'))).rejects.toMatchObject({
      kind: 'login-required',
    });
    expect(till.shop.session.$loginRequest.get()).toBeUndefined();
  });

  test("does not show another account's order", async () => {
    const till = await openTill('verified');
    const orderNo = await till.order();
    await till.shop.session.signIn(formOf('credit'));
    await expect(till.shop.orders.order.get(orderNo)).rejects.toMatchObject({ kind: 'server' });
  });
});

describe('buying again', () => {
  test('adds what is still sold, and names what is not, line by line', async () => {
    const till = await openTill('credit');
    const { shop, sandbox } = till;
    await till.address('810000');
    const confirmation = await till.begin(till.goods(3));
    const placed = await shop.checkout.place(confirmation);
    if (!placed.ok) throw new Error(placed.reason);
    const order = await shop.orders.order.get(placed.orderNo);
    expect(await shop.orders.cancel(order.orderNo)).toEqual({ ok: true });
    const [soldOut] = order.stores.flatMap((store) => store.goods);
    sandbox.console.setStock(Number(soldOut?.specificationId), 0);
    const lines = order.stores.flatMap((store) =>
      store.goods.map((good) => ({ good, quantity: good.quantity })),
    );
    const review = await shop.orders.reviewAgain(lines);
    expect(review.lines.map(({ problem }) => problem?.reason)).toEqual([
      'no-stock',
      undefined,
      undefined,
    ]);
    const outcome = await shop.orders.buyAgain(review);
    expect(outcome.state).toBe('some');
    expect(outcome.results.map(({ state }) => state)).toEqual(['not-added', 'added', 'added']);
    const inCart = (await shop.cart.contents.get(null)).groups.flatMap((group) =>
      group.lines.map((line) => line.specificationId),
    );
    const [none, ...others] = lines.map(({ good }) => good.specificationId);
    expect(inCart).toEqual(expect.arrayContaining(others));
    expect(inCart).not.toContain(none);
  });

  test('reviews every line as unread where nothing could be read', async () => {
    const { shop, order: makeOrder } = await openTill('verified');
    const order = await shop.orders.order.get(await makeOrder());
    const [good] = order.stores.flatMap(({ goods }) => goods);
    if (!good) throw new Error('The order has no goods.');
    const reading = shop.orders.reviewAgain([{ good, quantity: 1 }]);
    shop.session.signOut();
    const { lines } = await reading;
    expect(lines.map(({ problem }) => problem?.reason)).toEqual(['again-unread']);
  });
});

withAssumed('the remark and the reason of a rejection', () => {
  test('a comfort field adds the unit and the article number', async () => {
    const till = await openTill('verified');
    const order = await till.shop.orders.order.get(await till.order());
    const [good] = order.stores.flatMap(({ goods }) => goods);
    expect(good?.articleNumber).toMatch(/^[A-Z0-9-]+$/);
  });
});
