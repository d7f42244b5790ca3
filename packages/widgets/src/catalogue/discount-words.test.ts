import { expect, test } from 'vitest';
import { discountWords } from './discount-words.ts';

test.each([
  [0, '', ''],
  [5, '95 折', '5% off'],
  [10, '9 折', '10% off'],
  [20, '8 折', '20% off'],
  [25, '75 折', '25% off'],
  [33, '67 折', '33% off'],
  [50, '5 折', '50% off'],
  [88, '12 折', '88% off'],
  [90, '1 折', '90% off'],
  [95, '0.5 折', '95% off'],
  [99, '0.1 折', '99% off'],
  [100, '免費', '100% off'],
])('calls %i percent off “%s” or “%s”', (percentOff, zh, en) => {
  expect(discountWords.zh.percentOff({ percentOff })).toBe(zh);
  expect(discountWords.en.percentOff({ percentOff })).toBe(en);
});
