import { createShop, memoryStore } from '@clinicart/sdk';
import { describe, expect, test } from 'vitest';
import { renderWidget } from '../server.tsx';
import { signedFigures } from './points-words.ts';

const product = (id: string, more: object = {}) => ({
  id,
  name: `Gift ${id}`,
  picturePath: `/pictures/{0}/${id}.svg;/pictures/{0}/${id}-b.svg`,
  points: 4200,
  productPoints: 4200,
  price: 168,
  stock: 40,
  purchaseLimit: '',
  isPay: 0,
  page: '<p>Soft.</p><script>alert(1)</script>',
  ...more,
});
const products = [
  product('1'),
  product('2', { points: 20_000, productPoints: 20_000 }),
  product('3', { stock: 0 }),
  product('4', { stock: null }),
  product('5', { purchaseLimit: '1', isPay: 1 }),
];

/** A shop whose server has these points for the account; undefined for a visitor. */
function shopOf(points: number | undefined, isAuth = true, more: object = {}) {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/points-product-list': { products, points, totalPage: 3, isAuth, text: '' },
    '/api/points-product-detail': { ...product('1', more), isAuth, text: '' },
  };
  const member = { token: 'secret-token', userName: 'Dr Ho' };
  return createShop({
    apiBase: 'http://shop.test',
    server: true,
    defaultLanguage: 'en',
    storage: {
      session: memoryStore(points === undefined ? {} : member),
      settings: memoryStore(),
    },
    fetch: async (input) => {
      const { pathname } = new URL(new Request(input).url);
      return Response.json({ resultID: 1200, message: '', data: answers[pathname] });
    },
  });
}

/** Returns the HTML of one product's tile. */
const tileOf = (html: string, name: string): string =>
  html.match(/<article.*?<\/article>/gs)?.find((tile) => tile.includes(`>${name}<`)) ?? '';

describe('the points mall on a server (Spec: 2§2.10, 2§4, 2§6)', () => {
  test('renders products, points and pages for a member', async () => {
    const { html } = await renderWidget('clinic-points-mall', {}, shopOf(12_500));
    expect(html).toContain('12,500');
    expect(html.match(/<article/g)).toHaveLength(5);
    expect(tileOf(html, 'Gift 1')).toContain('href="/pointsMall/detail/1"');
    expect(tileOf(html, 'Gift 1')).toContain('http://shop.test/pictures/400x400/1.svg');
    expect(html).toContain('href="/pointsMall?pageIndex=2"');
    expect(html).not.toContain('secret-token');
  });

  test.each([
    ['Gift 1', 'aria-label="Redeem Gift 1"'],
    ['Gift 2', 'Not enough points'],
    ['Gift 3', 'Out of stock'],
    ['Gift 4', 'Out of stock'],
    ['Gift 5', '>Redeemed<'],
  ])('%s shows %s', async (name, shown) => {
    const { html } = await renderWidget('clinic-points-mall', {}, shopOf(12_500));
    expect(tileOf(html, name)).toContain(shown);
  });

  test('asks a visitor to log in, and shows no price', async () => {
    const { html } = await renderWidget('clinic-points-mall', {}, shopOf(undefined, false));
    expect(html).toContain('Please log in');
    expect(html).toContain('Prices for verified clinics');
    expect(html).not.toContain('HK$168');
    expect(html).not.toContain('Not enough points');
    expect(tileOf(html, 'Gift 3')).toContain('Out of stock');
  });

  test.each([
    [{}, 'All'],
    [{ tab: 'middle' }, '10,000–30,000'],
    [{ tab: '0-9999' }, 'All'],
  ])('opens the range of %j', async (attributes, label) => {
    const { html } = await renderWidget('clinic-points-mall', attributes, shopOf(1));
    expect(/aria-selected="true"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(label);
  });
});

describe('a points product on a server (Spec: 2§2.10, 2§4)', () => {
  const page = (points: number | undefined) =>
    renderWidget('clinic-points-product', { 'product-id': '1' }, shopOf(points));

  test('renders pictures, points, price, stock and the way to the confirmation', async () => {
    const { html } = await page(12_500);
    expect(html.match(/aria-label="Picture \d of 2"/g)).toHaveLength(2);
    for (const shown of ['4,200', 'HK$168.00', '40 left', '12,500']) expect(html).toContain(shown);
    expect(html).toContain(
      'href="/pointsMall/confirm?pointsProductId=1&amp;amount=1&amp;langEnv=ENGLISH"',
    );
  });

  test('sanitises the description', async () => {
    const { html } = await page(12_500);
    expect(html).toContain('<p>Soft.</p>');
    expect(html).not.toContain('alert(1)');
  });

  test('says that the points do not suffice, instead of a link', async () => {
    const { html } = await page(100);
    expect(html).toMatch(/<button[^>]*><span[^>]*>Not enough points</);
    expect(html).not.toContain('/pointsMall/confirm?');
  });

  test('says that the points do not suffice for a limited product that was redeemed', async () => {
    const shop = shopOf(100, true, { purchaseLimit: '1', isPay: 1 });
    const { html } = await renderWidget('clinic-points-product', { 'product-id': '1' }, shop);
    expect(html).toMatch(/<button[^>]*><span[^>]*>Not enough points</);
  });

  test('asks a visitor to log in', async () => {
    const { html } = await page(undefined);
    expect(html).toContain('Log in to see your points and redeem them.');
    expect(html).not.toContain('/pointsMall/confirm?');
  });
});

describe.each([
  ['clinic-points-confirm', { 'points-product-id': '1', amount: '1' }],
  ['clinic-points-result', { 'order-no': 'P1' }],
  ['clinic-points-history', {}],
  ['clinic-points-exchanges', {}],
  ['clinic-points-order', { 'order-no': 'P1' }],
] as const)('%s on a server (Spec: 2§6)', (tag, attributes) => {
  test('asks a visitor to log in', async () => {
    const { html } = await renderWidget(tag, attributes, shopOf(undefined));
    expect(html).toContain('Please log in first');
    expect(html).not.toContain('aria-busy="true"');
  });

  test('shows a member the shape of the page without reading the account', async () => {
    const { html } = await renderWidget(tag, attributes, shopOf(1));
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('secret-token');
  });
});

test.each([
  ['clinic-points-confirm', { 'points-product-id': '1' }, 'This link is incomplete'],
  ['clinic-points-confirm', { amount: '2' }, 'This link is incomplete'],
  ['clinic-points-confirm', { 'points-product-id': '1', amount: 'x' }, 'This link is incomplete'],
  ['clinic-points-result', {}, 'This link has no order number'],
  ['clinic-points-order', {}, 'This link has no order number'],
] as const)('%s with %j says: %s', async (tag, attributes, said) => {
  const { html } = await renderWidget(tag, attributes, shopOf(1));
  expect(html).toContain(said);
});

test.each([
  [1286, '+1,286'],
  [-9800, '−9,800'],
  [0, '0'],
])('writes %i points as %s (Spec: 2§2.10)', (points, text) => {
  expect(signedFigures(points)).toBe(text);
});
