/**
 * Words that several widgets say of the same thing, one export each. Two files hold them, since a chunk takes a file as
 * a whole: those of the first load of a page, and the others.
 */
export * from './first-words.ts';
export * from './more-words.ts';
