import { expect, it } from 'vitest';
import { ShopError } from './errors.ts';
import { resultCode } from './result-code.ts';

const CODES = { 1304: 'wrong-code', 1305: 'code-expired' } as const;

it('returns the name of a server refusal', () => {
  expect(resultCode(new ShopError('server', '', { resultID: 1304 }), CODES)).toBe('wrong-code');
});

it.each([
  ['a code outside the table', new ShopError('server', '', { resultID: 1306 })],
  ['a refusal without a code', new ShopError('server', '')],
  ['the same code in another kind of failure', new ShopError('contract', '', { resultID: 1304 })],
  ['an error that is no ShopError', new TypeError('bug')],
])('returns undefined for %s', (_, error) => {
  expect(resultCode(error, CODES)).toBeUndefined();
});
