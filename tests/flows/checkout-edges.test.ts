// Orders at the limits of money and time: free orders, expiry against payment, and each refund made once.
// Spec: 2§4, 2§5
import { payStanding, readResult, resultOf } from '@clinicart/sdk/cashier';
import { addressOf } from '@clinicart/sdk/checkout';
import { order as orderCalls } from '@clinicart/sdk/contract';
import { describe, expect, test } from 'vitest';
import { tabsInTurn } from './orders.ts';
import {
  atCashier,
  BALANCE,
  by,
  MIXED,
  openTill,
  PAY_PASSWORD,
  paidOnce,
  type Till,
} from './payments.ts';
import { formOf } from './shop.ts';

const DAY_MS = 24 * 3_600_000;

/** Gives every buyer a coupon that takes this many cents off any order. */
function giveCoupons({ rows, sandbox }: Till, off: number) {
  const now = sandbox.console.now();
  rows(
    `UPDATE coupon SET minimum = 0, amount = ?, percent_off = NULL, covers_all = 1, starts_at = 0, ends_at = ?`,
    off,
    now + 90 * DAY_MS,
  );
  rows(
    'INSERT INTO account_coupon (account_id, coupon_id, claimed_at) SELECT a.id, (SELECT max(id) FROM coupon), ? FROM account a',
    now,
  );
}

/** Makes every order free: a coupon covers all goods, and delivery costs nothing. */
function makeFree(till: Till) {
  giveCoupons(till, 10_000_000);
  till.rows('UPDATE store_delivery SET freight = 0');
}

describe('an order that costs nothing', () => {
  test.each([
    ['online', 'cashier'],
    ['transfer', 'transfer-result'],
    ['cheque', 'paid-result'],
  ] as const)('paid by %s is paid on creation, and takes no payment', async (payment, next) => {
    const till = await openTill('finance');
    await till.address('810000');
    makeFree(till);
    const before = till.balance();
    const shown = await till.begin(till.goods(1));
    till.shop.checkout.choose(shown.orderNo, { payment });
    const { totals } = await till.shop.checkout.explain();
    expect(totals.total).toBe(0);
    expect(shown.total).toBe(0);
    const placed = await till.shop.checkout.place(shown, { password: PAY_PASSWORD });
    expect(placed).toEqual({ ok: true, orderNo: shown.orderNo, next });
    const order = await till.shop.cashier.order.get(shown.orderNo);
    const now = till.sandbox.console.now();
    expect(payStanding(order, now)).toBe('paid');
    expect(resultOf(readResult(new URLSearchParams('type=success')), order, now)).toMatchObject({
      kind: 'paid',
      total: 0,
    });
    for (const wish of [BALANCE, by('card'), by('transfer')])
      expect(await till.shop.cashier.pay(order, wish)).toEqual({ ok: true, next: 'paid' });
    expect(till.balance()).toBe(before);
    till.sandbox.console.advanceClock(2 * DAY_MS);
    expect(await till.shop.cashier.expire(shown.orderNo)).toBe('paid');
    expect(till.orders()).toMatchObject([{ status: 2, total: 0 }]);
  });
});

describe('an order that is closed', () => {
  test('returns its coupon to the unused ones, here and in another tab', async () => {
    const till = await openTill('credit');
    await till.address('810000');
    giveCoupons(till, 100);
    const first = { view: 'unused', page: 1 } as const;
    const tabs = [till.shop, till.tab()].map(({ coupons }) => coupons.mine.watch(first));
    const stops = tabs.map((tab) => tab.listen(() => {}));
    const shown = () => tabs.map((tab) => tab.get().value?.coupons.length);
    await expect.poll(shown).not.toContain(undefined);
    const before = shown();
    const placed = await till.shop.checkout.place(await till.begin(till.goods(1)));
    await expect.poll(shown).toEqual(before.map((count = 0) => count - 1));
    const orderNo = placed.ok ? placed.orderNo : '';
    expect(await till.shop.orders.cancel(orderNo)).toMatchObject({ ok: true });
    await expect.poll(shown).toEqual(before);
    for (const stop of stops) stop();
  });

  test('returns stock, coupon and held balance once, however often it is closed', async () => {
    const till = await openTill('credit');
    await till.address('810000');
    const [good] = till.goods(1, 's.price > 140000');
    if (!good) throw new Error('nothing is dear enough');
    giveCoupons(till, 100);
    const stock = () =>
      till.rows('SELECT stock FROM specification WHERE id = ?', good.specificationId);
    const coupons = () => till.rows('SELECT count(*) n FROM account_coupon WHERE used_at IS NULL');
    const before = { stock: stock(), coupons: coupons(), balance: till.balance() };
    const placed = await till.shop.checkout.place(await till.begin([good]));
    const orderNo = placed.ok ? placed.orderNo : '';
    const order = await till.shop.cashier.order.get(orderNo);
    expect(await till.shop.cashier.pay(order, MIXED)).toMatchObject({ next: 'provider' });
    expect(stock()).not.toEqual(before.stock);
    expect(coupons()).not.toEqual(before.coupons);
    expect(till.balance()).toBe(0);

    till.sandbox.console.advanceClock(2 * DAY_MS);
    const tab = till.tab();
    expect(
      await Promise.all([
        till.shop.cashier.expire(orderNo),
        tab.cashier.expire(orderNo),
        till.shop.cashier.expire(orderNo),
      ]),
    ).toEqual(['closed', 'closed', 'closed']);
    // A clock set back reopens no order and closes none twice.
    till.sandbox.console.advanceClock(-2 * DAY_MS);
    expect(await tab.cashier.expire(orderNo)).toBe('closed');
    expect(await tab.cashier.pay(order, BALANCE)).toMatchObject({ ok: false });
    expect({ stock: stock(), coupons: coupons(), balance: till.balance() }).toEqual(before);
    expect(paidOnce(till)).toEqual([]);
  });

  test('refunds a later payment at the provider, and tells the buyer', async () => {
    const till = await openTill('verified');
    const order = await atCashier(till);
    const { cashier } = till.shop;
    await cashier.pay(order, by('paypal'));
    till.sandbox.console.advanceClock(2 * DAY_MS);
    expect(await till.tab().cashier.expire(order.orderNo)).toBe('closed');
    till.sandbox.console.completePayment(till.sandbox.console.payments()[0]?.id ?? 0);
    await expect(cashier.confirmReturn(till.token(), order.orderNo)).rejects.toMatchObject({
      message: expect.stringMatching(/refunded in full/),
    });
    expect(cashier.follow(order.orderNo).get()).toEqual({
      status: 'closed',
      message: expect.stringMatching(/refunded in full/),
    });
    expect(till.payments()).toEqual([['51', 'refunded', 0, order.total]]);
    expect(till.orders()).toMatchObject([{ status: 5 }]);
  });
});

test('shows an address that was edited on another device before it orders', async () => {
  const till = await openTill('finance');
  await till.address('810000');
  const shown = await till.begin(till.goods(1));
  till.rows(
    `UPDATE delivery_address SET street = '9 Nowhere Lane' WHERE id = ?`,
    addressOf(shown)?.id ?? '',
  );
  expect(await till.shop.checkout.place(shown)).toMatchObject({
    ok: false,
    reason: 'blocked',
    notice: { reason: 'order-goods-changed' },
  });
  expect(till.orders()).toEqual([]);
});

test('tells an account that may not see prices just that', async () => {
  const till = await openTill('verified');
  await till.shop.cart.add(
    till.goods(2).map(({ specificationId, quantity }) => ({ specificationId, quantity })),
  );
  till.rows(`UPDATE account SET auth_status = '2' WHERE scenario = 'verified'`);
  const told = await till.again().checkout.explainCart();
  expect(told.blockers).toEqual([{ about: 'order', reason: 'not-certified', facts: {} }]);
  expect([told.totals.total, told.next]).toEqual([0, []]);
});

test('does not pay by cheque an order whose products differ from those shown', async () => {
  const till = await openTill('finance');
  await till.address('810000');
  const [one, other] = till.goods(2);
  if (!one || !other) throw new Error('nothing is sold');
  // A different machine, which shares no lock with this one.
  const elsewhere = till.again({ storage: 'memory', exclusive: tabsInTurn() });
  await elsewhere.session.signIn(formOf('finance'));
  const shop = till.again({
    async fetch(input, init) {
      const request = new Request(input, init);
      // A different device, a moment earlier.
      if (new URL(request.url).pathname === orderCalls.createOrder.path) {
        await elsewhere.checkout.begin([other], 'product');
        await elsewhere.checkout.confirmation.get(null);
      }
      return till.sandbox.fetch(request);
    },
  });
  await shop.checkout.begin([one], 'product');
  const shown = await shop.checkout.confirmation.get(null);
  shop.checkout.choose(shown.orderNo, { payment: 'cheque' });
  const placed = await shop.checkout.place(shown, { password: PAY_PASSWORD });
  expect(placed.ok).toBe(false);
  expect(paidOnce(till)).toEqual([]);
  expect(shop.checkout.$unsettled.get()).toBeUndefined();
});
