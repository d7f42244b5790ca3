import { type Explanation, explain, type PlainReason } from '../values/explanation.ts';
import { cleanLine } from './typed-text.ts';

/** Returns why a text is too long; undefined when it is not. */
export const refuseLength = (
  clean: string,
  most: number,
): Explanation<'text-too-long'> | undefined =>
  clean.length > most ? { reason: 'text-too-long', facts: { most } } : undefined;

/** Returns why a line cannot be sent, missing or too long; undefined when it can. */
export function refuseLine<Missing extends PlainReason = never>(
  text: string,
  most: number,
  missing?: Missing,
): Explanation<'text-too-long' | Missing> | undefined {
  const clean = cleanLine(text);
  if (clean === '') return missing === undefined ? undefined : explain(missing);
  return refuseLength(clean, most);
}
