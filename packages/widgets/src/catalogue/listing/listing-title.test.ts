import { expect, test } from 'vitest';
import { searchTitle } from './listing-title.ts';

const answer = {
  categories: [{ id: '801', name: 'Diamond burs' }],
  brands: [{ id: '7', name: 'Kairn' }],
};

// An unknown id does not get the heading “All products”. Spec: 1§2 Search
test.each([
  [{}, 'All products'],
  [{ keyword: 'ALL' }, 'All products'],
  [{ keyword: 'gloves' }, '“gloves”'],
  [{ categoryId: '801' }, 'Diamond burs'],
  [{ brandId: '7' }, 'Kairn'],
  [{ categoryId: '9' }, 'Category'],
  [{ brandId: '9' }, 'Brand'],
  [{ brandId: '9', title: 'Veyra' }, 'Veyra'],
])('heads %j with %s', (query, title) => {
  expect(searchTitle({ title: '', ...query }, answer, 'en')).toBe(title);
});
