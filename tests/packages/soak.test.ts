// The verdict of `npm run soak`: a figure grows if a line through its readings does.
import { expect, test } from 'vitest';
import { grows, type Reading, slopeOf } from '../../scripts/soak/slope.ts';

const readings = (values: readonly number[]): readonly Reading[] =>
  values.map((value, minute) => ({ minute, value }));
const verdict = (values: readonly number[]) => {
  const slope = slopeOf(readings(values));
  return slope && grows(slope);
};

test.each([
  ['a flat line', [50, 50, 50, 50, 50], false],
  ['noise around a level', [50, 53, 49, 52, 50, 51, 49, 52], false],
  ['a step that does not go on', [50, 55, 55, 55, 55, 55, 55, 55, 55, 55], false],
  ['a line that falls', [60, 58, 57, 55, 53, 50], false],
  ['growth below the noise of the collector', [50, 50.1, 50.2, 50.3, 50.4], false],
  ['a leak', [50, 52, 54, 56, 58, 60], true],
  ['a leak under noise', [50, 53, 53, 58, 57, 62, 61, 66, 65, 70], true],
  ['a first byte where there was none', [0, 10, 20, 30, 40], true],
])('%s', (_, values, isGrowing) => {
  expect(verdict(values)).toBe(isGrowing);
});

test('too few readings decide nothing', () => {
  expect(verdict([1, 2])).toBeUndefined();
});

test('gives the slope of a line with its interval, as a table of Student’s t has it', () => {
  expect(slopeOf(readings([1, 2, 4, 5, 8]))).toMatchObject({
    perMinute: expect.closeTo(1.7, 10),
    // The standard error is 0.1915, t at 3 degrees of freedom 3.182.
    low: expect.closeTo(1.7 - 0.1915 * 3.182, 2),
    high: expect.closeTo(1.7 + 0.1915 * 3.182, 2),
  });
});
