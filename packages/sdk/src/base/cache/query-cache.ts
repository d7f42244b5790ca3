import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../platform/clock.ts';
import { createEntries, type Snapshot } from './entries.ts';
import {
  isSameViewer,
  keyOf,
  type Loadable,
  type Scope,
  type WatchContext,
  watchQuery,
} from './watch-query.ts';

export type { Snapshot } from './entries.ts';
export type { Loadable, Scope } from './watch-query.ts';

/** One kind of read, by its arguments. */
export interface Query<Args, T> {
  /** Reads once; equal reads under way are shared. Rejects with a ShopError. */
  get(args: Args, options?: { signal?: AbortSignal }): Promise<T>;
  /**
   * Returns a store that loads while a screen listens, and follows language, session and invalidation. The same store for
   * the same arguments as long as a screen or script holds it; one without a holder and a listener is released.
   */
  watch(args: Args): ReadableAtom<Loadable<T>>;
  /** Loads again what is being watched, after a failure or when the data is known to be old. */
  reload(args?: Args): void;
}

export interface CacheOptions {
  readonly clock: Clock;
  /** Language and viewer: answers differ by both. */
  readonly $scope: ReadableAtom<Scope>;
  readonly snapshot?: Snapshot | undefined;
  /** False on a server: watching shows what was read and loads nothing. */
  readonly loads: boolean;
}

/** The cached reads of one shop. */
export interface Cache {
  query<Args, T>(
    domain: string,
    name: string,
    load: (args: Args, signal?: AbortSignal) => Promise<T>,
  ): Query<Args, T>;
  /** Drops the answers of a domain (of all without one) and reloads what is being watched. */
  invalidate(domain?: string): void;
  /** Returns the answers whose keys begin with `prefix`; all without one. */
  snapshot(prefix?: string): Snapshot;
  /** Takes up the answers of a snapshot, as if they had just been read. */
  restore(snapshot: Snapshot): void;
}

/**
 * Creates a cache with one entry per question, language and viewer. `@nanostores/query` has no abort, no snapshot and no
 * second key that empties a value at once, which the price seal needs when a person logs out; see docs/decisions.md.
 */
export function createCache({ clock, $scope, snapshot = {}, loads }: CacheOptions): Cache {
  const entries = createEntries(clock);
  entries.restore(snapshot);
  const context: WatchContext = {
    entries,
    watchers: new Set(),
    $scope,
    firstScope: $scope.get(),
    snapshot,
    loads,
  };
  const { watchers } = context;
  const stores = new Map<string, WeakRef<ReadableAtom<Loadable<unknown>>>>();

  let drops = 0;
  let lastScope = context.firstScope;
  // No answer to the last person may be shown to the next.
  $scope.listen((scope) => {
    if (!isSameViewer(scope, lastScope)) entries.clear();
    lastScope = scope;
  });

  function query<Args, T>(
    domain: string,
    name: string,
    load: (args: Args, signal?: AbortSignal) => Promise<T>,
  ): Query<Args, T> {
    const prefix = `${domain}.${name}|`;
    const questionOf = (args: Args) => prefix + (JSON.stringify(args) ?? '');
    return {
      async get(args, options = {}) {
        const scope = $scope.get();
        const key = keyOf(questionOf(args), scope);
        const before = drops;
        const value = await load(args, options.signal);
        const now = $scope.get();
        // The answer to the last person must not be kept for the next, nor one from before a change.
        if (now.language === scope.language && isSameViewer(now, scope) && before === drops)
          entries.keep(key, value);
        return value;
      },
      watch(args) {
        const key = questionOf(args);
        const known = stores.get(key)?.deref() as ReadableAtom<Loadable<T>> | undefined;
        if (known) return known;
        const $state = watchQuery(context, { key, load: (signal) => load(args, signal) });
        if (loads) stores.set(key, new WeakRef<ReadableAtom<Loadable<unknown>>>($state));
        return $state;
      },
      reload(args) {
        const question = args === undefined ? undefined : questionOf(args);
        for (const watcher of [...watchers])
          if (
            question === undefined
              ? watcher.question.startsWith(prefix)
              : watcher.question === question
          )
            watcher.refetch();
      },
    };
  }

  return {
    query,
    invalidate(domain) {
      const prefix = domain === undefined ? '' : `${domain}.`;
      drops += 1;
      entries.deleteAll(prefix);
      for (const watcher of [...watchers])
        if (watcher.question.startsWith(prefix)) watcher.reload();
    },
    snapshot: (prefix = '') => entries.snapshot(prefix),
    restore: entries.restore,
  };
}
