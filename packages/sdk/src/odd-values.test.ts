// Values that a server may send where the documents name a field and not its type: none of them may cost a page.
import { describe, expect, test } from 'vitest';
import { returnDetail } from './after-sales/contract.ts';
import { startPayment } from './cashier/contract/payments.ts';
import { home, recommended } from './catalogue/contract/home.ts';
import { product } from './catalogue/contract/product.ts';
import { filters, search } from './catalogue/contract/search.ts';
import { confirmation } from './checkout/contract/confirmation.ts';
import { couponWire, toCoupons } from './coupon/types.ts';
import { activities } from './new-customers/contract.ts';
import { orderWire } from './orders/contract/order-schema.ts';
import { pointsHistory } from './points/contract.ts';

describe('a product', () => {
  const read = (more: object) =>
    product.response.parse({ productName: 'a', searchProductId: 1, isAuth: true, ...more });
  const running = { endTime: '2026-12-01 00:00:00' };

  test.each([
    ['showPriceBackground', { promotionDisplay: { ...running, showPriceBackground: true } }],
    ['countDown', { promotionDisplay: { ...running, countDown: 3600 } }],
  ])('keeps its offer where %s is of another type', (_, more) => {
    expect(read(more).promotion).toMatchObject({ background: undefined, countsDown: true });
  });

  test('has neither an offer for new customers nor coupons where a flag takes their place', () => {
    const { newCustomerOffer, coupons } = read({ newCusproductDisplay: false, canGetCous: true });
    expect([newCustomerOffer, coupons]).toEqual([undefined, []]);
  });

  test('has a brand without a page where its id is 0', () => {
    expect(read({ brandId: 0, brandName: 'B' }).brand).toEqual({ id: undefined, name: 'B' });
  });

  test('on a card derives its percentage where the sent one cannot be read', () => {
    const card = { searchProductId: 1, name: 'a', price: 10, discountPrice: 8, discount: '20%' };
    const { products } = search.response.parse({ products: [card], isAuth: true });
    expect(products[0]?.offer.percentOff).toBe(20);
  });

  test('for new customers costs its price where the promotion price is 0', () => {
    const item = { searchProductId: 1, name: 'a', promotionPrice: 0, price: 88 };
    const activity = { id: 1, activityNewCustomerProductList: [item], productAllCount: 1 };
    const read = activities.response.parse({ newcusactivityModels: [activity], isAuth: true });
    expect(read.activities[0]?.products[0]?.offer).toEqual({
      price: { kind: 'amount', cents: 8_800 },
    });
  });
});

const brands = [
  { title: 'New', link: null },
  { title: 'Veyra', link: 7 },
];
const tiles = [
  { name: 'Draft', link: null },
  { name: 'Gloves', link: 1, price: 10 },
];

describe('the home page', () => {
  test('leaves out a brand, a product, a zone or a banner that cannot be read', () => {
    const {
      floors,
      zones,
      banners,
      brands: all,
    } = home.response.parse({
      banner: [null, { image: '/a.svg' }],
      prefecture: [{ name: {} }, { name: 'New', products: tiles }],
      classifyFloor: [{ floorName: 'Burs', products: tiles, brandImages: brands }],
      brandImages: brands,
    });
    expect(banners).toMatchObject([{ image: '/a.svg' }]);
    expect(zones).toMatchObject([{ name: 'New', products: [{ id: '1' }] }]);
    expect(floors).toMatchObject([{ products: [{ id: '1' }], brands: [{ id: '7' }] }]);
    expect(all).toMatchObject([{ id: '7' }]);
    expect(recommended.response.parse({ products: tiles }).products).toMatchObject([{ id: '1' }]);
  });
});

describe('a search', () => {
  const categories = [
    { id: null, name: 'Draft' },
    { id: 5, name: 'Burs' },
  ];

  test('leaves out a filter without an id', () => {
    const found = search.response.parse({ products: [], linkCategories: categories, brands });
    expect(found).toMatchObject({ categories: [{ id: '5' }], brands: [{ id: '7' }] });
    const proposed = filters.response.parse({ categories, brands });
    expect(proposed).toMatchObject({ categories: [{ id: '5' }], brands: [{ id: '7' }] });
  });

  test('refuses a found product without an id', () => {
    const products = [{ searchProductId: null, name: 'a' }];
    expect(search.response.safeParse({ products }).success).toBe(false);
  });
});

describe('an order', () => {
  const read = (more: object) =>
    orderWire.parse({ orderNo: 1, status: '1', totalPrice: 5, canBack: true, ...more });

  test.each([0, '0', null, ''])('has no application of the number %j', (afterSaleNo) => {
    expect(read({ afterSaleNo }).returnNo).toBeUndefined();
  });

  test('is read with a flag as its review', () => {
    expect(read({ checkStatus: false }).reviewStatus).toBe('');
  });

  test.each([
    [
      ['SF1', ' SF2 ', ''],
      ['SF1', 'SF2'],
    ],
    ['SF1, SF2', ['SF1', 'SF2']],
    ['', []],
    [{}, []],
  ])('with the waybills %j has %j', (mailList, waybills) => {
    expect(read({ shardingPayOrder: [{ mailList }] }).stores[0]?.waybills).toEqual(waybills);
  });

  test.each([
    [5, '5'],
    [{ couponId: 5, name: 'C' }, '5'],
    [{ id: 0, couponId: 5 }, '5'],
    [{ id: 7, couponId: 5 }, '7'],
    [null, undefined],
    [true, undefined],
  ])('to confirm with the default coupon %j has %j', (defaultCoupon, couponId) => {
    const shown = confirmation.response.parse({ orderNo: 1, defaultCoupon });
    expect(shown.defaultCouponId).toBe(couponId);
  });

  test('to confirm says in plain lines why it takes no cheque', () => {
    const textCheck = 'Cheques are paused.<br>Call <b>3000 8123</b>';
    const shown = confirmation.response.parse({ orderNo: 1, textCheck });
    expect(shown.cheque.why).toBe('Cheques are paused.\nCall 3000 8123');
  });

  test('to pay by transfer has its account and its note in plain lines', () => {
    const started = startPayment.response.parse({
      pubTransferAccount: 'Demo Bank<br>000-123&nbsp;456',
      pubTransferCopywriting: '<p>Transfer within <b>7</b> days.</p>',
    });
    expect(started).toEqual({
      kind: 'transfer',
      account: 'Demo Bank\n000-123 456',
      copyText: 'Transfer within 7 days.',
    });
  });
});

test.each([
  [[true, false, 2, 0, null, 'x'], 2],
  [['1', '0', '2'], 2],
])('of a return with the steps %j, %i are shown', (shows, shown) => {
  const progressBar = shows.map((show) => ({ text: 't', show }));
  const sent = { afterSaleNo: 1, afterSaleType: '0', afterOrderStatus: '0', progressBar };
  expect(returnDetail.response.parse(sent).steps).toHaveLength(shown);
});

test('coupons with an id of 0 have their couponId', () => {
  const sent = [5, 6].map((couponId) => couponWire.parse({ id: 0, couponId }));
  expect(toCoupons({ pricesVisible: true }, sent).map(({ id }) => id)).toEqual(['5', '6']);
});

test('points are read with their sign', () => {
  const { entries } = pointsHistory.response.parse({
    list: ['+5', '-3', 2].map((usedPoints) => ({ usedPoints })),
    totalPage: 1,
  });
  expect(entries.map(({ points }) => points)).toEqual([5, -3, 2]);
});
