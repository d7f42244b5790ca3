import * as z from 'zod/mini';
import { createSerialQueue } from '../base/concurrency/serial-queue.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import { createDraft } from '../base/storage/draft.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { hash32 } from '../base/values/hash32.ts';
import { type OrderRow, orderRow } from './row.ts';
import { createSentMarks, type KnownMarks } from './sent-lines.ts';

/** The draft of an order: its text, and its lines with their outcomes. */
export interface OrderDraft {
  readonly text: string;
  readonly rows: readonly OrderRow[];
}

const VISITOR = 'visitor';
const PREFIX = 'clinicart.quickOrder.';
/** Version of the draft's shape; others are ignored. */
const VERSION = 1;

/** Drafts by account; a visitor's draft moves to the account that logs in. */
export interface DraftKeeper {
  load(): OrderDraft | undefined;
  save(draft: OrderDraft): void;
  clear(): void;
  /**
   * Marks the lines that another tab of the same list added. A duplicated tab copies its draft, and would add it again.
   */
  catchUp(rows: readonly OrderRow[]): readonly OrderRow[];
  /** Runs a job while no other tab adds lines of a quick order. */
  alone<T>(job: () => Promise<T>): Promise<T>;
}

interface DraftPlaces {
  /** Of this tab. */
  readonly drafts: KeyValueStore;
  /** Of all tabs of this browser. */
  readonly shared: KeyValueStore;
  readonly exclusive: ExclusiveRunner | undefined;
}

/** The list of this tab, with an id that duplicates of the tab share. */
interface List {
  readonly id: string;
  readonly known: KnownMarks;
}

const newList = (): List => ({
  id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  known: new Set(),
});

/** `person` returns the account's name, or undefined for a visitor. */
export function createDrafts(
  { drafts, shared, exclusive }: DraftPlaces,
  person: () => string | undefined,
): DraftKeeper {
  const enqueue = createSerialQueue(exclusive);
  const sent = createSentMarks(shared);
  const draftOf = (name: string | undefined) =>
    createDraft(drafts, PREFIX + (name === undefined ? VISITOR : hash32(name)), storedDraft);
  let list: List | undefined;

  function load(): StoredDraft | undefined {
    const name = person();
    const mine = draftOf(name);
    if (name === undefined) return mine.load();
    const visitor = draftOf(undefined);
    const prepared = visitor.load();
    if (!prepared) return mine.load();
    // The list on screen was prepared before logging in: it wins.
    visitor.keep(undefined);
    mine.keep(prepared);
    return prepared;
  }
  const catchUp = (rows: readonly OrderRow[]) =>
    list ? sent.catchUp(list.id, rows, list.known) : rows;

  return {
    catchUp,
    alone: (job) => enqueue('quick-order', job),
    load() {
      const draft = load();
      list = draft && { id: draft.list, known: new Set(draft.known) };
      return draft && { text: draft.text, rows: catchUp(draft.rows.flatMap(toRow)) };
    },
    save({ text, rows }) {
      list ??= newList();
      sent.tell(list.id, rows, list.known);
      draftOf(person()).keep({
        v: VERSION,
        list: list.id,
        known: [...list.known],
        text,
        rows: rows.map(fromRow),
      });
    },
    clear() {
      list = undefined;
      draftOf(person()).keep(undefined);
    },
  };
}

const storedOutcome = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('added'),
    quantity: z.number(),
    tooMany: z.optional(z.literal(true)),
  }),
  z.object({
    state: z.literal('failed'),
    message: z.string(),
    arrived: z.optional(z.number()),
  }),
  z.object({
    state: z.literal('unconfirmed'),
    message: z.string(),
    quantity: z.number(),
    had: z.number(),
    arrived: z.optional(z.number()),
  }),
]);

/** The fields of a row, which is stored as an array in this order; 0 for no note or outcome. */
const storedRow = z.object({
  line: z.number(),
  article: z.string(),
  quantity: z.string(),
  note: z.union([z.literal(0), z.enum(['became-number', 'became-date'])]),
  outcome: z.union([z.literal(0), storedOutcome]),
});

const storedDraft = z.object({
  v: z.literal(VERSION),
  list: z.string(),
  known: z.array(z.string()),
  text: z.string(),
  rows: z.array(z.unknown()),
});
type StoredDraft = z.output<typeof storedDraft>;

const fromRow = ({ line, article, quantity, note, outcome }: OrderRow) => [
  line,
  article,
  quantity,
  note ?? 0,
  outcome ?? 0,
];

/** Reads a stored row; one of another shape is left out. */
function toRow(stored: unknown): OrderRow[] {
  if (!Array.isArray(stored) || stored.length !== 5) return [];
  const [line, article, quantity, note, outcome] = stored;
  const { data } = storedRow.safeParse({ line, article, quantity, note, outcome });
  if (!data) return [];
  const row = orderRow(data.line, data.article, data.quantity, data.note || undefined);
  return [data.outcome ? { ...row, outcome: data.outcome } : row];
}
