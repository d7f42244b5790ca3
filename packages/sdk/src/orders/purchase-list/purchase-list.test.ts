import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cents, toCents } from '../../base/values/money.ts';
import { readOrder } from '../../quick-order/file/parse-file.ts';
import { sampleGood, sampleOrder } from '../history/sample-orders.ts';
import { type ListedOrder, purchaseListFile } from './purchase-list.ts';

const LANGUAGES = ['zh', 'en'] as const;

/** A cell as a second reader sees it, without the SDK's own reader. */
interface ReadCell {
  readonly type: string;
  readonly formula: string | undefined;
  readonly value: string;
  readonly style: number;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const decoded = (text: string) =>
  text
    .replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '\u0000')
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

/** Throws unless every element is closed in order and every attribute is quoted. */
function assertWellFormed(name: string, xml: string) {
  const open: string[] = [];
  const rest = xml.replace(
    /<\?[^?]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, slash: string, tag: string, _attributes, closed: string) => {
      if (tag === undefined || closed) return '';
      if (!slash) open.push(tag);
      else if (open.pop() !== tag) throw new Error(`${name}: ${tag} is closed out of order`);
      return '';
    },
  );
  if (open.length > 0 || /[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(rest))
    throw new Error(`${name} is not well-formed`);
}

async function secondReader(blob: Blob) {
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const text = (name: string) => {
    const part = parts[name];
    if (!part) throw new Error(`${name} is missing`);
    return new TextDecoder('utf-8', { fatal: true }).decode(part);
  };
  const names = Object.keys(parts);
  for (const name of names) assertWellFormed(name, text(name));
  const strings = [...text('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(
    ([, value = '']) => decoded(value),
  );
  const cells = new Map<string, ReadCell>();
  for (const [, address = '', attributes = '', formula, value = ''] of text(
    'xl/worksheets/sheet1.xml',
  ).matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(?:<f>([^<]*)<\/f>)?<v>([^<]*)<\/v><\/c>/g)) {
    const type = /t="(\w+)"/.exec(attributes)?.[1] ?? 'n';
    const style = Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0);
    cells.set(address, {
      type,
      formula,
      style,
      value: type === 's' ? (strings[Number(value)] ?? '') : value,
    });
  }
  return { names, text, cells };
}

/** Computes a formula of a purchase list from the values of other cells. */
function computed(formula: string, cells: ReadonlyMap<string, ReadCell>): number {
  const at = (address: string) => Number(cells.get(address)?.value ?? 0);
  const product = /^ROUND\((\w+)\*(\w+),2\)$/.exec(formula);
  if (product) return Math.round(at(product[1] ?? '') * at(product[2] ?? '') * 100) / 100;
  const range = /^SUM\(F(\d+):F(\d+)\)$/.exec(formula);
  if (!range) return Number(formula);
  let total = 0;
  for (let row = Number(range[1]); row <= Number(range[2]); row++) total += at(`F${row}`);
  return Math.round(total * 100) / 100;
}

const order = (changes: Partial<ListedOrder> = {}): ListedOrder => ({
  ...sampleOrder(
    '2026-11-02',
    [
      sampleGood('1', { articleNumber: 'VY-N100-M', price: cents(5_780), quantity: 30 }),
      sampleGood('2', {
        articleNumber: '00123',
        price: cents(33),
        quantity: 3,
        name: '=HYPERLINK("x")',
      }),
    ],
    { discount: cents(1_000), coupon: cents(500), freight: cents(3_000) },
  ),
  ...changes,
});

describe.each(LANGUAGES)('the purchase list in %s', (language) => {
  test('reads back in quick order as the same lines', async () => {
    const { blob } = await purchaseListFile(order(), language);
    const read = await readOrder(blob);
    expect(read.ok && read.rows.map(({ article, quantity }) => [article, quantity])).toEqual([
      ['VY-N100-M', '30'],
      ['00123', '3'],
    ]);
  });

  test('has a sum for each line, the amounts, and what is payable', async () => {
    const { blob } = await purchaseListFile(order(), language);
    const { cells } = await secondReader(blob);
    const column = [2, 3, 4, 5, 6, 7, 8].map((row) => cells.get(`F${row}`));
    expect(column.map((cell) => cell?.value)).toEqual([
      '1734',
      '0.99',
      '1734.99',
      '30',
      '-10',
      '-5',
      '1749.99',
    ]);
    expect(column.map((cell) => cell?.formula)).toEqual([
      'ROUND(D2*E2,2)',
      'ROUND(D3*E3,2)',
      'SUM(F2:F3)',
      undefined,
      undefined,
      undefined,
      'SUM(F4:F7)',
    ]);
  });

  test('opens in a second reader: parts, relations and types are there', async () => {
    const { blob, name } = await purchaseListFile(order(), language);
    expect(blob.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(name).toMatch(/\.xlsx$/);
    const { names, text } = await secondReader(blob);
    const types = text('[Content_Types].xml');
    for (const [, target = ''] of text('xl/_rels/workbook.xml.rels').matchAll(
      /Target="([^"]+)"/g,
    )) {
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      expect(names).toContain(path);
      expect(types).toContain(`PartName="/${path}"`);
    }
    expect(text('xl/workbook.xml')).toContain(language === 'zh' ? '採購清單' : 'Purchase list');
    expect(text('xl/styles.xml')).toMatch(/formatCode="&quot;HK\$&quot;#,##0\.00;/);
  });
});

test('names an adjustment where a price is missing, so that the sum is what the server asks', async () => {
  const goods = [sampleGood('1', { price: undefined, quantity: 2 })];
  const { blob } = await purchaseListFile(
    { ...sampleOrder('2026-11-02', goods), total: cents(9_900), freight: cents(900) },
    'en',
  );
  const { cells } = await secondReader(blob);
  expect(cells.get('A7')?.value).toBe('Adjustment');
  expect(cells.get('F7')?.value).toBe('90');
  expect(cells.get('F8')).toMatchObject({ formula: 'SUM(F3:F7)', value: '99' });
});

test('names the specification where the server names no article number', async () => {
  const goods = [sampleGood('77', { articleNumber: '' })];
  const { blob } = await purchaseListFile(sampleOrder('2026-11-02', goods), 'en');
  expect((await secondReader(blob)).cells.get('B2')?.value).toBe('77');
});

test('keeps every text a text and every formula right, whatever the names and amounts', async () => {
  const text = fc.oneof(
    fc.constantFrom(
      '=1+1',
      '+2',
      '-3',
      '@SUM(A1)',
      'toString',
      '_x0041_',
      '<v>&"',
      '"\'',
      '__proto__',
    ),
    fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((word) => word.replace(/[\p{Cc}\ufffe\uffff]/gu, '')),
  );
  const good = fc.record({
    name: text,
    standard: text,
    price: fc.nat(9_999_999).map(cents),
    quantity: fc.integer({ min: 1, max: 9_999 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(good, { maxLength: 8 }),
      fc.nat(100_000).map(cents),
      fc.constantFrom(...LANGUAGES),
      async (goods, freight, language) => {
        const made = sampleOrder(
          '2026-11-02',
          goods.map((each, at) => sampleGood(`s${at}`, each)),
          { freight },
        );
        const { blob } = await purchaseListFile(made, language);
        const { cells } = await secondReader(blob);
        goods.forEach((each, at) => {
          // The library writes an empty text as no shared text.
          if (each.name.trim() !== '')
            expect(cells.get(`A${at + 2}`)).toMatchObject({ type: 's', value: each.name });
        });
        for (const [address, cell] of cells) {
          if (cell.formula === undefined) continue;
          expect(address).toMatch(/^F\d+$/);
          expect(computed(cell.formula, cells)).toBeCloseTo(Number(cell.value), 2);
        }
        const payable = cells.get(`F${goods.length + 6}`);
        expect(toCents(payable?.value ?? '')).toBe(made.total);
      },
    ),
    { numRuns: 60, seed: 13 },
  );
});
