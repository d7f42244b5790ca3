import { expect, test } from 'vitest';
import { cookieValue } from './cookies.ts';
import { safeStore } from './storage.ts';

test('a storage that throws on every call still works for the page', () => {
  const broken = () => {
    throw new Error('blocked');
  };
  const store = safeStore({ get: broken, set: broken, remove: broken });
  expect(store.get('a')).toBeUndefined();
  store.set('a', '1');
  expect(store.get('a')).toBe('1');
  store.remove('a');
  expect(store.get('a')).toBeUndefined();
});

test('a full storage keeps the newest value in memory, not the old one on disk', () => {
  const disk = new Map([['a', 'old']]);
  const store = safeStore({
    get: (key) => disk.get(key),
    set: () => {
      throw new Error('quota');
    },
    remove: (key) => void disk.delete(key),
  });
  store.set('a', 'new');
  expect(store.get('a')).toBe('new');
});

test.each([
  ['a=1; token=x%20y', 'token', 'x y'],
  ['atoken=1', 'token', undefined],
  ['token=%E0%A4%A', 'token', undefined],
  ['', 'token', undefined],
])('the cookie header %j has %s = %j', (header, key, value) => {
  expect(cookieValue(header, key)).toBe(value);
});
