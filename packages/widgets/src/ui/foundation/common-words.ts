/**
 * Words that several widgets share, one export each. They are in two files because a chunk contains whole files: the
 * words of a page's first load, and the others.
 */
export * from './first-words.ts';
export * from './more-words.ts';
