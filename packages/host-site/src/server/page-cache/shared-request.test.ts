import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSearchParams } from '@clinicart/sdk/catalogue';
import { PAGES, type PageName, type PageRow } from '@clinicart/widgets/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { PAGE_QUERIES, sharedPage } from './page-queries.ts';
import { type IncomingRequest, plainRequest, sharedRequest } from './shared-request.ts';

const HOST = { host: 'shop.example' };
const get = (url: string, headers: IncomingRequest['headers'] = {}) =>
  sharedRequest({ method: 'GET', url, headers: { ...HOST, ...headers } });

describe('the pages that visitors share', () => {
  const shared = Object.keys(PAGE_QUERIES) as PageName[];

  test('are none of an account, of a payment or with a contact in the address', () => {
    const rows = shared.map((name): [PageName, PageRow] => [name, PAGES[name]]);
    expect(rows.filter(([, { isPrivate }]) => isPrivate)).toEqual([]);
    for (const own of ['forgotPassword', 'forgotPasswordSecond', 'redirect', 'transfer'] as const)
      expect(shared).not.toContain(own);
  });

  test.each(shared)('%s names every parameter that its page reads', (name) => {
    const { path } = PAGES[name];
    const file = path === '/' ? '/index' : path.replace(/\{(\w+)\}/g, '[$1]');
    const folder = join(import.meta.dirname, '../../pages');
    const read = ['.astro', '/index.astro'].flatMap((end) => {
      try {
        return [readFileSync(folder + file + end, 'utf8')];
      } catch {
        return [];
      }
    });
    expect(read).toHaveLength(1);
    const names = [...(read[0] ?? '').matchAll(/\b(?:searchParams\.get|query)\('(\w+)'\)/g)];
    for (const [, parameter = ''] of names)
      expect(
        sharedPage(path)
          ?.read(new URLSearchParams({ [parameter]: '1' }))
          ?.get(parameter),
      ).toBe('1');
  });

  test('search and zones see the search that the address names', () => {
    const word = fc.string({ maxLength: 8 });
    const names = [
      'keyword',
      'categoryId',
      'brandId',
      'type',
      'orderBy',
      'pageIndex',
      'title',
      'x',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...names), word), { maxLength: 9 }),
        (pairs) => {
          const query = new URLSearchParams(pairs);
          const { title: _, ...seen } = readSearchParams(
            sharedPage('/search')?.read(query) ?? query,
          );
          const { title: __, ...meant } = readSearchParams(query);
          expect(seen).toEqual(meant);
          const zone = sharedPage('/newProductZone')?.read(query) ?? query;
          expect(readSearchParams(zone).page).toBe(meant.page);
        },
      ),
    );
  });
});

test.each([
  ['POST', '/', {}],
  ['GET', '/', { authorization: 'abc' }],
  ['GET', '/', { cookie: 'token=abc' }],
  ['GET', '/', { cookie: 'language=2;token=%E0%A4%A' }],
  ['GET', '/', { cookie: 'theme=dark; token=' }],
  ['GET', '/', { cookie: 'a=b; token' }],
  ['GET', '/shopCart', {}],
  ['GET', '/user/information', {}],
  ['GET', '/pay/1', {}],
  ['GET', '/transfer?url=x', {}],
  ['GET', '/rorgotPassword?phoneOrEmail=a@b.example', {}],
  ['GET', '/register?invitationCode=ABC', {}],
  ['GET', '/register?code=ABC', {}],
  ['GET', '/nothing', {}],
  ['GET', '/product/1/2', {}],
  ['GET', '//evil.example/', {}],
  ['GET', '/_astro/a.js', {}],
  ['GET', '/api/GetParentCategoryList', {}],
  ['GET', `/search?keyword=${'a'.repeat(2000)}`, {}],
])('%s %s with %j is rendered for this request alone', (method, url, headers) => {
  expect(sharedRequest({ method, url, headers: { ...HOST, ...headers } })).toBeUndefined();
});

test.each([
  ['an unknown parameter', '/?utm_source=mail&login=1', {}, '/', {}],
  ['a parameter of another page', '/product/1?pageIndex=2', {}, '/product/1', {}],
  [
    'the order of parameters',
    '/search?pageIndex=2&keyword=a',
    {},
    '/search?keyword=a&pageIndex=2',
    {},
  ],
  ['the first page', '/newProductZone?pageIndex=1', {}, '/newProductZone', {}],
  ['Chinese without a cookie', '/', { cookie: 'language=3' }, '/', {}],
  ['consent and analytics', '/', { cookie: '_ga=GA1.2; cookieNotice=1; cartAmount=3' }, '/', {}],
  ['the device’s colours', '/', { cookie: 'theme=blue' }, '/', {}],
  ['a browser', '/', { 'user-agent': 'a', 'accept-language': 'en', dnt: '1' }, '/', {}],
] as const)('%s makes no variant', (_, url, headers, other, otherHeaders) => {
  expect(get(url, headers)).toEqual(get(other, otherHeaders));
});

test.each([
  ['/', {}, 'pages lang-zh home'],
  ['/product/10001', { cookie: 'language=2' }, 'pages lang-en product product-10001'],
  ['/product/10001?lang=en&utm_source=a', {}, 'pages lang-en product product-10001'],
  ['/questiondetails/1/20', {}, 'pages lang-zh questionDetails questionDetails-1-20'],
  ['/product/a%20b,c', {}, 'pages lang-zh product'],
  ['/search?keyword=amy%20wong', {}, 'pages lang-zh search'],
])('%s with %j has the surrogate keys %s', (url, headers, keys) => {
  expect(get(url, headers)?.surrogateKeys.join(' ')).toBe(keys);
});

// A request as a visitor's browser sends it, with what decides its page and what does not.
const what = fc.record({
  path: fc.constantFrom(
    '/',
    '/product/10001',
    '/product/10002',
    '/search',
    '/about/3',
    '/brandIndex',
  ),
  keyword: fc.constantFrom('gloves', 'masks'),
  lang: fc.constantFrom('', 'zh', 'en'),
  language: fc.constantFrom('2', '3'),
  theme: fc.constantFrom('', 'light', 'dark'),
  listView: fc.constantFrom('', 'table'),
  host: fc.constantFrom('shop.example', 'other.example:8080'),
});
/** Two that are the same, or differ in one part, or in anything. */
const two = fc.oneof(
  what.map((one) => [one, one] as const),
  fc
    .tuple(
      what,
      what,
      fc.constantFrom('path', 'keyword', 'lang', 'language', 'theme', 'listView', 'host'),
    )
    .map(([one, other, part]) => [one, { ...one, [part]: other[part] }] as const),
  fc.tuple(what, what),
);
type What = typeof what extends fc.Arbitrary<infer Value> ? Value : never;

/** Marks each byte of a person, so that it can be found again. */
const SECRET = 'zqx';
const name = fc
  .stringMatching(/^[a-z]{1,12}$/)
  .filter(
    (each) =>
      ![
        'token',
        'theme',
        'language',
        'lang',
        'keyword',
        'cookie',
        'host',
        'authorization',
      ].includes(each),
  );
const secret = fc.stringMatching(/^[a-z0-9]{0,12}$/).map((each) => SECRET + each);
const person = fc.record({
  cookies: fc.dictionary(
    fc.oneof(name, fc.constantFrom('user', 'cartAmount', 'consent', '_ga', 'mytoken')),
    secret,
  ),
  headers: fc.dictionary(
    fc.oneof(name, fc.constantFrom('user-agent', 'referer', 'x-forwarded-for', 'accept-language')),
    secret,
  ),
  query: fc.dictionary(
    name.map((each) => `utm_${each}`),
    secret,
  ),
});
type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

function requestOf(
  from: What,
  { cookies, headers, query }: Person,
  token?: string,
): IncomingRequest {
  const params = new URLSearchParams(query);
  if (from.path === '/search') params.set('keyword', from.keyword);
  if (from.lang) params.set('lang', from.lang);
  const pairs = Object.entries<string>({ ...cookies, language: from.language });
  if (from.theme) pairs.push(['theme', from.theme]);
  if (from.listView) pairs.push(['listView', from.listView]);
  if (token !== undefined) pairs.splice(pairs.length >> 1, 0, ['token', token]);
  return {
    method: 'GET',
    url: params.size > 0 ? `${from.path}?${params}` : from.path,
    headers: {
      ...headers,
      host: from.host,
      cookie: pairs.map((pair) => pair.join('=')).join('; '),
    },
  };
}

/** Names all that the page of a visitor may depend on. */
const meaning = ({ path, keyword, lang, language, theme, listView, host }: What) =>
  JSON.stringify([
    path,
    path === '/search' && keyword,
    lang,
    lang || { 2: 'en', 3: 'zh' }[language],
    theme,
    listView,
    host,
  ]);

describe('no byte of a person', () => {
  test('is in what a page is rendered from, nor in its key', () => {
    fc.assert(
      fc.property(what, person, (from, own) => {
        const shared = sharedRequest(requestOf(from, own));
        if (!shared) throw new Error('A visitor’s page is shared.');
        const { url, headers } = plainRequest(shared);
        expect(JSON.stringify([shared, url, [...headers]])).not.toContain(SECRET);
      }),
    );
  });

  test('gets in with a login: its requests neither read nor write the memory', () => {
    fc.assert(
      fc.property(what, person, secret, (from, own, token) => {
        expect(sharedRequest(requestOf(from, own, token))).toBeUndefined();
        expect(sharedRequest(requestOf(from, own, ''))).toBeUndefined();
        const { headers, ...plain } = requestOf(from, own);
        expect(
          sharedRequest({ ...plain, headers: { ...headers, authorization: token } }),
        ).toBeUndefined();
      }),
    );
  });

  test('reaches another visitor: two share a page exactly if all that matters is equal', async () => {
    await fc.assert(
      fc.asyncProperty(two, person, person, async ([one, other], oneself, another) => {
        const cache = createPageCache({
          mostBytes: 1_000_000,
          // A page that repeats all that it is given.
          render: async (asked) => {
            const { url, headers } = plainRequest(asked);
            const answer = new Response(null, {
              headers: { 'Cache-Control': 'public, s-maxage=30' },
            });
            return { answer, plain: Buffer.from(JSON.stringify([url, [...headers]])) };
          },
        });
        const ages: (number | undefined)[] = [];
        for (const request of [requestOf(one, oneself), requestOf(other, another)]) {
          const shared = sharedRequest(request);
          if (!shared) throw new Error('A visitor’s page is shared.');
          const { page, age } = await cache.answer(shared);
          ages.push(age);
          expect((await page.body(undefined)).toString()).not.toContain(SECRET);
        }
        expect(ages).toEqual([undefined, meaning(one) === meaning(other) ? 0 : undefined]);
      }),
    );
  });
});
