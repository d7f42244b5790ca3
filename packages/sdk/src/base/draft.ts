import type * as z from 'zod/mini';
import type { KeyValueStore } from './storage.ts';

/** A short mark of a text, from which nobody reads the text. */
export function mark(text: string): string {
  let hash = 5381;
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

/** What somebody typed and did not send, for one tab and one account. */
export interface Draft<T> {
  load(): T | undefined;
  /** Undefined throws it away. */
  keep(value: T | undefined): void;
}

interface DraftOptions<T> {
  readonly storage: KeyValueStore;
  readonly name: string;
  /** What a fit draft looks like; any other is thrown away. */
  readonly schema: z.ZodMiniType<T, unknown>;
  /** Whose it is, asked at each use: nobody finds another's draft. */
  readonly person: () => string;
}

/** A draft that outlives a reload and a sign-in that ended, and belongs to one account. */
export function createDraft<T>({ storage, name, schema, person }: DraftOptions<T>): Draft<T> {
  const key = () => `clinicart.${name}.${mark(person())}`;
  return {
    load() {
      try {
        const read = schema.safeParse(JSON.parse(storage.get(key()) ?? ''));
        return read.success ? read.data : undefined;
      } catch {
        return undefined;
      }
    },
    keep(value) {
      if (value === undefined) storage.remove(key());
      else storage.set(key(), JSON.stringify(value));
    },
  };
}
