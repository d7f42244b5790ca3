import { expect, test } from 'vitest';
import { bilingual, wordsOf } from './words.ts';

const words = bilingual({
  zh: {
    add: '加入',
    left: (t: { count: number }) => `餘 ${t.count} 盒`,
    status: { paid: '已付款' },
  },
  en: { add: 'Add', left: (t) => `${t.count} left`, status: { paid: 'Paid' } },
});

test('speaks both languages', () => {
  expect(wordsOf(words, 'zh').left({ count: 2 })).toBe('餘 2 盒');
  expect(wordsOf(words, 'en').left({ count: 2 })).toBe('2 left');
  expect(wordsOf(words, 'en').status.paid).toBe('Paid');
});

test('what does not match does not compile', () => {
  // @ts-expect-error a key is missing in English
  bilingual({ zh: { a: '甲', b: '乙' }, en: { a: 'A' } });
  // @ts-expect-error a key is missing in Chinese
  bilingual({ zh: { a: '甲' }, en: { a: 'A', b: 'B' } });
  // @ts-expect-error a sentence in one language, a function in the other
  bilingual({ zh: { a: '甲' }, en: { a: (t: { n: number }) => `A ${t.n}` } });
  // @ts-expect-error a function in one language, a sentence in the other
  bilingual({ zh: { a: (t: { n: number }) => `甲 ${t.n}` }, en: { a: 'A' } });
  const m = (t: { m: number }) => `${t.m}`;
  // @ts-expect-error the functions need different facts
  bilingual({ zh: { a: (t: { n: number }) => `甲 ${t.n}` }, en: { a: m } });
  // @ts-expect-error a key is missing in a group
  bilingual({ zh: { a: { b: '乙', c: '丙' } }, en: { a: { b: 'B' } } });
  // @ts-expect-error unknown word
  expect(wordsOf(words, 'zh').remove).toBeUndefined();
});
