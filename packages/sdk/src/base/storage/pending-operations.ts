import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { TabChannel, TabSignal } from '../platform/tab-channel.ts';
import { type KeyValueStore, readJson } from './storage.ts';

/** An operation on an order that was started. */
export interface LedgerEntry {
  readonly orderNo: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Operations that were started and not confirmed. The list survives a reload, a crash and a closed tab, so that a
 * returning buyer asks the server for the outcome instead of repeating the operation. Each account of a browser has
 * its own list.
 */
export interface Ledger<Entry extends LedgerEntry> {
  /** The operations of the present account, oldest first; follows the other tabs. */
  readonly $entries: ReadableAtom<readonly Entry[]>;
  /** Reads the operations of one order from storage, which includes those of other tabs. */
  of(orderNo: string): readonly Entry[];
  /** Records an operation before it is sent. It replaces one that `isSame`. */
  record(entry: Entry): void;
  /** Removes the operations of an order whose outcome is known: all, or those that `isOver`. */
  settle(orderNo: string, isOver?: (entry: Entry) => boolean): void;
}

interface LedgerOptions<Entry extends LedgerEntry> {
  /** Part of the storage key. */
  readonly name: string;
  readonly shape: z.ZodMiniType<Entry, unknown>;
  readonly settings: KeyValueStore;
  readonly channel: TabChannel;
  readonly signal: TabSignal;
  readonly session: {
    /** Notified when the account or its contact changes. */
    readonly $session: ReadableAtom<unknown>;
    owner(): string;
  };
  /** Whether two entries are the same operation; by default those of one order. */
  readonly isSame?: (one: Entry, other: Entry) => boolean;
}

/** Most operations that are kept; the oldest are dropped first. */
const MOST_ENTRIES = 50;
const PREFIX = 'clinicart.ledger.';
/** The key that `noteAccount` of identity/session/contact.ts writes; apart from it, so that neither loads the other. */
const ACCOUNT_KEY = 'clinicart.account';

/**
 * Entries name no person, no price and no balance, and the key contains a part of a hash of the account's contact. Writers
 * take turns through `ShopParts.exclusive`. Spec: 2§4
 */
export function createLedger<Entry extends LedgerEntry>(
  options: LedgerOptions<Entry>,
): Ledger<Entry> {
  const { settings, channel, session, signal } = options;
  const isSame = options.isSame ?? ((one, other) => one.orderNo === other.orderNo);
  const shape = z.array(options.shape);
  /** The key of the present account; of the login while its account is unknown, so that no list goes to another person. */
  const here = () => {
    const login = session.owner();
    const [of, account = login] = settings.get(ACCOUNT_KEY)?.split(' ') ?? [];
    return login && `${PREFIX}${options.name}.${of === login ? account : login}`;
  };
  const at = (key: string): readonly Entry[] => readJson(settings, key, shape) ?? [];
  const read = () => {
    const key = here();
    return key ? at(key) : [];
  };
  const put = (key: string, entries: readonly Entry[]) =>
    entries.length === 0
      ? settings.remove(key)
      : settings.set(key, JSON.stringify(entries.slice(-MOST_ENTRIES)));

  const $entries = atom(read());
  const refresh = () => {
    const now = read();
    if (JSON.stringify(now) !== JSON.stringify($entries.get())) $entries.set(now);
  };
  /**
   * The key under which this page recorded an order: an account that logs in meanwhile neither gets the entry nor
   * keeps it.
   */
  const owners = new Map<string, { key: string; readonly at: number }>();
  function write(key: string, entries: readonly Entry[]) {
    put(key, entries);
    refresh();
    channel.post(signal);
  }

  channel.listen((heard) => {
    if (heard === signal) refresh();
  });
  let known = here();
  let login = session.owner();
  session.$session.listen(() => {
    const before = known;
    known = here();
    // The same person with another contact keeps the pending operations.
    if (before && before !== known && login === session.owner()) {
      put(known, [...at(known), ...at(before)]);
      settings.remove(before);
      for (const owner of owners.values()) if (owner.key === before) owner.key = known;
    }
    login = session.owner();
    refresh();
  });

  return {
    $entries,
    of: (orderNo) => read().filter((entry) => entry.orderNo === orderNo),
    record(entry) {
      const owner = owners.get(entry.orderNo);
      // A redemption has the number of its product, so that the next account may begin one of the same number.
      const key = owner?.at === entry.at ? owner.key : here();
      if (!key) return;
      owners.set(entry.orderNo, { key, at: entry.at });
      write(key, [...at(key).filter((each) => !isSame(each, entry)), entry]);
    },
    settle(orderNo, isOver = () => true) {
      const key = owners.get(orderNo)?.key ?? here();
      if (!key) return;
      const before = at(key);
      const left = before.filter((entry) => entry.orderNo !== orderNo || !isOver(entry));
      if (left.length < before.length) write(key, left);
    },
  };
}
