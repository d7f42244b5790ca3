import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Cart, CartLine } from '../cart/contract.ts';
import { allMessages } from '../language/all-messages.ts';
import { plainTranslator } from '../language/plain-translator.ts';
import { cartDeliveries, deliveryOutlook } from './delivery-outlook.ts';
import type { StoreDelivery } from './types.ts';

const store: StoreDelivery = {
  id: '1',
  name: 'Warehouse',
  deliveries: [
    { id: '2', name: 'Courier', isDefault: false, freight: cents(12_000), freeAbove: undefined },
    {
      id: '1',
      name: 'Standard (1–2 working days)',
      isDefault: true,
      freight: cents(6_000),
      freeAbove: cents(80_000),
    },
  ],
};
const cartLine = (id: string, price: number, quantity: number): CartLine => ({
  id,
  specificationId: id,
  productId: '1',
  articleNumber: '',
  name: id,
  standard: '',
  picture: undefined,
  tags: [],
  kind: 'ordinary',
  quantity,
  step: 1,
  stock: 50,
  isLimited: false,
  offer: { price: { kind: 'amount', cents: cents(price) } },
});
const cartOf = (lines: CartLine[]): Cart => ({
  pricesVisible: true,
  groups: [{ title: '', lines }],
  count: lines.length,
  invalid: [],
  swap: { id: undefined, text: '', makeUp: undefined, tiers: [] },
  coupons: [],
});
const hintFor = (goods: number, language: 'zh' | 'en') => {
  const hint = deliveryOutlook(store, cents(goods))?.hint;
  return hint && plainTranslator(language, hint, [allMessages]);
};

describe('the delivery of a store (Spec: 2§5)', () => {
  test.each([
    [27_200, 6_000, 'Spend over HK$528.00 more at Warehouse for free delivery.'],
    [79_999, 6_000, 'Spend over HK$0.01 more at Warehouse for free delivery.'],
    [80_000, 6_000, 'Spend a little more at Warehouse for free delivery.'],
    [80_001, 0, undefined],
  ])('for goods of %d cents costs %d: %s', (goods, charge, hint) => {
    expect(deliveryOutlook(store, cents(goods))).toMatchObject({
      store: 'Warehouse',
      charge,
      delivery: { name: 'Standard (1–2 working days)' },
      freeAbove: 80_000,
    });
    expect(hintFor(goods, 'en')).toBe(hint);
  });

  test('says the same amount in Chinese, as one to exceed', () => {
    expect(hintFor(27_200, 'zh')).toBe('於「Warehouse」再購超過 HK$528.00 即可免運費。');
    expect(hintFor(80_000, 'zh')).toBe('於「Warehouse」再購少許即可免運費。');
  });

  test('names no threshold for a delivery without one, or without a charge', () => {
    const [courier] = store.deliveries;
    const only = (freight: number) =>
      deliveryOutlook(
        { ...store, deliveries: courier ? [{ ...courier, freight: cents(freight) }] : [] },
        cents(100),
      );
    expect(only(12_000)).not.toHaveProperty('hint');
    expect(only(0)).toMatchObject({ charge: 0, freeAbove: undefined });
    const free = { id: '3', name: 'Pickup', isDefault: true, freight: cents(0) };
    const pickup = { ...store, deliveries: [{ ...free, freeAbove: cents(80_000) }] };
    expect(deliveryOutlook(pickup, cents(100))).toMatchObject({ charge: 0, freeAbove: undefined });
    expect(deliveryOutlook({ ...store, deliveries: [] }, cents(100))).toBeUndefined();
  });
});

describe('the deliveries of a cart', () => {
  const lines = [cartLine('a', 20_000, 2), cartLine('b', 50_000, 1), cartLine('c', 90_000, 1)];
  const stores = [
    { ...store, specificationIds: ['a', 'b'] },
    { ...store, id: '2', name: 'Pharmacy', specificationIds: ['c'] },
  ];

  test('count the ticked lines of each store, and leave out a store without one', () => {
    const cart = { ...cartOf(lines), stores };
    expect(
      cartDeliveries(cart, () => true).map(({ store: name, charge }) => [name, charge]),
    ).toEqual([
      ['Warehouse', 0],
      ['Pharmacy', 0],
    ]);
    expect(
      cartDeliveries(cart, ({ id }) => id === 'a').map(({ store: name, charge }) => [name, charge]),
    ).toEqual([['Warehouse', 6_000]]);
  });

  test('are none where the server names no stores, as the documents do not', () => {
    expect(cartDeliveries(cartOf(lines), () => true)).toEqual([]);
  });
});
