import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitDimensions } from './dimensions.ts';
import { compareNaturally } from './natural-order.ts';

const valuesOf = (names: readonly string[]) =>
  splitDimensions(names).columns.map(({ kind, values }) => [kind, values.join('|')]);

describe('the dimensions of a product', () => {
  test.each([
    [['M 碼 · 藍色', 'S 碼 · 藍色'], [['size', 'M 碼|S 碼']], ['藍色']],
    [
      ['33 × 45 cm · 藍色', '57 × 90 cm · 綠色'],
      [
        ['measure', '33 × 45 cm|57 × 90 cm'],
        ['shade', '藍色|綠色'],
      ],
      [],
    ],
    [
      ['453 g, fast set', '453 g, normal set', '900 g, fast set'],
      [
        ['measure', '453 g|453 g|900 g'],
        ['other', 'fast set|normal set|fast set'],
      ],
      [],
    ],
    [['Shade A2', 'Shade A3.5'], [['shade', 'Shade A2|Shade A3.5']], []],
    [['7 號', '6½ 號'], [['size', '7 號|6½ 號']], []],
    [['M', '藍色', '25 mm'], [['other', 'M|藍色|25 mm']], []],
    [
      ['M · 藍色 · 25 mm', 'S · 綠色 · 30 mm'],
      [
        ['size', 'M|S'],
        ['shade', '藍色|綠色'],
        ['measure', '25 mm|30 mm'],
      ],
      [],
    ],
  ])('of %j are found', (names, columns, common) => {
    expect(valuesOf(names)).toEqual(columns);
    expect(splitDimensions(names).common).toEqual(common);
  });

  test.each([
    [['混合碼', '細碼 · 藍色'], '混合碼|細碼 · 藍色'],
    [['1,000 片', '500 片'], '1,000 片|500 片'],
    [['5/6', '11/12'], '5/6|11/12'],
    [['24 g + 24 g', '13 g + 11 g'], '24 g + 24 g|13 g + 11 g'],
    [['M 碼 · ', 'S 碼 · '], 'M 碼 · |S 碼 · '],
    [['a, b, c, d', 'a, b, c, e'], 'a, b, c, d|a, b, c, e'],
  ])('are one column where the texts do not split alike: %j', (names, column) => {
    expect(valuesOf(names)).toEqual([[expect.any(String), column]]);
  });

  test('a single specification keeps its text whole, and no text has no column', () => {
    expect(valuesOf(['M 碼 · 藍色'])).toEqual([['other', 'M 碼 · 藍色']]);
    expect(splitDimensions(['', '']).columns).toEqual([]);
    expect(splitDimensions([]).columns).toEqual([]);
  });

  test('lose no text, whatever the server writes', () => {
    const name = fc.string({ unit: fc.constantFrom(...'ab1 ,·，/.S碼') });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 6 }), (names) => {
        const { columns, common } = splitDimensions(names);
        const isBlank = names.every((text) => text.trim() === '');
        expect(columns.length === 0).toBe(isBlank);
        for (const [at, text] of isBlank ? [] : names.entries()) {
          const kept = [...columns.map(({ values }) => values[at] ?? ''), ...common].join('');
          const letters = (each: string) => [...each.replace(/[\s·，,]/g, '')].toSorted().join('');
          expect(letters(kept)).toBe(letters(text));
        }
      }),
    );
  });
});

describe('the order of values', () => {
  test.each([
    ['M 碼|XS 碼|XL 碼|S 碼|L 碼|XXL 碼', 'XS 碼|S 碼|M 碼|L 碼|XL 碼|XXL 碼'],
    ['Size XL|Size S|Size 2XL', 'Size S|Size XL|Size 2XL'],
    ['大碼|細碼|中碼|加大', '細碼|中碼|大碼|加大'],
    ['Large|Small|Medium', 'Small|Medium|Large'],
    ['#10|#8|#25', '#8|#10|#25'],
    ['7 號|6 號|7½ 號|6½ 號', '6 號|6½ 號|7 號|7½ 號'],
    ['1 L|500 ml|100 ml 隨身裝', '100 ml 隨身裝|500 ml|1 L'],
    ['100 µm|40 µm|12 µm', '12 µm|40 µm|100 µm'],
    ['1 m|5 mm|2 cm', '5 mm|2 cm|1 m'],
    ['15C 號|15 號|11 號', '11 號|15 號|15C 號'],
    ['1,000 × 2|Size S', 'Size S|1,000 × 2'],
  ])('%s becomes %s', (given, sorted) => {
    expect(given.split('|').toSorted(compareNaturally).join('|')).toBe(sorted);
  });

  test('is a total order, so that sorting is the same on every engine', () => {
    const value = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'SXML 碼12.½#') }),
      fc.constantFrom('Size S', '500 ml', '1 L', 'M 碼', '7½ 號', 'Fine'),
    );
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        const sign = (x: string, y: string) => Math.sign(compareNaturally(x, y));
        expect(sign(a, b)).toBe(-sign(b, a) + 0);
        if (sign(a, b) < 0 && sign(b, c) < 0) expect(sign(a, c)).toBe(-1);
      }),
    );
  });
});
