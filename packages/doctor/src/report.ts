/** The result of an examination. */
import { doctorWords, type OwnName } from './doctor-words.ts';
import { type Finding, sentenceOf, wordsOf } from './rules.ts';

export type Language = 'zh' | 'en';

/** A mistake that only an examination from outside names. */
export interface OwnFinding {
  readonly name: OwnName;
  readonly subject: string;
  readonly instead: string;
}

export const own = (name: OwnName, subject = '', instead = ''): OwnFinding => ({
  name,
  subject,
  instead,
});

/** A mistake of a page, with the sentence that `<clinic-doctor>` shows for it. */
export interface ReportedFinding {
  /** The kind of the mistake, for example `cors`. */
  readonly name: string;
  /** The setting, element, address or file that is wrong. */
  readonly subject: string;
  /** The text to write instead, as far as it is known. */
  readonly instead: string;
  /** Names the mistake and its fix. */
  readonly sentence: string;
}

/** The mistakes of a page. */
export interface Report {
  /** The page, after redirects, without its query. */
  readonly address: string;
  readonly findings: readonly ReportedFinding[];
}

const isOwn = (found: Finding | OwnFinding): found is OwnFinding => found.name in doctorWords.en;

/** Adds the sentences, and leaves out repeated ones. */
export function reported(
  all: readonly (Finding | OwnFinding)[],
  language: Language,
): readonly ReportedFinding[] {
  const lines = all.map((found) => {
    const { name, subject, instead } = found;
    const sentence = isOwn(found)
      ? wordsOf(doctorWords, language)[found.name](found)
      : sentenceOf(found, language);
    return { name, subject, instead, sentence };
  });
  return lines.filter(
    ({ sentence }, index) => lines.findIndex((line) => line.sentence === sentence) === index,
  );
}
