import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { METHOD_CODES, type PaymentMethod } from './methods.ts';
import {
  codePlaceOf,
  decideBalance,
  decidePayment,
  flowOf,
  foldMethods,
  hasWayToPay,
  methodsShown,
  mixedParts,
  needsPassword,
  splitOfStarted,
  splitPayment,
} from './rules.ts';
import { payableOrder } from './test-order.ts';

const SETTINGS = {
  onlineName: '',
  transfer: { name: '', account: '', copyText: '' },
  cheque: { name: '', address: '', copyText: '' },
  noPasswordTip: 'Set one at your profile.',
  mixedTip: 'Combine as you like.',
};

describe('the flow of a payment method (Spec: 2§4, 2§9)', () => {
  test.each([
    ['card', 'card', undefined],
    ['paypal', 'window', undefined],
    ['alipay', 'window', undefined],
    ['wechat', 'code', 'page'],
    ['fps', 'code', 'page'],
    ['payme', 'code', 'inline'],
    ['alipay-scan', 'code', 'inline'],
    ['balance', 'password', undefined],
    ['cheque', 'password', undefined],
    ['transfer', 'transfer', undefined],
    ['wechat-app', undefined, undefined],
    ['wechat-account', undefined, undefined],
  ] as const)('%s: %s', (method, flow, place) => {
    expect(flowOf(method)).toBe(flow);
    expect(codePlaceOf(method)).toBe(place);
  });

  test('reads every documented code and gives an unknown one no flow', () => {
    expect(Object.keys(METHOD_CODES)).toHaveLength(12);
    expect(flowOf('unknown')).toBeUndefined();
  });

  test('shows each supported method once, without the balance', () => {
    const names = ['unknown', 'balance', 'card', 'wechat-app', 'cheque', 'card'] as const;
    const methods = names.map((method) => ({ method, name: method, icon: undefined }));
    const shown = (mayPayByCheque: boolean) =>
      methodsShown({ methods, mayPayByCheque }).map(({ method }) => method);
    expect(shown(true)).toEqual(['card', 'cheque']);
    expect(shown(false)).toEqual(['card']);
  });

  test('takes the name from the payment settings where the method has none (Spec: 2§3)', () => {
    const nameless = (method: 'card' | 'transfer' | 'cheque') => ({ method, name: '', icon: '' });
    const methods = [nameless('card'), nameless('transfer'), nameless('cheque')];
    const settings = {
      ...SETTINGS,
      transfer: { ...SETTINGS.transfer, name: '銀行轉帳' },
      cheque: { ...SETTINGS.cheque, name: '支票' },
    };
    const shown = methodsShown(payableOrder({ methods, settings }));
    expect(shown.map(({ name }) => name)).toEqual(['', '銀行轉帳', '支票']);
  });
});

test('names both parts of a mixed payment only (Spec: 2§4)', () => {
  const order = payableOrder({ quota: cents(4_000) });
  const by = (method: PaymentMethod | undefined, useBalance: boolean) =>
    mixedParts(order, { method, useBalance });
  expect(by('card', true)).toEqual({
    balance: 4_000,
    rest: 6_000,
    method: 'card',
    methodName: 'Card',
  });
  expect(by('card', false)).toBeUndefined();
  expect(by(undefined, true)).toBeUndefined();
  const rich = payableOrder({ quota: cents(10_000) });
  expect(mixedParts(rich, { method: 'card', useBalance: true })).toBeUndefined();
});

describe('decideBalance (Spec: 2§5, 2§6)', () => {
  const rich = { quota: cents(5_000) };
  test.each([
    [
      'an account with neither credit nor cheques',
      { hasCredit: false, mayPayByCheque: false },
      'balance-not-offered',
      false,
    ],
    ['nothing on it', { quota: cents(0) }, 'balance-empty', true],
    ['no payment password', { ...rich, hasPayPassword: false }, 'pay-password-missing', true],
  ])('%s: refused', (_, order, reason, isShown) => {
    expect(decideBalance(payableOrder(order))).toMatchObject({ ok: false, reason, isShown });
  });

  test.each([
    ['credit', { hasCredit: true, mayPayByCheque: false }],
    ['cheques', { hasCredit: false, mayPayByCheque: true }],
  ])('%s is enough', (_, order) => {
    expect(decideBalance(payableOrder({ ...rich, ...order }))).toEqual({ ok: true, quota: 5_000 });
  });

  test.each([
    ['a way alone', { quota: cents(0) }, true],
    ['the balance alone', { ...rich, methods: [] }, true],
    [
      'a balance whose password is to be set',
      { ...rich, methods: [], hasPayPassword: false },
      true,
    ],
    ['an empty balance', { quota: cents(0), methods: [] }, false],
    [
      'neither way nor balance',
      { methods: [], hasCredit: false, mayPayByCheque: false, quota: cents(0) },
      false,
    ],
  ])('%s: is there anything to pay with', (_, order, has) =>
    expect(hasWayToPay(payableOrder(order))).toBe(has),
  );

  test('tells how to set a password in the merchant’s words', () => {
    const order = payableOrder({ ...rich, hasPayPassword: false, settings: SETTINGS });
    expect(decideBalance(order)).toMatchObject({ facts: { tip: 'Set one at your profile.' } });
    expect(decideBalance({ ...order, settings: undefined })).toMatchObject({ facts: { tip: '' } });
  });
});

describe('splitPayment (Spec: 2§4)', () => {
  test.each([
    ['not used', 5_000, false, 0, 10_000, false],
    ['nothing there', 0, true, 0, 10_000, false],
    ['a part', 5_000, true, 5_000, 5_000, true],
    ['all but a cent', 9_999, true, 9_999, 1, true],
    ['exactly all', 10_000, true, 10_000, 0, false],
    ['more than all', 90_000, true, 10_000, 0, false],
  ])('balance %s', (_, quota, useBalance, balance, method, isMixed) => {
    const order = payableOrder({ quota: cents(quota) });
    expect(splitPayment(order, { useBalance })).toEqual({ balance, method, isMixed });
  });

  test('splits the total to the cent, without negative parts, the balance within its quota', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(
        fc.record({
          quota: amount,
          total: amount,
          hasCredit: fc.boolean(),
          hasPayPassword: fc.boolean(),
        }),
        fc.boolean(),
        ({ quota, total, ...terms }, useBalance) => {
          const order = payableOrder({ ...terms, quota: cents(quota), total: cents(total) });
          const split = splitPayment(order, { useBalance });
          expect(split.balance + split.method).toBe(total);
          expect(Math.min(split.balance, split.method)).toBeGreaterThanOrEqual(0);
          expect(split.balance).toBeLessThanOrEqual(useBalance ? quota : 0);
          expect(split.isMixed).toBe(split.balance > 0 && split.method > 0);
          if (!decideBalance(order).ok) expect(split.balance).toBe(0);
        },
      ),
    );
  });
});

describe('splitOfStarted (Spec: 2§4)', () => {
  test.each([
    ['keeps the parts that were shown, whatever the balance is now', true, 8_400, 1_600, 8_400],
    ['keeps them where the balance could pay all of it now', true, 100, 9_900, 100],
    ['reads the parts from the order where the record has none', true, undefined, 5_000, 5_000],
    ['has one part where one method pays all', false, undefined, 0, 10_000],
  ])('%s', (_, isMixed, rest, balance, method) => {
    const order = payableOrder({ quota: cents(5_000) });
    const record = { isMixed, rest: rest === undefined ? undefined : cents(rest) };
    expect(splitOfStarted(order, record)).toEqual({ balance, method, isMixed });
  });
});

describe('decidePayment (Spec: 2§4, 2§5)', () => {
  const part = { quota: cents(4_000), settings: SETTINGS };
  const all = { quota: cents(10_000) };
  const password = '246810';
  const none = { method: undefined, useBalance: false };

  test.each([
    ['nothing chosen', {}, none, 'select-payment-method'],
    [
      'the balance pays a part, nothing for the rest',
      part,
      { ...none, useBalance: true, password },
      'select-method-for-rest',
    ],
    [
      'a way that this order has not',
      {},
      { method: 'fps', useBalance: false },
      'payment-method-gone',
    ],
    [
      'a cheque for the rest',
      part,
      { method: 'cheque', useBalance: true, password },
      'mixed-needs-online',
    ],
    [
      'a remittance for the rest',
      part,
      { method: 'transfer', useBalance: true, password },
      'mixed-needs-online',
    ],
    [
      'a cheque that the account has not',
      { mayPayByCheque: false },
      { method: 'cheque', useBalance: false, password },
      'payment-method-gone',
    ],
    [
      'a cheque without a password set',
      { hasPayPassword: false },
      { method: 'cheque', useBalance: false, password },
      'pay-password-missing',
    ],
    ['a balance with nothing on it', {}, { ...none, useBalance: true, password }, 'balance-empty'],
    ['the balance, no digits', all, { ...none, useBalance: true }, 'enter-password'],
    [
      'the balance, five digits',
      all,
      { ...none, useBalance: true, password: '24681' },
      'pay-password-length',
    ],
    [
      'the balance, letters',
      all,
      { ...none, useBalance: true, password: '24681a' },
      'pay-password-digits',
    ],
    [
      'a part of it, five digits',
      part,
      { method: 'card', useBalance: true, password: '24681' },
      'pay-password-length',
    ],
  ] as const)('%s: no', (_, order, wish, reason) => {
    expect(decidePayment(payableOrder(order), wish)).toMatchObject({ ok: false, reason });
  });

  test.each([
    ['no method', {}, none, 'method'],
    ['an empty balance', { quota: cents(0) }, { ...none, useBalance: true }, 'method'],
    ['no password typed', all, { ...none, useBalance: true }, 'password'],
    ['a password of five digits', {}, { ...none, method: 'cheque', password: '24681' }, 'password'],
    ['no password set', { hasPayPassword: false }, { ...none, method: 'cheque' }, 'password'],
  ] as const)('names the field of a refusal: %s', (_, order, wish, field) => {
    expect(decidePayment(payableOrder(order), wish)).toMatchObject({ ok: false, field });
  });

  test('puts both parts and the merchant’s words into the combined-pay tip', () => {
    expect(decidePayment(payableOrder(part), { ...none, useBalance: true })).toMatchObject({
      facts: { balance: 'HK$40.00', rest: 'HK$60.00', tip: 'Combine as you like.' },
    });
    const silent = payableOrder({ ...part, settings: undefined });
    expect(decidePayment(silent, { ...none, useBalance: true })).toMatchObject({
      facts: { tip: '' },
    });
  });

  test.each([
    [
      'a card',
      {},
      { method: 'card', useBalance: false },
      { kind: 'provider', method: 'card', mixed: undefined },
    ],
    [
      'a card, without a password set',
      { hasPayPassword: false },
      { method: 'card', useBalance: false },
      { kind: 'provider', method: 'card', mixed: undefined },
    ],
    [
      'a remittance',
      {},
      { method: 'transfer', useBalance: false },
      { kind: 'provider', method: 'transfer', mixed: undefined },
    ],
    [
      'a cheque',
      {},
      { method: 'cheque', useBalance: false, password },
      { kind: 'password', from: 'cheque', password },
    ],
    [
      'the balance',
      all,
      { method: undefined, useBalance: true, password },
      { kind: 'password', from: 'balance', password },
    ],
    [
      'the balance as a way',
      all,
      { method: 'balance', useBalance: false, password },
      { kind: 'password', from: 'balance', password },
    ],
    [
      'the balance suffices, whatever else is chosen',
      all,
      { method: 'card', useBalance: true, password },
      { kind: 'password', from: 'balance', password },
    ],
    [
      'balance and card',
      part,
      { method: 'card', useBalance: true, password },
      { kind: 'provider', method: 'card', mixed: { password } },
    ],
  ] as const)('%s: yes', (_, order, wish, plan) => {
    expect(decidePayment(payableOrder(order), wish)).toEqual({ ok: true, plan });
  });

  test.each([
    ['a card', {}, { method: 'card', useBalance: false }, false],
    ['balance and card', part, { method: 'card', useBalance: true }, true],
    ['the balance', all, { method: undefined, useBalance: true }, true],
    ['a cheque', {}, { method: 'cheque', useBalance: false }, true],
    [
      'a cheque without a password set',
      { hasPayPassword: false },
      { method: 'cheque', useBalance: false },
      false,
    ],
  ] as const)('needs six digits for %s: %s', (_, order, wish, isNeeded) => {
    expect(needsPassword(payableOrder(order), wish)).toBe(isNeeded);
  });
});

describe('folded methods', () => {
  const all = ['card', 'fps', 'payme', 'alipay', 'paypal', 'transfer'] as const;
  const shown = (names: readonly PaymentMethod[]) =>
    names.map((method) => ({ method, name: method, icon: undefined, flow: 'window' as const }));
  const fold = (names: readonly PaymentMethod[], chosen?: PaymentMethod) => {
    const { first, folded } = foldMethods(shown(names), chosen);
    return [first, folded].map((part) => part.map(({ method }) => method));
  };

  test('follow the first three, in the order of the server', () => {
    expect(fold(all)).toEqual([
      ['card', 'fps', 'payme'],
      ['alipay', 'paypal', 'transfer'],
    ]);
  });

  test('never hold the chosen one', () => {
    expect(fold(all, 'paypal')).toEqual([
      ['card', 'fps', 'payme', 'paypal'],
      ['alipay', 'transfer'],
    ]);
    expect(fold(all, 'fps')[0]).toEqual(['card', 'fps', 'payme']);
  });

  test('are more than one', () => {
    expect(fold(all.slice(0, 4))).toEqual([all.slice(0, 4), []]);
    expect(fold([])).toEqual([[], []]);
  });
});
