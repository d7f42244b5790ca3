import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ShopError } from '../http/errors.ts';
import type { Clock } from '../platform/clock.ts';

/** What a screen knows of something it reads. A value may be there while a newer one is on its way. */
export type Loadable<T> =
  | { readonly status: 'loading'; readonly value?: undefined; readonly error?: undefined }
  | {
      readonly status: 'ready';
      readonly value: T;
      readonly refreshing: boolean;
      readonly error?: undefined;
    }
  | { readonly status: 'failed'; readonly error: ShopError; readonly value?: undefined };

/** One kind of read, by its arguments. */
export interface Query<Args, T> {
  /** Reads once; equal reads under way are shared. Rejects with a ShopError. */
  get(args: Args, options?: { signal?: AbortSignal }): Promise<T>;
  /** A store that loads while somebody listens and follows language, session and invalidation. */
  watch(args: Args): ReadableAtom<Loadable<T>>;
  /** Loads again whatever is being watched, after a failure or when the data is known to be old. */
  reload(args?: Args): void;
}

/** What a server read, to be taken up by the browser without reading it again. JSON-safe. */
export type Snapshot = Readonly<Record<string, unknown>>;

interface Entry {
  value: unknown;
  at: number;
}

export interface CacheOptions {
  readonly clock: Clock;
  /** Language and viewer: answers differ by both. */
  readonly $scope: ReadableAtom<Scope>;
  readonly snapshot?: Snapshot | undefined;
  /** False on a server: watching shows what was read and starts nothing. */
  readonly loads: boolean;
}

export interface Scope {
  readonly language: string;
  readonly viewer: 'visitor' | 'member';
  /** Tells one member from the next; not part of a key, so that a snapshot names nobody. */
  readonly person: string;
}

/** How long an answer is shown without asking again. */
export const FRESH_MS = 60_000;
/** Answers kept for going back; the oldest leave first. */
const KEPT_ANSWERS = 100;

const isServing = { status: 'loading' } as const;

/** Tells listeners of news only. */
function show<T>($state: WritableAtom<Loadable<T>>, next: Loadable<T>) {
  const known = $state.value;
  const isKnown =
    known?.status === 'ready' &&
    next.status === 'ready' &&
    known.value === next.value &&
    known.refreshing === next.refreshing;
  if (!isKnown) $state.set(next);
}

/** The cached reads of one shop. */
export interface Cache {
  query<Args, T>(
    domain: string,
    name: string,
    load: (args: Args, signal?: AbortSignal) => Promise<T>,
  ): Query<Args, T>;
  /** Forgets what was read in a domain (all without one) and reloads what is being watched. */
  invalidate(domain?: string): void;
  /** What was read; of one read, by the beginning of its keys. */
  snapshot(prefix?: string): Snapshot;
  /** Takes up what a snapshot holds, as if it had just been read. */
  restore(snapshot: Snapshot): void;
}

/**
 * A cached resource layer: one entry per question, language and viewer. `@nanostores/query` has no
 * abort, no snapshot and no second key that empties a value at once, which the price seal needs
 * when a person signs out; see docs/decisions.md.
 */
export function createCache({ clock, $scope, snapshot = {}, loads }: CacheOptions): Cache {
  const entries = new Map<string, Entry>();
  restore(snapshot);
  const watchers = new Set<{ domain: string; reload: () => void }>();
  const stores = new Map<string, WeakRef<ReadableAtom<Loadable<unknown>>>>();

  const isSameViewer = (one: Scope, other: Scope) =>
    one.viewer === other.viewer && one.person === other.person;
  const firstScope = $scope.get();
  let lastScope = firstScope;
  // Whoever comes or goes: nothing that the last person read may be shown to the next.
  $scope.listen((scope) => {
    if (!isSameViewer(scope, lastScope)) entries.clear();
    lastScope = scope;
  });

  const keyOf = (question: string, scope: Scope) => `${question}|${scope.language}|${scope.viewer}`;

  function keep(key: string, value: unknown) {
    entries.delete(key);
    entries.set(key, { value, at: clock.now() });
    const [oldest] = entries.keys();
    if (entries.size > KEPT_ANSWERS && oldest !== undefined) entries.delete(oldest);
  }

  function restore(read: Snapshot) {
    const now = clock.now();
    for (const [key, value] of Object.entries(read)) entries.set(key, { value, at: now });
  }

  /** What a server had read of a question when it rendered the page. */
  function sent<T>(question: string): Loadable<T> {
    const key = keyOf(question, firstScope);
    return Object.hasOwn(snapshot, key)
      ? { status: 'ready', value: snapshot[key] as T, refreshing: false }
      : isServing;
  }

  function query<Args, T>(
    domain: string,
    name: string,
    load: (args: Args, signal?: AbortSignal) => Promise<T>,
  ): Query<Args, T> {
    const questionOf = (args: Args) => `${domain}.${name}|${JSON.stringify(args) ?? ''}`;
    const active = new Map<string, () => void>();

    function watch(args: Args): ReadableAtom<Loadable<T>> {
      const question = questionOf(args);
      const known = stores.get(question)?.deref() as ReadableAtom<Loadable<T>> | undefined;
      if (known) return known;
      const read = (): Loadable<T> => {
        const entry = entries.get(keyOf(question, $scope.get()));
        return entry ? { status: 'ready', value: entry.value as T, refreshing: false } : isServing;
      };
      // What it began with stays its `init`: a page that takes over the server's HTML begins there too, however late.
      const $state = atom(loads ? sent<T>(question) : read());
      show($state, read());
      if (loads) {
        stores.set(question, new WeakRef<ReadableAtom<Loadable<unknown>>>($state));
        onMount($state, () => follow($state, question, args));
      }
      return $state;
    }

    function follow(
      $state: ReturnType<typeof atom<Loadable<T>>>,
      question: string,
      args: Args,
    ): () => void {
      let controller: AbortController | undefined;
      let scope = $scope.get();
      const start = (keepShown: boolean) => {
        controller?.abort();
        controller = undefined;
        scope = $scope.get();
        const key = keyOf(question, scope);
        const entry = entries.get(key);
        const isFresh = entry !== undefined && clock.now() - entry.at < FRESH_MS;
        const shown = entry
          ? { value: entry.value as T }
          : keepShown && $state.value?.status === 'ready'
            ? $state.value
            : undefined;
        show(
          $state,
          shown ? { status: 'ready', value: shown.value, refreshing: !isFresh } : isServing,
        );
        if (isFresh) return;
        const mine = new AbortController();
        controller = mine;
        load(args, mine.signal).then(
          (value) => {
            if (controller !== mine) return;
            keep(key, value);
            $state.set({ status: 'ready', value, refreshing: false });
          },
          (error: ShopError) => {
            if (controller !== mine) return;
            // An old answer beats an error page, unless there is none.
            const old = entries.get(key);
            $state.set(
              old
                ? { status: 'ready', value: old.value as T, refreshing: false }
                : { status: 'failed', error },
            );
          },
        );
      };
      start(false);
      const watcher = { domain, reload: () => start(true) };
      watchers.add(watcher);
      active.set(question, () => {
        entries.delete(keyOf(question, $scope.get()));
        start(true);
      });
      // A new language keeps the old words until the new ones are there; a new viewer must not see a moment of the old prices.
      const stopScope = $scope.listen((next) => {
        const isSame = isSameViewer(next, scope);
        if (next.language !== scope.language || !isSame) start(isSame);
      });
      return () => {
        controller?.abort();
        controller = undefined;
        watchers.delete(watcher);
        active.delete(question);
        stopScope();
      };
    }

    return {
      async get(args, options = {}) {
        const key = keyOf(questionOf(args), $scope.get());
        const value = await load(args, options.signal);
        if (key === keyOf(questionOf(args), $scope.get())) keep(key, value);
        return value;
      },
      watch,
      reload(args) {
        if (args !== undefined) return active.get(questionOf(args))?.();
        for (const again of [...active.values()]) again();
      },
    };
  }

  return {
    query,
    invalidate(domain) {
      for (const key of [...entries.keys()])
        if (domain === undefined || key.startsWith(`${domain}.`)) entries.delete(key);
      for (const watcher of [...watchers])
        if (domain === undefined || watcher.domain === domain) watcher.reload();
    },
    snapshot: (prefix = '') =>
      Object.fromEntries(
        [...entries]
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, { value }]) => [key, value]),
      ),
    restore,
  };
}
