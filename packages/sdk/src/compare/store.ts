import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '../base/platform/clock.ts';
import type { TabChannel } from '../base/platform/tab-channel.ts';
import { createDraft } from '../base/storage/draft.ts';
import { isArrayOf } from '../base/storage/guarded-lists.ts';
import { guarded, isText } from '../base/storage/guarded-schema.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { type CompareDecision, comparable, decideCompare } from './rules.ts';

const STORED_KEY = 'clinicart.compare';
/** Another process may see stored data a moment after its signal. */
const LATE_MS = 300;

/** The products that this browser compares. It holds product ids only, and nothing of it is sent. */
export interface CompareStore {
  /**
   * Ids of product pages in the order of choosing, at most four. It starts empty and is filled before the shop is
   * handed out, so that a page hydrates as the server rendered it.
   */
  readonly $products: ReadableAtom<readonly string[]>;
  /** Is this product chosen? */
  has(productId: string): boolean;
  /** Adds a product; refuses a fifth. */
  add(productId: string): CompareDecision;
  /** Removes a product; one that is not chosen changes nothing. */
  remove(productId: string): void;
  /** Replaces the choice, as with the products of a shared address; the first four count. */
  replace(productIds: readonly string[]): void;
  /** Removes all products. */
  clear(): void;
}

const storedIds = guarded(isArrayOf(isText));

/** Keeps the choice in the settings of the device, in sync with other tabs. */
export function createCompare(options: {
  settings: KeyValueStore;
  channel: TabChannel;
  clock: Clock;
}): CompareStore {
  const { settings, channel, clock } = options;
  const draft = createDraft<readonly string[]>(settings, STORED_KEY, storedIds);
  const stored = () => comparable(draft.load() ?? []);
  const $products = atom<readonly string[]>([]);
  const look = () => {
    const products = stored();
    if (products.join() !== $products.get().join()) $products.set(products);
  };
  look();
  channel.listen((signal) => {
    if (signal !== 'compare') return;
    look();
    clock.after(LATE_MS, look);
  });
  const keep = (products: readonly string[]) => {
    draft.keep(products.length > 0 ? products : undefined);
    look();
    channel.post('compare');
  };
  // Each change starts from what is stored: another tab may have chosen in between.
  return {
    $products,
    has: (productId) => $products.get().includes(productId),
    add(productId) {
      const decision = decideCompare(stored(), productId);
      if (decision.ok) keep(decision.products);
      return decision;
    },
    remove: (productId) => keep(stored().filter((id) => id !== productId)),
    replace: (productIds) => keep(comparable(productIds)),
    clear: () => keep([]),
  };
}
