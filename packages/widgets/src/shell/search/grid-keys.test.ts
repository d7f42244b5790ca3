import { describe, expect, test } from 'vitest';
import { type CellPosition, IN_BOX, panelMove } from './grid-keys.ts';

/** Two past searches, their actions, and a hot word. */
const cells = [2, 2, 2, 1];
const at = (row: number, cell = 0): CellPosition => ({ row, cell });

describe('keys in the panel of the search box', () => {
  test.each([
    ['ArrowDown', IN_BOX, at(0)],
    ['ArrowUp', IN_BOX, at(3)],
    ['ArrowDown', at(3), IN_BOX],
    ['ArrowUp', at(0), IN_BOX],
    ['ArrowDown', at(0, 1), at(1)],
    ['ArrowRight', at(1), at(1, 1)],
    ['ArrowRight', at(1, 1), at(1, 1)],
    ['ArrowLeft', at(1, 1), at(1)],
    ['ArrowLeft', at(1), at(1)],
    ['Home', at(2, 1), at(0)],
    ['End', at(0), at(3)],
    // In the box, and beside a word without neighbours, these keys move the cursor.
    ['ArrowLeft', IN_BOX, undefined],
    ['ArrowRight', IN_BOX, undefined],
    ['Home', IN_BOX, undefined],
    ['End', IN_BOX, undefined],
    ['ArrowRight', at(3), undefined],
    ['a', at(0), undefined],
  ])('%s from %j leads to %j', (key, from, to) => {
    expect(panelMove(key, from, cells)).toEqual(to);
  });

  test('an empty panel leaves every key to the box', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Home']) {
      expect(panelMove(key, IN_BOX, [])).toBeUndefined();
    }
  });
});
