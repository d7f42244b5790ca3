import type * as z from 'zod/mini';

/** A place that keeps short texts by key. Reading never throws; writing never throws. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Where a shop keeps who is signed in, and what the person chose. */
export interface ShopStorage {
  readonly session: KeyValueStore;
  readonly settings: KeyValueStore;
  /** What belongs to a tab while it lives: what was typed and not sent, where somebody was in a list; memory when left out. */
  readonly drafts?: KeyValueStore;
}

/** What stands under a key, where it is what was put there. */
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

/** Keeps texts for as long as the shop lives. */
export function memoryStore(entries: Readonly<Record<string, string>> = {}): KeyValueStore {
  const kept = new Map(Object.entries(entries));
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/** What a web storage or a cookie jar must offer; each call may throw. */
export interface RiskyStore {
  get(key: string): string | null | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Makes a store safe that throws when it is blocked or full: what it refused is kept in memory, so the
 * page goes on working and only forgets at its end.
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
