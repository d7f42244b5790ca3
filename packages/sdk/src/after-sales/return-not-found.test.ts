import { expect, test } from 'vitest';
import { ShopError } from '../base/http/errors.ts';
import { isReturnNotFound } from './return-not-found.ts';

test('knows the assumed code, the documents’ way to say it, and no other refusal', () => {
  expect(isReturnNotFound(new ShopError('server', 'x', { resultID: 1410 }))).toBe(true);
  expect(isReturnNotFound(new ShopError('http', 'x', { status: 404 }))).toBe(true);
  expect(isReturnNotFound(new ShopError('server', 'x', { resultID: 1390 }))).toBe(false);
});
