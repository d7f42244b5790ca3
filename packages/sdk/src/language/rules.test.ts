import { expect, test } from 'vitest';
import { inLanguage, languageOfCode } from './rules.ts';

test.each([
  ['2', 'en'],
  ['3', 'zh'],
  ['1', undefined],
  ['', undefined],
  [undefined, undefined],
])('the code %j is the language %s (Spec: 1§1)', (code, language) => {
  expect(languageOfCode(code)).toBe(language);
});

test.each([
  [{ zh: '手套', en: 'Gloves' }, '手套', 'Gloves'],
  [{ zh: '手套', en: '' }, '手套', '手套'],
  [{ zh: undefined, en: 'Gloves' }, 'Gloves', 'Gloves'],
  [{ zh: '', en: undefined }, '', ''],
])('%j is %s in Chinese and %s in English (Spec: 1§3, 2§3)', (both, zh, en) => {
  expect([inLanguage(both, 'zh'), inLanguage(both, 'en')]).toEqual([zh, en]);
});
