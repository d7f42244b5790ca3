import { ALL_UNSEEN } from './typed-text.ts';

/** Cleans several lines; the line breaks stay. */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(ALL_UNSEEN, '')
    .trim();
