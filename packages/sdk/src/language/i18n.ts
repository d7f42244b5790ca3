import { createInstance, type i18n } from 'i18next';
import { allMessages } from './all-messages.ts';
import { LANGUAGE_TAGS } from './rules.ts';
import type { Translator } from './store.ts';
import { unitBlank } from './unit-blank.ts';

/**
 * Creates a translator over the message catalogue; a missing sentence falls back to English. The first sentence sets it up:
 * many scripts say none. Spec: 1§8, 2§9
 */
export function createTranslator(): Translator {
  let ready: i18n | undefined;
  return (language, { reason, facts }) => {
    ready ??= translations();
    return ready.t(reason, {
      ...Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [name, fact.toLocaleString('en')]),
      ),
      unit: unitBlank(language, facts.unit),
      lng: LANGUAGE_TAGS[language],
    });
  };
}

function translations(): i18n {
  const i18n = createInstance();
  i18n.init({
    lng: LANGUAGE_TAGS.zh,
    fallbackLng: 'en',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {
      en: { translation: allMessages.en },
      [LANGUAGE_TAGS.zh]: { translation: allMessages.zh },
    },
  });
  return i18n;
}
