import type * as z from 'zod/mini';
import { type KeyValueStore, readJson } from './storage.ts';

/** What somebody typed and did not send. */
export interface Draft<T> {
  load(): T | undefined;
  /** Undefined throws it away. */
  keep(value: T | undefined): void;
}

/** A draft that outlives a reload; one of another shape is thrown away. Whose it is, `PersonalDrafts` knows. */
export function createDraft<T>(
  drafts: KeyValueStore,
  key: string,
  schema: z.ZodMiniType<T, unknown>,
): Draft<T> {
  return {
    load: () => readJson(drafts, key, schema),
    keep(value) {
      if (value === undefined) drafts.remove(key);
      else drafts.set(key, JSON.stringify(value));
    },
  };
}
