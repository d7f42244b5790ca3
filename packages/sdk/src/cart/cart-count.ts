import { atom, onStart, onStop, type ReadableAtom } from 'nanostores';
import type { Scope } from '../base/cache/query-cache.ts';
import type { TabChannel } from '../base/platform/tab-channel.ts';
import { CART_COUNT_KEY } from '../base/storage/shared-names.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';

const STALE_KEY = 'cartAmountIsOld';

interface CartCountOptions {
  readonly $scope: ReadableAtom<Scope>;
  readonly channel: TabChannel;
  readonly storage: KeyValueStore;
  /** Marks a stale count for the next page of this tab. */
  readonly tab: KeyValueStore;
  /** False while rendering on a server: watching starts no calls. */
  readonly loads: boolean;
  /** Reads the cart, and the count with it. */
  readonly readCart: () => Promise<unknown>;
  readonly isCartWatched: () => boolean;
}

/** The number of lines in the cart, kept in storage so that a page shows it before it has read the cart. */
export interface CartCount {
  readonly $count: ReadableAtom<number>;
  /** Stores a count that an answer brought; undefined for a visitor. Returns whether it is new to this browser. */
  keep(count: number | undefined): boolean;
  /** The count in storage, which every tab of the browser writes. */
  stored(): number;
  /** Takes the count that another tab stored. */
  refresh(): void;
  /** Reads the count again: at once while $count is watched, else when it next is. */
  markStale(): void;
}

export function createCartCount(options: CartCountOptions): CartCount {
  const { storage, tab, channel, $scope, loads, readCart, isCartWatched } = options;
  const stored = () => Math.max(0, Math.floor(Number(storage.get(CART_COUNT_KEY)) || 0));
  const $count = atom(stored());
  const refresh = () => $count.set(stored());

  // A watched cart is read again anyway.
  function read() {
    const isVisitor = $scope.get().viewer === 'visitor';
    if (!isVisitor && !isCartWatched()) void readCart().catch(() => {});
  }

  let isWatched = false;
  // Not onMount: nanostores unmounts a second later, which keeps a script waiting.
  onStart($count, () => {
    isWatched = true;
    if (tab.get(STALE_KEY) !== undefined) read();
  });
  onStop($count, () => {
    isWatched = false;
  });
  channel.listen((signal) => {
    if (signal === 'cart-count') refresh();
  });

  return {
    $count,
    stored,
    refresh,
    keep(count) {
      const isNew = stored() !== (count ?? 0);
      if (count === undefined) storage.remove(CART_COUNT_KEY);
      else storage.set(CART_COUNT_KEY, String(count));
      tab.remove(STALE_KEY);
      $count.set(count ?? 0);
      return isNew;
    },
    markStale() {
      if (!loads) return;
      // The buyer may leave this page before the answer; the next page then reads.
      tab.set(STALE_KEY, '1');
      if (isWatched) read();
    },
  };
}
