import { describe, expect, test } from 'vitest';
import { cents } from '../../base/values/money.ts';
import { type Cart, type CartLine, getCart } from '../../cart/contract.ts';
import { explainOrder } from '../order-breakdown.ts';
import { couponsInReach, decideCheckout, goodsOfCart, nextSteps } from './checkout-decision.ts';
import { draftOfCart } from './order-from-cart.ts';

const line = (id: string, more: Partial<CartLine> = {}): CartLine => ({
  id,
  specificationId: `s-${id}`,
  productId: '1',
  articleNumber: '',
  name: id,
  standard: '',
  picture: undefined,
  tags: [],
  kind: 'ordinary',
  quantity: 10,
  step: 10,
  stock: 50,
  isLimited: false,
  offer: { price: { kind: 'amount', cents: cents(1000) } },
  ...more,
});
const tier = (threshold: number) => ({
  threshold,
  allowed: 1,
  by: 'amount' as const,
  products: [
    {
      articleNumber: '',
      specificationId: 's-gift',
      name: '',
      standard: '',
      stock: 3,
      picture: undefined,
      offer: { price: { kind: 'amount' as const, cents: cents(1) } },
    },
  ],
});
const cartOf = (lines: CartLine[], more: Partial<Cart> = {}): Cart => ({
  pricesVisible: true,
  groups: [{ title: '', lines }],
  count: lines.length,
  invalid: [],
  swap: { id: undefined, text: '', makeUp: undefined, tiers: [] },
  coupons: [],
  ...more,
});
const withTier = (threshold: number) => ({
  swap: { id: '1', text: '', makeUp: undefined, tiers: [tier(threshold)] },
});
const all = () => true;
const gift = line('gift', { kind: 'swap', quantity: 1, step: 5 });

test('turns ticked lines into goods with their kind (Spec: 1§4, 1§9)', () => {
  const cart = cartOf([
    line('a'),
    line('b'),
    line('gone', { stock: 0 }),
    line('new', { kind: 'new-customer' }),
    line('odd', { kind: 'unknown' }),
    gift,
  ]);
  expect(goodsOfCart(cart, ({ id }) => id !== 'b')).toEqual([
    { specificationId: 's-a', quantity: 10 },
    { specificationId: 's-new', quantity: 10, kind: 'new-customer' },
    { specificationId: 's-odd', quantity: 10 },
    { specificationId: 's-gift', quantity: 1, kind: 'swap' },
  ]);
});

describe('decideCheckout (Spec: 1§4, 1§5, 1§6, 1§8)', () => {
  const asked: CartLine['offer'] = { price: { kind: 'enquire' } };
  test.each([
    ['a visitor', cartOf([line('a')]), 'visitor', 'log-in-first', undefined],
    ['an unverified clinic', cartOf([line('a')]), 'unverified', 'not-certified', undefined],
    [
      'hidden prices',
      cartOf([line('a')], { pricesVisible: false }),
      'verified',
      'not-certified',
      undefined,
    ],
    [
      'a visitor, from whom prices are hidden',
      cartOf([line('a')], { pricesVisible: false }),
      'visitor',
      'log-in-first',
      undefined,
    ],
    ['nothing', cartOf([]), 'verified', 'select-at-least-one', undefined],
    [
      'what is sold out alone',
      cartOf([line('a', { stock: 0 })]),
      'verified',
      'select-at-least-one',
      undefined,
    ],
    [
      'a price to ask for',
      cartOf([line('a'), line('b', { offer: asked })]),
      'verified',
      'enquire-only',
      'b',
    ],
    [
      'a quantity that is no multiple any more',
      cartOf([line('a', { quantity: 15 })]),
      'verified',
      'not-multiple',
      'a',
    ],
    [
      'a swap item whose tier fell away',
      cartOf([line('a'), gift], withTier(101)),
      'verified',
      'swap-under-amount',
      'gift',
    ],
    [
      'a swap that is still open',
      cartOf([line('a')], withTier(100)),
      'verified',
      'swap-offered',
      undefined,
    ],
  ] as const)('%s', (_, cart, standing, reason, lineId) => {
    const decision = decideCheckout(cart, all, standing);
    expect(decision).toMatchObject({ ok: false, reason, ...(lineId && { lineId }) });
    expect(!decision.ok && decision.asks).toBe(reason === 'swap-offered');
  });

  test('allows the goods after "checkout directly", and with a picked swap item', () => {
    const open = cartOf([line('a')], withTier(100));
    expect(decideCheckout(open, all, 'verified', { declined: true })).toMatchObject({ ok: true });
    const picked = decideCheckout(cartOf([line('a'), gift], withTier(100)), all, 'verified');
    expect(picked).toEqual({ ok: true, goods: goodsOfCart(cartOf([line('a'), gift]), all) });
  });
});

test('lists coupons within reach with their saving, or the missing amount (Spec: 2§5)', () => {
  const coupon = (id: string, minimum: number, amount: number) => ({
    id,
    name: `C${id}`,
    minimum: cents(minimum),
    amount: cents(amount),
    coversAll: true,
  });
  const cart = cartOf([line('a')], {
    ...withTier(150),
    coupons: [coupon('1', 30_000, 900), coupon('2', 5_000, 100), coupon('3', 10_001, 500)],
  });
  expect(couponsInReach(cart, cents(10_000)).map(({ notice }) => notice)).toEqual([
    { reason: 'coupon-takes-off', facts: { coupon: 'C2', off: 'HK$1.00' } },
    { reason: 'coupon-within-reach', facts: { coupon: 'C3', missing: 'HK$0.01' } },
    { reason: 'coupon-within-reach', facts: { coupon: 'C1', missing: 'HK$200.00' } },
  ]);
  const said = nextSteps(cart, all).map(({ reason }) => reason);
  expect(said[0]).toBe('swap-missing-amount');
  expect(said.slice(1)).toEqual(['coupon-takes-off', 'coupon-within-reach', 'coupon-within-reach']);
  expect(nextSteps(cartOf([], { pricesVisible: false }), all)).toEqual([]);
});

describe('coupons that the server names in a cart (Spec: 1§3 userCoupon)', () => {
  const noticesOf = (userCoupon: object[], isAuth = true) => {
    const { coupons } = getCart.response.parse({ list: [], invalidList: [], isAuth, userCoupon });
    return couponsInReach({ coupons }, cents(54_000)).map(({ notice }) => notice);
  };
  const all = { isAllUse: true };
  const fourPercent = { name: 'Last day', type: '6', discount: 4, price: null };

  test.each([
    [
      'a percentage that is reached',
      { ...all, ...fourPercent, metPrice: 500 },
      { reason: 'coupon-takes-off', facts: { coupon: 'Last day', off: 'HK$21.60' } },
    ],
    [
      'a percentage further on',
      { ...all, ...fourPercent, metPrice: 600 },
      { reason: 'coupon-within-reach', facts: { coupon: 'Last day', missing: 'HK$60.00' } },
    ],
    [
      'one without a saving, further on',
      { ...all, metPrice: 600, price: 0 },
      { reason: 'coupon-under-minimum', facts: { missing: 'HK$60.00' } },
    ],
    ['one without a saving that is reached', { ...all, metPrice: 500, price: 0 }, undefined],
    ['a percentage whose number is missing', { ...all, metPrice: 500, type: '6' }, undefined],
  ])('%s', (_, sent, notice) => {
    expect(noticesOf([sent])).toEqual(notice ? [notice] : []);
  });

  test('say nothing where prices are hidden', () => {
    expect(noticesOf([{ ...all, ...fourPercent, metPrice: 600 }], false)).toEqual([]);
  });
});

test('promises no coupon for selected products for spending more', () => {
  const coupon = { id: '1', name: 'C', amount: cents(500), coversAll: false };
  const noticesFor = (minimum: number) => {
    const cart = cartOf([line('a')], { coupons: [{ ...coupon, minimum: cents(minimum) }] });
    const { next } = explainOrder(draftOfCart(cart, all));
    return [nextSteps(cart, all).map(({ reason }) => reason), next];
  };
  expect(noticesFor(10_001)).toEqual([[], []]);
  expect(noticesFor(10_000)).toEqual([['coupon-takes-up-to'], []]);
});

test('lists a certain saving before a larger one that depends on the products', () => {
  const coupons = [
    { id: '1', name: 'Brand', amount: cents(2_000), coversAll: false },
    { id: '2', name: 'Small', amount: cents(500), coversAll: true },
    { id: '3', name: 'Next', amount: cents(9_000), coversAll: true, minimum: cents(10_001) },
    { id: '4', name: 'Large', amount: cents(900), coversAll: true },
  ].map((each) => ({ minimum: undefined, ...each }));
  const listed = couponsInReach({ coupons }, cents(10_000));
  expect(listed.map(({ coupon, notice }) => [coupon.name, notice.reason])).toEqual([
    ['Large', 'coupon-takes-off'],
    ['Small', 'coupon-takes-off'],
    ['Brand', 'coupon-takes-up-to'],
    ['Next', 'coupon-within-reach'],
  ]);
});

test('counts only what is ticked and can be bought towards a coupon', () => {
  const coupon = {
    id: '1',
    name: 'C',
    minimum: cents(20_000),
    amount: cents(500),
    coversAll: true,
  };
  const lines = [line('a'), line('b'), line('gone', { stock: 0 })];
  const said = nextSteps(cartOf(lines, { coupons: [coupon] }), ({ id }) => id !== 'b');
  expect(said).toEqual([
    { reason: 'coupon-within-reach', facts: { coupon: 'C', missing: 'HK$100.00' } },
  ]);
});
