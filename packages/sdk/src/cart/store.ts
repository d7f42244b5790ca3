import { atom, onStart, onStop, type ReadableAtom } from 'nanostores';
import type { Cache, Query, Scope } from '../base/cache/query-cache.ts';
import type { Api } from '../base/http/client.ts';
import type { AnyEndpoint } from '../base/http/endpoint.ts';
import { isShopError, mayHaveSucceeded, ShopError } from '../base/http/errors.ts';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import {
  addToCart,
  type Cart,
  type CartAddition,
  type CartLine,
  changeQuantity,
  getCart,
} from './contract.ts';
import { removeFrom } from './remove-lines.ts';
import { isTickable, linesOf, refuseQuantities } from './rules.ts';

export interface CartStore {
  /** Lines in the cart, as the badge shows it; 0 for a visitor. */
  readonly $count: ReadableAtom<number>;
  /** The cart. Passive: a visitor gets `login-required` and no dialog. */
  readonly contents: Query<null, Cart>;
  /** Ids of lines that the person unticked; everything else that may be ticked is. Spec: 1§4 */
  readonly $unticked: ReadableAtom<ReadonlySet<string>>;
  /**
   * Adds what `decideAdd` allowed; resolves with the new count. Opens the login dialog for a visitor. No whole number of
   * pieces is refused with an `input` error in words, before anything is sent; so it is by `change`. Spec: 1§5
   */
  add(additions: readonly CartAddition[]): Promise<number>;
  change(line: Pick<CartLine, 'specificationId'>, quantity: number): Promise<void>;
  remove(lineIds: readonly string[], options?: { collect?: boolean }): Promise<void>;
  tick(lineIds: readonly string[], ticked: boolean): void;
  isTicked(line: CartLine): boolean;
}

/** What the rest of the shop may do besides. */
export interface OwnCart extends CartStore {
  /** Keeps a number that another answer has brought. */
  setCount(count: number | undefined): void;
  /** Reads again what another domain has changed at the server. */
  changedElsewhere(): void;
}

interface CartOptions {
  readonly api: Api;
  readonly cache: Cache;
  /** Whose cart it is. */
  readonly $scope: ReadableAtom<Scope>;
  readonly channel: TabChannel;
  readonly storage: KeyValueStore;
  /** Keeps that the number is to be read again, for the page that comes next. */
  readonly tab: KeyValueStore;
  readonly loads: boolean;
  readonly say: (why: Explanation) => string;
}

const COUNT_KEY = 'cartAmount';
const OLD_COUNT_KEY = 'cartAmountIsOld';
/** What other tabs say that may change a cart. */
const CONCERNS: readonly TabSignal[] = ['session', 'cart', 'coupon'];

const goodsName = ({
  specificationId,
  kind,
}: Pick<CartAddition, 'specificationId'> & { kind?: CartLine['kind'] }) =>
  `${kind === 'swap' ? kind : ''} ${specificationId}`;

export function createCart({
  api,
  cache,
  $scope,
  channel,
  storage,
  tab,
  loads,
  say,
}: CartOptions): OwnCart {
  const stored = () => Math.max(0, Math.floor(Number(storage.get(COUNT_KEY)) || 0));
  const $count = atom(stored());
  const $unticked = atom<ReadonlySet<string>>(new Set());
  let changes = 0;
  const contents = cache.query<null, Cart>('cart', 'contents', async (_, signal) => {
    const { person } = $scope.get();
    const before = changes;
    const cart = await api.call(getCart, null, { signal, passive: true });
    // Not of somebody who has gone meanwhile, nor from before the last change.
    const isCurrent = person === $scope.get().person && before === changes;
    if (isCurrent && keepCount(cart.count)) channel.post('cart-count');
    return cart;
  });

  const read = () => contents.get(null);
  function shown(): Cart | undefined {
    const state = contents.watch(null).value;
    return state?.status === 'ready' ? state.value : undefined;
  }

  /** The answer is whether other tabs have another number so far. */
  function keepCount(count: number | undefined): boolean {
    const isNews = stored() !== (count ?? 0);
    if (count === undefined) storage.remove(COUNT_KEY);
    else storage.set(COUNT_KEY, String(count));
    tab.remove(OLD_COUNT_KEY);
    $count.set(count ?? 0);
    return isNews;
  }

  /** The server has changed: read again here, and let the other tabs know. */
  function changed() {
    changes += 1;
    cache.invalidate('cart');
    channel.post('cart');
  }

  /** Asks for a number that no answer has brought. Whoever watches the cart asks anyway. */
  function readCount() {
    if ($scope.get().viewer === 'visitor') return;
    if (contents.watch(null).lc === 0) void read().catch(() => {});
  }

  /** The number is not known any more: it is read now if anybody looks at it, else when somebody does. */
  function forgetCount() {
    if (!loads) return;
    // The page may be left before the answer: the next one asks then.
    tab.set(OLD_COUNT_KEY, '1');
    if (isWatched) readCount();
  }

  let isWatched = false;
  // Not on mounting: nanostores ends that after a second, and a script would wait for it.
  onStart($count, () => {
    isWatched = true;
    if (tab.get(OLD_COUNT_KEY) !== undefined) readCount();
  });
  onStop($count, () => {
    isWatched = false;
  });

  channel.listen((signal) => {
    if (signal === 'cart-count') $count.set(stored());
    if (!CONCERNS.includes(signal)) return;
    changes += 1;
    $count.set(stored());
    cache.invalidate('cart');
  });

  /** How much there is of what, by what it was added as: a swap item is not the same goods at their own price. */
  function quantities(cart: Cart): ReadonlyMap<string, number> {
    const had = new Map<string, number>();
    for (const line of linesOf(cart))
      had.set(goodsName(line), (had.get(goodsName(line)) ?? 0) + line.quantity);
    return had;
  }

  /** After a lost answer: was the work done? Only the server knows. Spec: 1§7, design "calls that create" */
  async function wasDone(
    before: Cart | undefined,
    additions: readonly CartAddition[],
  ): Promise<number | undefined> {
    const after = await contents.get(null).catch(() => undefined);
    if (!before || !after) return undefined;
    const had = quantities(before);
    const has = quantities(after);
    const done = additions.every(
      (each) => (has.get(goodsName(each)) ?? 0) >= (had.get(goodsName(each)) ?? 0) + each.quantity,
    );
    return done ? after.count : undefined;
  }

  function holdToRules(row: Pick<AnyEndpoint, 'name' | 'path'>, quantities: readonly number[]) {
    const refusal = refuseQuantities(quantities);
    if (refusal) throw new ShopError('input', say(refusal), { path: row.path, endpoint: row.name });
  }

  return {
    $count,
    $unticked,
    contents,
    setCount: keepCount,
    changedElsewhere() {
      changed();
      forgetCount();
    },
    async add(additions) {
      holdToRules(
        addToCart,
        additions.map(({ quantity }) => quantity),
      );
      const before = shown();
      try {
        const count = await api.call(addToCart, additions);
        keepCount(count);
        changed();
        return count;
      } catch (error) {
        if (!isShopError(error) || !mayHaveSucceeded(error)) throw error;
        const count = await wasDone(before, additions);
        changed();
        if (count !== undefined) return count;
        const { path, endpoint, kind, status } = error;
        throw new ShopError(kind, say(explain('unconfirmed-add')), {
          ...(path === undefined ? {} : { path }),
          ...(endpoint === undefined ? {} : { endpoint }),
          ...(status === undefined ? {} : { status }),
        });
      }
    },
    async change(line, quantity) {
      holdToRules(changeQuantity, [quantity]);
      try {
        await api.call(changeQuantity, { specificationId: line.specificationId, quantity });
      } finally {
        changed();
      }
    },
    async remove(lineIds, options = {}) {
      try {
        const before = shown() ?? (await read().catch(() => undefined));
        await removeFrom({ api, before, read }, { lineIds, ...options });
      } finally {
        changed();
        forgetCount();
      }
    },
    tick(lineIds, ticked) {
      const next = new Set($unticked.get());
      for (const lineId of lineIds) ticked ? next.delete(lineId) : next.add(lineId);
      $unticked.set(next);
    },
    isTicked: (line) => isTickable(line) && !$unticked.get().has(line.id),
  };
}
