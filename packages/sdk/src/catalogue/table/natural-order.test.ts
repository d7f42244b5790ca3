// The order of the values of a dimension, as a buyer reads them (docs/decisions/catalogue.md).
import { describe, expect, test } from 'vitest';
import { compareNaturally, isNaturallyOrdered, sizeRank } from './natural-order.ts';

describe('values in any order are sorted', () => {
  test.each([
    ['sizes by size', ['XS', 'S', 'M', 'L', 'XL', '2XL']],
    ['sizes in words', ['Extra small', 'small', 'Size M', 'L 碼', '加大', 'xxl']],
    ['sizes before amounts before texts', ['L', '3 L', 'blue']],
    ['volumes by amount', ['500 ml', '0.75l', '1 L', '1.8 L', '1.85 L']],
    ['lengths by amount, with either sign for micro', ['20 µm', '30μm', '1 mm', '2.5 cm', '1 m']],
    ['weights by amount', ['250 mg', '1 g', '0.5 kg']],
    ['lengths before volumes before weights', ['9 m', '1 ml', '1 mg']],
    ['one amount by the text behind it', ['5 ml blue', '5 ml red']],
    ['a unit within a word as a text', ['2 mmx', '10 mmx']],
    ['a number after its name as a text', ['box of 2 kg', 'box of 10 g']],
    ['numbers within texts by number', ['#8', '#10', '#10.25', '#10.5']],
    ['fractions between whole numbers', ['½ inch', '1 inch', '6', '6¼', '6½', '6¾', '7']],
    ['numbers before texts', ['10', '20 x', 'x']],
    ['texts by character, the shorter one first', ['A2', 'A2 fine', 'B1']],
    ['two spaces like one', ['a  1', 'a 2', 'a  3']],
  ])('%s', (_, values) => {
    expect(values.toReversed().toSorted(compareNaturally)).toEqual(values);
    expect(values.toSorted(compareNaturally)).toEqual(values);
  });
});

test.each([
  ['Ｓ', 'small'],
  ['M 碼', 'Size M'],
  ['M碼', '中碼'],
  ['X-Large', 'xl'],
])('%s and %s are one size', (one, other) => {
  expect(sizeRank(one)).toBeDefined();
  expect(sizeRank(one)).toBe(sizeRank(other));
  expect(compareNaturally(one, other)).toBe(0);
});

test.each(['king size m', 'M 碼 blue', '', 'blue', '1 L'])('"%s" is no size', (text) => {
  expect(sizeRank(text)).toBeUndefined();
});

test.each([
  [['S', 'L'], true],
  [['1 L', '#8'], true],
  [['S', ''], true],
  [['S', 'blue'], false],
  [['blue', 'red'], false],
  [[''], false],
  [[], false],
])('the values %j have an order that a buyer expects: %s', (values, expected) => {
  expect(isNaturallyOrdered(values)).toBe(expected);
});
