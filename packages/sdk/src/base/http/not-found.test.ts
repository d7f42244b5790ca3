import { expect, test } from 'vitest';
import { ShopError, type ShopErrorFacts, type ShopErrorKind } from './errors.ts';
import { isNotFound } from './not-found.ts';

const failed = (kind: ShopErrorKind, facts: ShopErrorFacts) =>
  isNotFound(new ShopError(kind, 'x', facts));

test.each([
  ['server', { resultID: 1328 }],
  ['server', { resultID: 1201, serverMessage: '訂單不存在' }],
  ['server', { resultID: 1201, serverMessage: '找不到此訂單。' }],
  ['server', { resultID: 1201, serverMessage: 'Order does not exist' }],
  ['server', { resultID: 1201, serverMessage: 'Order Not Found.' }],
  ['http', { status: 404 }],
] as const)('a %s failure with %j: nothing has the number', (kind, facts) => {
  expect(failed(kind, facts)).toBe(true);
});

test.each([
  ['server', { resultID: 1201 }],
  ['server', { resultID: 1399, serverMessage: 'The system is busy.' }],
  ['server', { resultID: 1399, serverMessage: '系統繁忙，請稍後再試' }],
  ['http', { status: 500 }],
  ['network', {}],
  ['contract', { serverMessage: 'not found' }],
  ['login-required', { resultID: 9999 }],
] as const)('a %s failure with %j says nothing about the number', (kind, facts) => {
  expect(failed(kind, facts)).toBe(false);
});

test('another error is no answer', () => {
  expect(isNotFound(new Error('not found'))).toBe(false);
  expect(isNotFound(undefined)).toBe(false);
});
