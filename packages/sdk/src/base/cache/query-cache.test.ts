import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { manualClock } from '../platform/clock.ts';
import { createCache, type Scope } from './query-cache.ts';

const FIRST: Scope = { language: 'en', viewer: 'member', person: '1' };

/** A cache whose only read answers after the scope has become `next`. */
async function kept(next: Scope): Promise<number> {
  const $scope = atom(FIRST);
  const cache = createCache({ clock: manualClock(), $scope, loads: true });
  const query = cache.query('account', 'userInfo', async (_: null) => {
    $scope.set(next);
    return 'the answer to the first person';
  });
  expect(await query.get(null)).toBe('the answer to the first person');
  return Object.keys(cache.snapshot()).length;
}

test('keeps an answer for the person and the language that it was read for', async () => {
  expect(await kept({ ...FIRST })).toBe(1);
});

test.each<[string, Scope]>([
  ['another person', { ...FIRST, person: '2' }],
  ['a visitor', { ...FIRST, viewer: 'visitor', person: '' }],
  ['another language', { ...FIRST, language: 'zh' }],
])('keeps no answer that arrives when the shop is of %s', async (_, next) => {
  expect(await kept(next)).toBe(0);
});

test('keeps no answer whose reading began before a change', async () => {
  const cache = createCache({ clock: manualClock(), $scope: atom(FIRST), loads: true });
  let lines = 1;
  const query = cache.query('cart', 'contents', async (_: null) => {
    const answer = lines;
    if (lines === 1) {
      lines = 2;
      cache.invalidate('cart');
    }
    return answer;
  });
  expect(await query.get(null)).toBe(1);
  expect(cache.snapshot()).toEqual({});
  const shown: unknown[] = [];
  const stop = query.watch(null).subscribe(({ value }) => shown.push(value));
  await expect.poll(() => shown.at(-1)).toBe(2);
  stop();
  expect(shown).not.toContain(1);
});
