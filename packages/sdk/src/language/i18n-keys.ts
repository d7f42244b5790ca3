import type { Translator } from './store.ts';

/** Without the catalogue: the key itself, for scripts that need no sentences. */
export const keysOnly: Translator = (_, { reason }) => reason;
