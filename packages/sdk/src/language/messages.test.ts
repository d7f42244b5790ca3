import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allMessages, type MessageKey } from './all-messages.ts';
import { createTranslator } from './i18n.ts';
import type { MessageTable } from './messages.ts';
import { plainTranslator } from './plain-translator.ts';

const keys = Object.keys(allMessages.en) as MessageKey[];
const blanks = (sentence: string) =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

test.each(keys)('%s has the same blanks in both languages, and Chinese in Chinese', (key) => {
  expect(blanks(allMessages.zh[key])).toEqual(blanks(allMessages.en[key]));
  expect(allMessages.zh[key]).toMatch(/\p{Script=Han}/u);
  expect(allMessages.en[key]).not.toMatch(/\p{Script=Han}/u);
});

test('a key has the same sentence in every domain, whichever a page has loaded', async () => {
  const sdk = join(import.meta.dirname, '..');
  const paths = globSync('**/*messages.ts', { cwd: sdk }).filter((path) => !/all-m/.test(path));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const tables: Record<string, MessageTable> = await import(join(sdk, path));
    for (const { en, zh } of Object.values(tables).filter((each) => 'en' in each)) {
      expect(allMessages.en).toMatchObject(en);
      expect(allMessages.zh).toMatchObject(zh);
    }
  }
});

test('a sentence is said in the language asked for, and facts are not escaped', () => {
  const say = createTranslator();
  const why = { reason: 'insufficient-stock', facts: { stock: 40 } };
  expect(say('en', why)).toBe('Insufficient stock. 40 left.');
  expect(say('zh', why)).toBe('庫存不足，餘 40\u00a0件。');
  expect(say('en', { reason: 'clinic-rejected', facts: { why: 'A & B' } })).toContain('A & B');
});

test.each([
  ['zh', '盒', '庫存不足，餘 40\u00a0盒。'],
  ['zh', '', '庫存不足，餘 40\u00a0件。'],
  ['en', 'boxes', 'Insufficient stock. 40\u00a0boxes left.'],
  ['en', '', 'Insufficient stock. 40 left.'],
] as const)(
  'a quantity is said in %s with the unit %j, by both translators',
  (language, unit, said) => {
    const why = { reason: 'insufficient-stock', facts: { stock: 40, unit } };
    expect(createTranslator()(language, why)).toBe(said);
    expect(plainTranslator(language, why)).toBe(said);
  },
);

test('numbers are grouped in both languages, and texts are not, by both translators', () => {
  const why = { reason: 'insufficient-stock', facts: { stock: 1316, unit: 'tubs' } };
  const locked = { reason: 'again-line', facts: { orderNo: '26111890000127' } };
  for (const say of [createTranslator(), plainTranslator]) {
    expect(say('en', why)).toBe('Insufficient stock. 1,316\u00a0tubs left.');
    expect(say('zh', why)).toContain('餘 1,316');
    expect(say('en', locked)).not.toContain('26,111');
  }
});

test('the plain translator says what i18next says, sentence by sentence', () => {
  const say = createTranslator();
  for (const reason of keys) {
    const facts = Object.fromEntries(
      blanks(allMessages.en[reason]).map((name) => [name ?? '', 'A & <7>']),
    );
    for (const language of ['en', 'zh'] as const) {
      expect(plainTranslator(language, { reason, facts }, [allMessages])).toBe(
        say(language, { reason, facts }),
      );
    }
  }
  expect(plainTranslator('zh', { reason: 'nobody-wrote-this', facts: {} })).toBe(
    'nobody-wrote-this',
  );
});
