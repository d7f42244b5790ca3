import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeLink, safeUrl } from './web-link.ts';

describe('a link from outside', () => {
  test.each([
    ['/', '/'],
    ['/search?keyword=a&title=b#c', '/search?keyword=a&title=b#c'],
    ['/questiondetails/6/送貨', '/questiondetails/6/%E9%80%81%E8%B2%A8'],
    ['/%5Cevil.test', '/%5Cevil.test'],
    ['/%2F%2Fevil.test', '/%2F%2Fevil.test'],
    ['/a//evil.test', '/a//evil.test'],
    ['/。/evil.test', '/%E3%80%82/evil.test'],
    ['/a/../b', '/b'],
    ['/a b', '/a%20b'],
    ['/@evil.test', '/@evil.test'],
    ['/:8443', '/:8443'],
    ['/https://evil.test', '/https://evil.test'],
  ])('%j is a place of the shop', (link, path) => {
    expect(judgeLink(link)).toEqual({ kind: 'own', path });
  });

  test.each([
    ['https://a.test/b?c#d', 'https://a.test/b?c#d'],
    ['HTTP://A.TEST', 'http://a.test/'],
    ['https://a。test/', 'https://a.test/'],
    ['https://аррle.test/', 'https://xn--le-6kc8da.test/'],
    ['https://a.test:8443/', 'https://a.test:8443/'],
  ])('%j is a web address', (link, href) => {
    const target = judgeLink(link);
    expect(target?.kind === 'web' ? target.url.href : undefined).toBe(href);
  });

  test.each([
    undefined,
    null,
    '',
    ' ',
    'a',
    '#a',
    '?a',
    '.',
    '../a',
    'evil.test',
    'www.evil.test/a',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    '/\u0000/evil.test',
    '/a\\b',
    '/\u009f',
    '/.//evil.test',
    '/..//evil.test',
    '/%2e%2E//evil.test',
    '/a/../..//evil.test',
    'https:/evil.test',
    'https:evil.test',
    'https:///evil.test',
    'https:\\\\evil.test',
    'https://',
    'https://[',
    'https://a b.test',
    'https://shop.test@evil.test',
    'https://a:b@c',
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'javascript://shop.test/%0aalert(1)',
    'data:text/html,x',
    'blob:https://shop.test/1',
    'filesystem:https://shop.test/x',
    'ftp://a.test',
    'intent://a.test',
    'view-source:https://a',
    'mailto:a@b.test',
    'tel:1',
    'about:blank',
    'wss://a.test',
    `/${'a'.repeat(4096)}`,
  ])('%j leads nowhere', (link) => {
    expect(judgeLink(link)).toBeUndefined();
  });

  test('may be as long as is allowed', () => {
    expect(judgeLink(`/${'a'.repeat(4095)}`)?.kind).toBe('own');
    expect(judgeLink('/abcd', 5)?.kind).toBe('own');
    expect(judgeLink('/abcde', 5)).toBeUndefined();
  });

  test('leads where every browser would take it, and never to another site as a place of the shop', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%5C',
        '%2f',
        ':',
        '@',
        '?',
        '#',
        '。',
        '．',
        '／',
        '\t',
        '\n',
        '\r',
        '\u0000',
        ' ',
        '\u00a0',
        '\u2028',
        '\u202e',
        '\ud800',
        '\u007f',
        'https:',
        'http:',
        'javascript:',
        'blob:',
        'evil.test',
        'shop.test',
        'a',
        '8443',
        '[',
        ']',
      ),
      { maxLength: 8 },
    );
    const links = fc.oneof(
      hostile.map((parts) => parts.join('')),
      hostile.map((parts) => `/${parts.join('')}`),
      hostile.map((parts) => `https://${parts.join('')}`),
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
    );
    const places = fc.constantFrom(
      'https://shop.test/a/b?c',
      'http://shop.test/',
      'https://x.test:8443',
    );
    fc.assert(
      fc.property(links, places, (link, here) => {
        const target = judgeLink(link);
        if (!target) return;
        if (target.kind === 'own') {
          expect(new URL(target.path, here).origin).toBe(new URL(here).origin);
          expect(new URL(link, here).href).toBe(new URL(target.path, here).href);
          expect(judgeLink(target.path)).toEqual(target);
        } else {
          expect(new URL(link, here).href).toBe(target.url.href);
          expect(['https:', 'http:']).toContain(target.url.protocol);
          expect(target.url.username + target.url.password).toBe('');
        }
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('the link of a file', () => {
  test.each([
    ['/p/a.svg', '', '/p/a.svg'],
    ['p/a.svg', '', undefined],
    ['//evil.example/a.svg', '', undefined],
    ['/\\evil.example/a.svg', '', undefined],
    ['/\\evil.example/a.svg', 'https://api.example', undefined],
    ['/\t/evil.example/a.svg', 'https://api.example', undefined],
    ['/p/a.svg', 'https://api.example', 'https://api.example/p/a.svg'],
    ['p/a.svg', 'https://api.example', 'https://api.example/p/a.svg'],
    ['p/a.svg', 'http://api.example', 'http://api.example/p/a.svg'],
    ['//cdn.example/a.svg', 'https://api.example', 'https://cdn.example/a.svg'],
    ['https://cdn.example/a.svg', '', 'https://cdn.example/a.svg'],
    ['https://a:b@cdn.example/a.svg', 'https://api.example', undefined],
    ['//a@cdn.example/a.svg', 'https://api.example', undefined],
    [' ', 'https://api.example', undefined],
    ['javascript:alert(1)', 'https://api.example', undefined],
    ['data:text/html,x', 'https://api.example', undefined],
    ['blob:https://api.example/1', 'https://api.example', undefined],
  ])('%j after %j is %j', (link, base, url) => {
    expect(safeUrl(link, base)).toBe(url);
  });
});
