import { expect, test } from 'vitest';
import { METHOD_CODES, paymentMethod } from './methods.ts';

test.each([
  ['1', 'wechat'],
  ['4', 'wechat-app'],
  ['6', 'wechat-account'],
  ['8', 'transfer'],
  ['9', 'balance'],
  ['50', 'alipay'],
  ['51', 'paypal'],
  ['52', 'card'],
  ['53', 'cheque'],
  ['54', 'alipay-scan'],
  ['56', 'payme'],
  ['57', 'fps'],
] as const)('code %s pays by %s (Spec: 2§9)', (code, method) => {
  expect(paymentMethod.parse(code)).toBe(method);
  expect(METHOD_CODES[method]).toBe(code);
});
