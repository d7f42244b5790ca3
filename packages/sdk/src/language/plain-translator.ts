import { messages } from './messages.ts';
import type { Translator } from './store.ts';
import { unitBlank } from './unit-blank.ts';

/** Returns the key itself, for scripts that need no sentences. */
export const keysOnly: Translator = (_, { reason }) => reason;

/**
 * Translates without i18next, for pages that count bytes: the same sentences (a test compares every one), with blanks
 * filled and English for a missing sentence. It has the tables of the domains in use.
 */
export const plainTranslator: Translator = (language, { reason, facts }, tables = []) => {
  const all: readonly Readonly<Record<string, Partial<Record<string, string>>>>[] = [
    messages,
    ...tables,
  ];
  const found = (spoken: string) =>
    all.map((table) => table[spoken]?.[reason]).find((sentence) => sentence !== undefined);
  const sentence = found(language) ?? found('en') ?? reason;
  const filled: typeof facts = { ...facts, unit: unitBlank(language, facts.unit) };
  return sentence.replace(/\{\{(\w+)\}\}/g, (blank, name: string) =>
    (filled[name] ?? blank).toLocaleString('en'),
  );
};
