import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areEasilyConfused, simplify } from './chinese-variants.ts';
import { editDistance, fuzzySubstringMatch } from './edit-distance.ts';

const word = fc.string({ maxLength: 8, unit: fc.constantFrom(...'abcd') });

describe('slips between two words', () => {
  it.each([
    ['gloves', 'gloves', 0],
    ['glvoes', 'gloves', 1],
    ['glove', 'gloves', 1],
    ['glloves', 'gloves', 1],
    ['gluves', 'gloves', 1],
    ['xyz', 'gloves', Number.POSITIVE_INFINITY],
  ])('%s and %s: %d', (one, other, slips) => expect(editDistance(one, other, 3)).toBe(slips));

  it('are the same either way, none for the same word, and never above the limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, most) => {
        const slips = editDistance(one, other, most);
        expect(editDistance(other, one, most)).toBe(slips);
        expect(editDistance(one, one, most)).toBe(0);
        expect(slips <= most || slips === Number.POSITIVE_INFINITY).toBe(true);
        const long = editDistance(one, other, 20);
        expect(slips).toBe(long <= most ? long : Number.POSITIVE_INFINITY);
      }),
    );
  });
});

describe('the closest stretch of a text', () => {
  const of = (typed: string, text: string) => {
    const { cost, from, to } = fuzzySubstringMatch([...typed], [...text], areEasilyConfused);
    return { cost, word: [...text].slice(from, to).join('') };
  };
  it.each([
    ['手套', '丁腈手套', { cost: 0, word: '手套' }],
    ['手逃', '丁腈手套', { cost: 0.3, word: '手套' }],
    ['手明', '丁腈手套', { cost: 0.8, word: '手套' }],
    ['套手', '丁腈手套', { cost: 0.6, word: '手套' }],
    ['丁手套', '丁腈手套', { cost: 0.5, word: '丁腈手套' }],
  ])('%s in %s', (typed, text, expected) => expect(of(typed, text)).toEqual(expected));

  it('costs nothing where the text holds the word', () => {
    fc.assert(
      fc.property(word, word, word, (head, typed, tail) => {
        expect(of(typed, head + typed + tail).cost).toBe(0);
      }),
    );
  });
});

describe('one spelling', () => {
  it('keeps the number of characters and changes nothing twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = simplify(text);
        expect([...once].length).toBe([...text].length);
        expect(simplify(once)).toBe(once);
      }),
    );
    expect(simplify('膠綫藥葯臺檯')).toBe('胶线药药台台');
  });
});
