import { expect, test } from 'vitest';
import { searchCard, toCard } from './card.ts';
import { specification, toSpecification } from './specification.ts';

const view = { pricesVisible: true, text: '' };
const amount = (cents: number) => ({ price: { kind: 'amount', cents } });
const reduced = { ...amount(600), was: 860, percentOff: 30 };
const free = { ...amount(0), was: 860 };

test.each([
  ['a lower present price', { price: 8.6, discountPrice: 6 }, reduced],
  ['none', { price: 8.6 }, amount(860)],
  ['null', { price: 8.6, discountPrice: null }, amount(860)],
  ['0, which typed fields have without a discount', { price: 8.6, discountPrice: 0 }, amount(860)],
  ['a higher one', { price: 8.6, discountPrice: 9 }, amount(860)],
  ['the present price alone', { discountPrice: 6 }, amount(600)],
  ['0 alone', { discountPrice: 0 }, { price: { kind: 'enquire' } }],
])('reads the prices of a card and of a specification with %s (Spec: 1§3)', (_, prices, offer) => {
  const names = { searchProductId: '1', name: 'Burs', standard: '5 pcs' };
  expect(toCard(view, searchCard.parse({ ...names, ...prices })).offer).toEqual(offer);
  expect(toSpecification(view, specification.parse({ ...names, ...prices })).offer).toEqual(offer);
});

test.each([
  ['says that it is reduced to 0', { isDiscount: true, discountPrice: 0 }, free],
  ['says that it is reduced, and not to which price', { isDiscount: true }, amount(860)],
  ['says that it is not reduced', { isDiscount: false, discountPrice: 6 }, amount(860)],
])('believes isDiscount of a specification that %s', (_, more, offer) => {
  const wire = specification.parse({ searchProductId: '1', price: 8.6, ...more });
  expect(toSpecification(view, wire).offer).toEqual(offer);
});
