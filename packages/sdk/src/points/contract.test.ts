// The requests and the answers of the points calls. Spec: 2§3, 2§7, 2§9
import { expect, test } from 'vitest';
import {
  EXCHANGE_PAGE_SIZE,
  exchangeRecords,
  pointsHistory,
  pointsProduct,
  pointsProducts,
  redeemPoints,
} from './contract.ts';

test.each([
  ['all', {}],
  ['low', { startPoint: 0, endPoint: 9_999 }],
  ['middle', { startPoint: 10_000, endPoint: 29_999 }],
  ['high', { startPoint: 30_000 }],
] as const)('the range %s sends %j', (range, bounds) => {
  expect(pointsProducts.toWire({ range, page: 3, language: 'en' })).toEqual({
    pageIndex: 3,
    pageSize: 12,
    langEnv: 'ENGLISH',
    ...bounds,
  });
});

test.each([
  ['all', 'total'],
  ['income', 'plus'],
  ['expenditure', 'reduce'],
] as const)('the tab %s of the history has the type %s', (tab, type) => {
  expect(pointsHistory.toWire({ tab, page: 2, language: 'zh' })).toEqual({
    pageIndex: 2,
    pageSize: 10,
    langEnv: 'TRADITIONAL_CHINESE',
    type,
  });
});

test.each([
  ['en', 'ENGLISH'],
  ['zh', 'TRADITIONAL_CHINESE'],
] as const)('the body of a points call names %s as %s', (language, langEnv) => {
  const wish = { addressId: 'A', productId: '7', quantity: 2 };
  expect([
    pointsProduct.toWire({ id: '7', language }),
    redeemPoints.toWire({ ...wish, language }),
    exchangeRecords.toWire({ language }),
  ]).toEqual([
    { id: '7', langEnv },
    { addressId: 'A', pointsProductId: '7', amount: 2, langEnv },
    { langEnv },
  ]);
});

test('products, points orders and records come from the service host, the history does not', () => {
  const rows = [pointsProducts, pointsProduct, redeemPoints, exchangeRecords, pointsHistory];
  expect(rows.map(({ host }) => host)).toEqual([
    'service',
    'service',
    'service',
    'service',
    'main',
  ]);
});

test.each([
  ['a list with semicolons', 'a.png; b.png;;', ['a.png', 'b.png']],
  ['one picture', 'a.png', ['a.png']],
  ['no picture', null, []],
])('reads the pictures of %s', (_, picturePath, pictures) => {
  const wire = { id: 7, picturePath, points: '120', price: '9.5', isAuth: true, text: '' };
  expect(pointsProduct.response.parse(wire)).toMatchObject({
    id: '7',
    pictures,
    points: 120,
    price: { kind: 'amount', cents: 950 },
    stock: undefined,
    isLimitedToOne: false,
    isRedeemed: false,
  });
});

test('seals the original price like every price', () => {
  const text = 'Prices for verified clinics';
  const sealed = pointsProduct.response.parse({ id: '7', price: 9.5, isAuth: false, text });
  expect(sealed.price).toEqual({ kind: 'hidden', text });
});

test('cuts the exchange records into pages of 10', () => {
  expect(EXCHANGE_PAGE_SIZE).toBe(10);
});
