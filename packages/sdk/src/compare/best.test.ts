// The best value of a row is marked only where the values compare.
import { expect, test } from 'vitest';
import { longestMonths, lowestCents } from './best.ts';

const price = (cents: number, measure?: string) => ({ cents, measure });

test.each([
  ['the lower of two', [price(200, 'box'), price(100, 'box')], [false, true]],
  [
    'both of two equal ones below a third',
    [price(1, 'm'), price(2, 'm'), price(1, 'm')],
    [true, false, true],
  ],
  [
    'the lowest beside a product without a price',
    [undefined, price(2, 'm'), price(1, 'm')],
    [false, false, true],
  ],
  ['none among equals', [price(1, 'box'), price(1, 'box')], [false, false]],
  ['none of a single one', [price(1, 'box'), undefined], [false, false]],
  ['none among different measures', [price(1, 'box'), price(2, 'case')], [false, false]],
  ['none where no measure is known', [price(1), price(2)], [false, false]],
  ['none where there is no price', [undefined, undefined], [false, false]],
])('of prices, marks %s', (_, prices, marks) => {
  expect(lowestCents(prices)).toEqual(marks);
});

test.each([
  ['the later of two', ['2028-12', '2029-01'], [false, true]],
  [
    'the later one beside a product without a month',
    ['2029-01', undefined, '2028-12', ''],
    [true, false, false, false],
  ],
  ['the last of three', ['2029-02', '2028-12', '2029-01'], [true, false, false]],
  ['none among equals', ['2029-01', '2029-01'], [false, false]],
  ['none of a single one', ['2029-01', undefined], [false, false]],
  ['none where one has a day too', ['2029-01', '2029-01-31'], [false, false]],
  ['none where one begins otherwise', ['2029-01', 'x2029-02'], [false, false]],
  ['none where there is no month', [undefined, ''], [false, false]],
])('of expiry months, marks %s', (_, months, marks) => {
  expect(longestMonths(months)).toEqual(marks);
});
