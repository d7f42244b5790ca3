import { describe, expect, test } from 'vitest';
import { configFrom, defaultsFor } from './tag-settings.ts';

test.each([
  ['zh', 'zh'],
  ['zh-HK', 'zh'],
  ['zh-Hant-HK', 'zh'],
  ['zh_TW', 'zh'],
  ['EN-GB', 'en'],
  ['english', undefined],
  ['fr', undefined],
  ['', undefined],
])('reads the language %j as %s', (language, expected) => {
  expect(configFrom({ language }).language).toBe(expected);
});

test('reads the page’s own pages, and skips what is none', () => {
  expect(configFrom({ routes: ' cart=/basket\n product=/p/{id}?a=b nothing =x ' }).routes).toEqual({
    cart: '/basket',
    product: '/p/{id}?a=b',
  });
});

test('reads the name, the mark and the theme, and skips an unknown theme', () => {
  const own = { name: 'Harbourline', mark: '/mark.svg', theme: 'auto' };
  expect(configFrom(own)).toEqual(own);
  expect(configFrom({ theme: 'sepia', name: '' })).toEqual({});
});

test('skips a server that the page would resolve against its own address, which the loader reports', () => {
  for (const api of ['shop.example', 'www.shop.example/api', 'ftp://shop.example'])
    expect(configFrom({ api })).toEqual({});
  for (const api of ['https://shop.example', '//shop.example', '/shop', ''])
    expect(configFrom({ api })).toEqual({ apiBase: api });
});

test('lets no tag keep the token in cookies, which the server of the page would receive', () => {
  expect(configFrom({ storage: 'memory' })).toEqual({ storage: 'memory' });
  expect(configFrom({ storage: 'cookie' })).toEqual({});
});

test('passes the partner on: the SDK leaves out one that is no id', () => {
  expect(configFrom({ partner: 'Harbourline' })).toEqual({ partner: 'Harbourline' });
  expect(configFrom({ partner: '' })).toEqual({});
});

test('waits for an interaction only where the tag says so', () => {
  expect(configFrom({ load: 'interaction' })).toEqual({ load: 'interaction' });
  expect(configFrom({ load: 'idle' })).toEqual({});
});

describe('a script tag that says nothing else', () => {
  const page = (lang: string, origin: string) =>
    ({ documentElement: { lang }, location: { origin } }) as Document;
  const script = 'https://shop.example/embed/clinicart.js';

  test('leads to the shop that it comes from, and keeps the login in the tab', () => {
    expect(defaultsFor(script, page('en-GB', 'https://partner.example'))).toEqual({
      site: 'https://shop.example',
      storage: 'session',
      language: 'en',
    });
  });

  test('changes nothing on the shop’s own origin', () => {
    expect(defaultsFor(script, page('', 'https://shop.example'))).toEqual({});
  });
});
