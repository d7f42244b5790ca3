import { createSandbox, type Sandbox, SCENARIO_PASSWORD, served } from '@clinicart/sandbox';
import { type AnyEndpoint, endpoints, sealCodeRequest, strict } from '@clinicart/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASKERS, CONTACTS, endpointPath, goodRequests, type KnownIds, send } from './requests.ts';

let sandbox: Sandbox;
let token = '';
const tokens: Record<string, string> = {};
let known: KnownIds;
const now = Date.UTC(2026, 10, 20, 4);

const dataOf = async (name: string, body: unknown, client = token) =>
  (await send(sandbox, name, body, { token: client })).body.data;

function fits(schema: Parameters<typeof strict>[0], value: unknown): boolean {
  const result = strict(schema)['~standard'].validate(value);
  return !(result instanceof Promise) && result.issues === undefined;
}

type Sealed = Pick<Parameters<typeof sealCodeRequest>[2], 'phone' | 'email' | 'type'>;
async function sealedFor(request: Sealed): Promise<string> {
  const key = (await dataOf('session.cipherKey', {})) as { key: string };
  const rest = { areaCode: '+852', needCaptcha: false, captcha: '' };
  return sealCodeRequest(crypto, key.key, { ...request, ...rest });
}
async function codeFor(request: Sealed): Promise<string> {
  await send(sandbox, 'session.sendCode', { id: await sealedFor(request) });
  return sandbox.console.codes()[0]?.code ?? '';
}
async function tokenOf(userName: string): Promise<string> {
  const login = await dataOf('session.login', { userName, password: SCENARIO_PASSWORD });
  return (login as { token: string }).token;
}
async function handoverCode(): Promise<string> {
  const client = await tokenOf('finance@clinicart.test');
  const made = await dataOf('handover.create', goodRequests['handover.create']?.(known), client);
  return (made as { code: string }).code;
}
const sign = { email: '', type: 'login' } as const;

beforeAll(async () => {
  sandbox = createSandbox({ clock: { now: () => now } });
  // A clinic with every permission, the new-customer offer included.
  token = await tokenOf('new-customer@clinicart.test');
  for (const [name, userName] of Object.entries(ASKERS)) tokens[name] = await tokenOf(userName);
  const code = await codeFor({ ...sign, phone: '61230001' });
  const codes: Record<string, string> = {};
  for (const [name, request] of Object.entries(CONTACTS)) codes[name] = await codeFor(request);
  const page = (await dataOf('catalogue.search', {
    keyword: '縫合線',
    searchType: 'keyword',
    orderBy: '0',
    pageIndex: 1,
    pageSize: 24,
  })) as { products: { searchProductId: string }[] };
  const goods: { productId: string; specificationId: string; step: number }[] = [];
  for (const { searchProductId } of page.products) {
    const answer = (await dataOf('catalogue.specifications', { id: searchProductId })) as {
      standards: { searchProductId: string; stock: number; sellPartCount: number }[];
    };
    for (const each of answer.standards)
      if (each.stock >= each.sellPartCount * 4)
        goods.push({
          productId: searchProductId,
          specificationId: each.searchProductId,
          step: each.sellPartCount,
        });
  }
  const [first] = goods;
  const second = goods.find((each) => each !== first && each.step === first?.step);
  if (!first || !second) throw new Error('the catalogue has too little to buy');
  const add = { searchProductId: first.specificationId, count: first.step };
  await send(sandbox, 'cart.add', { goods: [add] }, { token });
  const cart = (await dataOf('cart.get', { showSelected: false })) as {
    list: { goods: { id: string }[] }[];
  };
  const book = await dataOf('address.add', goodRequests['address.add']?.({} as KnownIds));
  known = {
    productId: first.productId,
    specificationId: first.specificationId,
    otherSpecificationId: second.specificationId,
    step: first.step,
    lineId: cart.list[0]?.goods[0]?.id ?? '',
    sealedCode: await sealedFor({ ...sign, phone: '61230002' }),
    code,
    handover: await handoverCode(),
    codes,
    addressId: (book as { id: string }).id,
    ...(await orderMedicines(tokens['order.create'] ?? '')),
    ...(await ordersToPay()),
    ...(await ordersAfterPayment(first)),
  };
});

/** Orders goods from the medicine store, which need stamped bills; returns the order and the clinic's address. */
async function orderMedicines(client: string) {
  const drug = sandbox.console
    .findSpecifications('IX-PN100-PARACETA')
    .find(({ stock, onShelf }) => stock >= 40 && onShelf);
  const goods = [{ searchProductId: String(drug?.id), count: 10, tagType: '0' }];
  const wanted = { goods, isFromShoppingCart: false, isPreOrder: false };
  await dataOf('order.createTemp', wanted, client);
  const shown = (await dataOf('order.confirmation', {}, client)) as {
    orderNo: string;
    addressId: string;
  };
  const storeExpress = [{ storeId: '2', expressId: '31' }];
  const placement = goodRequests['order.create']?.({} as KnownIds);
  await dataOf('order.create', { ...placement, storeExpress }, client);
  return { orderNo: shown.orderNo, orderAddressId: shown.addressId };
}

/** Orders of the account that pays by password: one unpaid, one closed, one paid with a wallet. */
async function ordersToPay() {
  const payer = tokens['cashier.payByPassword'] ?? '';
  await dataOf('address.add', goodRequests['address.add']?.({} as KnownIds), payer);
  const { orderNo: payableNo } = await orderMedicines(payer);
  const { orderNo: closedNo } = await orderMedicines(payer);
  const { orderNo: walletNo } = await orderMedicines(payer);
  sandbox.console.closeOrder(closedNo);
  const wish = { orderNo: walletNo, payType: '51', bank: '', mixFlag: false, preType: '0' };
  const begun = await dataOf('cashier.start', wish, payer);
  const [payment] = sandbox.console.payments();
  sandbox.console.completePayment(payment?.id ?? 0);
  const { approve } = (begun as { links: { approve: string } }).links;
  return { payableNo, closedNo, walletToken: approve.split('/').at(-1) ?? '' };
}

/** Orders of the account that pays by password, in the states that the calls after payment need. */
async function ordersAfterPayment(good: { specificationId: string; step: number }) {
  const payer = tokens['cashier.payByPassword'] ?? '';
  const order = async () => {
    const goods = [{ searchProductId: good.specificationId, count: good.step, tagType: '0' }];
    const wanted = { goods, isFromShoppingCart: false, isPreOrder: false };
    await dataOf('order.createTemp', wanted, payer);
    const shown = (await dataOf('order.confirmation', {}, payer)) as { orderNo: string };
    await dataOf('order.create', goodRequests['order.create']?.({} as KnownIds), payer);
    return shown.orderNo;
  };
  const paid = async () => {
    const orderNo = await order();
    await dataOf('cashier.payByPassword', { orderNo, payPwd: '246810', payType: '53' }, payer);
    return orderNo;
  };
  const apply = async (orderNo: string, afterSaleType: string) => {
    const goods = [{ searchProductId: good.specificationId, amount: good.step }];
    const wish = { orderNo, afterSaleType, reason: '0', remark: '', goods: JSON.stringify(goods) };
    return String(await dataOf('afterSales.apply', wish, payer));
  };
  const closableNo = await order();
  const [shippedNo, refundableNo, reviewedNo, sendBackNo] = [
    await paid(),
    await paid(),
    await paid(),
    await paid(),
  ];
  const [waybill = ''] = sandbox.console.shipOrder(shippedNo);
  sandbox.console.shipOrder(sendBackNo);
  const returnNo = await apply(reviewedNo, '2');
  sandbox.console.approveReturn(await apply(sendBackNo, '0'));
  return { closableNo, shippedNo, waybill, refundableNo, sendBackNo, returnNo };
}

afterAll(() => sandbox.close());

const envelopes = endpoints.filter((endpoint) => endpoint.answers !== 'picture');
const accountCalls = envelopes.filter((endpoint) => endpoint.access === 'account');
/** Verification keeps the code valid, login uses it up; removals come after changes, an order after its confirmation. */
const LAST = [
  'session.loginByCode',
  'session.logout',
  'cart.remove',
  'order.create',
  'address.delete',
];
const inOrder = [
  ...envelopes.filter((each) => !LAST.includes(each.name)),
  ...envelopes.filter((each) => LAST.includes(each.name)),
];
const client = (name: string) => tokens[name] ?? token;
const requestOf = (endpoint: AnyEndpoint) => goodRequests[endpoint.name]?.(known) ?? {};
/** Takes a snapshot of the state that writing calls would change. */
const rows = async () =>
  JSON.stringify([
    await dataOf('cart.get', { showSelected: false }),
    sandbox.console.accounts(),
    await dataOf('address.list', {}),
    sandbox.console.codes(),
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
          await send(sandbox, endpoint.name, requestOf(endpoint), { token: bad, language }),
        ).toEqual({ status: 200, body: { resultID: 1300, message, data: null } });
    }
  });
});

describe.each(envelopes)('$name', (endpoint) => {
  it('refuses invalid JSON, another shape and an unknown field, and changes nothing', async () => {
    const before = await rows();
    const good = requestOf(endpoint);
    const unfit: unknown[] = ['{', '[]', '7', { ...good, surprise: 1 }];
    for (const key of Object.keys(good)) unfit.push({ ...good, [key]: { not: 'this' } });
    for (const body of unfit) {
      const answer = await send(sandbox, endpoint.name, body, { token: client(endpoint.name) });
      expect(answer.body.resultID, JSON.stringify(body)).toBe(1400);
      expect(answer.body.message).toMatch(/^The request does not fit the contract: .+/);
      expect(answer.body.data).toBeNull();
    }
    expect(await rows()).toBe(before);
  });
});

describe.each(inOrder)('$name, with a good request', (endpoint) => {
  it('answers 1200 with data that passes the strict and the loose schema', async () => {
    const request = requestOf(endpoint);
    expect(fits(endpoint.request, request)).toBe(true);
    const { status, body } = await send(sandbox, endpoint.name, request, {
      token: client(endpoint.name),
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
    const good = goodRequests[name]?.(known);
    for (const field of fields)
      for (const typed of ['診'.repeat(20_001), 'Dr\u0000Chan', 'Dr\u202eChan', 'Dr\u200bChan']) {
        const body = { ...good, [field]: typed };
        const answer = await send(sandbox, name, body, { token: client(name) });
        expect(answer.body, `${field} ${typed.slice(0, 9)}`).toMatchObject({
          resultID: 1400,
          message: expect.stringContaining(field),
        });
      }
  });
});

it('draws the captcha as a picture', async () => {
  const path = endpointPath('session.captchaPicture');
  const response = await sandbox.fetch(new Request(`http://shop.test${path}?t=1`));
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await response.text()).toMatch(/^<svg /);
});

describe('the loose reading', () => {
  it('reads a code that the documents do not name as unknown, the strict one refuses it', async () => {
    const search = endpoints.find((each) => each.name === 'catalogue.search');
    if (!search) throw new Error('no search');
    const data = (await dataOf('catalogue.search', goodRequests['catalogue.search']?.(known))) as {
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
  const response = await sandbox.fetch(request);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ resultID: 1404, data: null });
});
