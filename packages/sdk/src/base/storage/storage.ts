import type * as z from 'zod/mini';

/** A store of short texts by key. Reading and writing never throw. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** The stores of a shop: its session, and the settings of its person. */
export interface ShopStorage {
  readonly session: KeyValueStore;
  readonly settings: KeyValueStore;
  /** Per-tab storage, such as drafts and scroll positions; in memory by default. */
  readonly drafts?: KeyValueStore;
}

/** Reads JSON of a known shape; undefined when there is none or its shape differs. */
export function readJson<T>(
  store: KeyValueStore,
  key: string,
  shape: z.ZodMiniType<T, unknown>,
): T | undefined {
  try {
    const read = shape.safeParse(JSON.parse(store.get(key) ?? ''));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Creates a store in memory. */
export function memoryStore(entries: Readonly<Record<string, string>> = {}): KeyValueStore {
  const kept = new Map(Object.entries(entries));
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/** A web storage or a cookie jar; each call may throw. */
export interface RiskyStore {
  get(key: string): string | null | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Wraps a store that throws when it is blocked or full. Values that it refused are kept in memory, so the page works
 * until it closes.
 */
export function safeStore(risky: RiskyStore): KeyValueStore {
  const refused = new Map<string, string>();
  const removed = new Set<string>();
  return {
    get(key) {
      if (refused.has(key)) return refused.get(key);
      if (removed.has(key)) return undefined;
      try {
        return risky.get(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      removed.delete(key);
      try {
        risky.set(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    remove(key) {
      refused.delete(key);
      try {
        risky.remove(key);
        removed.delete(key);
      } catch {
        removed.add(key);
      }
    },
  };
}
