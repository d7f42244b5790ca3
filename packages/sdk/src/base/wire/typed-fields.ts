import * as z from 'zod/mini';
import { PLAIN_LINE, TEXT_LIMITS } from './typed-text.ts';

/** A line of typed text in a request, made by `cleanLine`. */
/* @__NO_SIDE_EFFECTS__ */
export const typedLine = (most: number): z.ZodMiniType<string, string> =>
  z.string().check(z.maxLength(most), z.regex(PLAIN_LINE));

/** An e-mail address, or none. */
export const typedEmail: z.ZodMiniType<string, string> = /* @__PURE__ */ typedLine(
  TEXT_LIMITS.email,
);
