import * as z from 'zod/mini';
import { lenient, list, shape, strictReadings } from './parsers.ts';

/** Parses a list whose entries decide nothing: one that cannot be read is left out. Outside `parsers.ts`, which every page loads. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientList<Out, In>(schema: z.ZodMiniType<Out, In>): z.ZodMiniType<Out[], In[]> {
  const loose = shape(list(lenient(schema)), (entries) =>
    entries.filter((entry) => entry !== undefined),
  );
  if (!globalThis.OMIT_STRICT) strictReadings.set(loose, z.array(schema));
  return loose as unknown as z.ZodMiniType<Out[], In[]>;
}
