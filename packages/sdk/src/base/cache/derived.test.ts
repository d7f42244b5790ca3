import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShop } from '../../index.ts';
import { derived } from './derived.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('follows each of its sources, and tells its listeners', () => {
  const $net = atom(100);
  const $tax = atom(5);
  const $sum = derived([$net, $tax], () => $net.get() + $tax.get());
  const seen: number[] = [];
  $sum.listen((sum) => seen.push(sum));
  $net.set(200);
  $tax.set(0);
  expect($sum.get()).toBe(200);
  expect(seen).toEqual([205, 200]);
});

test('leaves no timer behind when it is read without a listener', () => {
  const $sum = derived([atom(1)], () => 1);
  $sum.get();
  expect(vi.getTimerCount()).toBe(0);
});

test('a script has no timer left when its call is answered', async () => {
  const shop = createShop({
    apiBase: 'https://api.example',
    fetch: async () => Response.json({ resultID: 1200, message: '', data: [] }),
  });
  await shop.catalogue.parentCategories.get(null);
  expect(vi.getTimerCount()).toBe(0);
});
