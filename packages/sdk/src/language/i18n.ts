import { createInstance } from 'i18next';
import { allMessages } from './all-messages.ts';
import { LANGUAGE_TAGS } from './rules.ts';
import type { Translator } from './store.ts';
import { unitBlank } from './unit-blank.ts';

/** Creates a translator over the message catalogue; a missing sentence falls back to English. Spec: 1§8, 2§9 */
export function createTranslator(): Translator {
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
  return (language, { reason, facts }) =>
    i18n.t(reason, {
      ...facts,
      unit: unitBlank(language, facts.unit),
      lng: LANGUAGE_TAGS[language],
    });
}
