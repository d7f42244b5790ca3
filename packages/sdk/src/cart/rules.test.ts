import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Offer } from '../base/values/price.ts';
import { badgeOf } from './cart-lines.ts';
import { summarise } from './cart-summary.ts';
import type { CartLine } from './contract.ts';
import { waysToBuy } from './purchase-options.ts';
import { refuseQuantity } from './quantity-refusals.ts';
import {
  isBelowOneStep,
  isOutOfStock,
  maxQuantity,
  quantityHint,
  readQuantity,
  stepQuantity,
} from './quantity-rules.ts';
import { decideAdd, quantityLeft, refuseChange, refuseTick, type SelectedItem } from './rules.ts';
import { refuseChoice } from './wishes.ts';

const terms = (step: number, stock: number, isLimited = false) => ({ step, stock, isLimited });
const amount = (value: number, was?: number): Offer => ({
  price: { kind: 'amount', cents: cents(value) },
  ...(was === undefined ? {} : { was: cents(was) }),
});

describe('a typed quantity (Spec: 1§5 Buying)', () => {
  test.each([
    ['30', terms(10, 100), 30, undefined],
    ['３０', terms(10, 100), 30, undefined],
    [' 30 ', terms(10, 100), 30, undefined],
    ['37', terms(10, 100), 30, 'rounded-down'],
    ['3', terms(10, 100), 10, 'raised-to-step'],
    ['0', terms(10, 100), 10, 'raised-to-step'],
    ['999', terms(10, 95), 90, 'capped-at-stock'],
    ['999', terms(1, 5, true), 5, 'capped-at-limit'],
    ['abc', terms(10, 100), 10, 'not-a-number'],
    ['12.5', terms(10, 100), 10, 'not-a-number'],
    ['-5', terms(10, 100), 10, 'not-a-number'],
    ['', terms(10, 100), 10, 'not-a-number'],
    ['1e3', terms(10, 100), 10, 'not-a-number'],
    ['9'.repeat(16), terms(10, 95), 90, 'capped-at-stock'],
    ['9'.repeat(400), terms(10, 95), 90, 'capped-at-stock'],
    ['5', terms(10, 0), 0, 'no-stock'],
    ['5', terms(10, 7), 0, 'insufficient-stock'],
  ])('%j under %j is %i (%s)', (typed, under, quantity, reason) => {
    const read = readQuantity(typed, under);
    expect(read.quantity).toBe(quantity);
    expect(read.changed?.reason).toBe(reason);
  });

  test.each([
    ['37', 'box', { quantity: 30, step: 10, unit: 'boxes' }],
    ['3', '盒', { quantity: 10, unit: '盒' }],
    ['999', 'box', { quantity: 90, unit: 'boxes' }],
    ['x', 'pack', { quantity: 10, unit: 'packs' }],
    ['37', undefined, { quantity: 30, step: 10, unit: '' }],
  ])('%j in the unit %s is corrected in that unit', (typed, unit, facts) => {
    expect(readQuantity(typed, { ...terms(10, 95), unit }).changed?.facts).toEqual(facts);
  });

  test('a refusal and a hint name the unit after their number', () => {
    const one = { ...terms(2, 1), unit: 'box' };
    expect(refuseQuantity(2, one)?.facts).toEqual({ stock: 1, unit: 'box' });
    expect(refuseQuantity(12, { ...terms(10, 90), unit: 'box' })?.facts).toEqual({
      step: 10,
      lower: 10,
      upper: 20,
      unit: 'boxes',
    });
    expect(quantityHint({ ...terms(1, 3, true), unit: 'box' })?.facts).toEqual({
      limit: 3,
      unit: 'boxes',
    });
  });

  test('always returns a valid quantity, or 0 when there is none', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(1000),
        (typed, step, stock) => {
          const { quantity } = readQuantity(typed, terms(step, stock));
          return maxQuantity(terms(step, stock)) === 0
            ? quantity === 0
            : refuseQuantity(quantity, terms(step, stock)) === undefined && quantity >= step;
        },
      ),
    );
  });

  test('is stable when its result is read again', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 50, max: 1000 }),
        (typed, step, stock) => {
          const once = readQuantity(String(typed), terms(step, stock)).quantity;
          return readQuantity(String(once), terms(step, stock)).quantity === once;
        },
      ),
    );
  });
});

test.each([
  [10, 0, true, false],
  [10, 7, false, true],
  [10, 10, false, false],
])('a multiple of %i with %i in stock: out %s, short %s', (step, stock, out, short) => {
  expect(isOutOfStock(terms(step, stock))).toBe(out);
  expect(isBelowOneStep(terms(step, stock))).toBe(short);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, -0, 0, 0.1, 1.5, 2 ** 53])(
  'refuses %d pieces in words, whatever the stock and the multiple',
  (quantity) => {
    expect(refuseQuantity(quantity, terms(1, 100))).toEqual({
      reason: 'quantity-not-whole',
      facts: {},
    });
  },
);

describe('gives one reason in every place (Spec: 1§5, 1§8)', () => {
  const offer = amount(500);
  test.each([
    // multiple, stock, limited: what is said beside the field, and why one multiple is refused
    [1, 0, false, undefined, 'no-stock', 'no-stock'],
    [1, 0, true, undefined, 'no-stock', 'no-stock'],
    [10, 0, true, undefined, 'no-stock', 'no-stock'],
    [10, 7, false, 'insufficient-stock', 'insufficient-stock', 'below-multiple'],
    [10, 7, true, 'insufficient-stock', 'insufficient-stock', 'below-multiple'],
    [10, 10, false, 'multiple-of', undefined, undefined],
    [10, 15, true, 'limited', undefined, undefined],
    [1, 5, true, 'limited', undefined, undefined],
    [1, 5, false, undefined, undefined, undefined],
  ])(
    'a multiple of %i, %i left, limited %s: %s, %s',
    (step, stock, isLimited, hint, why, obstacle) => {
      const under = terms(step, stock, isLimited);
      expect(quantityHint(under, { saysStep: true })?.reason).toBe(hint);
      expect(refuseQuantity(step, under)?.reason).toBe(why);
      expect(refuseChoice({ ...under, offer }, 'verified')?.reason).toBe(why);
      expect(waysToBuy([{ ...under, offer }], { standing: 'verified' }).obstacle).toBe(obstacle);
      expect(refuseTick(line({ ...under, quantity: step }))?.reason).toBe(why);
      if (why) expect(readQuantity(String(step), under).changed?.reason).toBe(why);
    },
  );

  test('names a sold-out swap item', () => {
    expect(refuseChange(line({ kind: 'swap', stock: 0 }))?.reason).toBe('no-stock');
  });
});

describe('plus and minus (Spec: 1§5 Buying)', () => {
  test.each([
    [10, 'up', 'step', 20],
    [90, 'up', 'step', undefined],
    [13, 'up', 'step', 20],
    [10, 'down', 'step', undefined],
    [10, 'down', 0, 0],
    [0, 'up', 0, 10],
    [13, 'down', 'step', 10],
    [0, 'down', 0, undefined],
    [200, 'down', 'step', 90],
    [Number.NaN, 'up', 'step', undefined],
    [Number.NaN, 'down', 0, undefined],
  ] as const)('from %i %s with %s as the least: %s', (from, direction, least, to) => {
    expect(stepQuantity(from, direction, terms(10, 95), least)).toBe(to);
  });
});

describe('buying (Spec: 1§5, 1§6, 1§2)', () => {
  const wish = (more: Partial<SelectedItem> = {}): SelectedItem => ({
    id: 's1',
    quantity: 10,
    offer: amount(500),
    ...terms(10, 100),
    ...more,
  });

  test.each([
    ['a visitor is asked to log in', [wish()], { standing: 'visitor' }, 'log-in-first'],
    [
      'an unverified buyer is sent to certification',
      [wish()],
      { standing: 'unverified' },
      'not-certified',
    ],
    [
      'a new-customer page has no cart',
      [wish()],
      { standing: 'verified', variant: 'new-customer' },
      'no-add-in-offer',
    ],
    ['nothing chosen', [wish({ quantity: 0 })], { standing: 'verified' }, 'select-at-least-one'],
    ['nothing there', [], { standing: 'verified' }, 'select-at-least-one'],
    ['no number', [wish({ quantity: Number.NaN })], { standing: 'verified' }, 'quantity-not-whole'],
    ['less than nothing', [wish({ quantity: -1 })], { standing: 'verified' }, 'quantity-not-whole'],
    ['a part', [wish({ quantity: 0.1 })], { standing: 'verified' }, 'quantity-not-whole'],
    ['no stock', [wish({ stock: 0 })], { standing: 'verified' }, 'no-stock'],
    ['too many', [wish({ quantity: 110 })], { standing: 'verified' }, 'insufficient-stock'],
    [
      'over a limit',
      [wish({ quantity: 110, isLimited: true })],
      { standing: 'verified' },
      'limited',
    ],
    ['off the multiple', [wish({ quantity: 15 })], { standing: 'verified' }, 'not-multiple'],
    [
      'a price to enquire',
      [wish({ offer: { price: { kind: 'enquire' } } })],
      { standing: 'verified' },
      'enquire-only',
    ],
  ] as const)('%s', (_, wishes, buying, reason) => {
    expect(decideAdd(wishes, buying)).toMatchObject({ ok: false, reason });
  });

  test('allows buying directly on the page for new customers (Spec: 1§6)', () => {
    const buying = { standing: 'verified', variant: 'new-customer', isDirect: true } as const;
    expect(decideAdd([wish()], buying)).toMatchObject({ ok: true });
  });

  test('names the valid quantities', () => {
    expect(decideAdd([wish({ quantity: 15 })], { standing: 'verified' })).toMatchObject({
      facts: { step: 10, lower: 10, upper: 20 },
      specificationId: 's1',
    });
  });

  test('leaves out items of quantity 0', () => {
    expect(
      decideAdd([wish(), wish({ id: 's2', quantity: 0, stock: 0 })], { standing: 'verified' }),
    ).toEqual({
      ok: true,
      additions: [{ specificationId: 's1', quantity: 10 }],
    });
  });
});

const line = (more: Partial<CartLine> = {}): CartLine => ({
  id: 'l1',
  specificationId: 's1',
  productId: 'p1',
  articleNumber: 'A-1',
  name: 'Gloves',
  standard: 'M',
  picture: undefined,
  tags: [],
  kind: 'ordinary',
  offer: amount(5780, 6800),
  quantity: 30,
  step: 10,
  stock: 100,
  isLimited: false,
  ...more,
});
const cartOf = (lines: CartLine[], pricesVisible = true) => ({
  pricesVisible,
  groups: [{ title: '', lines }],
  count: lines.length,
  invalid: [],
  swap: { id: undefined, text: '', makeUp: undefined, tiers: [] },
  coupons: [],
});

describe('the cart (Spec: 1§4, 1§5, 1§9)', () => {
  test('keeps lines without stock, or with more than the stock, from being ticked', () => {
    expect(refuseTick(line({ stock: 0 }))?.reason).toBe('no-stock');
    expect(refuseTick(line({ quantity: 101 }))).toMatchObject({
      reason: 'insufficient-stock',
      facts: { stock: 100 },
    });
    expect(refuseTick(line())).toBeUndefined();
  });

  test.each([
    ['what is left, in whole multiples', line({ quantity: 20, step: 5, stock: 13 }), 10],
    ['nothing where the quantity can be bought', line({ quantity: 10, stock: 10 }), undefined],
    [
      'nothing where less than one multiple is left',
      line({ quantity: 5, step: 5, stock: 4 }),
      undefined,
    ],
    ['nothing where it is out of stock', line({ quantity: 5, stock: 0 }), undefined],
    ['nothing for a swap item', line({ kind: 'swap', quantity: 2, stock: 1 }), undefined],
  ])('offers %s', (_, asked, left) => {
    expect(quantityLeft(asked)).toBe(left);
  });

  test('keeps a swap item at one piece', () => {
    expect(refuseChange(line({ kind: 'swap' }))?.reason).toBe('fixed-quantity');
    expect(refuseChange(line())).toBeUndefined();
  });

  test('sums the ticked lines and their saving', () => {
    const cart = cartOf([
      line(),
      line({ id: 'l2', offer: amount(100), quantity: 2 }),
      line({ id: 'l3', offer: { price: { kind: 'enquire' } } }),
    ]);
    expect(summarise(cart, () => true)).toEqual({
      lines: 3,
      pieces: 62,
      unpriced: 1,
      total: 173600,
      before: 204200,
      saved: 30600,
    });
    expect(summarise(cart, (each) => each.id === 'l2')).toMatchObject({
      lines: 1,
      total: 200,
      saved: 0,
    });
  });

  test('leaves out all amounts where prices are hidden', () => {
    expect(summarise(cartOf([line()], false), () => true)).toEqual({
      lines: 1,
      pieces: 30,
      unpriced: 0,
    });
  });

  test.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('a badge for %i is %j (Spec: 2§2.15)', (count, badge) => {
    expect(badgeOf(count)).toBe(badge);
  });
});
