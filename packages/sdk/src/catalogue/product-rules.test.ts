import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Offer } from '../base/values/price.ts';
import { waysToBuy } from '../cart/purchase-options.ts';
import { isProductGone } from './product-gone.ts';
import {
  commonStep,
  galleryOf,
  giftsOf,
  isNamed,
  monthOf,
  picturesDiffer,
  specificationsShown,
} from './product-rules.ts';
import { sampleSpecification } from './sample-specification.ts';
import type { Specification } from './types.ts';

const priced: Offer = { price: { kind: 'amount', cents: cents(500) } };
const enquire: Offer = { price: { kind: 'enquire' } };
const hidden: Offer = { price: { kind: 'hidden', text: 'after certification' } };

const specification = (id: string, more: Partial<Specification> = {}): Specification =>
  sampleSpecification({
    id,
    articleNumber: `VY-N100-${id}`,
    name: '',
    offer: priced,
    step: 10,
    ...more,
  });
const many = Array.from({ length: 100 }, (_, place) => specification(String(place + 1)));

test.each([
  [1328, true],
  [1359, false],
  [undefined, false],
])('resultID %s: gone is %s (Spec: 1§8)', (resultID, gone) => {
  expect(isProductGone({ resultID })).toBe(gone);
});

test.each([
  ['of all', [10, 10, 10], 10],
  ['that differ', [10, 5], undefined],
  ['of one piece', [1, 1], undefined],
  ['of nothing', [], undefined],
])('the multiple %s', (_, steps, said) => {
  expect(commonStep(steps.map((step) => ({ step })))).toBe(said);
});

describe('the rows of a table (Spec: 1§2 Product detail)', () => {
  const ids = (...view: Parameters<typeof specificationsShown>) =>
    specificationsShown(...view).map(({ id }) => id);
  const nothing = () => false;

  test('are four, then all', () => {
    expect(ids(many, { isExpanded: false, isKept: nothing })).toEqual(['1', '2', '3', '4']);
    expect(ids(many, { isExpanded: true, isKept: nothing })).toHaveLength(100);
  });

  test('always include the selected ones', () => {
    const isKept = (id: string) => id === '2' || id === '77';
    expect(ids(many, { isExpanded: false, isKept })).toEqual(['1', '2', '3', '4', '77']);
  });

  test('are the matches while a filter is typed', () => {
    expect(ids(many, { isExpanded: false, typed: 'n100 99', isKept: nothing })).toEqual(['99']);
    expect(ids(many, { isExpanded: true, typed: 'nothing', isKept: () => true })).toEqual([]);
    expect(ids(many, { isExpanded: false, typed: '  ', isKept: nothing })).toHaveLength(4);
  });

  test.each([
    ['vy n100', true],
    ['ＶＹ－Ｎ１００', true],
    ['VYN1007', true],
    ['blue', true],
    ['藍色', false],
    ['4891234567890', true],
    ['100 pcs', true],
    ['VY-N200', false],
  ])('"%s" names it: %s', (typed, named) => {
    const one = specification('7', { name: 'M, Blue', uniformCode: '4891234567890' });
    expect(isNamed(one, typed)).toBe(named);
  });
});

describe('the gallery (Spec: 1§3 allPicture)', () => {
  const red = { id: '1', pictures: ['red', 'box'] };
  const blue = { id: '2', pictures: ['blue', 'box'] };

  test('shows every picture once, the current specification’s first', () => {
    expect(galleryOf([red, blue])).toEqual(['red', 'box', 'blue']);
    expect(galleryOf([red, blue], '2')).toEqual(['blue', 'box', 'red']);
    expect(galleryOf([red, { id: '3', pictures: [] }], '3')).toEqual(['red', 'box']);
    expect(galleryOf([])).toEqual([]);
  });

  test('stays short with a hundred specifications, and keeps the selected one', () => {
    const own = many.map(({ id }) => ({ id, pictures: [id] }));
    expect(galleryOf(own)).toHaveLength(24);
    expect(galleryOf(own, '90')[0]).toBe('90');
  });

  test('differs by specification only where their pictures do', () => {
    expect(picturesDiffer([red, blue])).toBe(true);
    expect(picturesDiffer([red, { pictures: ['red', 'box'] }])).toBe(false);
    expect(picturesDiffer([])).toBe(false);
  });
});

test('names a gift of several specifications once', () => {
  const gift = { name: 'Dispenser', productId: '9', picture: undefined };
  const other = { ...gift, name: 'Stand' };
  expect(giftsOf([{ gifts: [gift] }, { gifts: [other, gift] }])).toEqual([gift, other]);
});

describe('the ways to buy (Spec: 1§6, 1§9)', () => {
  const sold = specification('1');
  const out = specification('2', { stock: 0 });
  const short = specification('3', { stock: 9 });
  const asked = specification('4', { offer: enquire });

  test.each([
    ['a verified clinic has both', [out, sold], { standing: 'verified' }, true, true, undefined],
    [
      'a visitor has both, to be asked to sign in',
      [specification('1', { offer: hidden })],
      { standing: 'visitor' },
      true,
      true,
      undefined,
    ],
    [
      'tag type 3 hides adding',
      [sold],
      { standing: 'verified', variant: 'new-customer' },
      false,
      true,
      undefined,
    ],
    ['a swap opening has both', [sold], { standing: 'verified', variant: 'swap' }, true, true],
    ['unverified', [sold], { standing: 'unverified' }, false, false, 'not-certified'],
    ['sold out', [out], { standing: 'verified' }, false, false, 'no-stock'],
    ['too few left', [out, short], { standing: 'verified' }, false, false, 'below-multiple'],
    ['nothing there', [], { standing: 'verified' }, false, false, 'no-stock'],
    ['a price to ask for', [asked, out], { standing: 'verified' }, false, false, 'enquire-only'],
    ['one of them can be bought', [asked, sold], { standing: 'verified' }, true, true],
  ] as const)('%s', (_, specifications, buying, add, buyNow, obstacle?: string) => {
    const ways = waysToBuy(specifications, buying);
    expect(ways).toEqual({ add, buyNow, ...(obstacle ? { obstacle } : {}) });
  });
});

test.each([
  ['2029-06-30', '2029-06'],
  ['2029-06', '2029-06'],
  ['', ''],
])('an expiry date %j is read as %j', (date, month) => {
  expect(monthOf(date)).toBe(month);
});
