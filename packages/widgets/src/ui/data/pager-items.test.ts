import { expect, test } from 'vitest';
import { pagerItems } from './pager-items.ts';

const shown = (page: number, total: number) =>
  pagerItems(page, total)
    .map((item) => (item === 'gap' ? '…' : item))
    .join(' ');

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [1, 7, '1 2 3 4 5 6 7'],
  [7, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [1, 24, '1 2 3 4 5 … 24'],
  [5, 24, '1 … 4 5 6 … 24'],
  [7, 24, '1 … 6 7 8 … 24'],
  [20, 24, '1 … 19 20 21 … 24'],
  [21, 24, '1 … 20 21 22 23 24'],
  [7, 400, '1 … 6 7 8 … 400'],
  [99, 24, '1 … 20 21 22 23 24'],
  [-3, 24, '1 2 3 4 5 … 24'],
])('page %i of %i shows %s', (page, total, expected) => {
  expect(shown(page, total)).toBe(expected);
});

test('with more than seven pages there are always seven places, and a gap never hides a single page', () => {
  for (let total = 8; total <= 40; total += 1) {
    for (let page = 1; page <= total; page += 1) {
      const items = pagerItems(page, total);
      expect(items).toHaveLength(7);
      expect(items).toContain(page);
      items.forEach((item, place) => {
        if (item !== 'gap') return;
        const [before, after] = [items[place - 1], items[place + 1]];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }
  }
});
