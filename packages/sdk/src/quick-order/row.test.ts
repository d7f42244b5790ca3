import { describe, expect, test } from 'vitest';
import { appendRows, arrivedOf, cellText, orderRow } from './row.ts';

describe('a cell', () => {
  test.each([
    ['  A-1\t', 'A-1'],
    ['A\tB', 'A B'],
    [`${' '.repeat(300)}A-1`, 'A-1'],
    ['two\r\nlines', 'two\nlines'],
    ['two\rlines', 'two\nlines'],
    ['A\u0000\u007f-1\ufeff', 'A-1'],
    ['A\ud800-1', 'A-1'],
    ['\u0000 A-1 \u0000', 'A-1'],
    ['x'.repeat(201), 'x'.repeat(200)],
    [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    [`${'x'.repeat(198)} 😀`, 'x'.repeat(198)],
  ])('%j is read as %j', (text, read) => {
    expect(cellText(text)).toBe(read);
  });
});

test('appended lines continue after the highest number', () => {
  const rows = [orderRow(7, 'A'), orderRow(2, 'B')];
  const all = appendRows(rows, [orderRow(1, 'C', 5), orderRow(3, 'D')]);
  expect(all.map(({ id, line, article, quantity }) => [id, line, article, quantity])).toEqual([
    ['r7', 7, 'A', ''],
    ['r2', 2, 'B', ''],
    ['r8', 8, 'C', '5'],
    ['r10', 10, 'D', ''],
  ]);
  expect(appendRows([], [orderRow(1, 'C')])).toEqual([orderRow(1, 'C')]);
});

test.each([
  [undefined, 0],
  [{ state: 'added', quantity: 20 }, 20],
  [{ state: 'failed', message: '' }, 0],
  [{ state: 'failed', message: '', arrived: 5 }, 5],
  [{ state: 'unconfirmed', message: '', quantity: 20, had: 0, arrived: 5 }, 5],
] as const)('after %j, %i pieces are certainly in the cart', (outcome, pieces) => {
  expect(arrivedOf(outcome)).toBe(pieces);
});
