import { createContext, type ReactNode, useContext } from 'react';

/** The two languages of the shop: Traditional Chinese (Hong Kong) and English. */
export type Language = 'zh' | 'en';

/** What the base layer must be told by the widget around it. */
export interface UiContext {
  language: Language;
}

// The word itself, not an object: those who read it are asked again only when it is another.
const Context = createContext<Language>('zh');

/** The value of a `lang` attribute. */
export function langTag(language: Language): 'zh-Hant-HK' | 'en' {
  return language === 'zh' ? 'zh-Hant-HK' : 'en';
}

/** Gives everything below it a language, without an element of its own. */
export function UiProvider({ language, children }: UiContext & { children?: ReactNode }) {
  return <Context value={language}>{children}</Context>;
}

/** The language of the widget that this component is in. */
export function useLanguage(): Language {
  return useContext(Context);
}

/** Props of {@link UiRoot}. */
export interface UiRootProps extends UiContext {
  /** For an element that is as wide as its content (a cart button): it is then no query container. */
  inline?: boolean | undefined;
  children?: ReactNode;
}

/**
 * The one element at the top of every shadow root (and of a light-DOM form): stops what would be inherited
 * from the host page, carries `lang`, and is the container that all layout asks for its width.
 */
export function UiRoot({ language, inline, children }: UiRootProps) {
  return (
    <UiProvider language={language}>
      <div
        className="clinic-root"
        part="root"
        lang={langTag(language)}
        data-inline={inline || undefined}
      >
        {children}
      </div>
    </UiProvider>
  );
}
