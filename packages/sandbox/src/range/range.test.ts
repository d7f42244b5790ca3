import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { createSandbox, readCatalogueFile, UnusableFile } from '../index.ts';
import { FIELDS, fieldOf, HEADINGS } from './columns.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'range-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD =
  'SKU,名稱,Name,規格,Brand,分類,Category,Price,Original price,Stock,Multiple,Tags,Picture';
const GOOD = 'A-1,手套,Gloves,M,Acme,防護 > 手套,Protection > Gloves,18.50,20,100,2,,';

function fileOf(content: string | Uint8Array, name = 'range.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const read = (rows: readonly string[], head = HEAD, skipBadRows = false) =>
  readCatalogueFile(fileOf([head, ...rows].join('\n')), { skipBadRows });
/** `row column: sentence` of every fault. */
async function faultsOf(reading: Promise<unknown>): Promise<string[]> {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UnusableFile)) throw new Error(`not refused: ${String(error)}`);
  return error.faults.map(({ row, column, what }) =>
    [row, column, what.en].filter((each) => each !== undefined).join(' '),
  );
}

describe('a product file', () => {
  test('becomes products of several specifications, in both languages', async () => {
    const range = await read([
      GOOD,
      'A-2,手套,Gloves,L,acme,防護 > 手套,,"HK$1,022.00",,0,,,',
      'B-1,,Mask,,,,Masks,enquire,,5,,medicine,',
    ]);
    expect(range.products).toMatchObject([
      {
        name: { zh: '手套', en: 'Gloves' },
        tags: ['discount', 'new'],
        specifications: [
          { articleNumber: 'A-1', priceCents: 2000, discountPriceCents: 1850, sellPartCount: 2 },
          { articleNumber: 'A-2', priceCents: 102_200, stock: 0, standard: { zh: 'L', en: 'L' } },
        ],
      },
      {
        name: { zh: 'Mask', en: 'Mask' },
        tags: ['medicine', 'new'],
        specifications: [{ priceCents: 100_000_000, standard: { zh: 'B-1', en: 'B-1' } }],
      },
    ]);
    expect(range.brands.map(({ title }) => title)).toEqual(['Acme', '其他 Other']);
    expect(range.categories).toMatchObject([
      {
        name: { zh: '防護', en: 'Protection' },
        children: [{ name: { zh: '手套', en: 'Gloves' } }],
      },
      { name: { zh: 'Masks', en: 'Masks' }, children: [{ name: { en: 'Masks' } }] },
    ]);
  });

  test.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
    ['old line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a title above', (text: string) => `Our range 2027\n\n${text}`],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('is read with %s', async (_, write) => {
    const { products } = await readCatalogueFile(fileOf(write(`${HEAD}\n${GOOD}\n`)));
    expect(products[0]).toMatchObject({ name: { zh: '手套' }, specifications: [{ stock: 100 }] });
  });

  test('is read in Big5', async () => {
    const big5 = Buffer.concat([
      // 貨號,名稱,分類,售價,庫存
      Buffer.from('b366b8b92ca657bad92ca4c0c3fe2cb0e2bbf92cae77a6730a', 'hex'),
      // A-1,手套,手套,5,1
      Buffer.from('412d312ca4e2ae4d2ca4e2ae4d2c352c310a', 'hex'),
    ]);
    const { products } = await readCatalogueFile(fileOf(big5));
    expect(products[0]?.name.zh).toBe('手套');
  });

  test('is read as a workbook, whose amounts and days are numbers', async () => {
    const workbook = writeExcelFile([
      ['SKU', '名稱', '分類', 'Price', 'Stock', 'Use by'],
      [
        { value: '0012', type: String },
        '手套',
        '防護',
        { value: 12.3, type: Number },
        { value: 7, type: Number },
        { value: new Date('2028-02-29T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
      ],
    ] as never);
    const bytes = await (await workbook.toBlob()).arrayBuffer();
    const { products } = await readCatalogueFile(fileOf(new Uint8Array(bytes), 'range.xlsx'));
    expect(products[0]?.specifications).toMatchObject([
      { articleNumber: '0012', priceCents: 1230, stock: 7, expiredDate: '2028-02-29' },
    ]);
  });
});

describe('faults', () => {
  test.each([
    ['no price', GOOD.replace('18.50', ''), '2 H Price 售價 is missing.'],
    ['text in a price', GOOD.replace('18.50', 'cheap'), '2 H Price 售價 "cheap" is not an amount.'],
    ['a negative price', GOOD.replace('18.50', '-3'), '2 H Price 售價 "-3" is not an amount.'],
    ['no cents', GOOD.replace('18.50', '0.00'), '2 H Price 售價 must be more than 0.'],
    [
      'three decimals',
      GOOD.replace('18.50', '1.505'),
      '2 H Price 售價 "1.505" has more than two decimals.',
    ],
    [
      'an original price below',
      GOOD.replace(',20,', ',9,'),
      '2 I Original price 原價 is less than the price.',
    ],
    ['negative stock', GOOD.replace(',100,', ',-1,'), '2 J Stock 庫存 -1 is less than 0.'],
    ['half a piece', GOOD.replace(',100,', ',1.5,'), '2 J Stock 庫存 "1.5" is not a whole number.'],
    [
      'a decimal comma',
      GOOD.replace(',100,', ',"1,5",'),
      '2 J Stock 庫存 "1,5" is not a whole number.',
    ],
    ['a multiple of nothing', GOOD.replace(',2,,', ',0,,'), '2 K Multiple 倍數 0 is less than 1.'],
    ['no article', GOOD.replace('A-1', ''), '2 A Article number 貨號 is missing.'],
    [
      'a damaged article',
      GOOD.replace('A-1', '1.2E+05'),
      '2 A Article number 貨號 "1.2E+05" was a longer number. Format the column as text.',
    ],
    ['no name', GOOD.replace('手套,Gloves,', ',,'), '2 B Name (Chinese) 中文名稱 is missing.'],
    [
      'no category',
      GOOD.replace('防護 > 手套,Protection > Gloves', ','),
      '2 G Category (English) 英文分類 is missing.',
    ],
    [
      'three levels',
      GOOD.replace('Protection > Gloves', 'a > b > c'),
      '2 G Category (English) 英文分類 has 3 levels; the shop has two.',
    ],
    [
      'a broken formula',
      GOOD.replace('Acme', '#REF!'),
      '2 E Brand 品牌 "#REF!" is a formula without a result.',
    ],
    [
      'a megabyte',
      GOOD.replace('手套,', `${'x'.repeat(1_000_000)},`),
      '2 B Name (Chinese) 中文名稱 is longer than 200 characters.',
    ],
    [
      'a drawing with scripts',
      `${GOOD}evil.svg`,
      '2 M Picture 圖片 "evil.svg" is not a JPG, PNG, WebP, GIF or AVIF file.',
    ],
    [
      'a picture elsewhere',
      `${GOOD}../../../etc/passwd.png`,
      '2 M Picture 圖片 "../../../etc/passwd.png" is not in the folder of the product file.',
    ],
    [
      'a picture without encryption',
      `${GOOD}http://x.test/a.png`,
      '2 M Picture 圖片 "http://x.test/a.png" is not an https address.',
    ],
  ])('%s is named by row and column', async (_, row, fault) => {
    expect(await faultsOf(read([row]))).toEqual([fault]);
  });

  test('a link that leads out of the folder is refused', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'secret.png'), 'secret');
    symlinkSync(join(outside, 'secret.png'), join(folder, 'link.png'));
    expect(await faultsOf(read([`${GOOD}link.png`]))).toEqual([
      '2 M Picture 圖片 "link.png" is outside the folder of the product file.',
    ]);
    rmSync(outside, { recursive: true });
  });

  test('rows that disagree are named together, and nothing is imported', async () => {
    const rows = [
      GOOD,
      GOOD.replace('A-1', 'a-1'),
      GOOD.replace('A-1', 'A-3').replace('> Gloves', '> Mitts'),
      GOOD.replace('A-1', 'A-4').replace('防護 > 手套,Protection > Gloves', '別類,Other'),
    ];
    expect(await faultsOf(read(rows))).toEqual([
      '3 A Article number 貨號 "a-1" is in row 2 already.',
      '4 F Category (Chinese) 中文分類 is "手套 / Gloves" in row 2: one category has one name in each language.',
      '5 F Category (Chinese) 中文分類 differs from row 2, which is the same product.',
    ]);
    const range = await read(rows, HEAD, true);
    expect(range.specifications).toBe(1);
    expect(range.skipped.map(({ row }) => row)).toEqual([3, 4, 5]);
  });

  test.each([
    [
      'no headings',
      'A-1,B,3\n',
      'None of the first 10 rows has headings such as "Article number 貨號" and "Price 售價".',
    ],
    ['no stock', 'SKU,Name,Category,Price\nA,B,C,1', 'The column "Stock 庫存" is missing.'],
    ['no rows', `${HEAD}\n`, 'There are no products.'],
    ['nothing', '', 'The file is empty.'],
    ['a PDF', '%PDF-1.7\n', 'The file is neither CSV nor XLSX.'],
    [
      '300,000 rows',
      `SKU,Name,Category,Price,Stock\n${'A,B,C,1,1\n'.repeat(300_000)}`,
      'The sheet has a cell far out: at most 100,010 rows and 100 columns are read.',
    ],
  ])('a file with %s is refused as a whole, with and without bad rows', async (_, text, fault) => {
    const path = fileOf(text);
    expect(await faultsOf(readCatalogueFile(path))).toEqual([fault]);
    expect(await faultsOf(readCatalogueFile(path, { skipBadRows: true }))).toEqual([fault]);
  });

  test('a file that is not there is refused', async () => {
    const [fault] = await faultsOf(readCatalogueFile(join(folder, 'none.csv')));
    expect(fault).toContain('The file cannot be read (ENOENT');
  });

  test('unknown columns are listed', async () => {
    const { unknownColumns } = await read([`${GOOD},Kowloon`], `${HEAD},Warehouse`);
    expect(unknownColumns).toEqual(['N Warehouse']);
  });

  test('the report names both languages, and counts what it does not list', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `A-${at},x,x,,,c,,,,1,,,`);
    await expect(read(rows)).rejects.toThrow(
      /^range\.csv was not imported: 60 of 60 rows have faults\..*\n產品檔案未匯入，60 行有錯誤。.*\n {2}row 2, H Price 售價: is missing\. 欠缺價格。\n[\s\S]*and 10 more faults\. 另有 10 項錯誤。$/,
    );
  });
});

test('markup in a file stays text, and text that turns direction is straightened', async () => {
  const range = await read(
    ['A-1,<img src=x onerror=alert(1)>,a\u202eb,,,c,,5,,1,,,,<script>alert(1)</script> & more'],
    `${HEAD},Description`,
  );
  const [product] = range.products;
  expect(product?.name).toEqual({ zh: '<img src=x onerror=alert(1)>', en: 'ab' });
  expect(product?.description.en).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>');
});

describe('a shop with an imported range', () => {
  test('serves its pictures, and no other file', async () => {
    writeFileSync(join(folder, 'a.png'), 'picture');
    const sandbox = createSandbox({ catalogue: await read([`${GOOD}a.png`]) });
    const get = (path: string) => sandbox.fetch(new Request(`http://sandbox.test${path}`));
    const picture = await get('/pictures/100x100/own~1.png');
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect(await picture.text()).toBe('picture');
    for (const name of ['own~2.png', 'own~..%2Fa.png', 'own~a.png'])
      expect((await get(`/pictures/100x100/${name}`)).status).toBe(404);
    sandbox.close();
  });

  test('keeps its rows until the file changes, and comes back to them after a reset', async () => {
    const file = join(folder, 'shop.db');
    const first = createSandbox({ file, catalogue: await read([GOOD]) });
    const [{ id = '' } = {}] = first.console.findSpecifications('A-1');
    first.console.setStock(id, 5);
    first.close();
    const same = createSandbox({ file, catalogue: await read([GOOD]) });
    expect(same.console.findSpecifications('A-1')).toMatchObject([{ stock: 5 }]);
    same.console.reset();
    expect(same.console.findSpecifications('A-1')).toMatchObject([{ stock: 100 }]);
    expect(same.console.range()).toEqual({
      file: 'range.csv',
      products: 1,
      specifications: 1,
      skippedRows: 0,
    });
    same.close();
    const other = createSandbox({ file, catalogue: await read([GOOD.replace('A-1', 'Z-9')]) });
    expect(other.console.findSpecifications('A-1')).toEqual([]);
    other.close();
  });

  test('refuses the demo history, which needs the seeded range', async () => {
    const sandbox = createSandbox({ catalogue: await read([GOOD]), history: true });
    expect(sandbox.console.orders()).toEqual([]);
    expect(() => sandbox.console.loadHistory()).toThrow('the demo history needs the seeded range');
    sandbox.close();
  });
});

test.each([
  ['an imported range', false, false, false],
  ['the demo range without its history', true, false, true],
  ['the demo range with its history', true, true, true],
])('the list of accounts describes %s', async (_, isDemo, history, hasCart) => {
  const sandbox = createSandbox(isDemo ? { history } : { catalogue: await read([GOOD]) });
  const aboutOf = (scenario: string) =>
    sandbox.console.accounts().find((each) => each.scenario === scenario)?.about;
  expect(/150 orders/.test(aboutOf('regular')?.en ?? '')).toBe(history);
  expect(/150 張訂單/.test(aboutOf('regular')?.zh ?? '')).toBe(history);
  expect(/3 products in the cart/.test(aboutOf('credit')?.en ?? '')).toBe(hasCart);
  expect(/3 款產品/.test(aboutOf('credit')?.zh ?? '')).toBe(hasCart);
  expect(aboutOf('verified')?.en).toContain('Verified clinic');
  sandbox.close();
});

test('the documentation names each column as the file may', () => {
  const page = readFileSync(new URL('../../../../docs/catalogue-file.md', import.meta.url), 'utf8');
  const table = page.split('\n').filter((line) => /^\| [^|]+ \| [^|]* \|/.test(line));
  const written = table.flatMap((line) => line.split('|').slice(1, 3).join(',').split(/[,、]/));
  const names = new Set(written.map((each) => each.trim()));
  for (const field of FIELDS) {
    expect(names, field).toContain(HEADINGS[field].en[0]);
    expect(names, field).toContain(HEADINGS[field].zh[0]);
  }
});

test('no heading names two columns', () => {
  const all = FIELDS.flatMap((field) => [...HEADINGS[field].en, ...HEADINGS[field].zh]);
  for (const field of FIELDS)
    for (const words of [...HEADINGS[field].en, ...HEADINGS[field].zh])
      expect(fieldOf(words), words).toBe(field);
  expect(new Set(all).size).toBe(all.length);
});
