/** Returns a guard for a pair. */
export const isPairOf =
  <A, B>(isFirst: (value: unknown) => value is A, isSecond: (value: unknown) => value is B) =>
  (value: unknown): value is [A, B] =>
    Array.isArray(value) && value.length === 2 && isFirst(value[0]) && isSecond(value[1]);

/** Returns a guard for an array. */
export const isArrayOf =
  <T>(isItem: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(isItem);
