import { served } from '@clinicart/sandbox';
import { endpoints, needsLogin, strict } from '@clinicart/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  envelopes,
  envelopesInOrder,
  type PreparedSandbox,
  prepareSandbox,
} from './prepared-sandbox.ts';
import { endpointOf, endpointPath, goodRequests, send } from './requests.ts';

let prepared: PreparedSandbox;

const dataOf = (name: string, body: unknown) => prepared.ask(name, body, prepared.token);

function fits(schema: Parameters<typeof strict>[0], value: unknown): boolean {
  const result = strict(schema)['~standard'].validate(value);
  return !(result instanceof Promise) && result.issues === undefined;
}

beforeAll(async () => {
  prepared = await prepareSandbox();
});
afterAll(() => prepared.sandbox.close());

const accountCalls = envelopes.filter((endpoint) => needsLogin(endpoint));
/** Takes a snapshot of the state that writing calls would change. */
const rows = async () =>
  JSON.stringify([
    await dataOf('cart.get', { showSelected: false }),
    prepared.sandbox.console.accounts(),
    await dataOf('address.list', {}),
    prepared.sandbox.console.codes(),
  ]);

it('serves every call of the contract, and has a good request for each', () => {
  const names = endpoints.map((endpoint) => endpoint.name);
  expect(names.filter((name) => !served.has(name))).toEqual([]);
  expect(names.filter((name) => !goodRequests[name])).toEqual([]);
  expect([...served].filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(accountCalls)('$name without a good token', (endpoint) => {
  it('answers 1300, in both languages', async () => {
    for (const [language, message] of [
      ['2', 'Please log in first.'],
      ['3', '請先登入。'],
    ] as const) {
      for (const bad of ['', 'nobody'])
        expect(
          await send(prepared.sandbox, endpoint.name, prepared.requestOf(endpoint), {
            token: bad,
            language,
          }),
        ).toEqual({ status: 200, body: { resultID: 1300, message, data: null } });
    }
  });
});

describe.each(envelopes)('$name', (endpoint) => {
  it('refuses invalid JSON, another shape and an unknown field, and changes nothing', async () => {
    const before = await rows();
    const good = prepared.requestOf(endpoint);
    const unfit: unknown[] = ['{', '[]', '7', { ...good, surprise: 1 }];
    for (const key of Object.keys(good)) unfit.push({ ...good, [key]: { not: 'this' } });
    for (const body of unfit) {
      const answer = await send(prepared.sandbox, endpoint.name, body, {
        token: prepared.clientOf(endpoint.name),
      });
      expect(answer.body.resultID, JSON.stringify(body)).toBe(1400);
      expect(answer.body.message).toMatch(/^The request does not fit the contract: .+/);
      expect(answer.body.data).toBeNull();
    }
    expect(await rows()).toBe(before);
  });
});

describe.each(envelopesInOrder)('$name, with a good request', (endpoint) => {
  it('answers 1200 with data that passes the strict and the loose schema', async () => {
    const request = prepared.requestOf(endpoint);
    expect(fits(endpoint.request, request)).toBe(true);
    const { status, body } = await send(prepared.sandbox, endpoint.name, request, {
      token: prepared.clientOf(endpoint.name),
    });
    expect({ status, ...body }).toMatchObject({ status: 200, resultID: 1200, message: 'Success' });
    expect(fits(endpoint.response, body.data)).toBe(true);
    expect(endpoint.response.safeParse(body.data).error).toBeUndefined();
  });
});

/** Text input by call: names, addresses, messages, search words. */
const TYPED = {
  'registration.register': ['userName', 'name', 'street', 'address', 'invitationCode', 'partner'],
  'registration.registerOnly': ['invitationCode', 'partner'],
  'profile.submitClinic': ['companyName'],
  'profile.certify': ['userName', 'name', 'street', 'address'],
  'profile.updateClinicAddress': ['street', 'address'],
  'profile.updateUser': ['userName'],
  'address.add': ['name', 'street', 'address'],
  'address.edit': ['name', 'street', 'address'],
  'order.create': ['remark', 'partner'],
  'orders.list': ['keyword'],
  'afterSales.list': ['keyword'],
  'afterSales.apply': ['remark'],
  'afterSales.waybill': ['shipMailNo'],
  'content.sendMail': ['word'],
  'catalogue.search': ['keyword'],
  'catalogue.searchForPhone': ['keyword'],
  'catalogue.filters': ['key'],
  'catalogue.similarWords': ['keyword'],
  'catalogue.suggestions': ['keyword'],
  'catalogue.searchBrands': ['keyword'],
} as const;

describe.each(Object.entries(TYPED))('%s, with input', (name, fields) => {
  it('refuses text that is too long or invisible, and names the field', async () => {
    const good = prepared.requestOf(endpointOf(name));
    for (const field of fields)
      for (const typed of ['診'.repeat(20_001), 'Dr\u0000Chan', 'Dr\u202eChan', 'Dr\u200bChan']) {
        const body = { ...good, [field]: typed };
        const answer = await send(prepared.sandbox, name, body, { token: prepared.clientOf(name) });
        expect(answer.body, `${field} ${typed.slice(0, 9)}`).toMatchObject({
          resultID: 1400,
          message: expect.stringContaining(field),
        });
      }
  });
});

it('draws the captcha as a picture', async () => {
  const path = endpointPath('session.captchaPicture');
  const response = await prepared.sandbox.fetch(new Request(`http://shop.test${path}?t=1`));
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await response.text()).toMatch(/^<svg /);
});

describe('the loose reading', () => {
  it('reads a code that the documents do not name as unknown, the strict one refuses it', async () => {
    const search = endpoints.find((each) => each.name === 'catalogue.search');
    if (!search) throw new Error('no search');
    const data = (await dataOf('catalogue.search', prepared.requestOf(search))) as {
      products: object[];
    };
    const [card] = data.products;
    const strange = { ...data, products: [{ ...card, tags: [{ title: '?', type: '77' }] }] };
    expect(fits(search.response, strange)).toBe(false);
    expect(search.response.parse(strange)).toMatchObject({
      products: [{ tags: [{ title: '?', kind: 'unknown' }] }],
    });
  });
});

it('reads what a cart line was added as, and the unit of a swap tier, as unknown too', () => {
  const cart = endpoints.find((each) => each.name === 'cart.get');
  const line = { id: '1', searchProductId: '2', name: 'x', amount: 1, stock: 1, tagType: '9' };
  const tier = { number: 1, exchangeNumber: 1, type: '9', changeProducts: [] };
  const data = { list: [{ goods: [line] }], count: 1, nscExchangeProducts: [tier] };
  expect(cart?.response.parse(data)).toMatchObject({
    groups: [{ lines: [{ kind: 'unknown' }] }],
    swap: { tiers: [{ by: 'unknown' }] },
  });
});

it('answers an unknown path with 404 and an envelope', async () => {
  const request = new Request('http://shop.test/api/nothing', { method: 'POST', body: '{}' });
  const response = await prepared.sandbox.fetch(request);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ resultID: 1404, data: null });
});
