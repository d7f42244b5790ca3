import { describe, expect, test } from 'vitest';
import { comparable, decideCompare, productsAsked, productsParameter } from './rules.ts';

describe('choosing', () => {
  test('a product joins at the end, and once', () => {
    expect(decideCompare(['1', '2'], '3')).toEqual({ ok: true, products: ['1', '2', '3'] });
    expect(decideCompare(['1', '2'], '1')).toEqual({ ok: true, products: ['1', '2'] });
  });

  test('a fifth product is refused, one of the four is not', () => {
    const four = ['1', '2', '3', '4'];
    expect(decideCompare(four, '5')).toEqual({
      ok: false,
      reason: 'compare-full',
      facts: { most: 4 },
    });
    expect(decideCompare(four, '4')).toEqual({ ok: true, products: four });
  });
});

test('only the first four different ids of a list count, and only texts that can be ids', () => {
  expect(comparable(['1', '1', '', '2', '../3', 'a b', '<b>', '4', '5', '6'])).toEqual([
    '1',
    '2',
    '4',
    '5',
  ]);
});

describe('the products of an address', () => {
  test.each([
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    [',,', undefined],
    ['javascript:alert(1)', undefined],
    ['1021', ['1021']],
    ['1021, 1034,1021', ['1021', '1034']],
    ['1,2,3,4,5', ['1', '2', '3', '4']],
  ])('%s asks for %j', (parameter, products) => {
    expect(productsAsked(parameter)).toEqual(products);
  });

  test('a shared choice is read as it was written', () => {
    const four = ['1021', '1034', '7', '8'];
    expect(productsAsked(productsParameter(four))).toEqual(four);
  });
});
