import { describe, expect, test } from 'vitest';
import { ShopError } from '../base/http/errors.ts';
import { cents } from '../base/values/money.ts';
import { endWithoutPaying, payAnswer } from './payment/result-codes.ts';
import { readResult, resultOf } from './result.ts';
import { payingMethod } from './rules.ts';
import { payableOrder } from './test-order.ts';
import { readReturn } from './wallet-return.ts';

describe('the method that pays (Spec: 2§4)', () => {
  const order = (quota: number) => ({
    ...payableOrder(),
    total: cents(10_000),
    quota: cents(quota),
    hasCredit: true,
    hasPayPassword: true,
  });
  test.each([
    ['the chosen one without the balance', 20_000, 'card', false, 'card'],
    ['the balance where it suffices', 20_000, 'card', true, 'balance'],
    ['the balance to the cent', 10_000, 'card', true, 'balance'],
    ['the chosen one for the rest', 9_999, 'card', true, 'card'],
    ['the balance while none is chosen', 9_999, undefined, true, 'balance'],
  ] as const)('is %s', (_, quota, method, useBalance, paying) => {
    expect(payingMethod(order(quota), { method, useBalance })).toBe(paying);
  });
});

test.each([
  [1355, 'declined'],
  [1356, 'cancelled'],
  [1358, 'refunded'],
  [1334, undefined],
  [1333, undefined],
  [9, undefined],
])('the result code %i ends a payment as %s', (resultID, end) => {
  expect(endWithoutPaying(new ShopError('server', 'No', { resultID }))).toBe(end);
});

test('only the shop’s refusals have a meaning (Spec: 2§8)', () => {
  expect(payAnswer(new ShopError('server', 'No', { resultID: 1333 }))).toBe('closed');
  expect(payAnswer(new ShopError('network', 'Away'))).toBeUndefined();
});

describe('the query of the result page (Spec: 2§2.4)', () => {
  const read = (query: string) => readResult(new URLSearchParams(query));
  test('is trimmed, without control characters', () => {
    expect(read('orderId=+C1+&type=fail&payType=7&message=+a%00%01b+')).toEqual({
      orderNo: 'C1',
      said: 'fail',
      method: read('payType=7').method,
      message: 'a b',
    });
  });

  test('says nothing where it is empty or not known', () => {
    const nothing = { orderNo: '', said: undefined, method: undefined, message: '' };
    expect(read('')).toEqual(nothing);
    expect(read('type=maybe&payType=999')).toEqual(nothing);
    expect(read('type=success').said).toBe('success');
  });

  test('a failure that is said may be tried again, with its sentence', () => {
    const order = { ...payableOrder(), total: cents(10_000) };
    expect(resultOf(read('type=fail&message=Declined'), order, 0)).toEqual({
      kind: 'failed',
      end: undefined,
      why: { reason: 'payment-failed', facts: {} },
      message: 'Declined',
      mayRetry: true,
    });
  });
});

test('the return of a wallet is trimmed (Spec: 2§2.1)', () => {
  expect(readReturn(new URLSearchParams('token=+T1+&orderNo=+C1+'))).toEqual({
    token: 'T1',
    orderNo: 'C1',
  });
  expect(readReturn(new URLSearchParams('orderNo=C1'))).toEqual({ token: '', orderNo: 'C1' });
  expect(readReturn(new URLSearchParams('orderNo=+'))).toBeUndefined();
});
