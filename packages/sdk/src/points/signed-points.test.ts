import { describe, expect, test } from 'vitest';
import { signedPoints, tagWords } from './signed-points.ts';

describe('an entry of the points history (Spec: 2§3, 2§9)', () => {
  test.each([
    [-5, 'plus', 'income', -5],
    [-5, 'plus', 'expenditure', -5],
    [-5, 'reduce', 'all', -5],
    [5, 'plus', 'expenditure', -5],
    [5, 'reduce', 'income', 5],
    [5, 'reduce', 'all', -5],
    [5, '-', 'all', -5],
    [5, '+', 'all', 5],
    [5, 'Order', 'all', 5],
    [5, 'constructor', 'all', 5],
    [0, 'plus', 'all', 0],
  ] as const)('of %i with the tag %j in the tab %s is %i', (points, tag, tab, signed) => {
    expect(signedPoints({ points, tag, tab })).toBe(signed);
  });

  test.each([
    ['plus', ''],
    ['-', ''],
    ['Order', 'Order'],
    ['constructor', 'constructor'],
  ])('the tag %j says %j', (tag, words) => {
    expect(tagWords(tag)).toBe(words);
  });
});
