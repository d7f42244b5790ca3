import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { hash32 } from '../base/values/hash32.ts';
import { type OrderRow, orderRow, type RowNote, type RowOutcome } from './row.ts';
import { createSentMarks, type KnownMarks } from './sent-lines.ts';

/** What is kept of an order between visits: what was typed, and the lines with what has come of them. */
export interface OrderDraft {
  readonly text: string;
  readonly rows: readonly OrderRow[];
}

const VISITOR = 'visitor';
const PREFIX = 'clinicart.quickOrder.';
/** Of the draft's shape; another one is thrown away. */
const VERSION = 1;

/** Drafts by account; what a visitor prepared goes along when they sign in. */
export interface DraftKeeper {
  load(): OrderDraft | undefined;
  save(draft: OrderDraft): void;
  clear(): void;
  /**
   * The lines as they stand now: what another tab put into the cart of the same list counts as added. A tab that is
   * duplicated takes its draft along, and would add it once more.
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

/** A list of this tab, by whatever name its duplicates have too. */
interface List {
  readonly id: string;
  readonly known: KnownMarks;
}

const newList = (): List => ({
  id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  known: new Set(),
});

/** `person` is the account's name, or undefined for a visitor; asked at each call. */
export function createDrafts(
  { drafts, shared, exclusive }: DraftPlaces,
  person: () => string | undefined,
): DraftKeeper {
  const keyOf = (name: string | undefined) =>
    PREFIX + (name === undefined ? VISITOR : hash32(name));
  const sent = createSentMarks(shared);
  let list: List | undefined;

  function stored(): ReturnType<typeof read> {
    const name = person();
    const mine = read(drafts.get(keyOf(name)));
    if (name === undefined) return mine;
    const prepared = drafts.get(keyOf(undefined));
    const theirs = read(prepared);
    if (!theirs || !prepared) return mine;
    // What stands on the screen now was prepared before signing in: it wins.
    drafts.remove(keyOf(undefined));
    drafts.set(keyOf(name), prepared);
    return theirs;
  }
  const catchUp = (rows: readonly OrderRow[]) =>
    list ? sent.catchUp(list.id, rows, list.known) : rows;

  return {
    catchUp,
    alone: (job) => (exclusive ? exclusive('quick-order', job) : job()),
    load() {
      const draft = stored();
      list = draft?.list;
      return draft && { text: draft.text, rows: catchUp(draft.rows) };
    },
    save({ text, rows }) {
      list ??= newList();
      sent.tell(list.id, rows, list.known);
      const kept = rows.map(({ line, article, quantity, note, outcome }) => [
        line,
        article,
        quantity,
        note ?? 0,
        outcome ?? 0,
      ]);
      const { id, known } = list;
      const draft = { v: VERSION, list: id, known: [...known], text, rows: kept };
      drafts.set(keyOf(person()), JSON.stringify(draft));
    },
    clear() {
      list = undefined;
      drafts.remove(keyOf(person()));
    },
  };
}

const isNote = (value: unknown): value is RowNote =>
  value === 'became-number' || value === 'became-date';

function outcomeOf(value: unknown): RowOutcome | undefined {
  if (typeof value !== 'object' || value === null || !('state' in value)) return undefined;
  const quantity = 'quantity' in value && typeof value.quantity === 'number' ? value.quantity : 0;
  const message = 'message' in value && typeof value.message === 'string' ? value.message : '';
  const had = 'had' in value && typeof value.had === 'number' ? value.had : 0;
  if (value.state === 'added') {
    const tooMany = 'tooMany' in value && value.tooMany === true ? { tooMany: true as const } : {};
    return { state: 'added', quantity, ...tooMany };
  }
  const arrived =
    'arrived' in value && typeof value.arrived === 'number' ? { arrived: value.arrived } : {};
  if (value.state === 'failed') return { state: 'failed', message, ...arrived };
  return value.state === 'unconfirmed'
    ? { state: 'unconfirmed', message, quantity, had, ...arrived }
    : undefined;
}

/** Whatever storage holds; another program or an older page may have written it. */
function read(stored: string | undefined): (OrderDraft & { readonly list: List }) | undefined {
  if (stored === undefined) return undefined;
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft !== 'object' || draft === null || !('v' in draft) || draft.v !== VERSION)
      return undefined;
    const text = 'text' in draft && typeof draft.text === 'string' ? draft.text : '';
    const kept = 'rows' in draft && Array.isArray(draft.rows) ? draft.rows : [];
    const rows = kept.flatMap((each: unknown) => {
      if (!Array.isArray(each)) return [];
      const [line, article, quantity, note, outcome]: unknown[] = each;
      if (typeof line !== 'number' || typeof article !== 'string') return [];
      const row = orderRow(line, article, String(quantity ?? ''), isNote(note) ? note : undefined);
      const come = outcomeOf(outcome);
      return [come ? { ...row, outcome: come } : row];
    });
    const known = 'known' in draft && Array.isArray(draft.known) ? draft.known : [];
    const list =
      'list' in draft && typeof draft.list === 'string'
        ? { id: draft.list, known: new Set(known.filter((each) => typeof each === 'string')) }
        : newList();
    return { text, rows, list };
  } catch {
    return undefined;
  }
}
