import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { ShopError } from '../http/errors.ts';
import { manualClock } from '../platform/clock.ts';
import { createCache } from './query-cache.ts';

test('a failure that comes after the answer was dropped does not end the new reading', async () => {
  const $scope = atom({ language: 'en', viewer: 'member', person: '1' } as const);
  const cache = createCache({ clock: manualClock(), $scope, loads: true });
  const reads: { resolve(value: string): void; reject(error: ShopError): void }[] = [];
  const begin = () =>
    new Promise<string>((resolve, reject) => {
      reads.push({ resolve, reject });
    });
  const $cart = cache.query('cart', 'contents', begin).watch(null);
  const stop = $cart.subscribe(() => {});
  cache.invalidate('cart');
  const [first, second] = reads;
  first?.reject(new ShopError('network', 'No connection.'));
  await Promise.resolve();
  await Promise.resolve();
  expect($cart.get().status).toBe('loading');
  second?.resolve('new');
  await expect.poll(() => $cart.get().value).toBe('new');
  stop();
});
