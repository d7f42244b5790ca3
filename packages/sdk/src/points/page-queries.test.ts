import { describe, expect, test } from 'vitest';
import {
  readHistoryTab,
  readPage,
  readRange,
  readRedeemQuery,
  writeRedeemQuery,
} from './page-queries.ts';

test.each([
  ['low', 'low'],
  ['high', 'high'],
  ['0-9999', 'all'],
  [null, 'all'],
])('reads the range %j as %s', (given, range) => {
  expect(readRange(given)).toBe(range);
});

test.each([
  ['income', 'income'],
  ['plus', 'all'],
  [undefined, 'all'],
])('reads the tab %j as %s', (given, tab) => {
  expect(readHistoryTab(given)).toBe(tab);
});

test.each([
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1e3', 1],
  [null, 1],
])('reads the page %j as %i', (given, page) => {
  expect(readPage(given)).toBe(page);
});

describe('the query of the confirmation (Spec: 2§2.1)', () => {
  test.each([
    [
      { pointsProductId: '7', amount: '2' },
      { productId: '7', quantity: 2 },
    ],
    [
      { pointsProductId: ' 7 ', amount: '1' },
      { productId: '7', quantity: 1 },
    ],
    [{ pointsProductId: '', amount: '2' }, undefined],
    [{ pointsProductId: null, amount: '2' }, undefined],
    [{ pointsProductId: '7', amount: null }, undefined],
    [{ pointsProductId: '7', amount: '0' }, undefined],
    [{ pointsProductId: '7', amount: '-1' }, undefined],
    [{ pointsProductId: '7', amount: '1.5' }, undefined],
    [{ pointsProductId: '7', amount: 'two' }, undefined],
  ])('reads %j as %j', (given, query) => {
    expect(readRedeemQuery(given)).toEqual(query);
  });

  test('names product, amount and language', () => {
    expect(writeRedeemQuery({ productId: '7', quantity: 2 }, 'en')).toEqual({
      pointsProductId: '7',
      amount: 2,
      langEnv: 'ENGLISH',
    });
  });
});
