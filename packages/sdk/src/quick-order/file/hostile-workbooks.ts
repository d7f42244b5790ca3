import { type Zippable, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const utf8 = (text: string) => new TextEncoder().encode(text);

/** The smallest workbook that a reader accepts; each part can be replaced. */
export function workbookOf(sheet: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet ${MAIN}>${sheet}</worksheet>`,
    ...more,
  };
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, utf8(text)]),
  );
  return zipSync(files, { level: 9 });
}

/** The rows of a sheet of article numbers. */
export const sheetOf = (...rows: readonly string[]): string =>
  `<sheetData>${rows.join('')}</sheetData>`;
/** A cell with an inline text. */
export const cell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const row = (number: number | string, ...cells: readonly string[]): string =>
  `<row r="${number}">${cells.join('')}</row>`;
export const order: readonly string[] = [
  row(1, cell('A1', 'SKU'), cell('B1', 'Qty')),
  row(2, cell('A2', 'A-1'), cell('B2', '5')),
];

/** Finds the end of the directory, or its first entry. */
const find = (bytes: Uint8Array, mark: number): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = bytes.length - 4; at >= 0; at--) if (view.getUint32(at, true) === mark) return at;
  throw new Error('no such mark');
};

/** The same archive with false declared sizes. */
function lying(bytes: Uint8Array, unpacked: number): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, unpacked, true);
  return copy;
}

/** An archive that declares the largest 64-bit count of files. */
function endless(): Uint8Array {
  const bytes = new Uint8Array(56 + 20 + 22);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x06064b50, true);
  view.setBigUint64(32, 2n ** 62n, true);
  view.setUint32(56, 0x07064b50, true);
  view.setUint32(76, 0x06054b50, true);
  view.setUint16(86, 0xffff, true);
  // The signature of a ZIP.
  bytes.set([0x50, 0x4b, 3, 4], 4);
  return new Uint8Array([0x50, 0x4b, 3, 4, ...bytes]);
}

/** An archive with a false count of files. */
function counted(bytes: Uint8Array, count: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint16(find(copy, 0x06054b50) + 10, count, true);
  return copy;
}

const shared = (xml: string) => ({ 'xl/sharedStrings.xml': `${HEAD}<sst>${xml}</sst>` });
const MEGABYTE = 1_048_576;

/** Hostile workbooks with their refusal; `undefined` where the order is read anyway. */
export const HOSTILE: readonly (readonly [string, () => Uint8Array, string | undefined])[] = [
  [
    'one cell at the far corner',
    () => workbookOf(sheetOf(...order, row(1048576, cell('XFD1048576', 'x')))),
    'sheet-too-large',
  ],
  [
    'a cell at the far corner in the first row named',
    () => workbookOf(sheetOf(row(1, cell('XFD1048576', 'x')))),
    'sheet-too-large',
  ],
  [
    'nothing but a blank cell at the far corner',
    () => workbookOf(sheetOf(...order, row(1048576, '<c r="XFD1048576" s="1"/>'))),
    undefined,
  ],
  [
    'the last row of the sheet, without a cell',
    () => workbookOf(sheetOf(...order, '<row r="1048576" ht="12.8"/>')),
    undefined,
  ],
  [
    'blanks at the far corner',
    () => workbookOf(sheetOf(...order, row(9, cell('XFD9', '  ')))),
    undefined,
  ],
  [
    'a row that no sheet has',
    () => workbookOf(sheetOf(row('1e15', '<c><v>1</v></c>'))),
    'sheet-too-large',
  ],
  [
    'a row without a number',
    () => workbookOf(sheetOf(row('Infinity', '<c><v>1</v></c>'))),
    'file-broken',
  ],
  [
    'a column that no sheet has',
    () => workbookOf(sheetOf(row(1, cell('ZZZZZZZ1', 'x')))),
    'file-broken',
  ],
  [
    'an address that is none',
    () => workbookOf(sheetOf(row(1, cell('&#88;FD1', 'x')))),
    'sheet-too-large',
  ],
  [
    'an address twice',
    () => workbookOf(sheetOf(row(1, '<c r="A1" r="XFD1" t="inlineStr"><is><t>x</t></is></c>'))),
    undefined,
  ],
  [
    'a cell in each of 10,000 rows, at the last column that is read',
    () =>
      workbookOf(
        sheetOf(
          ...Array.from({ length: 10_000 }, (_, at) => row(at + 1, cell(`IV${at + 1}`, 'x'))),
        ),
      ),
    'too-many-rows',
  ],
  [
    'more cells than any list',
    () =>
      workbookOf(
        sheetOf(
          ...Array.from({ length: 2_000 }, (_, at) => row(at + 1, '<c><v>1</v></c>'.repeat(101))),
        ),
      ),
    'workbook-too-large',
  ],
  [
    'a text of 15 MB',
    () => workbookOf(sheetOf(row(1, cell('A1', 'A'.repeat(15 * MEGABYTE)), cell('B1', '5')))),
    undefined,
  ],
  [
    'a shared text of a million runs',
    () =>
      workbookOf(
        sheetOf(...order, row(3, '<c r="A3" t="s"><v>0</v></c>')),
        shared(`<si>${'<r><t>ab</t></r>'.repeat(900_000)}</si>`),
      ),
    undefined,
  ],
  [
    'shared texts without end',
    () => workbookOf(sheetOf(...order), shared('<si/>'.repeat(3_000_000))),
    'workbook-too-large',
  ],
  [
    'a part that unpacks to 64 MB',
    () => workbookOf(sheetOf(...order), shared(' '.repeat(64 * MEGABYTE))),
    'workbook-too-large',
  ],
  [
    'a part that unpacks to 64 MB and says that it is small',
    () => lying(workbookOf(sheetOf(...order), shared(' '.repeat(64 * MEGABYTE))), 10),
    'workbook-too-large',
  ],
  [
    'parts that say that they are gigabytes',
    () => lying(workbookOf(sheetOf(...order)), 0xfffffffe),
    'workbook-too-large',
  ],
  [
    'a thousand sheets, all of them the same empty one',
    () =>
      workbookOf(sheetOf(), {
        'xl/workbook.xml': `<workbook><sheets>${Array.from({ length: 300_000 }, () => '<sheet id="rId1"/>').join('')}</sheets></workbook>`,
      }),
    'no-rows',
  ],
  [
    'too many files',
    () =>
      workbookOf(
        sheetOf(...order),
        Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`f${at}`, ''])),
      ),
    'workbook-too-large',
  ],
  [
    'a count of files that is too high',
    () => counted(workbookOf(sheetOf(...order)), 900),
    'file-broken',
  ],
  ['as many files as 64 bits can count', endless, 'workbook-too-large'],
  [
    'entities that grow',
    () =>
      workbookOf('', {
        'xl/workbook.xml': `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(1000)}"><!ENTITY c "${'&a;'.repeat(1000)}">]><workbook><sheets/></workbook>`,
      }),
    'file-broken',
  ],
  [
    'entities that nobody has named',
    () => workbookOf(sheetOf(...order, row(3, cell('A3', '&a;&#1114112;&#xffffff;')))),
    undefined,
  ],
  ['comments that never end', () => workbookOf('<!--x>'.repeat(1_000_000)), 'file-broken'],
  ['quotes that never end', () => workbookOf('<c r="'.repeat(1_000_000)), 'file-broken'],
  ['tags that never end', () => workbookOf('<'.repeat(5_000_000)), 'file-broken'],
  ['a tag of blanks', () => workbookOf(`<c${' '.repeat(8 * MEGABYTE)}`), 'file-broken'],
  ['elements within one another', () => workbookOf('<a>'.repeat(4_000_000)), 'no-rows'],
  [
    'formats that take long to read',
    () =>
      workbookOf(sheetOf(...order), {
        'xl/styles.xml': `<styleSheet><numFmts>${`<numFmt numFmtId="200" formatCode="${'m'.repeat(250)}Q"/>`.repeat(40_000)}</numFmts></styleSheet>`,
      }),
    undefined,
  ],
  [
    'a date of no calendar',
    () =>
      workbookOf(sheetOf(...order, row(3, '<c r="A3" s="0"><v>9e99</v></c>')), {
        'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
      }),
    undefined,
  ],
  ['no sheet at all', () => workbookOf('', { 'xl/workbook.xml': '<workbook/>' }), 'no-rows'],
];
