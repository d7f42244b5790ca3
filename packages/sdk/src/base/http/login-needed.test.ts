import { expect, test } from 'vitest';
import { ShopError, type ShopErrorKind } from './errors.ts';
import { isLoginNeeded, unlessLoginNeeded } from './login-needed.ts';

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
