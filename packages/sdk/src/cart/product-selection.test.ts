import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Offer } from '../base/values/price.ts';
import { specifications as specificationsCall } from '../catalogue/contract.ts';
import { isBuyable, startQuantity } from './product-selection.ts';
import { refuseChoice, summariseWishes, wantedQuantity } from './wishes.ts';

const terms = (step: number, stock: number) => ({ step, stock, isLimited: false });
const amount = (value: number): Offer => ({ price: { kind: 'amount', cents: cents(value) } });
const hidden: Offer = { price: { kind: 'hidden', text: 'after certification' } };
const enquire: Offer = { price: { kind: 'enquire' } };

describe('a product page opens (Spec: 1§5)', () => {
  test.each([
    [terms(10, 40), 1, 10],
    [terms(10, 40), 3, 0],
    [terms(10, 9), 1, 0],
  ])('%j of %i with %i', (each, specifications, quantity) => {
    expect(startQuantity(each, specifications)).toBe(quantity);
  });

  test.each([
    ['a whole multiple', { ...terms(10, 40), preset: 20 }, 3, 20],
    ['no multiple: rounds down', { ...terms(10, 40), preset: 27 }, 3, 20],
    ['less than a step: one step', { ...terms(10, 40), preset: 3 }, 3, 10],
    ['more than the stock: what is left', { ...terms(10, 45), preset: 90 }, 3, 40],
    ['nothing left', { ...terms(10, 9), preset: 20 }, 3, 0],
    ['a price on request', { ...terms(1, 9), preset: 2, offer: enquire }, 3, 0],
    ['none proposed', { ...terms(10, 40), preset: 0 }, 1, 10],
  ])('with the quantity that the server proposes, %s (Spec: 1§3)', (_, each, among, quantity) => {
    expect(startQuantity(each, among)).toBe(quantity);
  });

  test('reads the proposed quantity from `amount` (Spec: 1§3)', () => {
    const standard = { searchProductId: '1', price: 5, stock: 40, sellPartCount: 10, amount: 20 };
    const answer = { isAuth: true, text: '', standards: [standard, { ...standard, amount: 0 }] };
    const opened = specificationsCall.response
      .parse(answer)
      .specifications.map((each) => startQuantity(each, 2));
    expect(opened).toEqual([20, 0]);
  });

  test('keeps a chosen 0 over the proposed quantity', () => {
    const who = { standing: 'verified', chosen: 0, specifications: 2 } as const;
    expect(wantedQuantity({ ...terms(10, 40), preset: 20 }, who)).toBe(0);
  });

  test.each([
    [{ ...terms(10, 40), offer: amount(100) }, true],
    [{ ...terms(10, 40), offer: hidden }, true],
    [{ ...terms(10, 9), offer: amount(100) }, false],
    [{ ...terms(1, 9), offer: enquire }, false],
  ])('%j can be bought: %s', (each, yes) => {
    expect(isBuyable(each)).toBe(yes);
  });
});

describe('a quantity is chosen (Spec: 1§5, 1§6)', () => {
  const sold = { ...terms(10, 40), offer: amount(100) };
  test.each([
    ['a visitor, before the sign-in', sold, 'visitor', undefined],
    ['a verified clinic', sold, 'verified', undefined],
    ['a clinic that is not verified', sold, 'unverified', 'not-certified'],
    ['where the price is asked for', { ...sold, offer: enquire }, 'verified', 'enquire-only'],
    ['of nothing', { ...sold, stock: 0 }, 'verified', 'no-stock'],
    ['of less than a multiple', { ...sold, stock: 9 }, 'verified', 'insufficient-stock'],
  ] as const)('by %s', (_, choice, standing, reason) => {
    expect(refuseChoice(choice, standing)?.reason).toBe(reason);
  });

  test.each([
    ['visitor', 20, 3, 20],
    ['visitor', undefined, 1, 10],
    ['verified', 20, 3, 20],
    ['verified', undefined, 3, 0],
    ['verified', undefined, 1, 10],
    ['verified', 0, 1, 0],
    ['unverified', 20, 3, 0],
    ['unverified', undefined, 1, 0],
  ] as const)('%s who chose %s of %i: %i', (standing, chosen, specifications, quantity) => {
    expect(wantedQuantity(terms(10, 40), { standing, chosen, specifications })).toBe(quantity);
  });
});

describe('the totals of selected items', () => {
  test('counts kinds and pieces with a quantity', () => {
    const wishes = [
      { quantity: 20, offer: amount(5780) },
      { quantity: 0, offer: amount(1) },
      { quantity: 30, offer: amount(5780) },
    ];
    expect(summariseWishes(wishes)).toEqual({ kinds: 2, pieces: 50, total: 289000 });
  });

  test('has no total where a price is hidden or unknown (Spec: 1§6)', () => {
    expect(summariseWishes([{ quantity: 1, offer: hidden }])).toEqual({ kinds: 1, pieces: 1 });
    expect(
      summariseWishes([
        { quantity: 1, offer: amount(100) },
        { quantity: 1, offer: enquire },
      ]),
    ).toEqual({ kinds: 2, pieces: 2 });
    expect(summariseWishes([])).toEqual({ kinds: 0, pieces: 0 });
  });
});
