import type { Clock } from '../platform/clock.ts';

/** Answers that were read, to be taken up by another page without reading them again. JSON-safe. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** How long an answer is shown without asking again. */
const FRESH_MS = 60_000;
/** Answers kept for going back; the oldest are dropped first. */
const MAX_ENTRIES = 100;

interface Entry {
  readonly value: unknown;
  readonly at: number;
}

/** A cached answer. */
export interface CachedAnswer {
  readonly value: unknown;
  readonly isFresh: boolean;
}

/** The answers of a cache, by key. */
export interface Entries {
  get(key: string): CachedAnswer | undefined;
  keep(key: string, value: unknown): void;
  delete(key: string): void;
  clear(): void;
  /** Deletes the answers whose keys begin like this. */
  deleteAll(prefix: string): void;
  snapshot(prefix: string): Snapshot;
  /** Takes up the answers of a snapshot, as if they had just been read. */
  restore(snapshot: Snapshot): void;
}

export function createEntries(clock: Pick<Clock, 'now'>): Entries {
  const entries = new Map<string, Entry>();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry && { value: entry.value, isFresh: clock.now() - entry.at < FRESH_MS };
    },
    keep(key, value) {
      // Deleted first, so that the key moves to the end.
      entries.delete(key);
      entries.set(key, { value, at: clock.now() });
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    deleteAll(prefix) {
      for (const key of [...entries.keys()]) if (key.startsWith(prefix)) entries.delete(key);
    },
    snapshot(prefix) {
      const found = [...entries].filter(([key]) => key.startsWith(prefix));
      return Object.fromEntries(found.map(([key, { value }]) => [key, value]));
    },
    restore(snapshot) {
      const at = clock.now();
      for (const [key, value] of Object.entries(snapshot)) entries.set(key, { value, at });
    },
  };
}
