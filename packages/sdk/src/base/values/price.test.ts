import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from './money.ts';
import { amountOf, sealOffer, UNSAID_VIEW } from './price.ts';

const open = { pricesVisible: true, text: '' };
const shut = { pricesVisible: false, text: 'Prices for verified clinics' };

describe('the price seal (Spec: 1§1, 1§6)', () => {
  test('lets an amount through, with what it was', () => {
    expect(sealOffer(open, { price: cents(5780), was: cents(6800) })).toEqual({
      price: { kind: 'amount', cents: 5780 },
      was: 6800,
      percentOff: 15,
    });
  });

  test("takes the server's percentage where it has one", () => {
    expect(
      sealOffer(open, { price: cents(5780), was: cents(6800), percentOff: 20 }).percentOff,
    ).toBe(20);
  });

  test.each([
    [-5, undefined],
    [0, undefined],
    [1, 1],
    [99, 99],
    [100, undefined],
  ])('a percentage of %i is shown as %s', (percentOff, shown) => {
    const price = { kind: 'amount', cents: 5780 };
    expect(sealOffer(open, { price: cents(5780), was: cents(6800), percentOff })).toEqual({
      price,
      was: 6800,
      ...(shown !== undefined && { percentOff: shown }),
    });
  });

  test('a saving of less than half a percent has no percentage', () => {
    expect(sealOffer(open, { price: cents(99_900), was: cents(100_000) })).toEqual({
      price: { kind: 'amount', cents: 99_900 },
      was: 100_000,
    });
  });

  test.each([
    [{ kind: 'amount', cents: cents(5780) }, 5780],
    [{ kind: 'enquire' }, undefined],
    [{ kind: 'hidden', text: shut.text }, undefined],
  ] as const)('to calculate with, %j is %s', (price, amount) => {
    expect(amountOf(price)).toBe(amount);
  });

  test.each([
    ['1000000 is "enquire price"', cents(100_000_000)],
    ['so is no price at all', undefined],
  ])('%s', (_, price) => {
    expect(sealOffer(open, { price, was: cents(500) })).toEqual({ price: { kind: 'enquire' } });
  });

  test.each([
    ['an old price below the price', cents(6000), cents(5000)],
    ['the same old price', cents(6000), cents(6000)],
    ['an old price that is the sentinel', cents(6000), cents(100_000_000)],
  ])('%s is no offer', (_, price, was) => {
    expect(sealOffer(open, { price, was })).toEqual({ price: { kind: 'amount', cents: price } });
  });

  test('is closed for an answer that does not say who may see prices', () => {
    const price = { kind: 'hidden', text: '' };
    expect(sealOffer(UNSAID_VIEW, { price: cents(5780) })).toEqual({ price });
  });

  test('nothing of the amounts survives where prices are hidden', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.option(fc.nat(1e9).map(cents), { nil: undefined }),
          was: fc.option(fc.nat(1e9).map(cents), { nil: undefined }),
          percentOff: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
        }),
        (wire) => {
          expect(sealOffer(shut, wire)).toEqual({ price: { kind: 'hidden', text: shut.text } });
        },
      ),
    );
  });
});
