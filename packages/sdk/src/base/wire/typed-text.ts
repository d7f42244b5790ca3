import { type Explanation, explain, type PlainReason } from '../values/explanation.ts';

/**
 * Most characters of what a person types, counted as `maxlength` of an input counts them. Assumed: the documents name no
 * lengths; these are generous, and keep a page, a label and a database from a name of 10,000 letters.
 */
export const TEXT_LIMITS = {
  personName: 100,
  clinicName: 200,
  /** Building or estate, and street. */
  street: 200,
  /** Unit and floor. */
  unit: 100,
  email: 254,
  /** To the shop. */
  message: 2_000,
} as const;

/**
 * Letters that nobody sees and nobody means: controls, marks and overrides of the writing direction, which turn what stands
 * after them around, blanks without width, in which two names differ unseen, and halves of letters. They come with what is
 * pasted. Joiners stay: emoji and some scripts are made with them.
 */
const UNSEEN =
  '\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ud800-\\udfff\\ufdd0-\\ufdef\\ufeff\\ufff0-\\uffff';
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu');
/** One line of text as it may be sent. */
export const PLAIN_LINE: RegExp = new RegExp(`^[^\\n${UNSEEN}]*$`, 'u');
/** Several lines of it. */
export const PLAIN_LINES: RegExp = new RegExp(`^[^${UNSEEN}]*$`, 'u');

/** What was typed or pasted into one line, as it is sent: line breaks become blanks, unseen letters and blanks around it go. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
    .replace(ALL_UNSEEN, '')
    .trim();

/** The same of several lines, which stay. */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(ALL_UNSEEN, '')
    .trim();

/** Why a text is too long to be sent, or undefined. */
export const refuseLength = (
  clean: string,
  most: number,
): Explanation<'text-too-long'> | undefined =>
  clean.length > most ? { reason: 'text-too-long', facts: { most } } : undefined;

/** Why a line cannot be sent, or undefined: nothing to be seen in it, where it is needed, or too much. */
export function refuseLine<Missing extends PlainReason = never>(
  text: string,
  most: number,
  missing?: Missing,
): Explanation<'text-too-long' | Missing> | undefined {
  const clean = cleanLine(text);
  if (clean === '') return missing === undefined ? undefined : explain(missing);
  return refuseLength(clean, most);
}
