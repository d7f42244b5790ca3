import { expect, test } from 'vitest';
import { ShopError } from '../http/errors.ts';
import { isTimeout, mayArriveLate } from './late-entry.ts';

const AT = 1_000_000;

test.each([
  ['at once', true, 0, true],
  ['just within a minute', true, 59_999, true],
  ['after a minute', true, 60_000, false],
  ['after a clock was set back', true, -1, false],
  ['without a timeout', undefined, 0, false],
] as const)('a call may arrive late %s', (_, isLate, waited, expected) => {
  expect(mayArriveLate({ at: AT, isLate }, AT + waited)).toBe(expected);
});

test.each([
  [new ShopError('timeout', ''), true],
  [new ShopError('http', '', { status: 504 }), true],
  [new ShopError('http', '', { status: 503 }), false],
  [new ShopError('network', ''), false],
  [new Error('504'), false],
])('%o is a timeout: %s', (error, expected) => {
  expect(isTimeout(error)).toBe(expected);
});
