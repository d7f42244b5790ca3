/**
 * Maximum lengths of typed text, counted like `maxlength` of an input. Assumed: the documents name none; these are
 * generous, and protect a page, a label and a database from a name of 10,000 characters.
 */
export const TEXT_LIMITS = {
  personName: 100,
  clinicName: 200,
  /** Building or estate, and street. */
  street: 200,
  /** Unit and floor. */
  unit: 100,
  email: 254,
  /** A message to the shop. */
  message: 2_000,
} as const;

/**
 * Invisible characters that come with pasted text: controls, marks and overrides of the writing direction, which
 * reverse the text after them, zero-width spaces, in which two names differ unseen, and lone surrogates. Joiners
 * stay: emoji and some scripts need them.
 */
const UNSEEN =
  '\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ud800-\\udfff\\ufdd0-\\ufdef\\ufeff\\ufff0-\\uffff';
export const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu');
/** Matches one line of text that may be sent. */
export const PLAIN_LINE: RegExp = new RegExp(`^[^\\n${UNSEEN}]*$`, 'u');
/** Matches several lines of such text. */
export const PLAIN_LINES: RegExp = new RegExp(`^[^${UNSEEN}]*$`, 'u');

/**
 * Cleans a line that was typed or pasted: line breaks become spaces, invisible characters and surrounding spaces are
 * removed.
 */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
    .replace(ALL_UNSEEN, '')
    .trim();
