import { describe, expect, test } from 'vitest';
import { readRedeemQuery, writeRedeemQuery } from './page-queries.ts';

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
