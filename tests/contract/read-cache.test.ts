import { needsLogin } from '@clinicart/sdk/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createSharedCalls,
  fitAnswer,
} from '../../packages/host-site/src/server/read-cache/shared-call.ts';
import { SHARED_ROWS } from '../../packages/host-site/src/server/read-cache/shared-rows.ts';
import { type PreparedSandbox, prepareSandbox } from './prepared-sandbox.ts';
import { send } from './requests.ts';

let place: PreparedSandbox;
/** The answers of each row: to a visitor, and to a clinic that sees prices. */
const answers = new Map<string, { readonly visitor: unknown; readonly member: unknown }>();
beforeAll(async () => {
  place = await prepareSandbox();
  for (const row of SHARED_ROWS) {
    const request = place.requestOf(row);
    const answerTo = async (token: string) =>
      (await send(place.sandbox, row.name, request, { token })).body;
    answers.set(row.name, { visitor: await answerTo(''), member: await answerTo(place.token) });
  }
});
afterAll(() => place.sandbox.close());

const rowOf = (name: string) => {
  const row = SHARED_ROWS.find((each) => each.name === name);
  if (!row) throw new Error(`${name} is not shared`);
  return row;
};
const NAMES = SHARED_ROWS.map(({ name }) => name);
const PRICED = SHARED_ROWS.filter(({ priced }) => priced).map(({ name }) => name);
const textFor = (name: string, viewer: 'visitor' | 'member') =>
  JSON.stringify(answers.get(name)?.[viewer]);

describe('an answer in the memory for all visitors (Spec: 1§1, 1§6)', () => {
  test.each(NAMES)('%s is a public read of JSON', (name) => {
    const { path, read, encoding, answers: kind } = rowOf(name);
    expect({ needsLogin: needsLogin({ path }), read, encoding, kind: kind ?? 'envelope' }).toEqual({
      needsLogin: false,
      read: true,
      encoding: 'json',
      kind: 'envelope',
    });
  });

  test.each(NAMES)('%s to a visitor is kept, and read as the answer itself', (name) => {
    const { response } = rowOf(name);
    const kept = fitAnswer(rowOf(name), textFor(name, 'visitor'));
    const original = JSON.parse(textFor(name, 'visitor')).data;
    expect(kept).toBeDefined();
    expect(response.safeParse(JSON.parse(kept ?? '').data)).toEqual(response.safeParse(original));
  });

  test.each(PRICED)('%s is not kept from a server that tells prices', (name) => {
    const text = textFor(name, 'member');
    const lies = text.replaceAll('"isAuth":true', '"isAuth":false');
    expect(fitAnswer(rowOf(name), text)).toBeUndefined();
    expect(fitAnswer(rowOf(name), lies)).toBeUndefined();
  });

  test('has nothing of a field that its row does not name, at any depth', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.constantFrom('token', 'phone', 'userName', 'email', 'memberPrice', 'cost', '__proto__'),
        fc.oneof(fc.constant('secret-4711'), fc.constant(47_114_711)),
        (name, field, value) => {
          const planted = planting(JSON.parse(textFor(name, 'visitor')), `x${field}`, value);
          const kept = fitAnswer(rowOf(name), JSON.stringify(planted));
          expect(kept ?? '').not.toContain('4711');
          expect(kept).toBe(fitAnswer(rowOf(name), textFor(name, 'visitor')));
        },
      ),
    );
  });

  test('is not kept once any amount is in it, whatever its size and the server says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('catalogue.search', 'catalogue.recommended', 'catalogue.zone'),
        fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.constant('12.50'), fc.constant(0)),
        fc.nat(),
        (name, price, at) => {
          const answer = JSON.parse(textFor(name, 'visitor'));
          const products = answer.data.products ?? answer.data.list ?? answer.data;
          fc.pre(Array.isArray(products) && products.length > 0);
          products[at % products.length].price = price;
          expect(fitAnswer(rowOf(name), JSON.stringify(answer))).toBeUndefined();
        },
      ),
    );
  });

  test('is kept without a text in place of a price', () => {
    const kept = fitAnswer(rowOf('catalogue.search'), textFor('catalogue.search', 'visitor'));
    const answer = JSON.parse(textFor('catalogue.search', 'visitor'));
    answer.data.products[0].price = '認證後顯示價格 HK$12';
    expect(kept).toBeDefined();
    expect(fitAnswer(rowOf('catalogue.search'), JSON.stringify(answer))).toBe(kept);
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"resultID":1300,"data":[]}',
    '{"resultID":"1200"}',
    '<html>',
  ])('is never made of %j', (text) => {
    const row = rowOf('catalogue.product');
    expect(fitAnswer(row, text)).toBeUndefined();
  });
});

/** Adds a field to every object of an answer. */
function planting(value: unknown, field: string, planted: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => planting(each, field, planted));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, each]) => [name, planting(each, field, planted)]);
  return { ...Object.fromEntries(inner), [field]: planted };
}

describe('a call that the memory serves', () => {
  const servers = { apiBase: 'http://api.test', serviceBase: 'http://service.test' };
  const sharedCall = createSharedCalls({ ...servers, release: 'one' });
  const url = 'http://api.test/api/product/detail';
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', LangEnv: '2' },
    body: '{"id":"10001"}',
  };
  const keyOf = (more: object, at = url) => sharedCall(at, { ...init, ...more })?.key;

  test('has a key that depends on release, address, language and body, and tells none of them', () => {
    const key = keyOf({});
    const other = createSharedCalls({ ...servers, release: 'two' })(url, init)?.key;
    const language = { headers: { ...init.headers, LangEnv: '3' } };
    const keys = [key, other, keyOf(language), keyOf({ body: '{"id":"10002"}' })];
    expect(new Set(keys).size).toBe(4);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(keyOf({ headers: { ...init.headers, 'X-Request-Id': 'another-one' } })).toBe(key);
  });

  test.each([
    ['a token', { headers: { ...init.headers, Authorization: 't' } }, url],
    ['a cookie', { headers: { ...init.headers, cookie: 'user=x' } }, url],
    ['another method', { method: 'GET' }, url],
    ['no text', { body: null }, url],
    ['an e-mail address', { body: '{"keyword":"chan@clinic.test"}' }, url],
    ['a phone number', { body: '{"keyword":"+852 6123 0001"}' }, url],
    ['a long text', { body: JSON.stringify({ keyword: 'x'.repeat(600) }) }, url],
    ['an account call', {}, 'http://api.test/authapi/user/info'],
    ['a captcha', {}, 'http://api.test/api/getValidcodeText'],
    ['another server', {}, 'http://other.test/api/product/detail'],
  ])('is none with %s', (_, more, at) => {
    expect(keyOf(more, at)).toBeUndefined();
  });

  test('is found for each row', () => {
    for (const row of SHARED_ROWS) {
      const base = row.host === 'service' ? servers.serviceBase : servers.apiBase;
      const at = base + row.path.replace('{product}', '');
      expect(sharedCall(at, { ...init, body: '{}' })?.row.name).toBe(row.name);
    }
  });
});
