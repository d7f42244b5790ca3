import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { TabChannel, TabSignal } from '../platform/tab-channel.ts';
import { hash32 } from '../values/hash32.ts';
import { type KeyValueStore, readJson } from './storage.ts';

/** What was about to be done to an order, and when. */
export interface LedgerEntry {
  readonly orderNo: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * What was about to be done and is not known to be over. It outlives a reload, a crash and a closed tab, so that whoever
 * comes back asks the server what happened instead of doing it again. Each account of a browser has its own.
 */
export interface Ledger<Entry extends LedgerEntry> {
  /** Of whoever is here now, the oldest first; follows the other tabs. */
  readonly $entries: ReadableAtom<readonly Entry[]>;
  /** Of one order, read from storage, so that what another tab wrote a moment ago counts. */
  of(orderNo: string): readonly Entry[];
  /** Call it before anything is sent. One that `isSame` as another takes its place. */
  record(entry: Entry): void;
  /** It is known what became of this order, or of those of its entries that `isOver`. */
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
    readonly $session: ReadableAtom<
      { readonly status: 'visitor' } | { readonly status: 'member'; readonly userName: string }
    >;
    sessionEpoch(): string;
  };
  /** Which entries stand for the same thing; those of one order unless told. */
  readonly isSame?: (one: Entry, other: Entry) => boolean;
}

/** More than anybody leaves open; the oldest go first. */
const MOST_ENTRIES = 50;
const PREFIX = 'clinicart.ledger.';

/** Entries carry no amount and no person; the account is a mark in the key, from which nobody reads its name. Writers take turns through `ShopParts.exclusive`. Spec: 2§4 */
export function createLedger<Entry extends LedgerEntry>(
  options: LedgerOptions<Entry>,
): Ledger<Entry> {
  const { settings, channel, session, signal } = options;
  const isSame = options.isSame ?? ((one, other) => one.orderNo === other.orderNo);
  const shape = z.array(options.shape);
  const keyOf = (userName: string) => `${PREFIX}${options.name}.${hash32(userName)}`;
  const here = () => {
    const who = session.$session.get();
    return who.status === 'member' ? keyOf(who.userName) : undefined;
  };
  const at = (key: string): readonly Entry[] => readJson(settings, key, shape) ?? [];
  const read = () => {
    const key = here();
    return key === undefined ? [] : at(key);
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
  /** Whose orders this page has recorded: whoever signs in while one is under way neither gets its entry nor keeps it open. */
  const owners = new Map<string, string>();
  const ownerOf = (orderNo: string) => owners.get(orderNo) ?? here();
  function write(key: string, entries: readonly Entry[]) {
    put(key, entries);
    refresh();
    channel.post(signal);
  }

  channel.listen((heard) => {
    if (heard === signal) refresh();
  });
  let known = { key: here(), signIn: session.sessionEpoch() };
  session.$session.listen(() => {
    const now = { key: here(), signIn: session.sessionEpoch() };
    const { key: before } = known;
    // The same person under another name takes along what is open.
    if (before && now.key && before !== now.key && known.signIn === now.signIn) {
      put(now.key, [...at(now.key), ...at(before)]);
      settings.remove(before);
      for (const [orderNo, key] of owners) if (key === before) owners.set(orderNo, now.key);
    }
    known = now;
    refresh();
  });

  return {
    $entries,
    of: (orderNo) => read().filter((entry) => entry.orderNo === orderNo),
    record(entry) {
      const key = ownerOf(entry.orderNo);
      if (key === undefined) return;
      owners.set(entry.orderNo, key);
      write(key, [...at(key).filter((each) => !isSame(each, entry)), entry]);
    },
    settle(orderNo, isOver = () => true) {
      const key = ownerOf(orderNo);
      if (key === undefined) return;
      const before = at(key);
      const left = before.filter((entry) => entry.orderNo !== orderNo || !isOver(entry));
      if (left.length < before.length) write(key, left);
    },
  };
}
