import type { Bilingual } from '../seed/shapes.ts';
export const consoleWords = {} as const satisfies Record<string, Bilingual>;
