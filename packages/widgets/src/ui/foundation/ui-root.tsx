import { LanguageContext, langTag, type UiRootProps } from './context.tsx';

/**
 * The top element of every shadow root (and of a light-DOM form). Stops inheritance from the host page, sets `lang`,
 * and is the query container of all layout.
 */
export function UiRoot({ language, inline, children }: UiRootProps) {
  return (
    <LanguageContext value={language}>
      <div
        className="clinic-root"
        part="root"
        lang={langTag(language)}
        data-inline={inline || undefined}
      >
        {children}
      </div>
    </LanguageContext>
  );
}
