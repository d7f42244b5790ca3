import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test.each([
  ['5', 5],
  ['５', 5],
  ['1,234', 1234],
  ['12.0', 12],
  ['12.5', undefined],
  ['', undefined],
  ['1e3', undefined],
  ['12,34', undefined],
  [' 5 ', 5],
  ['12,345', 12_345],
  ['1,234,567', 1_234_567],
  ['1,234.00', 1_234],
  ['1234,567', undefined],
  ['1,234 ', 1_234],
  ['x1,234', undefined],
  ['1,234x', undefined],
  ['9999999999', undefined],
])('%j as a whole number is %s', (text, number) => expect(wholeNumber(text)).toBe(number));
