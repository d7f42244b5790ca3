import { describe, expect, test } from 'vitest';
import { arrowMove, type MenuPosition } from './menu-keys.ts';

const counts = { parents: 3, children: 4, active: 1 };
const parents = (at: number): MenuPosition => ({ column: 'parents', at });
const children = (at: number): MenuPosition => ({ column: 'children', at });

describe('arrows in the category menu', () => {
  test.each([
    ['ArrowDown', parents(0), parents(1)],
    ['ArrowDown', parents(2), parents(0)],
    ['ArrowUp', parents(0), parents(2)],
    ['Home', parents(2), parents(0)],
    ['End', parents(0), parents(2)],
    ['ArrowRight', parents(1), children(0)],
    ['ArrowLeft', parents(1), undefined],
    ['ArrowDown', children(3), children(0)],
    ['ArrowRight', children(0), children(1)],
    ['ArrowLeft', children(2), parents(1)],
    ['Tab', parents(0), undefined],
    ['a', children(0), undefined],
  ])('%s from %j leads to %j', (key, from, to) => {
    expect(arrowMove(key, from, counts)).toEqual(to);
  });

  test('there is no way into a column that is empty', () => {
    expect(arrowMove('ArrowRight', parents(0), { ...counts, children: 0 })).toBeUndefined();
    expect(arrowMove('ArrowDown', parents(-1), { ...counts, parents: 0 })).toBeUndefined();
  });
});
