import * as z from 'zod/mini';
import type { Language } from '../../language/rules.ts';

/** The wire's names of the languages. */
export const langEnv = z.enum(['ENGLISH', 'TRADITIONAL_CHINESE']);

/** Input of a call whose body names the language. Spec: 2§9 */
export interface InLanguage {
  readonly language: Language;
}
