import { createSandbox, type Sandbox } from '@clinicart/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodeOf } from '../../scripts/contract/check.ts';
import {
  against,
  brokenServer,
  eachWith,
  endpointAt,
  openServer,
  reportOf,
  rowOf,
  type Tampering,
} from './real-server.ts';

interface Case {
  readonly title: string;
  readonly tampering: Tampering;
  readonly row: string;
  readonly verdict: string;
  /** `what path: text` of each finding, without the counts of places. */
  readonly findings: readonly string[];
  readonly notes?: readonly string[];
  readonly screens: readonly string[];
}

/** Counts of places, which depend on the catalogue. */
const PLACES = /\b(in|any of) (?:its only|all \d+|\d+ of \d+|\d+) places?/g;
const UNREADABLE = 'the shop cannot read the answer';
const COPES = 'the shop can still read it';

/** The screens that list products. */
const LISTS = ['/search', '/newProductZone', '/discountZone'];

/** The screens that read specifications. */
const OF_SPECIFICATIONS = [
  '/',
  ...LISTS,
  '/product/{id}',
  '/shopCart',
  '/order/confirm2',
  '/user/orderList',
  '/user/orderDetail/{id}',
  '/compare',
  '/user/history',
  '/active11/{id}',
  '/quickOrder',
];

const cases: readonly Case[] = [
  {
    title: 'a required field is missing',
    tampering: {
      'catalogue.specifications': eachWith(
        'searchProductId',
        ({ searchProductId, ...rest }) => rest,
      ),
    },
    row: 'catalogue.specifications',
    verdict: 'breaks',
    findings: [`missing standards.searchProductId: expected an id, missing in N; ${UNREADABLE}`],
    screens: OF_SPECIFICATIONS,
  },
  {
    title: 'the price has another name',
    tampering: {
      'catalogue.specifications': eachWith('price', ({ price, discountPrice, ...rest }) => ({
        ...rest,
        salePrice: price,
      })),
    },
    row: 'catalogue.specifications',
    verdict: 'breaks',
    findings: [
      'missing standards.price or standards.discountPrice: nothing in any of N; the screen has nothing to show',
      'extra standards.salePrice: a number in N, which the shop does not read; missing beside it: price, discountPrice',
    ],
    screens: OF_SPECIFICATIONS,
  },
  {
    title: 'a number comes as text',
    tampering: {
      'catalogue.search': eachWith('price', (card) => ({ ...card, price: String(card['price']) })),
    },
    row: 'catalogue.search',
    verdict: 'tolerated',
    findings: [`other kind products.price: expected a number, got text of digits in N; ${COPES}`],
    screens: [],
  },
  {
    title: 'a number comes as words',
    tampering: {
      'catalogue.zone': eachWith('price', (item) => ({ ...item, price: 'ask us' })),
    },
    row: 'catalogue.zone',
    verdict: 'breaks',
    findings: [`other kind products.price: expected a number, got text in N; ${UNREADABLE}`],
    screens: ['/', '/newProductZone', '/discountZone'],
  },
  {
    title: 'a flag comes as "1"',
    tampering: {
      'catalogue.search': eachWith('hasStock', (card) => ({ ...card, hasStock: '1' })),
    },
    row: 'catalogue.search',
    verdict: 'tolerated',
    findings: [
      `other kind products.hasStock: expected yes or no, got text of digits in N; ${COPES}`,
    ],
    screens: [],
  },
  {
    title: 'a list comes as an object',
    tampering: {
      'content.faqCategories': (envelope) => ({ ...envelope, data: { ...Object(envelope.data) } }),
    },
    row: 'content.faqCategories',
    verdict: 'breaks',
    findings: [`other kind data: expected a list, got an object in N; ${UNREADABLE}`],
    screens: ['/question', '/questiondetails/{id}/{title}'],
  },
  {
    title: 'a list is null',
    tampering: { 'catalogue.recommended': eachWith('tags', (item) => ({ ...item, tags: null })) },
    row: 'catalogue.recommended',
    verdict: 'tolerated',
    findings: [`other kind products.tags: expected a list, got null in N; ${COPES}`],
    screens: [],
  },
  {
    title: 'there is a field more',
    tampering: { 'account.userInfo': eachWith('authStatus', (user) => ({ ...user, vip: true })) },
    row: 'account.userInfo',
    verdict: 'fits',
    findings: ['extra vip: yes or no in N, which the shop does not read'],
    screens: [],
  },
  {
    title: 'a code is unknown',
    tampering: {
      'order.exchangeProducts': eachWith('exchangeNumber', (tier) => ({ ...tier, type: '77' })),
    },
    row: 'order.exchangeProducts',
    verdict: 'tolerated',
    findings: [
      'unknown code nscExchangeProducts.type: a code that the contract does not name in N; read as unknown',
    ],
    screens: [],
  },
  {
    title: 'the envelope is another one',
    tampering: { 'cart.get': ({ data }) => ({ code: 0, msg: 'ok', result: data }) },
    row: 'cart.get',
    verdict: 'breaks',
    findings: [],
    notes: ['expected { resultID, message, data }, got an object with code, msg, result'],
    screens: [
      '/',
      ...LISTS,
      '/user/coupon',
      '/product/{id}',
      '/shopCart',
      '/order/confirm2',
      '/compare',
      '/user/orderList',
      '/user/orderDetail/{id}',
      '/user/history',
      '/quickOrder',
      '/active11/{id}',
      '/pay/{id}',
      '/payResult',
    ],
  },
  {
    title: 'the result code is text, with more beside it',
    tampering: {
      'address.list': (envelope) => ({ ...envelope, resultID: '1200', traceId: 'abc' }),
    },
    row: 'address.list',
    verdict: 'tolerated',
    findings: [
      'envelope resultID: expected a number, got text of digits; the shop reads it',
      'envelope traceId: text beside the data, which the shop does not read',
    ],
    screens: [],
  },
  {
    title: 'an HTML page comes with 200',
    tampering: {
      'catalogue.brandGroups': () =>
        new Response('<!doctype html><title>Maintenance</title>', {
          headers: { 'Content-Type': 'text/html' },
        }),
    },
    row: 'catalogue.brandGroups',
    verdict: 'breaks',
    findings: [],
    notes: ['expected JSON, got an HTML page'],
    screens: ['/brandIndex'],
  },
  {
    title: 'the server fails',
    tampering: { 'content.supportContact': () => new Response('stack trace', { status: 500 }) },
    row: 'content.supportContact',
    verdict: 'unreachable',
    findings: [],
    notes: ['HTTP 500'],
    screens: ['every page', '/contactUs'],
  },
  {
    title: 'the session is always over',
    tampering: { 'coupon.mine': () => ({ resultID: 1323, message: 'Log in', data: null }) },
    row: 'coupon.mine',
    verdict: 'refused',
    findings: [],
    notes: [
      'the session was over (1323); signed in again and asked again',
      'refused with 1323, saying “Log in”',
    ],
    screens: ['/user/coupon'],
  },
  {
    title: 'the data itself is missing',
    tampering: { 'account.userInfo': ({ resultID, message }) => ({ resultID, message }) },
    row: 'account.userInfo',
    verdict: 'breaks',
    findings: [`missing data: expected an object, missing in N; ${UNREADABLE}`],
    screens: ['every page'],
  },
];

describe('a server that is broken on purpose', () => {
  let server: Sandbox;
  beforeAll(() => {
    server = createSandbox();
  });
  afterAll(() => server.close());

  it.each(cases)('is reported: $title', async (each) => {
    const report = await reportOf(brokenServer(server, each.tampering));
    const row = rowOf(report, each.row);
    const found = row.findings.map(({ what, path, text }) => `${what} ${path}: ${text}`);
    expect(found.map((line) => line.replace(PLACES, '$1 N'))).toEqual(each.findings);
    expect(row.verdict).toBe(each.verdict);
    if (each.notes) expect(row.notes).toEqual(each.notes);
    expect(row.screens).toEqual(each.screens);
    expect(exitCodeOf(report)).toBe(each.screens.length > 0 ? 1 : 0);
    // The report blames nothing else.
    const others = report.rows.filter(
      ({ name, findings }) => name !== each.row && findings.length > 0,
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('continues in a new session when one ends midway', async () => {
    let isOver = true;
    const { text, exitCode } = await against(
      brokenServer(server, {
        'cart.get': (envelope) => {
          if (!isOver) return envelope;
          isOver = false;
          return { resultID: 1323, message: 'Log in', data: null };
        },
      }),
    );
    expect(exitCode).toBe(0);
    expect(text).toMatch(
      /differs +cart\.get .*\(1 answer\)\n +the session was over \(1323\); signed in again and asked again\n/,
    );
  });

  it('is called at the configured paths and hosts', async () => {
    const moved = (request: Request) => {
      const url = new URL(request.url);
      if (endpointAt(request.url)?.name === 'catalogue.brandGroups')
        return Promise.resolve(new Response('', { status: 404 }));
      if (url.host === 'points.test' && url.pathname === '/v2/brands')
        return server.fetch(new Request('http://real.test/api/brandIndex', request));
      return server.fetch(request);
    };
    const before = await reportOf(moved);
    expect(rowOf(before, 'catalogue.brandGroups')).toMatchObject({
      verdict: 'unreachable',
      notes: ['HTTP 404'],
    });
    const argv = ['--path', 'catalogue.brandGroups=/v2/brands'];
    argv.push('--host', 'catalogue.brandGroups=service', '--service', 'http://points.test');
    const after = await reportOf(moved, argv);
    expect(rowOf(after, 'catalogue.brandGroups').verdict).toBe('fits');
  });
});

describe('a server that cannot be written to', () => {
  it('leaves nothing behind when the answer to an add is lost', async () => {
    const server = openServer();
    const lost = brokenServer(server, {
      'cart.add': () => new Response('', { status: 502 }),
      'address.add': () => new Response('', { status: 502 }),
    });
    const report = await reportOf(lost, ['--write']);
    expect(rowOf(report, 'cart.remove').verdict).toBe('fits');
    expect(rowOf(report, 'address.delete').verdict).toBe('fits');
    expect(report.left).toHaveLength(1);
  });

  it('reports what it left behind when it could not undo it', async () => {
    const server = openServer();
    const stubborn = (request: Request) =>
      /deleteShoppingCart2|deleteDeliveryAddress/.test(request.url)
        ? Promise.resolve(Response.json({ resultID: 1500, message: 'No', data: null }))
        : server.fetch(request);
    const { text } = await against(stubborn, ['--write']);
    expect(text).toContain('Left behind: a line in the cart; ');
    expect(text).toContain('; an address.');
  });
});
