import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { packWords } from './pack-words.ts';
import { packContents, pricePerPiece } from './packs.ts';

describe('the contents of a pack', () => {
  test.each([
    ['5 支/包', 5, '支'],
    ['100 隻／盒', 100, '隻'],
    ['100隻/盒', 100, '隻'],
    ['１００ 隻／盒', 100, '隻'],
    ['1,000 件/包', 1000, '件'],
    ['12 包/盒', 12, '包'],
    ['1 支', 1, '支'],
    ['50 pcs/box', 50, 'piece'],
    ['50 PCS / Box', 50, 'piece'],
    ['50 pcs per box', 50, 'piece'],
    ['12 rolls/box', 12, 'roll'],
    ['50 boxes/case', 50, 'box'],
    ['160 wipes/can', 160, 'wipe'],
    ['1 pair', 1, 'pair'],
  ])('%s holds %d %s', (pack, count, pieceUnit) => {
    expect(packContents(pack)).toEqual({ count, pieceUnit });
  });

  test.each([
    '',
    '包',
    'Maker’s pack',
    '原廠包裝',
    '500 ml/瓶',
    '500 ml/bottle',
    '5 kg/bag',
    '50 m/卷',
    '453 g/包',
    '5 l',
    '2.5 支/包',
    '0 支/包',
    '-5 支/包',
    '1,00 支/包',
    '10 x 10',
    '10 x 10 pcs/box',
    '100 條 × 50 包',
    '50 × 1.7 ml/盒',
    '3 ml × 4 支/套',
    '1 對/包，50 包/盒',
    '1 pair/pack, 50 packs/box',
    '1 frame with 10 visors/box',
    '10 pcs/box/case',
    '約 100 支/盒',
    '100-120 支/盒',
    '200 劑/支',
    '200 doses',
    '8 g automix syringe',
    '99999999999999999999 支/包',
    '5 constructor/pack',
  ])('%j does not say its pieces', (pack) => {
    expect(packContents(pack)).toBeUndefined();
  });

  test('of any text it is undefined or a whole number of pieces that the text names', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789 .,x×/／支包盒mlgpcsbox') }),
        (pack) => {
          const read = packContents(pack);
          if (read === undefined) return;
          expect(Number.isSafeInteger(read.count) && read.count >= 1).toBe(true);
          expect(pack.normalize('NFKC').replaceAll(',', '')).toContain(String(read.count));
          expect(pack).not.toMatch(/[.x×]\d|\d[.×]/);
        },
      ),
    );
  });
});

describe('the price of a piece', () => {
  test.each([
    [2800, '5 支/包', '包', 560, 'HK$5.60'],
    [5780, '100 pcs/box', 'box', 57.8, 'HK$0.58'],
    [5780, '100 隻／盒', '盒', 57.8, 'HK$0.58'],
    [450, '100 pcs', 'box', 4.5, 'HK$0.045'],
    [500, '100 pcs', 'box', 5, 'HK$0.05'],
    [250, '1000 件/包', '包', 0.25, 'HK$0.0025'],
    [1000, '3 rolls/box', 'box', 1000 / 3, 'HK$3.33'],
    [999, '100 pcs/box', 'box', 9.99, 'HK$0.10'],
    [1_234_500, '2 sets/case', 'Case', 617_250, 'HK$6,172.50'],
    [2800, '5 支/包', '', 560, 'HK$5.60'],
    [0, '5 支/包', '包', 0, 'HK$0.00'],
  ])('%d cents for %s (%s) are %d cents a piece, written %s', (price, pack, unit, exact, text) => {
    expect(pricePerPiece(cents(price), { pack, unit })).toMatchObject({ cents: exact, text });
  });

  test.each([
    ['the unit is another container than the pack names', '12 packs/box', 'pack'],
    ['the unit is another container than the pack names', '5 支/包', '盒'],
    ['the unit may be the piece itself', '5 支', '支'],
    ['the pack holds one', '1 pc', 'piece'],
    ['the pack is a measure', '500 ml/瓶', '瓶'],
  ])('is unknown where %s: %s, %s', (_, pack, unit) => {
    expect(pricePerPiece(cents(2800), { pack, unit })).toBeUndefined();
  });

  test('orders prices as whole cents would, and its text is within a twentieth', () => {
    const price = fc.integer({ min: 1, max: 100_000_000 });
    const count = fc.integer({ min: 2, max: 10_000 });
    fc.assert(
      fc.property(price, count, price, count, (a, n, b, m) => {
        const first = pricePerPiece(cents(a), { pack: `${n} 支/包`, unit: '包' });
        const other = pricePerPiece(cents(b), { pack: `${m} 支/包`, unit: '包' });
        if (!first || !other) throw new Error('no price');
        expect(Math.sign(first.cents - other.cents)).toBe(Math.sign(a * m - b * n));
        const said = Number(first.text.replace(/HK\$|,/g, '')) * 100;
        expect(Math.abs(said - first.cents)).toBeLessThanOrEqual(first.cents / 20 + 1e-9);
        expect(first.text).toMatch(/^HK\$[\d,]+\.\d{2,8}$/);
      }),
    );
  });
});

describe('phrases about units', () => {
  const { zh, en } = packWords;

  test('name the unit of the wire in both languages', () => {
    expect(zh.unitPrice({ text: 'HK$28.00', unit: '包' })).toBe('HK$28.00／包');
    expect(en.unitPrice({ text: 'HK$28.00', unit: 'pack' })).toBe('HK$28.00 / pack');
    expect(zh.stock({ count: 1240, unit: '盒' })).toBe('餘 1,240 盒');
    expect(en.stock({ count: 1, unit: 'box' })).toBe('1 box in stock');
    expect(en.stock({ count: 1240, unit: 'box' })).toBe('1,240 boxes in stock');
    expect(zh.multiple({ step: 5, unit: '包' })).toBe('每 5 包');
    expect(en.multiple({ step: 5, unit: 'pack' })).toBe('in 5s, packs');
    expect(zh.soldIn({ step: 5, unit: '包' })).toBe('按 5 包的倍數購買');
    expect(en.soldIn({ step: 5, unit: 'pack' })).toBe('Sold in multiples of 5 packs');
    expect(zh.quantityHead({ step: 5, unit: '包' })).toBe('數量（每 5 包）');
    expect(en.quantityHead({ step: 5, unit: 'pack' })).toBe('Quantity (in 5s, packs)');
    expect(zh.quantityHead({ step: 1, unit: '包' })).toBe('數量（包）');
    expect(en.quantityHead({ step: 1, unit: 'pack' })).toBe('Quantity (packs)');
    expect(zh.piecePrice({ text: 'HK$5.60', pieceUnit: '支' })).toBe('HK$5.60／支');
    expect(en.piecePrice({ text: 'HK$0.58', pieceUnit: 'piece' })).toBe('HK$0.58 each');
    expect(en.piecePrice({ text: 'HK$8.60', pieceUnit: 'pair' })).toBe('HK$8.60 / pair');
  });

  test('use the neutral word where the wire names no unit', () => {
    expect(zh.unitPrice({ text: 'HK$28.00', unit: '' })).toBe('HK$28.00');
    expect(zh.stock({ count: 40, unit: '' })).toBe('餘 40 件');
    expect(en.stock({ count: 40, unit: '' })).toBe('40 in stock');
    expect(zh.multiple({ step: 5, unit: '' })).toBe('每 5 件');
    expect(en.multiple({ step: 5, unit: '' })).toBe('in 5s');
    expect(zh.multiple({ step: 1, unit: '盒' })).toBe('');
    expect(zh.quantityHead({ step: 1, unit: '' })).toBe('數量');
    expect(en.quantityHead({ step: 5, unit: '' })).toBe('Quantity (in 5s)');
    expect(en.soldIn({ step: 5, unit: '' })).toBe('Sold in multiples of 5');
  });

  test('name a sum of quantities by their common unit, or as units', () => {
    expect(zh.sum({ count: 1240, unit: '盒' })).toBe('1,240 盒');
    expect(en.sum({ count: 2, unit: 'box' })).toBe('2 boxes');
    expect(zh.sum({ count: 40, unit: '' })).toBe('40 件');
    expect(en.sum({ count: 40, unit: '' })).toBe('40 units');
    expect(en.sum({ count: 1, unit: '' })).toBe('1 unit');
  });
});
