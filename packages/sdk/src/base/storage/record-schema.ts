import * as z from 'zod/mini';

/**
 * Parses a stored object whose values all pass a check. `z.record` would do the same, at 4 kB more in the first load of
 * a page.
 */
export function recordOf<T>(
  isValue: (value: unknown) => value is T,
): z.ZodMiniType<Readonly<Record<string, T>>, unknown> {
  const isRecord = (value: unknown): value is Readonly<Record<string, T>> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isValue);
  return z.pipe(
    z.unknown(),
    z.transform((value: unknown, { issues }) => {
      if (isRecord(value)) return value;
      issues.push({ code: 'custom', message: 'expected a record', input: value });
      return z.NEVER;
    }),
  );
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
