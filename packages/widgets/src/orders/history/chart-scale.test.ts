import { expect, test } from 'vitest';
import { scaleOf, wholeDollars } from './chart-scale.ts';

test.each([
  [0, 4],
  [400, 4],
  [401, 8],
  [871_500, 10_000],
  [1_000_000, 10_000],
  [1_000_001, 20_000],
  [72_100, 800],
])('the scale of %i cents ends at HK$%i', (largest, last) => {
  const lines = scaleOf(largest);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toBe(last * 100);
  expect(lines[0]).toBe(0);
});

test.each([
  [0, '0'],
  [49, '0'],
  [50, '1'],
  [99_999, '1,000'],
  [123_456_789, '1,234,568'],
])('%i cents are %s', (amount, text) => expect(wholeDollars(amount)).toBe(text));
