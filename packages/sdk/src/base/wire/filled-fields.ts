import * as z from 'zod/mini';
import { PLAIN_LINE, PLAIN_LINES } from './typed-text.ts';

/** A text that the request must have, an id or a choice. */
export const filled: z.ZodMiniType<string, string> = /* @__PURE__ */ z
  .string()
  .check(/* @__PURE__ */ z.minLength(1));

/** A line of typed text that is not empty. */
/* @__NO_SIDE_EFFECTS__ */
export const filledLine = (most: number): z.ZodMiniType<string, string> =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(PLAIN_LINE));

/** Several lines of typed text in a request, made by `cleanLines`. */
/* @__NO_SIDE_EFFECTS__ */
export const typedLines = (most: number): z.ZodMiniType<string, string> =>
  z.string().check(z.maxLength(most), z.regex(PLAIN_LINES));
