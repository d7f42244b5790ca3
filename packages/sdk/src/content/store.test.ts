import { expect, test } from 'vitest';
import { memoryStore } from '../base/storage/storage.ts';
import { createShop } from '../index.ts';

test('that cookies are accepted is kept under the key cookie (Spec: 2§2.14, 2§3)', () => {
  const settings = memoryStore();
  const open = () => {
    const storage = { session: memoryStore(), settings };
    const { content } = createShop({ apiBase: 'https://api.example', storage });
    content.readCookieChoice();
    return content;
  };
  const first = open();
  expect(first.$cookiesAccepted.get()).toBe(false);
  expect(settings.get('cookie')).toBeUndefined();
  first.acceptCookies();
  expect(first.$cookiesAccepted.get()).toBe(true);
  expect(settings.get('cookie')).toBeDefined();
  expect(open().$cookiesAccepted.get()).toBe(true);
  settings.remove('cookie');
  expect(open().$cookiesAccepted.get()).toBe(false);
});
