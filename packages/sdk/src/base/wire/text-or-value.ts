// Each file imports zod's namespace itself: a re-exported namespace cannot be tree-shaken, and the
// bundle would carry all of zod with its locales.
import * as z from 'zod/mini';
import { type Parser, strictReadings } from './parsers.ts';

/** Parses a part that is sent as it is or as JSON text. */
/* @__NO_SIDE_EFFECTS__ */
export function textOrValue<Out, In>(
  schema: z.ZodMiniType<Out, In>,
): z.ZodMiniType<Out, In | string> {
  const loose = z.pipe(
    z.transform((value: unknown, context) => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value);
      } catch {
        context.issues.push({ code: 'custom', message: 'expected JSON', input: value });
        return z.NEVER;
      }
    }),
    schema as Parser<Out>,
  );
  if (!globalThis.OMIT_STRICT) strictReadings.set(loose, z.union([schema, z.string()]));
  return loose as unknown as z.ZodMiniType<Out, In | string>;
}
