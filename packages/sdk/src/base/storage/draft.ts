import type * as z from 'zod/mini';
import { type KeyValueStore, readJson } from './storage.ts';

/** A value kept in storage as JSON, such as input that was not sent yet. */
export interface Draft<T> {
  /** The stored value; undefined when there is none or its shape is unknown. */
  load(): T | undefined;
  /** Stores the value; undefined removes it. */
  keep(value: T | undefined): void;
}

/** Keeps a value under one key. A value of another shape, as an older page may have written it, is ignored. */
export function createDraft<T>(
  store: KeyValueStore,
  key: string,
  schema: z.ZodMiniType<T, unknown>,
): Draft<T> {
  return {
    load: () => readJson(store, key, schema),
    keep(value) {
      if (value === undefined) store.remove(key);
      else store.set(key, JSON.stringify(value));
    },
  };
}
