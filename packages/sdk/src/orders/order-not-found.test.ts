import { expect, test } from 'vitest';
import { ShopError } from '../base/http/errors.ts';
import { isOrderNotFound } from './order-not-found.ts';

test('knows the assumed code, the documents’ way to say it, and no other refusal', () => {
  expect(isOrderNotFound(new ShopError('server', 'x', { resultID: 1390 }))).toBe(true);
  expect(isOrderNotFound(new ShopError('http', 'x', { status: 404 }))).toBe(true);
  expect(isOrderNotFound(new ShopError('server', 'x', { resultID: 1399 }))).toBe(false);
});
