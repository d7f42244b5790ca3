import { describe, expect, test } from 'vitest';
import { cents } from '../../base/values/money.ts';
import type { Cart, CartLine } from '../../cart/contract.ts';
import type { Coupon } from '../../coupon/types.ts';
import { reachNotice, savingNotice } from './coupon-notice.ts';
import { draftOfCart, toCoupon } from './order-from-cart.ts';

const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: '1',
  name: '',
  benefit: { kind: 'amount', cents: cents(5_000) },
  minimum: undefined,
  coversAll: true,
  startsAt: undefined,
  endsAt: undefined,
  isClaimed: true,
  isUsed: false,
  fitsOrder: true,
  ...more,
});

describe('the notice of a coupon within reach (Spec: 1§3 userCoupon)', () => {
  const missing = 'HK$2.50';
  test.each([
    ['its name', { name: 'Autumn' }, 'coupon-within-reach', { missing, coupon: 'Autumn' }],
    ['its amount', {}, 'unnamed-coupon-within-reach', { missing, amount: 'HK$50.00' }],
    [
      'its percentage',
      { benefit: { kind: 'percent', percentOff: 12.5 } },
      'unnamed-coupon-within-reach',
      { missing, amount: '12.5%' },
    ],
    [
      'the distance alone where its saving is not known',
      { benefit: { kind: 'hidden' } },
      'coupon-under-minimum',
      { missing },
    ],
  ] as const)('says %s', (_, more, reason, facts) => {
    expect(reachNotice(coupon(more), cents(250))).toEqual({ reason, facts });
  });
});

describe('the notice of a coupon beside a cart (Spec: 1§3, 2§5)', () => {
  const saves = { ok: true, off: cents(5_000) } as const;
  const off = 'HK$50.00';
  test.each([
    ['Autumn', true, 'coupon-takes-off', { coupon: 'Autumn', off }],
    ['Autumn', false, 'coupon-takes-up-to', { coupon: 'Autumn', off }],
    ['', true, 'unnamed-coupon-takes-off', { off }],
    ['', false, 'unnamed-coupon-takes-up-to', { off }],
  ])('named %j, covering all %s: %s', (name, coversAll, reason, facts) => {
    expect(savingNotice(coupon({ name, coversAll }), saves)).toEqual({ reason, facts });
  });

  test('says how far a minimum is, or why there is no saving', () => {
    const under = {
      ok: false,
      reason: 'coupon-under-minimum',
      facts: { missing: 'HK$2.50' },
    } as const;
    const name = 'Autumn';
    expect(savingNotice(coupon({ name }), { ...under, missing: cents(250) })).toEqual({
      reason: 'coupon-within-reach',
      facts: { missing: 'HK$2.50', coupon: name },
    });
    const other = { ok: false, reason: 'coupon-not-for-these', facts: {} } as const;
    expect(savingNotice(coupon(), other)).toEqual({ reason: 'coupon-not-for-these', facts: {} });
  });
});

describe('a cart as an order (Spec: 1§9)', () => {
  const ofCart = { id: '1', name: 'C', minimum: cents(100), coversAll: false };
  const line: CartLine = {
    id: 'a',
    specificationId: 's-a',
    productId: 'p',
    articleNumber: '',
    name: 'a',
    standard: '',
    picture: undefined,
    tags: [],
    kind: 'ordinary',
    offer: { price: { kind: 'amount', cents: cents(1_000) } },
    quantity: 10,
    step: 10,
    stock: 50,
    isLimited: true,
  };
  const cart: Cart = {
    pricesVisible: true,
    groups: [
      {
        title: '',
        lines: [
          line,
          { ...line, id: 'b' },
          { ...line, id: 'swap', kind: 'swap', quantity: 1, step: 5 },
        ],
      },
    ],
    count: 3,
    invalid: [],
    swap: { id: undefined, text: '', makeUp: undefined, tiers: [] },
    coupons: [{ ...ofCart, amount: cents(50) }],
  };

  test('has the coupons that the buyer holds', () => {
    const held = coupon({ name: 'C', minimum: cents(100), coversAll: false });
    expect(toCoupon({ ...ofCart, amount: cents(50) })).toEqual({
      ...held,
      benefit: { kind: 'amount', cents: 50 },
    });
  });

  test.each([
    [{ amount: undefined }, { kind: 'hidden' }],
    [{ amount: cents(0) }, { kind: 'hidden' }],
    [
      { amount: undefined, percentOff: 4 },
      { kind: 'percent', percentOff: 4 },
    ],
    [
      { amount: cents(0), percentOff: 4 },
      { kind: 'percent', percentOff: 4 },
    ],
    [{ amount: cents(50), percentOff: 0 }, { kind: 'hidden' }],
  ])('says of %j what it takes off', (more, benefit) => {
    expect(toCoupon({ ...ofCart, ...more }).benefit).toEqual(benefit);
  });

  test('has the ticked lines, a swap item as one piece whatever its multiple', () => {
    const draft = draftOfCart(cart, ({ id }) => id !== 'b');
    const terms = { step: 10, stock: 50, isLimited: true };
    expect(draft.stores).toEqual([
      {
        id: '',
        name: '',
        deliveries: undefined,
        lines: [
          { id: 'a', unit: 1_000, quantity: 10, terms },
          { id: 'swap', unit: 1_000, quantity: 1, terms: { ...terms, step: 1 } },
        ],
      },
    ]);
    expect(draft.coupons.map(({ id }) => id)).toEqual(['1']);
    expect(draft).not.toHaveProperty('standing');
  });

  test('is of an unverified clinic where prices are hidden', () => {
    expect(draftOfCart({ ...cart, pricesVisible: false }, () => true).standing).toBe('unverified');
  });
});
