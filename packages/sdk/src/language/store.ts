import { atom, type ReadableAtom } from 'nanostores';
import type { TabChannel } from '../base/platform/tab-channel.ts';
import { LANGUAGE_KEYS } from '../base/storage/shared-names.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import type { AnyExplanation, Explanation } from '../base/values/explanation.ts';
import type { MessageTable } from './messages.ts';
import { LANGUAGE_CODES, type Language, type LanguageTag, languageOfCode } from './rules.ts';

/**
 * Translates a key and its facts. `tables` are those of the domains in use, for a translator without the whole
 * catalogue.
 */
export type Translator = (
  language: Language,
  explanation: AnyExplanation,
  tables?: readonly MessageTable[],
) => string;

/** The language of this page and the translation of reasons. Spec: 1§1 */
export interface LanguageStore {
  /** The language now; other tabs follow. */
  readonly $language: ReadableAtom<Language>;
  /**
   * Switches the language of this page, the other tabs and the next visit; zh-HK, zh-Hant and en-GB are understood.
   * @throws TypeError for a language that the shop does not have
   */
  use(language: LanguageTag): void;
  /** Returns the LangEnv header of the present language. */
  code(): '2' | '3';
  /** Translates a reason into the present language. */
  say(explanation: Explanation): string;
  /** Translates a reason into a given language: a part of a page may still show the previous one. */
  sayIn(language: Language, explanation: Explanation): string;
}

/** The language of the address comes first, then a stored choice, the option of the shop, and Traditional Chinese. Spec: 1§1, 2§9 */
export function createLanguage(options: {
  settings: KeyValueStore;
  channel: TabChannel;
  inAddress: Language | undefined;
  fallback: Language;
  translate: Translator;
  tables: readonly MessageTable[];
}): LanguageStore {
  const stored = () =>
    languageOfCode(options.settings.get('language') ?? options.settings.get('langEnv'));
  const $language = atom<Language>(options.inAddress ?? stored() ?? options.fallback);
  const sayIn = (language: Language, explanation: Explanation) =>
    options.translate(language, explanation, options.tables);
  options.channel.listen((signal) => {
    if (signal === 'language') $language.set(stored() ?? $language.get());
  });
  return {
    $language,
    use(tag) {
      const language: string | undefined = tag.split('-')[0];
      if (language !== 'en' && language !== 'zh') throw new TypeError(`${tag}: zh or en`);
      for (const key of LANGUAGE_KEYS) options.settings.set(key, LANGUAGE_CODES[language]);
      $language.set(language);
      options.channel.post('language');
    },
    code: () => LANGUAGE_CODES[$language.get()],
    say: (explanation) => sayIn($language.get(), explanation),
    sayIn,
  };
}
