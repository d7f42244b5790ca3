import { useLanguage, useShop, useWords } from '../../engine/index.ts';
import { langTag } from '../../ui/foundation/context.tsx';
import { GlobeIcon } from '../../ui/media/icons.tsx';
import { headerWords } from './header-words.ts';

/** The name of each language in that language. */
const NAMES = [
  ['zh', '繁體'],
  ['en', 'English'],
] as const;

/** Two toggle buttons for the languages. Spec: 2§2.15 */
export function LanguageSwitch() {
  const shop = useShop();
  const text = useWords(headerWords);
  const present = useLanguage();
  return (
    <fieldset className="clinic-languages" aria-label={text.language}>
      <GlobeIcon size={14} />
      {NAMES.map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={langTag(language)}
          aria-pressed={language === present}
          onClick={() => shop.language.use(language)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
