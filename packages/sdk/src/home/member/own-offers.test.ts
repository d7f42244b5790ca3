import { describe, expect, test } from 'vitest';
import { cents } from '../../base/values/money.ts';
import type { ProductCard } from '../../catalogue/types.ts';
import { testGood } from '../../orders/test-order.ts';
import { ownCategories, ownOffers, productsToSample } from './own-offers.ts';
import { OWN_OFFERS } from './rules.ts';

test('articles stand for four different products', () => {
  const line = (productId: string, specificationId: string) => ({
    good: testGood({ productId, specificationId }),
    quantity: 1,
  });
  const lines = [
    line('1', '11'),
    line('1', '12'),
    line('2', '21'),
    line('', '31'),
    line('', '41'),
    line('5', '51'),
  ];
  expect(productsToSample(lines)).toEqual(['11', '21', '31', '41']);
});

describe('offers in the clinic’s categories', () => {
  const parents = ['Gloves', 'Burs', 'Sutures'].map((name) => ({ id: name[0] ?? '', name }));
  test('look into the two that were bought most', () => {
    expect(ownCategories(['Burs', 'Gloves', 'Gloves', undefined, 'Gone'], parents)).toEqual([
      'G',
      'B',
    ]);
    expect(ownCategories(['Burs', 'Gloves', 'Sutures'], parents)).toEqual(['B', 'G']);
    expect(ownCategories([undefined], parents)).toEqual([]);
  });

  const card = (id: string, some: Partial<ProductCard> = {}): ProductCard => ({
    id,
    name: id,
    brandName: '',
    picture: undefined,
    offer: { price: { kind: 'amount', cents: cents(80) }, was: cents(100) },
    inStock: true,
    tags: [],
    ...some,
  });
  const shown = (...categories: ProductCard[][]) =>
    ownOffers(categories, OWN_OFFERS).map(({ id }) => id);

  test('take the reduced ones of each category in turn, four at most', () => {
    expect(shown([card('a'), card('b'), card('c')], [card('x'), card('y')])).toEqual([
      'a',
      'x',
      'b',
      'y',
    ]);
  });

  test('leave out full prices, sold-out products and repetitions', () => {
    const full: ProductCard['offer'] = { price: { kind: 'amount', cents: cents(80) } };
    expect(
      shown([card('a', { offer: full }), card('b', { inStock: false }), card('c')], [card('c')]),
    ).toEqual(['c']);
  });

  test('are none while prices are hidden', () => {
    expect(shown([card('a', { offer: { price: { kind: 'hidden', text: '' } } })])).toEqual([]);
  });
});
