import { describe, expect, test } from 'vitest';
import { queryOf, zoneOf } from './use-listing.ts';

const attributes = { pageIndex: 1, navigate: false, filters: true };

describe('reads the attributes of a listing like the address bar (Spec: 1§2 Search)', () => {
  test.each([
    [{ keyword: '手套' }, { keyword: '手套', sort: 'composite', page: 1, title: '手套' }],
    [
      { categoryId: '101', title: 'Gloves', orderBy: '3', pageIndex: 2 },
      { categoryId: '101', sort: 'price-low', page: 2, title: 'Gloves' },
    ],
    [
      { keyword: 'VY-N100', type: 'articleNumber' },
      { keyword: 'VY-N100', byArticleNumber: true, sort: 'composite', page: 1, title: 'VY-N100' },
    ],
    [
      { brandId: '7', orderBy: 'x', pageIndex: -3 },
      { brandId: '7', sort: 'composite', page: 1, title: '' },
    ],
  ])('%j', (given, query) => {
    expect(queryOf({ ...attributes, ...given })).toEqual(query);
  });

  test('shows everything without a search', () => {
    expect(queryOf(attributes)).toMatchObject({ keyword: 'ALL', page: 1 });
  });

  test.each([
    ['new', 'new'],
    ['discount', 'discount'],
    ['featured', 'featured'],
    ['other', undefined],
    [undefined, undefined],
  ])('maps tag %s to zone %s', (tag, zone) => {
    expect(zoneOf({ ...attributes, tag })).toBe(zone);
  });
});
