import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ShopError } from '../http/errors.ts';
import type { Entries, Snapshot } from './entries.ts';

/** The state of an answer on a screen. A value may be shown while a newer one is loading. */
export type Loadable<T> =
  | { readonly status: 'loading'; readonly value?: undefined; readonly error?: undefined }
  | {
      readonly status: 'ready';
      readonly value: T;
      readonly refreshing: boolean;
      readonly error?: undefined;
    }
  | { readonly status: 'failed'; readonly error: ShopError; readonly value?: undefined };

/** The language and the person that answers depend on. */
export interface Scope {
  readonly language: string;
  readonly viewer: 'visitor' | 'member';
  /** Tells one member from the next; not part of a key, so that a snapshot identifies no person. */
  readonly person: string;
}

/** A question that a screen watches. */
export interface Watcher {
  readonly question: string;
  /** Loads again unless the answer is fresh. */
  reload(): void;
  /** Drops the answer and loads again. */
  refetch(): void;
}

/** The part of a cache that its watchers share. */
export interface WatchContext {
  readonly entries: Entries;
  readonly watchers: Set<Watcher>;
  readonly $scope: ReadableAtom<Scope>;
  readonly firstScope: Scope;
  /** The snapshot that the cache began with. */
  readonly snapshot: Snapshot;
  /** False on a server: watching shows what was read and loads nothing. */
  readonly loads: boolean;
}

/** A question and how to load its answer. */
export interface Question<T> {
  readonly key: string;
  load(signal: AbortSignal): Promise<T>;
}

const LOADING = { status: 'loading' } as const;

export const keyOf = (question: string, { language, viewer }: Scope) =>
  `${question}|${language}|${viewer}`;

export const isSameViewer = (one: Scope, other: Scope) =>
  one.viewer === other.viewer && one.person === other.person;

/** Returns a store of the answer, which loads while a screen listens and follows the scope. */
export function watchQuery<T>(
  context: WatchContext,
  question: Question<T>,
): ReadableAtom<Loadable<T>> {
  const known = knownAnswer<T>(context, question.key);
  if (!context.loads) return atom<Loadable<T>>(known);
  // The first value stays the store's `init`: a page that takes over the server's HTML starts with it, however late.
  const $state = atom(sentByServer<T>(context, question.key));
  show($state, known);
  onMount($state, () => follow(context, question, $state));
  return $state;
}

/** The answer in the cache. */
function knownAnswer<T>({ entries, $scope }: WatchContext, question: string): Loadable<T> {
  const entry = entries.get(keyOf(question, $scope.get()));
  return entry ? { status: 'ready', value: entry.value as T, refreshing: false } : LOADING;
}

/** The answer that the server had when it rendered the page. */
function sentByServer<T>({ snapshot, firstScope }: WatchContext, question: string): Loadable<T> {
  const key = keyOf(question, firstScope);
  return Object.hasOwn(snapshot, key)
    ? { status: 'ready', value: snapshot[key] as T, refreshing: false }
    : LOADING;
}

/** Sets a store, unless it shows the same already. */
function show<T>($state: WritableAtom<Loadable<T>>, next: Loadable<T>) {
  const shown = $state.value;
  const isShown =
    shown?.status === 'ready' &&
    next.status === 'ready' &&
    shown.value === next.value &&
    shown.refreshing === next.refreshing;
  if (!isShown) $state.set(next);
}

/** Loads the answer, and again when the scope changes or the answer is dropped. Returns how to stop. */
function follow<T>(
  { entries, watchers, $scope }: WatchContext,
  question: Question<T>,
  $state: WritableAtom<Loadable<T>>,
): () => void {
  let controller: AbortController | undefined;
  let scope = $scope.get();

  function abort() {
    controller?.abort();
    controller = undefined;
  }

  function showWhileLoading(keepShown: boolean, isFresh: boolean, entry?: { value: unknown }) {
    const shown = keepShown && $state.value?.status === 'ready' ? $state.value : undefined;
    const best = entry ? { value: entry.value as T } : shown;
    show($state, best ? { status: 'ready', value: best.value, refreshing: !isFresh } : LOADING);
  }

  function load(key: string) {
    const own = new AbortController();
    controller = own;
    question.load(own.signal).then(
      (value) => {
        if (controller !== own) return;
        entries.keep(key, value);
        $state.set({ status: 'ready', value, refreshing: false });
      },
      (error: ShopError) => {
        if (controller !== own) return;
        // An old answer is better than an error page.
        const old = entries.get(key);
        $state.set(
          old
            ? { status: 'ready', value: old.value as T, refreshing: false }
            : { status: 'failed', error },
        );
      },
    );
  }

  function start(keepShown: boolean) {
    abort();
    scope = $scope.get();
    const key = keyOf(question.key, scope);
    const entry = entries.get(key);
    const isFresh = entry?.isFresh ?? false;
    showWhileLoading(keepShown, isFresh, entry);
    if (!isFresh) load(key);
  }

  const watcher: Watcher = {
    question: question.key,
    reload: () => start(true),
    refetch() {
      entries.delete(keyOf(question.key, $scope.get()));
      start(true);
    },
  };
  start(false);
  watchers.add(watcher);
  // A new language keeps the old words until the new ones are loaded; a new viewer must not see the old prices.
  const stopScope = $scope.listen((next) => {
    const isSame = isSameViewer(next, scope);
    if (next.language !== scope.language || !isSame) start(isSame);
  });
  return () => {
    abort();
    watchers.delete(watcher);
    stopScope();
  };
}
