import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { isDateFormat } from '../../base/spreadsheet/cell-dates.ts';
import { plainTranslator } from '../../language/plain-translator.ts';
import { messages } from '../messages.ts';
import { cell, HOSTILE, order, row, sheetOf, workbookOf } from './hostile-workbooks.ts';
import { type OrderReading, readOrder } from './parse-file.ts';

/** The memory of the reading thread, as little as a phone may leave a page. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const TIME_MS = 10_000;
let reader: Worker;
beforeAll(() => {
  const url = JSON.stringify(new URL('./parse-file.ts', import.meta.url).href);
  reader = new Worker(
    `import(${url}).then(({ readOrder }) => {
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', async (bytes) => parentPort.postMessage(await readOrder(bytes)));
      parentPort.postMessage('ready');
    });`,
    { eval: true, resourceLimits: MEMORY },
  );
  return new Promise<void>((resolve, reject) => {
    reader.once('message', () => resolve());
    reader.once('error', reject);
  });
});
afterAll(() => reader.terminate());

const readAside = (bytes: Uint8Array) =>
  new Promise<OrderReading>((resolve, reject) => {
    reader.once('error', reject);
    reader.once('message', (reading: OrderReading) => {
      reader.off('error', reject);
      resolve(reading);
    });
    reader.postMessage(bytes);
  });

describe('a hostile workbook', () => {
  test.each(HOSTILE)('%s', async (_, make, reason) => {
    const bytes = make();
    const started = performance.now();
    const reading = await readAside(bytes);
    expect(reading.ok ? undefined : reading.reason).toBe(reason);
    expect(performance.now() - started).toBeLessThan(TIME_MS);
  });

  test('is refused in both languages, with the cell that is too far out', async () => {
    const reading = await readOrder(
      workbookOf(sheetOf(...order, row(1048576, cell('XFD1048576', 'x')))),
    );
    if (reading.ok) throw new Error('it was read');
    expect(plainTranslator('en', reading, [messages])).toBe(
      'The sheet extends to cell XFD1048576, beyond the 10,000 rows and 256 columns that we can read. Copy the list into a new workbook, then try again.',
    );
    expect(plainTranslator('zh', reading, [messages])).toContain('XFD1048576');
  });
});

/** A typical workbook, for the test to corrupt. */
const honest = async () => {
  const blob = await (
    await writeExcelFile([
      ['SKU', 'Qty', 'When'],
      ['A-1', 5, null],
      ['貨號 & <B>', 6, true],
    ] as never)
  ).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
};

describe('a broken workbook', () => {
  const isAnswer = (reading: OrderReading) => {
    if (reading.ok) expect(reading.rows.length).toBeLessThan(1_001);
    else
      expect(Object.keys({ ...messages.en, 'file-no-table': '', 'no-rows': '' })).toContain(
        reading.reason,
      );
  };

  test('is read or refused, whichever bytes are changed, and never throws', async () => {
    const bytes = await honest();
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 20 }),
        fc.nat(bytes.length),
        async (changes, cut) => {
          const broken = bytes.slice();
          for (const [at, value] of changes) broken[at] = value;
          isAnswer(await readOrder(broken));
          isAnswer(await readOrder(broken.slice(0, cut)));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is read or refused, whatever its sheet says', async () => {
    const word = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      '&',
      ';',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '<row r="',
      '<c r="',
      '<c t="s" s="7" r="',
      '<v>',
      '</v>',
      '<is><t>',
      '</t></is>',
      '</c>',
      '</row>',
      'A1',
      'XFD1048576',
      'AAAA1',
      '0',
      '-1',
      '1e9',
      'NaN',
      '1048576',
      '_x0000_',
      '𝒳',
      '<si>',
      '</si>',
      '<rPh>',
      '&#0;',
      '&amp;',
      '&#xD800;',
      '<sheetData>',
      '</sheetData>',
    );
    const xml = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));
    await fc.assert(
      fc.asyncProperty(xml, xml, async (sheet, strings) => {
        isAnswer(await readOrder(workbookOf(sheet, { 'xl/sharedStrings.xml': strings })));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a workbook as other programs write it', () => {
  const linesOf = async (bytes: Uint8Array) => {
    const reading = await readOrder(bytes);
    return reading.ok
      ? reading.rows.map(({ line, article, quantity }) => [line, article, quantity])
      : reading.reason;
  };

  test('prefixed names, single quotes, shared and rich texts, and no addresses', async () => {
    const bytes = workbookOf('', {
      'xl/worksheets/sheet1.xml': `<x:worksheet><x:sheetData>
        <x:row><x:c t='s'><x:v>0</x:v></x:c><x:c t='s'><x:v>1</x:v></x:c></x:row>
        <x:row r='4'><x:c t='s'><x:v>2</x:v></x:c><x:c><x:v>5</x:v></x:c></x:row>
        <x:row><x:c t="str"><x:f>A1&amp;B1</x:f><x:v>C-3</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c></x:row>
      </x:sheetData></x:worksheet>`,
      'xl/sharedStrings.xml':
        '<sst><si><t>SKU</t></si><si><t xml:space="preserve">Qty</t></si><si><r><t>B</t></r><r><t>-_x0032_</t></r><rPh><t>sound</t></rPh></si></sst>',
    });
    expect(await linesOf(bytes)).toEqual([
      [4, 'B-2', '5'],
      [5, 'C-3', '#N/A'],
    ]);
  });

  test('an absolute target, a sheet that is empty, and then the list', async () => {
    const kind = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
    const bytes = workbookOf('<sheetData/>', {
      'xl/workbook.xml':
        '<workbook><workbookPr date1904="1"/><sheets><sheet name="1" r:id="rId1"/><sheet name="2" r:id="rId2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${kind}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${kind}/worksheet" Target="/xl/list.xml"/><Relationship Id="rId3" Type="${kind}/styles" Target="s.xml"/></Relationships>`,
      'xl/s.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
      'xl/list.xml': `<worksheet>${sheetOf(
        row(1, cell('A1', 'SKU'), cell('B1', 'Qty')),
        row(2, '<c r="A2" s="1"><v>1</v></c>', '<c r="B2" s="0"><v>2</v></c>'),
        row(3, '<c r="A3" t="d"><v>2026-03-01T10:00:00Z</v></c>', '<c r="B3" t="b"><v>1</v></c>'),
      )}</worksheet>`,
    });
    expect(await linesOf(bytes)).toEqual([
      [2, '1904-01-02', '2'],
      [3, '2026-03-01', 'true'],
    ]);
  });

  test.each([
    ['yyyy-mm-dd', true],
    ['m/d/yy h:mm AM/PM', true],
    ['[$-404]e"年"m"月"d"日";@', true],
    ['yyyy年m月d日', true],
    ['[h]:mm:ss', true],
    ['mm:ss.0', true],
    ['d\\ mmm\\ yyyy', true],
    ['General', false],
    ['@', false],
    ['0', false],
    ['0.00E+00', false],
    ['#,##0.00 "days"', false],
    ['[Red]0;[Blue]0', false],
    ['"day" 0', false],
    ['', false],
  ])('the format %j makes a date: %s', (format, isDate) => {
    expect(isDateFormat(format)).toBe(isDate);
  });
});
