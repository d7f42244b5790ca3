/** The changes of a profile: code that its dialogs need, and that is fetched when the page appears. */
export * from './changes.ts';
export { createPasswordChange } from './password-change.ts';
