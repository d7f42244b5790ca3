import { atom, type ReadableAtom } from 'nanostores';
import type { Cache, Query, Scope } from '../base/cache/query-cache.ts';
import type { Api } from '../base/http/client.ts';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import type { Explanation } from '../base/values/explanation.ts';
import type { ShopParts } from '../shop.ts';
import type { CartContext, CartItem, ChangedLine, LaterQuantity } from './cart-actions.ts';
import { createCartCount } from './cart-count.ts';
import { allLines } from './cart-lines.ts';
import type { Cart, CartLine } from './contract.ts';
import type { Buying } from './rules.ts';
import { isTickable } from './tickable.ts';

/** The cart of the buyer and its ticks. Spec: 1§4, 1§5 */
export interface CartStore {
  /**
   * Lines in the cart, as the badge shows it; 0 for a visitor. A removal brings no count: it is read again while something
   * listens, and otherwise with `contents`.
   */
  readonly $count: ReadableAtom<number>;
  /** The cart. Passive: a visitor gets `login-required` and no dialog. */
  readonly contents: Query<null, Cart>;
  /** Ids of the lines that the buyer unticked; every other line that may be ticked is. Spec: 1§4 */
  readonly $unticked: ReadableAtom<ReadonlySet<string>>;
  /**
   * Adds items and resolves with the new count. Items with their terms, `{ ...specification, quantity }` or a cart line,
   * are judged by `decideAdd` first; a swap line is added as the swap item that it is. Rejects with an `input` error, in a
   * sentence, before anything is sent. Opens the login dialog for a visitor. Spec: 1§5
   */
  add(
    items: readonly CartItem[],
    options?: { readonly variant?: Buying['variant'] },
  ): Promise<number>;
  /**
   * Sets the quantity of a line. Rejects with an `input` error for anything but a whole number of pieces, and but one of a
   * swap item. Where the page is left meanwhile, the quantity that `later` returns is sent at once.
   */
  change(line: ChangedLine, quantity: number, later?: LaterQuantity): Promise<void>;
  /**
   * Waits for the changes of quantities under way. Resolves with the cart read after them, or with undefined if the cart
   * on screen is the latest. Rejects with the ShopError of a change or of the read: what is ordered next would not be
   * what the buyer sees.
   */
  latest(): Promise<Cart | undefined>;
  /** Removes lines; with `collect` it saves their products. Rejects with a ShopError. Spec: 1§7 */
  remove(lineIds: readonly string[], options?: { collect?: boolean }): Promise<void>;
  /** Ticks or unticks lines in this page. Spec: 1§4 */
  tick(lineIds: readonly string[], ticked: boolean): void;
  /** Returns whether a line is ticked and may be ordered. Spec: 1§4 */
  isTicked(line: CartLine): boolean;
  /** Reads the cart and its count again where they are shown, after something else may have changed it on the server. */
  changedElsewhere(): void;
}

/** The cart as other domains of the shop use it. */
export interface OwnCart extends CartStore {
  /** Stores a count that the answer of another domain brought. */
  setCount(count: number | undefined): void;
}

interface CartOptions {
  readonly api: Api;
  readonly cache: Cache;
  /** The account and language that the cart is read for. */
  readonly $scope: ReadableAtom<Scope>;
  /** Tells that another person is at this page. */
  readonly $forgotten: ReadableAtom<unknown>;
  readonly channel: TabChannel;
  readonly storage: KeyValueStore;
  /** Marks a stale count for the next page of this tab. */
  readonly tab: KeyValueStore;
  readonly loads: boolean;
  readonly say: (why: Explanation) => string;
  readonly domain: ShopParts['domain'];
}

/** Signals of other tabs after which the cart may differ. */
const CONCERNS: readonly TabSignal[] = ['session', 'cart', 'coupon'];

export function createCart(options: CartOptions): OwnCart {
  const { api, cache, $scope, $forgotten, channel, say } = options;
  const $unticked = atom<ReadonlySet<string>>(new Set());
  let changes = 0;
  /** The last cart read, and the changes that it contains. */
  let last: Cart | undefined;
  let seen = 0;
  const underway = new Set<Promise<void>>();

  // An id may be that of the goods: it says nothing about another cart, nor about goods that come again.
  const untickOnly = (isThere: (id: string) => boolean) => {
    const left = [...$unticked.get()].filter(isThere);
    if (left.length < $unticked.get().size) $unticked.set(new Set(left));
  };
  $forgotten.listen(() => {
    changes += 1;
    untickOnly(() => false);
  });

  const contents = cache.query<null, Cart>('cart', 'contents', async (_, signal) => {
    const { person } = $scope.get();
    const before = changes;
    const storedBefore = count.stored();
    const { getCart } = await api.part(() => import('./contract/cart.ts'));
    const cart = await api.call(getCart, null, { signal, passive: true });
    // An answer for another account, or from before the last change, does not count.
    const isCurrent = person === $scope.get().person && before === changes;
    // The signal of a change in another tab can come later than the count that this tab stored.
    const isNewest = storedBefore === count.stored();
    if (isCurrent) {
      seen = before;
      last = cart;
      const ids = new Set(allLines(cart).map(({ id }) => id));
      untickOnly((id) => ids.has(id));
    }
    if (isCurrent && isNewest && count.keep(cart.count)) channel.post('cart-count');
    return cart;
  });

  const count = createCartCount({
    ...options,
    readCart: () => contents.get(null),
    isCartWatched: () => contents.watch(null).lc > 0,
  });

  function onChanged() {
    changes += 1;
    cache.invalidate('cart');
    channel.post('cart');
  }

  channel.listen((signal) => {
    if (!CONCERNS.includes(signal)) return;
    changes += 1;
    count.refresh();
    cache.invalidate('cart');
  });

  const context: CartContext = {
    api,
    viewer: () => $scope.get().viewer,
    say,
    read: () => contents.get(null),
    // A cart in the page's HTML was read by the server.
    known: () => (seen === changes ? (last ?? contents.watch(null).value?.value) : undefined),
    keepCount: count.keep,
    onChanged,
  };

  /** The writes, whose code loads at the first of them. */
  async function actions() {
    const part = await api.part(() => import('./cart-actions.ts'), { isWrite: true });
    options.domain(part.buyingSentences);
    return part;
  }

  return {
    $count: count.$count,
    $unticked,
    contents,
    setCount: count.keep,
    changedElsewhere() {
      onChanged();
      count.markStale();
    },
    add: async (items, { variant } = {}) => (await actions()).addItems(context, items, variant),
    change(line, quantity, later) {
      const change = actions().then((part) => part.changeLine(context, line, quantity, later));
      underway.add(change);
      const end = () => underway.delete(change);
      change.then(end, end);
      return change;
    },
    async latest() {
      // A change may begin the next one of its line.
      while (underway.size > 0) await Promise.all(underway);
      return seen === changes ? undefined : contents.get(null);
    },
    async remove(lineIds, { collect } = {}) {
      try {
        const { removeItems } = await actions();
        await removeItems(context, lineIds, { collect });
      } finally {
        count.markStale();
      }
    },
    tick(lineIds, ticked) {
      const next = new Set($unticked.get());
      for (const lineId of lineIds) {
        if (ticked) next.delete(lineId);
        else next.add(lineId);
      }
      $unticked.set(next);
    },
    isTicked: (line) => isTickable(line) && !$unticked.get().has(line.id),
  };
}
