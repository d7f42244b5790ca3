import { describe, expect, test } from 'vitest';
import { readGrid } from './detect-columns.ts';

const gridOf = (lines: readonly (readonly string[])[]) =>
  lines.map((cells) => cells.map((text) => ({ text })));
const read = (...lines: readonly (readonly string[])[]) => {
  const { rows, skipped } = readGrid(gridOf(lines));
  return [
    ...rows.map(({ line, article, quantity }) => `${line}: ${article} = ${quantity}`),
    skipped,
  ];
};

describe('the headings of a list (Spec: 1§5)', () => {
  const goods = ['A-1', '5'];
  test.each<[string, string[][], (string | number)[]]>([
    [
      'a column that only numbers the lines',
      [
        ['Item', 'SKU', 'Qty'],
        ['1', 'A-1', '5'],
      ],
      ['2: A-1 = 5', 1],
    ],
    ['the same without a better one', [['Item', 'Qty'], goods], ['2: A-1 = 5', 1]],
    ['an article number without a quantity', [['SKU'], ['A-1']], ['2: A-1 = ', 1]],
    [
      'a weak word alone is an article number',
      [['Model'], ['A-1']],
      ['1: Model = ', '2: A-1 = ', 0],
    ],
    ['a quantity alone is no heading', [['Qty'], ['A-1']], ['1: Qty = ', '2: A-1 = ', 0]],
    ['a quantity beside an unknown word', [['Teil', 'Qty'], goods], ['2: A-1 = 5', 1]],
    [
      'a quantity before an unknown word',
      [
        ['Qty', 'Teil'],
        ['5', 'A-1'],
      ],
      ['2: A-1 = 5', 1],
    ],
    [
      'an unknown word after an empty heading',
      [
        ['', 'Teil', 'Qty'],
        ['x', 'A-1', '5'],
      ],
      ['2: A-1 = 5', 1],
    ],
    [
      'a quantity beside an empty heading is none',
      [['', 'Qty'], goods],
      ['1: Qty = ', '2: A-1 = 5', 0],
    ],
    [
      'a weak word after a quantity',
      [
        ['Qty', 'Code'],
        ['5', 'A-1'],
      ],
      ['2: A-1 = 5', 1],
    ],
    [
      'a weak word after another one',
      [
        ['Size', 'Code', 'Qty'],
        ['S', 'A-1', '5'],
      ],
      ['2: A-1 = 5', 1],
    ],
    [
      'a quantity before a weak word, above two numbers',
      [
        ['Qty', 'Code'],
        ['5', '123'],
        ['6', 'A-1'],
      ],
      ['2: 123 = 5', '3: A-1 = 6', 1],
    ],
    [
      'a quantity before an unknown word, above two numbers',
      [
        ['Qty', 'Teil'],
        ['5', '123'],
      ],
      ['2: 123 = 5', 1],
    ],
    [
      'a line that ends before its article number',
      [['Qty', 'SKU'], ['5'], ['6', 'A-1']],
      ['2:  = 5', '3: A-1 = 6', 1],
    ],
    ['a title and a blank line above', [['May'], [''], ['SKU', 'Qty'], goods], ['4: A-1 = 5', 2]],
  ])('%s', (_, lines, rows) => {
    expect(read(...lines)).toEqual(rows);
  });

  test('are searched in the first ten lines', () => {
    const title = (count: number) => Array.from({ length: count }, (_, at) => [`Note ${at} a`]);
    expect(read(...title(9), ['Qty', 'SKU'], ['5', 'A-1'])).toEqual(['11: A-1 = 5', 10]);
    expect(read(...title(10), ['Qty', 'SKU'], ['5', 'A-1'])).toContain('12: A-1 = 5');
    expect(read(...title(10), ['Qty', 'SKU'], ['5', 'A-1']).at(-1)).toBe(0);
  });
});

describe('lines below headings', () => {
  const heading = ['SKU', 'Qty', 'Note'];
  test.each<[string, string[][], (string | number)[]]>([
    ['short ones', [['A-1']], ['2: A-1 = ', 1]],
    ['blank ones are not counted', [[' ', ''], [], ['A-1', '5']], ['4: A-1 = 5', 1]],
    ['remarks', [['', '', 'Thank you']], [2]],
    [
      'totals by their name',
      [
        ['Total', '5'],
        ['Grand total', '5'],
      ],
      [3],
    ],
    ['totals in another column', [['', '5', '合計']], [2]],
    ['an article beside a remark about totals', [['A-1', '5', 'Total']], ['2: A-1 = 5', 1]],
    ['a quantity without an article', [['', '5', 'x']], ['2:  = 5', 1]],
  ])('%s', (_, lines, rows) => {
    expect(read(heading, ...lines)).toEqual(rows);
  });

  test('a file that was exported here is read as it is, totals too', () => {
    const line = ['1', 'Total', '5', 'Not found'];
    expect(read(['Line', 'Article number', 'Quantity', 'Result', 'Reason'], line)).toEqual([
      '2: Total = 5',
      1,
    ]);
    expect(read(['Line', 'Article number', 'Quantity', 'State'], line)).toEqual([2]);
  });

  test('the mark of a changed number stays with its cell', () => {
    const grid = [
      [{ text: 'SKU' }, { text: 'Qty' }],
      [{ text: 'A-1', note: 'became-date' as const }, { text: '5' }],
      [{ text: '1.2E+05' }, { text: '5' }],
      [{ text: '12E4X' }, { text: '5' }],
    ];
    expect(readGrid(grid).rows.map(({ note }) => note)).toEqual([
      'became-date',
      'became-number',
      undefined,
    ]);
    const marked = { text: 'A-1', note: 'became-date' as const };
    for (const line of [
      [{ text: '5' }, marked],
      [marked, { text: '5' }],
    ])
      expect(readGrid([line]).rows).toMatchObject([
        { article: 'A-1', quantity: '5', note: 'became-date' },
      ]);
  });
});

describe('lines without headings', () => {
  test.each<[string, string[][], (string | number)[]]>([
    ['a quantity with blanks before an article', [[' 5 ', 'A-1']], ['1: A-1 = 5', 0]],
    ['a range before a sign is no quantity', [['5-10×ABC']], ['1: 5-10×ABC = ', 0]],
    [
      'unknown words above numbers',
      [
        ['Teil', 'Menge'],
        ['A-1', '5'],
      ],
      ['2: A-1 = 5', 1],
    ],
    ['with a blank line between', [['Teil', 'Menge'], [''], ['A-1', '5']], ['3: A-1 = 5', 1]],
    ['after a blank line', [[''], ['Teil', 'Menge'], ['A-1', '5']], ['3: A-1 = 5', 1]],
    [
      'with signs and separators',
      [
        ['Teil', 'Menge'],
        ['A-1', '-1,000.5'],
      ],
      ['2: A-1 = -1,000.5', 1],
    ],
    [
      'with blanks around the number',
      [
        ['Teil', 'Menge'],
        ['A-1', ' 5 '],
      ],
      ['2: A-1 = 5', 1],
    ],
    [
      'full-width',
      [
        ['Teil', 'Menge'],
        ['A-1', '５'],
      ],
      ['2: A-1 = ５', 1],
    ],
    ['one word is an article', [['Teil'], ['A-1', '5']], ['1: Teil = ', '2: A-1 = 5', 0]],
    [
      'words with a digit are an article',
      [
        ['Teil 2', 'x'],
        ['A-1', '5'],
      ],
      ['1: Teil 2 = x', '2: A-1 = 5', 0],
    ],
    [
      'one digit among words is enough',
      [
        ['Teil', 'x2'],
        ['A-1', '5'],
      ],
      ['1: Teil = x2', '2: A-1 = 5', 0],
    ],
    [
      'words above words',
      [
        ['Teil', 'Menge'],
        ['Alpha', 'two'],
      ],
      ['1: Teil = Menge', '2: Alpha = two', 0],
    ],
    [
      'above a code that is no number',
      [
        ['Teil', 'Menge'],
        ['A-1', '5a'],
      ],
      ['1: Teil = Menge', '2: A-1 = 5a', 0],
    ],
    [
      'above a code with a sign',
      [
        ['Teil', 'Menge'],
        ['A', '#5'],
      ],
      ['1: Teil = Menge', '2: A = #5', 0],
    ],
    ['a line of words alone', [['Teil', 'Menge']], ['1: Teil = Menge', 0]],
    [
      'words further down are a line',
      [
        ['A-1', '5'],
        ['Teil', 'Menge'],
        ['B', '6'],
      ],
      ['1: A-1 = 5', '2: Teil = Menge', '3: B = 6', 0],
    ],
    [
      'totals',
      [
        ['A-1', '5'],
        ['Total', '5'],
      ],
      ['1: A-1 = 5', 1],
    ],
  ])('%s', (_, lines, rows) => {
    expect(read(...lines)).toEqual(rows);
  });

  test.each([
    [['A-1', '1', '000'], '1, 000'],
    [['A-1', ' 12 ', ' 345 '], '12, 345'],
    [['A-1', '123', '456'], '123, 456'],
    [['A-1', '1234', '456'], '1234'],
    [['A-1', 'x1', '456'], 'x1'],
    [['A-1', '1x', '456'], '1x'],
    [['A-1', '1', '4567'], '1'],
    [['A-1', '1', 'x456'], '1'],
    [['A-1', '1', '45'], '1'],
    [['A-1', '1', '456', '789'], '1'],
    [['A-1', '5'], '5'],
  ])('%j is so many: %j', (cells, quantity) => {
    expect(readGrid(gridOf([cells])).rows).toMatchObject([{ article: 'A-1', quantity }]);
  });

  test.each([
    ['A-1   x   12', 'A-1', '12'],
    ['A-1  × 12', 'A-1', '12'],
    ['A-1 * 12', 'A-1', '12'],
    ['A-1 = 12', 'A-1', '12'],
    ['A-1 x 12 boxes', 'A-1 x 12 boxes', ''],
    ['  A-1 x 12  ', 'A-1', '12'],
    ['12   x   A-1 b', 'A-1 b', '12'],
    ['12x A-1', 'A-1', '12'],
    ['12 x  A-1', 'A-1', '12'],
    ['a 12 x A-1', 'a 12 x A-1', ''],
    ['1234567 x A-1', '1234567 x A-1', ''],
    ['A-1   12', 'A-1', '12'],
    ['Gloves M 12', 'Gloves M', '12'],
    ['12   Gloves M', 'Gloves M', '12'],
    ['1234567 Gloves', '1234567 Gloves', ''],
    ['Gloves M', 'Gloves M', ''],
    ['A-1 12 b', 'A-1 12 b', ''],
  ])('%j is the article %j and the quantity %j', (text, article, quantity) => {
    expect(readGrid(gridOf([[text]])).rows).toMatchObject([{ article, quantity }]);
  });
});
