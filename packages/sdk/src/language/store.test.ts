import { describe, expect, test } from 'vitest';
import { memoryStore } from '../base/storage/storage.ts';
import type { LanguageTag } from './rules.ts';
import { createLanguage } from './store.ts';

function languageOver() {
  const settings = memoryStore();
  const language = createLanguage({
    settings,
    channel: { post: () => {}, listen: () => () => {} },
    inAddress: undefined,
    fallback: 'zh',
    translate: (chosen, { reason }) => `${chosen} ${reason}`,
    tables: [],
  });
  return { settings, language };
}

describe('a switch of the language (Spec: 1§1, 2§9)', () => {
  test.each<[LanguageTag, string, string]>([
    ['zh', 'zh', '3'],
    ['zh-HK', 'zh', '3'],
    ['zh-Hant', 'zh', '3'],
    ['zh-Hant-HK', 'zh', '3'],
    ['en', 'en', '2'],
    ['en-GB', 'en', '2'],
  ])('to %s takes %s, as the settings of a page do', (tag, chosen, code) => {
    const { settings, language } = languageOver();
    language.use(chosen === 'zh' ? 'en' : 'zh');
    language.use(tag);
    expect(language.$language.get()).toBe(chosen);
    expect(language.code()).toBe(code);
    expect([settings.get('language'), settings.get('langEnv')]).toEqual([code, code]);
  });

  test.each([['fr'], ['english'], ['zho'], ['toString'], [''], [undefined], [null], [2]])(
    'to %j is refused, and changes nothing',
    (tag) => {
      const { settings, language } = languageOver();
      language.use('en');
      // As a script without types calls it.
      expect(() => Reflect.apply(language.use, language, [tag])).toThrow(TypeError);
      expect(language.$language.get()).toBe('en');
      expect(settings.get('language')).toBe('2');
    },
  );
});
