// Payments at a provider under faults: the window is closed, an answer is lost or comes after the expiry of the order, or the
// provider has the money while the shop cannot be queried. Spec: 2§2.3, 2§4
import { cashier } from '@clinicart/sdk/contract';
import { describe, expect, test } from 'vitest';
import {
  atCashier,
  BALANCE,
  by,
  CHEQUE,
  end,
  MIXED,
  openTill,
  paidOnce,
  type Till,
} from './payments.ts';

const DAY_MS = 24 * 3_600_000;
const { startPayment, payByPassword, pollOrder, pollProvider } = cashier;

/** Ways that continue at a provider: a card with 3-D Secure, a window, a code to scan, and a part from the balance. */
const ELSEWHERE = [
  ['a card', by('card'), 'finance', 1],
  ['a PayPal window', by('paypal'), 'finance', 1],
  ['a PayMe window', by('payme'), 'finance', 1],
  ['an FPS code', by('fps'), 'finance', 1],
  ['balance and card', MIXED, 'credit', 150_000],
] as const;

/** Ways that a password pays at once. */
const AT_ONCE = [
  ['the balance', BALANCE],
  ['a cheque', CHEQUE],
] as const;

const fault = (
  { sandbox }: Till,
  { path }: { path: string },
  kind: 'drop' | 'status',
  times?: number,
) =>
  sandbox.console.setFault({
    ...(kind === 'drop' ? { kind } : { kind, status: 500 }),
    path,
    ...(times !== undefined && { times }),
  });

/** A tab that sends no read a second time, so that none is on its way when the server closes. */
const patient = (till: Till) => till.tab({ retry: 0 });

/** Waits until no tab polls any more: the server closes with the test. */
async function quiet({ sandbox }: Till): Promise<void> {
  let before = -1;
  await expect
    .poll(
      () => {
        const now = sandbox.console.requests().length;
        const isQuiet = now === before;
        before = now;
        return isQuiet;
      },
      { interval: 250 },
    )
    .toBe(true);
}

async function begun(
  scenario: string,
  least: number,
  wish: Parameters<Till['shop']['cashier']['pay']>[1],
) {
  const till = await openTill(scenario);
  const order = await atCashier(till, least);
  const outcome = await till.shop.cashier.pay(order, wish);
  expect(outcome).toMatchObject({ ok: true, next: 'provider' });
  return { till, order };
}

describe.each(ELSEWHERE)('%s', (_, wish, scenario, least) => {
  test('that is abandoned leaves the order to pay another way, once', async () => {
    const { till, order } = await begun(scenario, least, wish);
    // The window is closed without a payment, and the page is opened again.
    const after = till.tab();
    expect(after.cashier.begun(order.orderNo).get()).toBeDefined();
    expect(await after.cashier.pay(order, by('alipay'))).toMatchObject({
      ok: true,
      next: 'provider',
    });
    till.take();
    after.cashier.askNow(order.orderNo);
    expect(await end(after, order.orderNo)).toEqual({ status: 'paid' });
    expect(paidOnce(till)).toHaveLength(1);
    await quiet(till);
  });

  test('that expires unpaid closes the order, pays nothing and books nothing', async () => {
    const { till, order } = await begun(scenario, least, wish);
    const before = till.balance();
    till.sandbox.console.advanceClock(2 * DAY_MS);
    expect(await till.shop.cashier.expire(order.orderNo)).toBe('closed');
    expect(await till.shop.cashier.pay(order, wish)).toMatchObject({
      ok: false,
      reason: 'expired',
    });
    expect(await end(till.shop, order.orderNo)).toMatchObject({ status: 'closed' });
    expect(paidOnce(till)).toEqual([]);
    expect(till.balance()).toBeGreaterThanOrEqual(before);
  });

  test('that took the money in time pays the order, though the shop was queried in vain until its expiry', async () => {
    const { till, order } = await begun(scenario, least, wish);
    till.take();
    const shop = patient(till);
    for (const poll of [pollOrder, pollProvider]) fault(till, poll, 'status');
    const $status = shop.cashier.follow(order.orderNo);
    const stop = $status.listen(() => {});
    shop.cashier.askNow(order.orderNo);
    await expect
      .poll(() => till.sandbox.console.requests().some(({ path }) => path === pollOrder.path))
      .toBe(true);
    // Nothing is known, so the page neither reports a failure nor lets the buyer pay again.
    expect($status.get().status).not.toMatch(/paid|closed/);
    till.sandbox.console.advanceClock(2 * DAY_MS);
    till.sandbox.console.clearFaults();
    shop.cashier.askNow(order.orderNo);
    expect(await shop.cashier.expire(order.orderNo)).toBe('paid');
    expect(await end(shop, order.orderNo)).toEqual({ status: 'paid' });
    stop();
    expect(paidOnce(till)).toHaveLength(1);
    await quiet(till);
  });

  test('whose beginning was not answered until the order had expired begins nothing more', async () => {
    const till = await openTill(scenario);
    const order = await atCashier(till, least);
    for (const poll of [pollOrder, pollProvider]) fault(till, poll, 'status');
    fault(till, startPayment, 'drop');
    const shop = patient(till);
    expect(await shop.cashier.pay(order, wish)).toMatchObject({ ok: false });
    till.sandbox.console.clearFaults();
    till.sandbox.console.advanceClock(2 * DAY_MS);
    expect(await shop.cashier.pay(order, wish)).toMatchObject({
      ok: false,
      reason: 'expired',
    });
    expect(await shop.cashier.expire(order.orderNo)).toBe('closed');
    expect(paidOnce(till)).toEqual([]);
    expect(till.payments().filter(([, status]) => status === 'open')).toEqual([]);
    await quiet(till);
  });
});

describe.each(AT_ONCE)('a payment from %s', (_, wish) => {
  test('whose answer was lost counts as paid after the expiry of the order', async () => {
    const till = await openTill('finance');
    const order = await atCashier(till);
    for (const poll of [pollOrder, pollProvider]) fault(till, poll, 'status');
    fault(till, payByPassword, 'drop');
    expect(await patient(till).cashier.pay(order, wish)).toMatchObject({
      ok: false,
      reason: 'unknown',
    });
    till.sandbox.console.clearFaults();
    till.sandbox.console.advanceClock(2 * DAY_MS);
    const after = till.tab();
    expect(await after.cashier.expire(order.orderNo)).toBe('paid');
    expect(paidOnce(till)).toHaveLength(1);
  });

  test('that did not arrive before the expiry pays nothing, and says that the order has expired', async () => {
    const till = await openTill('finance');
    const before = till.balance();
    const order = await atCashier(till);
    fault(till, payByPassword, 'status', 1);
    expect((await till.shop.cashier.pay(order, wish)).ok).toBe(false);
    till.sandbox.console.advanceClock(2 * DAY_MS);
    expect(await till.tab().cashier.pay(order, wish)).toMatchObject({
      ok: false,
      reason: 'expired',
    });
    expect(paidOnce(till)).toEqual([]);
    expect(till.balance()).toBe(before);
  });
});
