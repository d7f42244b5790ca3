import { expect, test } from 'vitest';
import { mayHaveSucceeded } from './error-outcome.ts';
import { ShopError, type ShopErrorKind } from './errors.ts';

const CASES: readonly (readonly [ShopErrorKind, number | undefined, boolean])[] = [
  ['network', undefined, true],
  ['timeout', undefined, true],
  ['contract', undefined, true],
  ['http', 500, true],
  ['http', 502, true],
  ['http', 504, true],
  ['http', 501, false],
  ['http', 503, false],
  ['http', undefined, true],
  ['http', 400, false],
  ['http', 404, false],
  ['http', 429, false],
  ['http', 499, false],
  ['server', undefined, false],
  ['login-required', undefined, false],
  ['session-ended', undefined, false],
  ['aborted', undefined, false],
];

test.each(CASES)('a call that failed as %s %s may have succeeded: %s', (kind, status, may) => {
  expect(mayHaveSucceeded(new ShopError(kind, '', status === undefined ? {} : { status }))).toBe(
    may,
  );
});

test('an error other than a ShopError never counts as a lost answer', () => {
  expect(mayHaveSucceeded(new TypeError('A fault of ours.'))).toBe(false);
  expect(mayHaveSucceeded(undefined)).toBe(false);
});
