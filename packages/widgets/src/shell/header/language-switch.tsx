import { useLanguage, useShop, useWords } from '../../engine/index.ts';
import { langTag } from '../../ui/foundation/context.tsx';
import { GlobeIcon } from '../../ui/media/icons.tsx';
import { headerWords } from './header-words.ts';

/** Each language in its own words, whatever the language of the page. */
const NAMES = [
  ['zh', '繁體'],
  ['en', 'English'],
] as const;

/** Both languages side by side; the present one is pressed. Spec: 2§2.15 */
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
