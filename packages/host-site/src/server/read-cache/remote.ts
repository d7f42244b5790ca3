/** The memory of all instances, in a Redis. Whatever happens to it costs a page a short wait, and never more. */
import type { Kept } from './read-cache.ts';

/** A lock that this instance holds. */
export interface Lock {
  release(): Promise<void>;
}

export interface Remote {
  /** Returns a kept answer; undefined if there is none, or none in time. */
  get(key: string): Promise<Kept | undefined>;
  put(key: string, kept: Kept, lifetimeMs: number): Promise<void>;
  /** Takes the lock of a key: `taken` if another instance has it, undefined if nothing answers. */
  lock(key: string): Promise<Lock | 'taken' | undefined>;
  /** Whether the Redis is used now. */
  readonly isOpen: boolean;
}

/** The commands of Redis that are used. Each may fail, or take for ever. */
export interface Commands {
  get(key: string): Promise<string | null>;
  /** Sets a value for a time. With `isNew` only if there is none; returns whether it did. */
  set(key: string, value: string, lifetimeMs: number, isNew: boolean): Promise<boolean>;
  /** Deletes a key if it has this value. */
  deleteIf(key: string, value: string): Promise<void>;
}

interface RemoteOptions {
  readonly commands: Commands;
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onFailure?: () => void;
}

/** Longest wait for an answer of Redis. */
export const PATIENCE_MS = 100;
/** After a failure Redis is left alone for so long. */
export const PAUSE_MS = 2000;
/** Longer than a page waits for the API. */
const LOCK_MS = 3500;

/** Returns a value from another instance, if it is one. */
function keptOf(text: string | null): Kept | undefined {
  const cut = text?.indexOf(' ') ?? -1;
  const freshUntil = Number(text?.slice(0, cut));
  return text && cut > 0 && Number.isSafeInteger(freshUntil)
    ? { freshUntil, text: text.slice(cut + 1) }
    : undefined;
}

export function createRemote({ commands, now, after, onFailure }: RemoteOptions): Remote {
  let closedUntil = Number.NEGATIVE_INFINITY;
  const isOpen = () => now() >= closedUntil;

  /** Resolves with undefined when Redis fails, does not answer in time, or has just failed. */
  async function inTime<T>(run: () => Promise<T>): Promise<T | undefined> {
    if (!isOpen()) return undefined;
    let cancel = () => {};
    const late = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new Error('Redis did not answer in time.'));
      // A page that is rendered meanwhile keeps the process busy: its answer may be there, and is read before.
      cancel = after(PATIENCE_MS, () => setImmediate(giveUp));
    });
    try {
      return await Promise.race([run(), late]);
    } catch {
      closedUntil = now() + PAUSE_MS;
      onFailure?.();
      return undefined;
    } finally {
      cancel();
    }
  }

  return {
    get: async (key) => keptOf((await inTime(() => commands.get(`read:${key}`))) ?? null),
    async put(key, { freshUntil, text }, lifetimeMs) {
      await inTime(() => commands.set(`read:${key}`, `${freshUntil} ${text}`, lifetimeMs, false));
    },
    async lock(key) {
      const name = `lock:${key}`;
      const own = crypto.randomUUID();
      const isMine = await inTime(() => commands.set(name, own, LOCK_MS, true));
      if (isMine === undefined) return undefined;
      if (!isMine) return 'taken';
      return { release: async () => void (await inTime(() => commands.deleteIf(name, own))) };
    },
    get isOpen() {
      return isOpen();
    },
  };
}
