// Each way to pay an order: the real SDK on the real sandbox, whose payments are counted. Spec: 2§2.3, 2§4, 2§5, 2§9
import {
  orderFailure,
  payStanding,
  readResult,
  resultOf,
  splitOfStarted,
  splitPayment,
} from '@clinicart/sdk/cashier';
import { cashier as contract, METHOD_CODES } from '@clinicart/sdk/contract';
import { describe, expect, test } from 'vitest';
import {
  atCashier,
  BALANCE,
  by,
  CHEQUE,
  end,
  MIXED,
  openTill,
  WRONG_PASSWORD,
} from './payments.ts';
import { formOf, withAssumed } from './shop.ts';

const PAY_ORDER = contract.payOrder.path;

describe('each way of paying', () => {
  test.each([
    ['card', 'card'],
    ['paypal', 'page'],
    ['alipay', 'page'],
    ['wechat', 'code'],
    ['fps', 'code'],
    ['payme', 'code'],
    ['alipay-scan', 'html'],
  ] as const)(
    '%s continues with a %s, and is paid once the provider has the money',
    async (method, kind) => {
      const till = await openTill('verified');
      const order = await atCashier(till);
      const { orderNo } = order;
      const outcome = await till.shop.cashier.pay(order, by(method));
      expect(outcome).toMatchObject({ ok: true, next: 'provider', start: { kind } });
      expect(till.shop.cashier.begun(orderNo).get()).toMatchObject({ method, isMixed: false });
      till.take();
      till.shop.cashier.askNow(orderNo);
      expect(await end(till.shop, orderNo)).toEqual({ status: 'paid' });
      expect(till.payments()).toEqual([[METHOD_CODES[method], 'paid', 0, order.total]]);
      expect(till.shop.cashier.begun(orderNo).get()).toBeUndefined();
      const paid = await till.shop.cashier.order.get(orderNo);
      expect(payStanding(paid, till.sandbox.console.now())).toBe('paid');
      expect(await till.shop.cashier.pay(paid, by('card'))).toEqual({ ok: true, next: 'paid' });
    },
  );

  test('waits for a remittance, shows its account, and still accepts a card', async () => {
    const till = await openTill('verified');
    const order = await atCashier(till);
    expect(await till.shop.cashier.pay(order, by('transfer'))).toMatchObject({
      ok: true,
      next: 'transfer',
      account: expect.stringMatching(/838/),
    });
    expect(till.shop.cashier.begun(order.orderNo).get(), 'nothing to go on with').toBeUndefined();
    const awaited = await till.shop.cashier.order.get(order.orderNo);
    const query = readResult(new URLSearchParams('type=success'));
    expect(resultOf(query, awaited, till.sandbox.console.now())).toMatchObject({
      kind: 'transfer',
      total: order.total,
      account: expect.stringMatching(/838/),
    });
    expect(await till.shop.cashier.pay(awaited, by('card'))).toMatchObject({ next: 'provider' });
    expect(till.payments().map(([method, status]) => [method, status])).toEqual([
      ['8', 'cancelled'],
      ['52', 'open'],
    ]);
    // Back at the address of the transfer, in this tab and another, after the card was given up too.
    const { orderNo } = order;
    const back = readResult(new URLSearchParams('type=success&payType=8'));
    till.shop.cashier.forget(orderNo);
    for (const { cashier } of [till.shop, till.tab()]) {
      const now = await cashier.order.get(orderNo);
      const known = cashier.known(orderNo);
      expect(resultOf(back, now, till.sandbox.console.now(), known).kind).toBe('waiting');
    }
  });

  test.each([
    ['the balance', BALANCE, '9'],
    ['a cheque', CHEQUE, '53'],
  ])('%s pays at once with the six digits', async (_, wish, code) => {
    const till = await openTill('finance');
    const before = till.balance();
    const order = await atCashier(till);
    expect(await till.shop.cashier.pay(order, wish)).toEqual({ ok: true, next: 'paid' });
    const fromBalance = code === '9' ? order.total : 0;
    expect(till.payments()).toEqual([[code, 'paid', fromBalance, order.total - fromBalance]]);
    expect(till.balance()).toBe(before - fromBalance);
  });

  test('splits a payment between balance and card, to the cent as shown', async () => {
    const till = await openTill('credit');
    const order = await atCashier(till, 150_000);
    const split = splitPayment(order, { useBalance: true });
    expect(split).toMatchObject({ balance: till.balance(), isMixed: true });
    expect(await till.shop.cashier.pay(order, MIXED)).toMatchObject({ next: 'provider' });
    till.take();
    till.shop.cashier.askNow(order.orderNo);
    await end(till.shop, order.orderNo);
    expect(till.payments()).toEqual([['52', 'paid', split.balance, split.method]]);
    expect(till.balance()).toBe(0);
  });

  test('keeps the parts of a payment that has started in every tab, though the balance grows', async () => {
    const till = await openTill('credit');
    const order = await atCashier(till, 150_000);
    const { orderNo } = order;
    const shown = splitPayment(order, { useBalance: true });
    await till.shop.cashier.pay(order, { ...MIXED, method: 'fps' });
    till.rows('UPDATE wallet SET balance = balance + 20000');
    for (const { cashier } of [till.shop, till.tab()]) {
      const now = await cashier.order.get(orderNo);
      const begun = cashier.begun(orderNo).get();
      expect(begun && splitOfStarted(now, begun)).toEqual(shown);
    }
    expect(till.payments()).toEqual([['57', 'open', shown.balance, shown.method]]);
  });

  test('names both parts of a mixed payment on the result, until another method starts', async () => {
    const till = await openTill('credit');
    const order = await atCashier(till, 150_000);
    const { orderNo } = order;
    const known = () => till.shop.cashier.known(orderNo);
    await till.shop.cashier.pay(order, MIXED);
    const split = splitPayment(order, { useBalance: true });
    expect(known().parts).toMatchObject({ balance: split.balance, rest: split.method });
    // In another tab of the browser, all of it.
    await till.tab().cashier.pay(order, by('paypal'));
    expect(known().parts).toBeUndefined();
    await till.shop.cashier.pay(await till.shop.cashier.order.get(orderNo), MIXED);
    till.take();
    till.shop.cashier.askNow(orderNo);
    await end(till.shop, orderNo);
    const paid = await till.shop.cashier.order.get(orderNo);
    const query = readResult(new URLSearchParams(`type=success&orderId=${orderNo}`));
    expect(resultOf(query, paid, till.sandbox.console.now(), known())).toMatchObject({
      kind: 'paid',
      parts: { balance: split.balance, rest: split.method, methodName: 'Credit or debit card' },
    });
    // Logout removes it from the tab.
    till.shop.session.signOut();
    expect(known().parts).toBeUndefined();
  });

  test('follows a remittance until the money arrives', async () => {
    const till = await openTill('verified');
    const order = await atCashier(till);
    await till.shop.cashier.pay(order, by('transfer'));
    const following = end(till.shop, order.orderNo);
    till.take();
    till.shop.cashier.askNow(order.orderNo);
    expect(await following).toEqual({ status: 'paid' });
    const paid = await till.shop.cashier.order.get(order.orderNo);
    const query = readResult(new URLSearchParams('type=success'));
    expect(resultOf(query, paid, till.sandbox.console.now()).kind).toBe('paid');
  });

  test('reports the whole balance, of which an order takes its cost (Spec: 2§4)', async () => {
    const till = await openTill('credit');
    const order = await atCashier(till, 10_000);
    expect(order.quota).toBe(till.balance());
    expect(order.quota).toBeGreaterThan(order.total);
    expect(splitPayment(order, { useBalance: true })).toEqual({
      balance: order.total,
      method: 0,
      isMixed: false,
    });
  });
});

test('shows the server’s reason when a payment does not start, and starts it again (Spec: 2§8)', async () => {
  const till = await openTill('verified');
  const order = await atCashier(till);
  till.sandbox.console.setFault({
    kind: 'result',
    resultID: 1399,
    message: 'The provider is closed.',
    times: 1,
    path: contract.startPayment.path,
  });
  expect(await till.shop.cashier.pay(order, by('card'))).toMatchObject({
    ok: false,
    message: 'The provider is closed.',
  });
  expect(till.shop.cashier.begun(order.orderNo).get()).toBeUndefined();
  expect(await till.shop.cashier.pay(order, by('card'))).toMatchObject({ next: 'provider' });
});

test.each(['card', 'paypal', 'wechat'] as const)(
  'retries a declined payment by %s, and pays once',
  async (method) => {
    const till = await openTill('verified');
    const { console: merchant } = till.sandbox;
    const order = await atCashier(till);
    const { orderNo } = order;
    await till.shop.cashier.pay(order, by(method));
    const first = merchant.payments()[0]?.id ?? 0;
    merchant.declinePayment(first);
    await expect(till.shop.cashier.confirmReturn(till.token(), orderNo)).rejects.toMatchObject({
      message: expect.stringMatching(/declined/),
    });
    expect(till.shop.cashier.follow(orderNo).get()).toEqual({ status: 'waiting' });
    const again = await till.shop.cashier.pay(order, by(method));
    expect(again).toMatchObject({ ok: true, next: 'provider' });
    const following = end(till.shop, orderNo);
    merchant.completePayment(merchant.payments()[0]?.id ?? 0);
    expect(await following).toEqual({ status: 'paid' });
    expect(till.payments().map(([, status]) => status)).toEqual(['declined', 'paid']);
  },
);

test('keeps that the card was declined for every tab, until a payment starts again', async () => {
  const till = await openTill('verified');
  const order = await atCashier(till);
  const { orderNo } = order;
  await till.shop.cashier.pay(order, by('card'));
  till.shop.cashier.noteDeclined(orderNo);
  const { cashier } = till.tab();
  expect(cashier.begun(orderNo).get()).toBeUndefined();
  expect(cashier.notPaid(orderNo).get()).toEqual({ reason: 'payment-declined', facts: {} });
  await cashier.pay(order, by('card'));
  expect(cashier.begun(orderNo).get()).toMatchObject({ method: 'card' });
  expect(till.shop.cashier.notPaid(orderNo).get()).toBeUndefined();
  await cashier.pay(order, by('fps'));
  till.shop.cashier.noteDeclined(orderNo);
  expect(cashier.begun(orderNo).get(), 'another method').toMatchObject({ method: 'fps' });
});

withAssumed('codes that say how a payment has ended', () => {
  test('ends a payment at once when its provider declines, and reports it', async () => {
    const till = await openTill('verified');
    const { orderNo, ...order } = await atCashier(till);
    const { cashier } = till.shop;
    await cashier.pay({ ...order, orderNo }, by('paypal'));
    till.sandbox.console.declinePayment(till.sandbox.console.payments()[0]?.id ?? 0);
    await expect(cashier.confirmReturn(till.token(), orderNo)).rejects.toThrow(/declined/);
    expect(cashier.begun(orderNo).get()).toBeUndefined();
    expect(cashier.notPaid(orderNo).get()).toEqual({ reason: 'payment-declined', facts: {} });
    await cashier.pay({ ...order, orderNo }, by('paypal'));
    expect(cashier.notPaid(orderNo).get()).toBeUndefined();
  });
});

test('shows a changed balance first, before it takes any part', async () => {
  const till = await openTill('credit');
  const order = await atCashier(till, 150_000);
  till.rows('UPDATE wallet SET balance = 100000 WHERE balance = 120000');
  expect(await till.shop.cashier.pay(order, MIXED)).toMatchObject({
    ok: false,
    reason: 'blocked',
    field: 'method',
    notice: { reason: 'payment-parts-changed', facts: { balance: 'HK$1,000.00' } },
  });
  expect(till.payments()).toEqual([]);
  const now = await till.shop.cashier.order.get(order.orderNo);
  expect(await till.shop.cashier.pay(now, MIXED)).toMatchObject({ next: 'provider' });
  expect(till.payments()).toEqual([['52', 'open', 100_000, order.total - 100_000]]);
});

test('shows a paid order as paid, though the cashier refuses it', async () => {
  const till = await openTill('finance');
  const order = await atCashier(till);
  const { cashier } = till.shop;
  const refuse = (resultID: number) =>
    till.sandbox.console.setFault({
      kind: 'result',
      resultID,
      message: 'Nothing to pay.',
      path: PAY_ORDER,
    });
  const read = () =>
    cashier.order
      .get(order.orderNo)
      .catch((error: unknown) => orderFailure(error, cashier.known(order.orderNo)));
  refuse(1201);
  expect(await read()).toMatchObject({ kind: 'end', end: { why: 'Nothing to pay.' } });
  till.sandbox.console.clearFaults();
  await cashier.pay(order, BALANCE);
  for (const resultID of [1201, 1333]) {
    refuse(resultID);
    expect(await read()).toEqual({ kind: 'paid' });
    till.sandbox.console.clearFaults();
  }
  // A different browser, which did not pay the order.
  refuse(1333);
  const other = till.again({ storage: 'memory' });
  await other.session.signIn(formOf('finance'));
  await expect(other.cashier.order.get(order.orderNo)).rejects.toMatchObject({ resultID: 1333 });
  expect(other.cashier.known(order.orderNo)).toMatchObject({ isPaid: true });
  expect(cashier.known(order.orderNo)).toMatchObject({ method: 'balance' });
});

describe('a payment password', () => {
  test.each([
    ['the balance', 'finance', 1, BALANCE],
    ['a part of it', 'credit', 150_000, MIXED],
  ])(
    'that is wrong pays nothing from %s, and locks after too many tries',
    async (_, scenario, least, wish) => {
      const till = await openTill(scenario);
      const order = await atCashier(till, least);
      const wrong = { ...wish, password: WRONG_PASSWORD };
      for (let tries = 0; tries < 5; tries++)
        expect(await till.shop.cashier.pay(order, wrong)).toMatchObject({ reason: 'password' });
      expect(await till.shop.cashier.pay(order, wish)).toEqual({
        ok: false,
        reason: 'password',
        message: expect.stringMatching(/Too many/),
      });
      expect(till.payments()).toEqual([]);
      expect(till.shop.cashier.begun(order.orderNo).get()).toBeUndefined();
    },
  );

  test('that fails keeps the payment that began before it', async () => {
    const till = await openTill('finance');
    const order = await atCashier(till);
    await till.shop.cashier.pay(order, by('paypal'));
    await till.shop.cashier.pay(order, { ...BALANCE, password: WRONG_PASSWORD });
    expect(till.shop.cashier.begun(order.orderNo).get()).toMatchObject({ method: 'paypal' });
  });
});

describe('who is at the cashier', () => {
  test('opens the login dialog for an ended session (1323), and hides another account’s order', async () => {
    const till = await openTill('verified');
    const { orderNo } = await atCashier(till);
    const other = till.again({ storage: 'memory' });
    await other.session.signIn(formOf('finance'));
    expect(await other.cashier.order.get(orderNo).catch(orderFailure)).toEqual({
      kind: 'end',
      end: { kind: 'invalid', why: 'Order not found.' },
    });
    till.sandbox.console.expireSessions();
    expect(await till.shop.cashier.order.get(orderNo).catch(orderFailure)).toEqual({
      kind: 'login',
    });
    expect(await till.shop.cashier.order.get(orderNo).catch(orderFailure)).toEqual({
      kind: 'login',
    });
    expect(till.shop.session.$loginRequest.get()).toBeUndefined();
  });

  test('publishes the key of the card form', async () => {
    const { shop } = await openTill('verified');
    expect(await shop.cashier.cardKey()).toMatch(/^pk_/);
  });
});
