import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { plainTranslator } from '../../language/plain-translator.ts';
import { MOST_ROWS, type OrderRow, orderRow } from '../row.ts';
import { reviewRows } from '../rules.ts';
import { exportOrder, templateOf } from './export.ts';
import { readOrder } from './parse-file.ts';

const pairs = async (source: Parameters<typeof readOrder>[0]) => {
  const read = await readOrder(source);
  return read.ok ? read.rows.map(({ article, quantity }) => `${article} = ${quantity}`) : read;
};
const utf8 = (text: string) => new TextEncoder().encode(text);
const speaker = (language: 'zh' | 'en') => ({
  $language: { get: () => language } as never,
  say: (why: Parameters<typeof plainTranslator>[1]) => plainTranslator(language, why),
});

describe('typed and pasted text', () => {
  test.each([
    ['A-1 5', 'A-1 = 5'],
    ['A-1\t5', 'A-1 = 5'],
    ['A-1,5', 'A-1 = 5'],
    ['A-1，５', 'A-1 = ５'],
    ['A-1;5', 'A-1 = 5'],
    ['A-1；5', 'A-1 = 5'],
    ['A-1 x 5', 'A-1 = 5'],
    ['A-1 x5', 'A-1 = 5'],
    ['A-1×5', 'A-1 = 5'],
    ['A-1: 5', 'A-1 = 5'],
    ['A-1：5', 'A-1 = 5'],
    ['5 A-1', 'A-1 = 5'],
    ['5 x A-1', 'A-1 = 5'],
    ['5×A-1', 'A-1 = 5'],
    ['5,A-1', 'A-1 = 5'],
    ['A-1　5', 'A-1 = 5'],
    ['A-1', 'A-1 = '],
    ['2X5', '2X5 = '],
    ['00123 7', '00123 = 7'],
    ['12345 67890', '12345 = 67890'],
    ['A-1 1.5', 'A-1 = 1.5'],
    ['A-1,abc', 'A-1 = abc'],
    ['A-1,1,000', 'A-1 = 1, 000'],
    ['"A,1",5', 'A,1 = 5'],
    [',5', '5 = '],
  ])('%j is %j', async (typed, read) => expect(await pairs(typed)).toEqual([read]));

  test('lines of several kinds, blank ones, totals; each keeps its number', async () => {
    const read = await readOrder('A-1 5\r\n\r\nB-2\t6\rC-3,7\n合計 18\nTotal: 18');
    expect(read).toMatchObject({ ok: true, skipped: 2 });
    expect(read.ok && read.rows.map(({ line, article }) => [line, article])).toEqual([
      [1, 'A-1'],
      [3, 'B-2'],
      [4, 'C-3'],
    ]);
  });

  test.each([
    ['', 'no-rows'],
    [' \n \n', 'no-rows'],
    ['合計 5', 'no-rows'],
  ])('%j is refused: %s', async (typed, reason) =>
    expect(await readOrder(typed)).toMatchObject({ ok: false, reason }),
  );

  test('refuses more lines than an order takes, with their number', async () => {
    const most = Array.from({ length: MOST_ROWS }, (_, at) => `A-${at} 1`).join('\n');
    expect(await readOrder(most)).toMatchObject({ ok: true });
    expect(await readOrder(`${most}\nB 1`)).toEqual({
      ok: false,
      reason: 'too-many-rows',
      facts: { rows: 1001, most: 1000 },
    });
  });
});

describe('CSV', () => {
  test.each([
    ['English headings', 'Article No.,Qty\nA-1,5'],
    ['Chinese headings', '貨號,數量\nA-1,5'],
    ['the other way round', '數量,產品編號\n5,A-1'],
    ['among others', 'No.,Product,SKU,Unit,Order Qty,Price\n1,"Gloves, blue",A-1,box,5,10.00'],
    ['a heading without a quantity', '貨號,數量\n\nA-1,5\n\n'],
    ['a title above', 'Order of May\n\nItem code;Quantity\nA-1;5'],
    ['totals below', 'SKU,Quantity\nA-1,5\nTotal,5\n'],
    ['totals without a number', '產品,貨號,數量\n手套,A-1,5\n合計,,5'],
    ['headings that nobody knows', 'Teil,Menge\nA-1,5'],
    ['no headings', 'A-1,5'],
    ['CR alone', 'SKU,Qty\rA-1,5\r'],
    ['a line for Excel', 'sep=;\nSKU;Qty\nA-1;5'],
    ['pipes', 'SKU|Qty\nA-1|5'],
    ['full-width headings', 'ＳＫＵ,ＱＴＹ\nA-1,5'],
  ])('%s', async (_, text) => expect(await pairs(utf8(text))).toEqual(['A-1 = 5']));

  test('quotes, commas and line breaks inside a cell', async () => {
    expect(await pairs(utf8('SKU,Note,Qty\n"A ""1"",x","two\nlines",5\nB,,6'))).toEqual([
      'A "1",x = 5',
      'B = 6',
    ]);
  });

  test('a number without an article, and an article without a number, are kept', async () => {
    expect(await pairs(utf8('SKU,Qty,Note\n,5,a\nA-1,,b\n,,c'))).toEqual([' = 5', 'A-1 = ']);
  });

  test('marks a number that a spreadsheet has changed', async () => {
    const read = await readOrder(utf8('SKU,Qty\n1.2E+05,5'));
    expect(read.ok && read.rows[0]?.note).toBe('became-number');
  });
});

describe('encodings', () => {
  const text = '貨號,數量\nＡ－１,５\n';
  const wide = (little: boolean, mark: boolean) => {
    const bytes = new Uint8Array((text.length + (mark ? 1 : 0)) * 2);
    const view = new DataView(bytes.buffer);
    [...(mark ? '\ufeff' : ''), ...text].forEach((letter, at) => {
      view.setUint16(at * 2, letter.charCodeAt(0), little);
    });
    return bytes;
  };
  // 貨號,數量 in Big5, and the full-width A－１ and ５.
  const big5 = [
    0xb3, 0x66, 0xb8, 0xb9, 0x2c, 0xbc, 0xc6, 0xb6, 0x71, 0x0a, 0xa2, 0xcf, 0xa1, 0xd0, 0xa2, 0xb0,
    0x2c, 0xa2, 0xb4, 0x0a,
  ];
  test.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`)],
    ['UTF-16 LE', wide(true, true)],
    ['UTF-16 BE', wide(false, true)],
    ['Big5', new Uint8Array(big5)],
  ])('%s', async (_, bytes) => expect(await pairs(bytes)).toEqual(['Ａ－１ = ５']));

  test('UTF-16 without a mark', async () => {
    const plain = 'SKU,Qty\nA-1,5';
    const bytes = new Uint8Array([...plain].flatMap((letter) => [letter.charCodeAt(0), 0]));
    expect(await pairs(bytes)).toEqual(['A-1 = 5']);
  });
});

describe('workbooks', () => {
  const book = async (data: Parameters<typeof writeExcelFile>[0]) =>
    new Uint8Array(await (await writeExcelFile(data as never).toBlob()).arrayBuffer());

  test('text, numbers, dates and empty cells', async () => {
    const bytes = await book([
      ['Order', null, null],
      ['貨號', '產品', '數量'],
      ['00123', 'x', 5],
      [120000, 'y', 6.5],
      [null, null, null],
      [{ value: new Date(Date.UTC(2026, 2, 1)), type: Date, format: 'yyyy-mm-dd' }, 'z', '７'],
      ['合計', null, 18],
    ] as never);
    const read = await readOrder(bytes);
    expect(read.ok && read.rows).toEqual([
      orderRow(3, '00123', '5'),
      orderRow(4, '120000', '6.5', 'became-number'),
      orderRow(6, '2026-03-01', '７', 'became-date'),
    ]);
  });

  test('reads a workbook of one line too many before it refuses it', async () => {
    const line = ['A-1', 5, ...Array.from({ length: 8 }, () => 'a remark of some length')];
    const bytes = await book([
      ['SKU', 'Qty'],
      ...Array.from({ length: 1001 }, () => line),
    ] as never);
    expect(await readOrder(bytes)).toMatchObject({
      reason: 'too-many-rows',
      facts: { rows: 1001 },
    });
  });

  const wide = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  test.each([
    ['an .xls', [...old, 0, 0], 'file-old-excel'],
    ['one with a password', [...old, ...wide('EncryptedPackage')], 'file-locked'],
    ['a broken one', [0x50, 0x4b, 3, 4, 9, 9, 9], 'file-broken'],
    ['nothing', [], 'file-empty'],
    ['blanks', [0x20, 0x0a], 'file-empty'],
    ['a PDF', [...utf8('%PDF-1.7\n')], 'file-no-table'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3], 'file-no-table'],
    ['a mere archive', [0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)], 'file-broken'],
  ])('%s is refused in its own words', async (_, bytes, reason) =>
    expect(await readOrder(new Uint8Array(bytes))).toMatchObject({ ok: false, reason }),
  );

  test('does not open more than 2 MB (Spec: 1§5)', async () => {
    expect(await readOrder(new Uint8Array(2_097_153))).toMatchObject({
      reason: 'file-too-large',
      facts: { megabytes: 2 },
    });
  });
});

describe('an export reads back as the same lines', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ maxLength: 12 }),
    fc
      .tuple(
        fc.constantFrom('=', '+', '-', '@', "'=", "''@", '"', '00', 'Total', '合計', '_x0041_'),
        fc.string(),
      )
      .map(([head, tail]) => head + tail),
    fc.constantFrom(
      '',
      '1.2E+05',
      'a\nb',
      'a,b;c|d',
      '"',
      '貨號',
      'Ａ１',
      '=SUM(A1)',
      '😀',
      'toString',
      '__proto__',
      'constructor',
    ),
  );
  const rows = fc
    .array(fc.tuple(nasty, nasty), { minLength: 1, maxLength: 12 })
    .map((list) => list.map(([article, quantity], at) => orderRow(at + 2, article, quantity)));
  const bare = (list: readonly OrderRow[]) =>
    list.map(({ article, quantity }) => ({ article, quantity }));

  test.each([
    ['csv', 'zh', 150],
    ['csv', 'en', 150],
    ['xlsx', 'zh', 40],
    ['xlsx', 'en', 40],
  ] as const)('%s in %s', async (format, language, numRuns) => {
    await fc.assert(
      fc.asyncProperty(rows, async (list) => {
        const review = reviewRows(list, { standing: 'visitor', matches: new Map() });
        const file = await exportOrder(review, format, speaker(language));
        const read = await readOrder(file);
        expect(read.ok && bare(read.rows)).toEqual(bare(list));
      }),
      { numRuns },
    );
  });

  test('nothing in a CSV begins like a formula', async () => {
    const review = reviewRows([orderRow(1, '=1+1', '@x')], {
      standing: 'visitor',
      matches: new Map(),
    });
    const text = await (await exportOrder(review, 'csv', speaker('en'))).text();
    expect(text).toMatch(/^\ufeff?Line,Article number,Quantity,Result,/);
    expect(text).toContain("1,'=1+1,'@x,");
    expect(text).not.toContain('price');
  });

  test.each(['csv', 'xlsx'] as const)('the %s template has no lines yet', async (format) => {
    expect(await readOrder(await templateOf(format, speaker('zh')))).toMatchObject({
      reason: 'no-rows',
    });
  });
});

test('a file that was moved or deleted since it was chosen is refused like any other', async () => {
  const gone = new Blob(['A-1 5']);
  gone.arrayBuffer = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'));
  expect(await readOrder(gone)).toMatchObject({ ok: false, reason: 'file-unreadable' });
});
