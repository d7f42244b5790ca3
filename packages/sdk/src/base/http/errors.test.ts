import { expect, test } from 'vitest';
import { mayHaveSucceeded, unlessLoginNeeded } from './error-outcome.ts';
import { isLoginNeeded, isShopError, ShopError, type ShopErrorKind } from './errors.ts';

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

const OF_ANOTHER_REALM = { name: 'ShopError', kind: 'server', message: 'Refused.' };

test.each([
  [new ShopError('server', 'Refused.'), undefined, true],
  [new ShopError('server', 'Refused.'), 'server', true],
  [new ShopError('server', 'Refused.'), 'network', false],
  // Such as of a frame: its class derives from the Error of that frame.
  [OF_ANOTHER_REALM, undefined, true],
  [OF_ANOTHER_REALM, 'server', true],
  [OF_ANOTHER_REALM, 'network', false],
  [new TypeError('A fault of ours.'), undefined, false],
  ['ShopError', undefined, false],
  [null, undefined, false],
  [undefined, 'server', false],
] as const)('%s is a ShopError of the kind %s: %s', (error, kind, isOne) => {
  expect(isShopError(error, kind)).toBe(isOne);
});

const KINDS = {
  input: false,
  unsupported: false,
  network: false,
  timeout: false,
  aborted: false,
  http: false,
  contract: false,
  server: false,
  'login-required': true,
  'session-ended': true,
} satisfies Record<ShopErrorKind, boolean>;

test.each(Object.entries(KINDS))('a %s needs a login: %s', async (kind, isNeeded) => {
  const error = new ShopError(kind as ShopErrorKind, 'Failed.');
  expect(isLoginNeeded(error)).toBe(isNeeded);
  const read = Promise.reject(error).catch(unlessLoginNeeded);
  await (isNeeded ? expect(read).rejects.toBe(error) : expect(read).resolves.toBeUndefined());
});

test.each([undefined, new Error('Failed.'), 'session-ended'])('%s does not', (error) => {
  expect(isLoginNeeded(error)).toBe(false);
});
