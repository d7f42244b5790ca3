import * as z from 'zod/mini';
import type { Clock } from '../base/platform/clock.ts';
import { type KeyValueStore, readJson } from '../base/storage/storage.ts';
import { cents } from '../base/values/money.ts';
import { isMethod, type PaymentMethod } from './methods.ts';
import type { KnownHere, PaidParts, PaymentRecord } from './types.ts';

const KEY = 'cashier-notes';
const OPEN_KEY = 'cashier-open';
/** More orders than one tab pays; the oldest go first. */
const MOST_NOTES = 20;

const note = z.object({
  orderNo: z.string(),
  hasExpired: z.optional(z.boolean()),
  method: z.optional(z.custom<PaymentMethod>(isMethod)),
  parts: z.optional(
    z.object({
      balance: z.pipe(z.int(), z.transform(cents)),
      rest: z.pipe(z.int(), z.transform(cents)),
      method: z.custom<PaymentMethod>(isMethod),
      methodName: z.string(),
    }),
  ),
});

type Note = z.output<typeof note>;

/** Notes about orders, kept for the tab and its account: logging out removes them. */
export interface TabNotes {
  of(orderNo: string): KnownHere;
  /** Records the deadline of an order that was read here. */
  noteDeadline(orderNo: string, payBy: number | undefined): void;
  /** Records that the server has closed it: expired where its time is over. */
  noteClosed(orderNo: string): void;
  /** Records that the time ran out here and the order was closed. */
  noteExpiry(orderNo: string): void;
  /** Records the parts of a payment that starts; undefined where one method pays all of it. */
  noteParts(orderNo: string, parts: PaidParts | undefined): void;
  /** Records the method of the payment that starts. */
  noteMethod(orderNo: string, method: PaymentMethod): void;
  /** The order that this tab was paying in a drawer, which a reload opens again. */
  open(): string | undefined;
  /** Records it; undefined once the drawer is closed or the order is paid. */
  noteOpen(orderNo: string | undefined): void;
  /** Compares with the payments of all tabs: parts that were agreed here are void once another method was started. */
  compare(begun: readonly PaymentRecord[]): void;
}

/** The server counts whole seconds, so it may close an order a moment before this clock says so. */
const EARLY_MS = 1000;

export function createTabNotes(drafts: KeyValueStore, clock: Pick<Clock, 'now'>): TabNotes {
  const deadlines = new Map<string, number | undefined>();
  const read = (): readonly Note[] => readJson(drafts, KEY, z.array(note)) ?? [];
  const noteOf = (orderNo: string): Note =>
    read().find((each) => each.orderNo === orderNo) ?? { orderNo };
  function write(changed: Note) {
    const others = read().filter(({ orderNo }) => orderNo !== changed.orderNo);
    drafts.set(KEY, JSON.stringify([...others, changed].slice(-MOST_NOTES)));
  }
  const noteExpiry = (orderNo: string) => write({ ...noteOf(orderNo), hasExpired: true });
  function noteParts(orderNo: string, parts: PaidParts | undefined) {
    const { parts: before, ...rest } = noteOf(orderNo);
    if (before || parts) write({ ...rest, ...(parts && { parts }) });
  }
  const noteMethod = (orderNo: string, method: PaymentMethod) =>
    write({ ...noteOf(orderNo), method });
  return {
    of: noteOf,
    noteDeadline: (orderNo, payBy) => void deadlines.set(orderNo, payBy),
    noteClosed(orderNo) {
      const payBy = deadlines.get(orderNo);
      if (payBy !== undefined && payBy <= clock.now() + EARLY_MS) noteExpiry(orderNo);
    },
    noteExpiry,
    noteParts,
    noteMethod,
    open: () => drafts.get(OPEN_KEY),
    noteOpen: (orderNo) =>
      orderNo === undefined ? drafts.remove(OPEN_KEY) : drafts.set(OPEN_KEY, orderNo),
    compare(begun) {
      for (const { orderNo, method, isMixed } of begun) {
        const known = noteOf(orderNo);
        if (!isMixed || known.parts?.method !== method) noteParts(orderNo, undefined);
        if (known.method !== undefined && known.method !== method) noteMethod(orderNo, method);
      }
    },
  };
}
