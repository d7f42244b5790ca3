/** A mistake of a page: the sentence that describes it, and the words that the sentence needs. */
import type { diagnosisWords } from './diagnosis-words.ts';

/** Names of the mistakes. */
export type DiagnosisName = keyof typeof diagnosisWords.en;

export interface Finding {
  readonly name: DiagnosisName;
  /** The setting, element, address or file that is wrong, as it is written in the page. */
  readonly subject: string;
  /** The text to write instead, as far as it is known. */
  readonly instead: string;
}

export const finding = (name: DiagnosisName, subject = '', instead = ''): Finding => ({
  name,
  subject,
  instead,
});
