// One payment per order, whatever is lost: answers, pages, tabs or time. Spec: 2§2.1, 2§4, 2§8
import { orderFailure, payStanding } from '@clinicart/sdk/cashier';
import { cashier } from '@clinicart/sdk/contract';
import { describe, expect, test } from 'vitest';
import {
  atCashier,
  BALANCE,
  by,
  CHEQUE,
  calls,
  end,
  MIXED,
  openTill,
  paidOnce,
  type Till,
} from './payments.ts';
import { formOf } from './shop.ts';

const DAY_MS = 24 * 3_600_000;
const { startPayment, payByPassword, validatePayPassword, pollOrder, pollProvider, cancelExpired } =
  cashier;

const drop = ({ sandbox }: Till, { path }: { path: string }, times = 1) =>
  sandbox.console.setFault({ kind: 'drop', path, times });

describe('an answer that is lost after the server did the work', () => {
  test.each([
    ['card', by('card'), 'verified', 1],
    ['page', by('paypal'), 'verified', 1],
    ['balance and card', MIXED, 'credit', 150_000],
  ] as const)('begins with %s once', async (_, wish, scenario, least) => {
    const till = await openTill(scenario);
    const order = await atCashier(till, least);
    drop(till, startPayment);
    expect(await till.shop.cashier.pay(order, wish)).toMatchObject({ ok: true, next: 'provider' });
    drop(till, startPayment, 2);
    expect(await till.shop.cashier.pay(order, wish)).toEqual({
      ok: false,
      reason: 'refused',
      message: expect.stringMatching(/network/),
    });
    expect(await till.shop.cashier.pay(order, wish)).toMatchObject({ ok: true, next: 'provider' });
    expect(till.payments()).toHaveLength(1);
  });

  test('proves the password for a part once more', async () => {
    const till = await openTill('credit');
    const order = await atCashier(till, 150_000);
    drop(till, validatePayPassword);
    expect(await till.shop.cashier.pay(order, MIXED)).toMatchObject({ next: 'provider' });
  });

  test.each([
    ['the balance', BALANCE],
    ['a cheque', CHEQUE],
  ])('pays from %s once, and says so', async (_, wish) => {
    const till = await openTill('finance');
    const order = await atCashier(till);
    drop(till, payByPassword);
    expect(await till.shop.cashier.pay(order, wish)).toEqual({ ok: true, next: 'paid' });
    expect(calls(till, payByPassword)).toBe(1);
    expect(paidOnce(till)).toHaveLength(1);
  });

  test('records a payment of unknown outcome, confirms it later, and pays once', async () => {
    const till = await openTill('finance');
    const before = till.balance();
    const order = await atCashier(till);
    const { orderNo } = order;
    drop(till, payByPassword);
    till.sandbox.console.setFault({ kind: 'drop', path: pollOrder.path });
    till.sandbox.console.setFault({ kind: 'drop', path: pollProvider.path });
    expect(await till.shop.cashier.pay(order, BALANCE)).toMatchObject({
      ok: false,
      reason: 'unknown',
      notice: { reason: 'payment-unknown' },
    });
    // After a crash, the next page knows the interrupted payment.
    till.sandbox.console.clearFaults();
    const after = till.tab();
    expect(after.cashier.begun(orderNo).get()).toMatchObject({ method: 'balance' });
    expect(await after.cashier.pay(order, BALANCE)).toEqual({ ok: true, next: 'paid' });
    expect(await end(after, orderNo)).toEqual({ status: 'paid' });
    expect(after.cashier.begun(orderNo).get()).toBeUndefined();
    expect(paidOnce(till)).toHaveLength(1);
    expect(till.balance()).toBe(before - order.total);
  });
});

describe('one order, several tabs and browsers', () => {
  test('a second press joins the first', async () => {
    const till = await openTill('finance');
    const order = await atCashier(till);
    const { cashier: desk } = till.shop;
    expect(await Promise.all([desk.pay(order, BALANCE), desk.pay(order, BALANCE)])).toEqual([
      { ok: true, next: 'paid' },
      { ok: true, next: 'paid' },
    ]);
    expect(calls(till, payByPassword)).toBe(1);
  });

  test('pays once from two tabs and two browsers', async () => {
    const till = await openTill('finance');
    const before = till.balance();
    const order = await atCashier(till);
    const elsewhere = till.again({ storage: 'memory' });
    await elsewhere.session.signIn(formOf('finance'));
    const shops = [till.shop, till.tab(), elsewhere];
    const wishes = [BALANCE, BALANCE, CHEQUE];
    const outcomes = await Promise.all(
      shops.map((shop, index) => shop.cashier.pay(order, wishes[index] ?? BALANCE)),
    );
    expect(outcomes).toEqual(shops.map(() => ({ ok: true, next: 'paid' })));
    const [payment, ...others] = paidOnce(till);
    expect(others).toEqual([]);
    expect(before - till.balance()).toBe(payment?.[0] === '9' ? order.total : 0);
  });

  test('is not paid another way when the provider has been paid and has not reported yet', async () => {
    const till = await openTill('finance');
    const order = await atCashier(till);
    await till.shop.cashier.pay(order, by('paypal'));
    till.shop.cashier.forget(order.orderNo);
    expect(till.shop.cashier.begun(order.orderNo).get()).toBeUndefined();
    till.take();
    const asked = calls(till, pollProvider);
    expect(await till.tab().cashier.pay(order, BALANCE)).toEqual({ ok: true, next: 'paid' });
    expect(calls(till, pollProvider)).toBe(asked + 1);
    expect(calls(till, payByPassword)).toBe(0);
    expect(till.payments()).toEqual([['51', 'paid', 0, order.total]]);
  });

  test('a waiting tab learns the result from the tab that polls', async () => {
    const till = await openTill('verified');
    const order = await atCashier(till);
    const waiting = till.tab();
    await till.shop.cashier.pay(order, by('card'));
    const ends = [end(till.shop, order.orderNo), end(waiting, order.orderNo)];
    till.take();
    till.shop.cashier.askNow(order.orderNo);
    expect(await Promise.all(ends)).toEqual([{ status: 'paid' }, { status: 'paid' }]);
    expect(waiting.cashier.begun(order.orderNo).get()).toBeUndefined();
  });
});

describe('after a reload', () => {
  test('continues the same payment, and stores no secret', async () => {
    const till = await openTill('verified');
    const order = await atCashier(till);
    const first = await till.shop.cashier.pay(order, by('paypal'));
    const after = till.tab();
    const record = after.cashier.begun(order.orderNo).get();
    expect(first).toMatchObject({ start: record?.start });
    expect(await after.cashier.pay(order, by('paypal'))).toEqual(first);
    const card = await after.cashier.pay(order, by('card'));
    const secret =
      card.ok && card.next === 'provider' && card.start.kind === 'card' && card.start.clientSecret;
    expect(secret).toMatch(/_secret_/);
    expect(till.kept()).toContain(order.orderNo);
    expect(till.kept()).not.toMatch(/_secret_|246810|clinicart\.test/);
    after.cashier.forget(order.orderNo);
    expect(till.shop.cashier.begun(order.orderNo).get()).toBeUndefined();
  });
});

describe('back from a wallet with its token (Spec: 2§2.1)', () => {
  test('knows at once that the order is paid, though the answer was lost', async () => {
    const till = await openTill('verified');
    const order = await atCashier(till);
    await till.shop.cashier.pay(order, by('payme'));
    till.take();
    drop(till, cashier.confirmReturn);
    const page = till.tab();
    await page.cashier.confirmReturn(till.token(), order.orderNo);
    expect(page.cashier.follow(order.orderNo).get()).toEqual({ status: 'paid' });
    expect(till.shop.cashier.begun(order.orderNo).get()).toBeUndefined();
    expect(paidOnce(till)).toHaveLength(1);
  });

  test('shows the server’s reason without the money or with an unknown token', async () => {
    const till = await openTill('verified');
    const order = await atCashier(till);
    await till.shop.cashier.pay(order, by('payme'));
    const { confirmReturn } = till.shop.cashier;
    await expect(confirmReturn(till.token(), order.orderNo)).rejects.toMatchObject({
      kind: 'server',
      message: expect.stringMatching(/not complete/),
    });
    await expect(confirmReturn('guessed', order.orderNo)).rejects.toMatchObject({ kind: 'server' });
    expect(till.shop.cashier.begun(order.orderNo).get()).toMatchObject({ method: 'payme' });
  });
});

describe('time that is over', () => {
  test('closes an order at its expiry, and accepts no payment then (1333)', async () => {
    const till = await openTill('finance');
    const order = await atCashier(till);
    till.sandbox.console.advanceClock(2 * DAY_MS);
    expect(payStanding(order, till.sandbox.console.now())).toBe('expired');
    expect(await till.shop.cashier.pay(order, BALANCE)).toMatchObject({ reason: 'expired' });
    // A page with a slow clock queries the server, which gives the same answer.
    const late = { ...order, payBy: undefined };
    expect(await till.shop.cashier.pay(late, by('card'))).toMatchObject({ reason: 'closed' });
    expect(await till.shop.cashier.expire(order.orderNo)).toBe('closed');
    const failed = await till.shop.cashier.order.get(order.orderNo).catch((error) => error);
    // The server gives the reason, and this tab has read it; a tab that has not shows the server's answer.
    const why = expect.stringMatching(/expired/);
    expect(orderFailure(failed, till.shop.cashier.known(order.orderNo))).toEqual({
      kind: 'end',
      end: { kind: 'expired', why },
    });
    const other = till.tab();
    expect(orderFailure(failed, other.cashier.known(order.orderNo))).toEqual({
      kind: 'end',
      end: { kind: 'closed', why },
    });
    expect(await end(till.shop, order.orderNo)).toMatchObject({ status: 'closed' });
    expect(till.payments()).toEqual([]);
  });

  test('marks an order followed past its expiry as expired, and one that the merchant closed as not', async () => {
    const till = await openTill('verified');
    const late = await atCashier(till);
    till.sandbox.console.advanceClock(2 * DAY_MS);
    expect(await end(till.shop, late.orderNo)).toMatchObject({ status: 'closed' });
    expect(till.shop.cashier.known(late.orderNo).hasExpired).toBe(true);
    const closed = await atCashier(till);
    till.sandbox.console.closeOrder(closed.orderNo);
    expect(await end(till.shop, closed.orderNo)).toEqual({
      status: 'closed',
      message: expect.stringMatching(/closed/),
    });
    expect(till.shop.cashier.known(closed.orderNo).hasExpired).toBeUndefined();
  });

  test('keeps an order that was paid in time, however late the provider reports', async () => {
    const till = await openTill('verified');
    const order = await atCashier(till);
    await till.shop.cashier.pay(order, by('fps'));
    till.take();
    till.sandbox.console.advanceClock(2 * DAY_MS);
    expect(await till.shop.cashier.expire(order.orderNo)).toBe('paid');
    expect(paidOnce(till)).toHaveLength(1);
  });

  test('keeps the order open by a clock that is ahead', async () => {
    const till = await openTill('verified');
    const order = await atCashier(till);
    expect(await till.shop.cashier.expire(order.orderNo)).toBe('open');
    expect((await till.shop.cashier.order.get(order.orderNo)).status).toBe('pending');
  });

  test('closes it once when closing is repeated after a lost answer', async () => {
    const till = await openTill('verified');
    const { orderNo } = await atCashier(till);
    till.sandbox.console.advanceClock(2 * DAY_MS);
    drop(till, cancelExpired);
    expect(await till.shop.cashier.expire(orderNo)).toBe('closed');
    expect(await till.shop.cashier.expire(orderNo)).toBe('closed');
    expect(calls(till, cancelExpired)).toBe(3);
    expect(till.orders()).toMatchObject([{ order_no: orderNo, status: 5 }]);
  });
});
