import { describe, expect, test } from 'vitest';
import { ShopError } from '../base/http/errors.ts';
import type { Coupon } from '../coupon/types.ts';
import { inLanguage } from '../language/rules.ts';
import { activities } from './contract.ts';
import { activityPages, couponsToClaim, offerRefused } from './rules.ts';

test.each([
  [0, 1],
  [5, 1],
  [6, 2],
  [12, 3],
])('%s products are %s pages of 5 (Spec: 1§9)', (total, pages) => {
  expect(activityPages(total)).toBe(pages);
});

describe('the offer for new customers (Spec: 1§8)', () => {
  const refusal = (resultID: number) => new ShopError('server', 'No', { resultID });
  test.each([
    [[refusal(1359)], true],
    [[undefined, refusal(1359)], true],
    [[refusal(1300)], false],
    [[new ShopError('network', 'Away')], false],
    [[undefined], false],
  ])('%# is refused: %s', (errors, isRefused) => {
    expect(offerRefused(...errors)?.reason).toBe(isRefused ? 'not-eligible' : undefined);
  });
});

test.each([
  [{ zh: '首購', en: 'First' }, '首購', 'First'],
  [{ zh: '首購', en: undefined }, '首購', '首購'],
  [{ zh: '', en: 'First' }, 'First', 'First'],
  [{ zh: undefined, en: undefined }, '', ''],
])('%j is said in Chinese as %s, in English as %s (Spec: 1§3)', (both, zh, en) => {
  expect([inLanguage(both, 'zh'), inLanguage(both, 'en')]).toEqual([zh, en]);
});

describe('coupons that are claimed without a press (Spec: 1§4)', () => {
  const coupon = (id: string, more: Partial<Coupon> = {}): Coupon => ({
    id,
    name: '',
    benefit: { kind: 'hidden' },
    minimum: undefined,
    coversAll: true,
    startsAt: undefined,
    endsAt: undefined,
    isClaimed: false,
    isUsed: false,
    fitsOrder: true,
    ...more,
  });
  const coupons = [coupon('1'), coupon('2'), coupon('3', { isClaimed: true })];
  test.each([
    ['verified', [], ['1', '2']],
    ['verified', ['1'], ['2']],
    ['verified', ['1', '2'], []],
    ['unverified', [], []],
    ['visitor', [], []],
  ] as const)('for a buyer who is %s, after %j: %j', (standing, tried, ids) => {
    expect(couponsToClaim(coupons, { standing, now: 0 }, new Set(tried))).toEqual(ids);
  });
});

describe('activities as they are read (Spec: 1§3, 1§7)', () => {
  const wire = {
    newcusactivityModels: [
      {
        id: 1,
        activityName: '首購',
        activityNewCustomerProductList: [
          { searchProductId: 7, name: 'Gloves', promotionPrice: 8, price: '10' },
          { searchProductId: 8, name: 'Lamp', promotionPrice: 1_000_000, price: 10 },
        ],
        productAllCount: 6,
      },
    ],
  };

  test('carry prices only for a viewer who may see them', () => {
    const [first] = activities.response.parse({ ...wire, isAuth: true }).activities;
    expect(first).toMatchObject({ id: '1', name: { zh: '首購' }, total: 6 });
    expect(first?.products.map(({ offer }) => offer)).toEqual([
      { price: { kind: 'amount', cents: 800 }, was: 1000, percentOff: 20 },
      { price: { kind: 'enquire' } },
    ]);
    for (const more of [{}, { isAuth: false, text: 'Prices for verified clinics' }])
      expect(JSON.stringify(activities.response.parse({ ...wire, ...more }))).not.toMatch(
        /cents|was|percentOff/,
      );
  });

  test('are read all at once, or by a page of one', () => {
    expect(activities.toWire({})).toEqual({
      pingPaiName: '',
      activityId: '',
      productPageindex: 1,
      productPagesize: 5,
    });
    expect(activities.toWire({ activityId: '3', page: 2 })).toMatchObject({
      activityId: '3',
      productPageindex: 2,
    });
  });
});
