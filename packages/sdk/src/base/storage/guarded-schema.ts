import * as z from 'zod/mini';

/**
 * Parses a stored value by a type guard. `z.record` and `z.tuple` would do the same, at 4 kB more in the first load of
 * a page.
 */
export function guarded<T>(isValue: (value: unknown) => value is T): z.ZodMiniType<T, unknown> {
  return z.pipe(
    z.unknown(),
    z.transform((value: unknown, { issues }) => {
      if (isValue(value)) return value;
      issues.push({ code: 'custom', message: 'unexpected shape', input: value });
      return z.NEVER;
    }),
  );
}

/** Parses a stored object whose values all pass a check. */
export function recordOf<T>(isValue: (value: unknown) => value is T) {
  return guarded(
    (value): value is Readonly<Record<string, T>> =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every(isValue),
  );
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
