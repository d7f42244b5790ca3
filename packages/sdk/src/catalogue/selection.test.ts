import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Offer } from '../base/values/price.ts';
import { leadOffer, specificationAtHand, variantOfTag } from './rules.ts';
import { narrowSearch } from './search-rules.ts';

const amount = (value: number): Offer => ({ price: { kind: 'amount', cents: cents(value) } });
const hidden: Offer = { price: { kind: 'hidden', text: 'after certification' } };
const enquire: Offer = { price: { kind: 'enquire' } };

describe('filters narrow a search and start at page 1 (Spec: 1§2 Search)', () => {
  test.each([
    [
      { keyword: 'gloves', page: 3 },
      { brandId: '7' },
      { keyword: 'gloves', brandId: '7', page: 1 },
    ],
    [{ categoryId: '2' }, { categoryId: '5' }, { categoryId: '5', page: 1 }],
    [{ categoryId: '2', brandId: '7' }, { brandId: null }, { categoryId: '2', page: 1 }],
    [{ brandId: '7' }, { brandId: null }, { keyword: 'ALL', page: 1 }],
    [
      { keyword: 'x', categoryId: '2', sort: 'newest' as const },
      { categoryId: null, brandId: null },
      { keyword: 'x', sort: 'newest', page: 1 },
    ],
  ])('%j with %j is %j', (query, change, narrowed) => {
    expect(narrowSearch(query, change)).toEqual(narrowed);
  });
});

describe('leadOffer', () => {
  test.each([
    ['the lowest', [amount(300), amount(200), enquire], { offer: amount(200), varies: true }],
    ['one price', [amount(200), amount(200)], { offer: amount(200), varies: false }],
    ['hidden stays hidden', [hidden, hidden], { offer: hidden, varies: false }],
    ['nothing but enquire', [enquire], { offer: enquire, varies: false }],
  ])('%s', (_, offers, lead) => {
    expect(leadOffer(offers)).toEqual(lead);
  });

  test('is undefined for no offers', () => expect(leadOffer([])).toBeUndefined());
});

test.each([
  ['the one chosen last', ['2', '1'], '2'],
  ['the one the page was opened for', [undefined, '3'], '3'],
  ['the first where neither is there', ['9', '8'], '1'],
])('the heart saves %s', (_, ids, found) => {
  expect(specificationAtHand([{ id: '1' }, { id: '2' }, { id: '3' }], ...ids)).toEqual({
    id: found,
  });
  expect(specificationAtHand([], ...ids)).toBeUndefined();
});

test.each([
  ['2', 'swap'],
  ['3', 'new-customer'],
  ['1', undefined],
  [undefined, undefined],
])('tagType %s opens the page as %s (Spec: 1§9)', (tagType, variant) => {
  expect(variantOfTag(tagType)).toBe(variant);
});
