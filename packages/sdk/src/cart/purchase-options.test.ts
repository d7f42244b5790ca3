import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Offer } from '../base/values/price.ts';
import { waysToBuy } from './purchase-options.ts';

const priced: Offer = { price: { kind: 'amount', cents: cents(500) } };
const enquire: Offer = { price: { kind: 'enquire' } };
const sold = (stock: number, offer: Offer = priced) => ({
  step: 10,
  stock,
  isLimited: false,
  offer,
});

describe('the purchase buttons of a product page (Spec: 1§6, 1§9)', () => {
  test.each([
    ['both for one specification in stock', [sold(40)], { add: true, buyNow: true }],
    ['both where others are sold out', [sold(0), sold(40)], { add: true, buyNow: true }],
    [
      'both where others are on request',
      [sold(40, enquire), sold(40)],
      { add: true, buyNow: true },
    ],
    [
      'none where every price is on request',
      [sold(40, enquire)],
      { add: false, buyNow: false, obstacle: 'enquire-only' },
    ],
    [
      'none where one price is on request and the rest is sold out',
      [sold(0), sold(0, enquire)],
      { add: false, buyNow: false, obstacle: 'enquire-only' },
    ],
    [
      'none where one has less than a multiple and the rest is sold out',
      [sold(0), sold(9)],
      { add: false, buyNow: false, obstacle: 'below-multiple' },
    ],
    [
      'none where everything is sold out',
      [sold(0), sold(0)],
      { add: false, buyNow: false, obstacle: 'no-stock' },
    ],
  ] as const)('%s', (_, specifications, ways) => {
    expect(waysToBuy(specifications, { standing: 'verified' })).toEqual(ways);
  });

  test.each([
    ['visitor', undefined, { add: true, buyNow: true }],
    ['unverified', undefined, { add: false, buyNow: false, obstacle: 'not-certified' }],
    ['verified', 'new-customer', { add: false, buyNow: true }],
    ['verified', 'swap', { add: true, buyNow: true }],
  ] as const)('for a %s on a page of the kind %s', (standing, variant, ways) => {
    expect(waysToBuy([sold(40)], { standing, variant })).toEqual(ways);
  });
});
