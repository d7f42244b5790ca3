import { createContext, type ReactNode, useContext } from 'react';

/** The two languages of the shop: Traditional Chinese (Hong Kong) and English. */
export type Language = 'zh' | 'en';

/** Facts about the enclosing widget that the base layer needs. */
export interface UiContext {
  language: Language;
}

// Holds the string itself, not an object, so that consumers render again only after a change of language.
export const LanguageContext = createContext<Language>('zh');

/** Returns the value of a `lang` attribute. */
export function langTag(language: Language): 'zh-Hant-HK' | 'en' {
  return language === 'zh' ? 'zh-Hant-HK' : 'en';
}

/** Returns the language of the enclosing widget. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Props of {@link UiRoot}. */
export interface UiRootProps extends UiContext {
  /** For an element that is as wide as its content (a cart button) and therefore is no query container. */
  inline?: boolean | undefined;
  children?: ReactNode;
}
