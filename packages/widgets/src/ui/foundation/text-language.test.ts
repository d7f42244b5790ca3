import { expect, test } from 'vitest';
import type { Language } from './context.tsx';
import { langOf, textParts } from './text-language.ts';

const marked = (text: string, language: Language) =>
  textParts(text, language).map((part) => (part.lang ? `[${part.lang} ${part.text}]` : part.text));

test.each<[string, string[]]>([
  ['Nitrile gloves, 100', ['Nitrile gloves, 100']],
  ['鄭浩然醫生', ['[zh-Hant-HK 鄭浩然醫生]']],
  ['12 樓 1203 室', ['[zh-Hant-HK 12 樓 1203 室]']],
  ['朗晴 Longching', ['[zh-Hant-HK 朗晴]', ' Longching']],
  ['彌敦道 1 號, Central', ['[zh-Hant-HK 彌敦道 1 號]', ', Central']],
  ['Contact: 鄭浩然醫生', ['Contact: ', '[zh-Hant-HK 鄭浩然醫生]']],
  ['', ['']],
])('marks the Chinese words of an English page: %s', (text, parts) => {
  expect(marked(text, 'en')).toEqual(parts);
});

test.each<[string, string[]]>([
  ['丁腈手套', ['丁腈手套']],
  ['Kestrin', ['[en Kestrin]']],
  ['Visa · Mastercard', ['[en Visa · Mastercard]']],
  ['ASTM Level 3 口罩', ['ASTM Level 3 口罩']],
  ['CN-1000-M', ['CN-1000-M']],
  ['GLV-Nit20', ['GLV-Nit20']],
  ['250 mL', ['250 mL']],
  ['XL', ['XL']],
  ['HK$28.00', ['HK$28.00']],
  ['ho@clinic.test', ['ho@clinic.test']],
])('marks a Chinese page’s texts that are English as a whole: %s', (text, parts) => {
  expect(marked(text, 'zh')).toEqual(parts);
});

test('names the language of a text as a whole', () => {
  expect(langOf('鄭浩然', 'en')).toBe('zh-Hant-HK');
  expect(langOf('鄭浩然', 'zh')).toBeUndefined();
  expect(langOf(undefined, 'en')).toBeUndefined();
});
