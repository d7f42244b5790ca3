import { fileURLToPath } from 'node:url';

/** Builds take this module for `zod/mini` where every byte and every schema counts: see the file. */
export const ZOD_STAND_IN = fileURLToPath(new URL('src/base/zod/zod-mini.ts', import.meta.url));
