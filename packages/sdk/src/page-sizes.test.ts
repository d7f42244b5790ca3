import { expect, test } from 'vitest';
import { filters, similarWords } from './catalogue/contract.ts';
import { swapProducts } from './checkout/contract.ts';
import { mine } from './coupon/contract.ts';
import { pointsHistory, pointsProducts } from './points/contract.ts';

const sent = {
  'coupons of an account': mine.toWire({ view: 'unused', page: 1 }),
  'swap products': swapProducts.toWire({ offerId: '1', page: 1 }),
  'similar words': similarWords.toWire('glov'),
  filters: filters.toWire('glov'),
  'points products': pointsProducts.toWire({ range: 'all', page: 1, language: 'en' }),
  'points history': pointsHistory.toWire({ tab: 'all', page: 1, language: 'en' }),
};

test.each([
  ['coupons of an account', 9],
  ['swap products', 10],
  ['similar words', 10],
  ['filters', 15],
  ['points products', 12],
  ['points history', 10],
] as const)('%s asks for %i at a time (Spec: 2§9)', (list, size) => {
  expect(sent[list]).toMatchObject({ pageSize: size });
});
