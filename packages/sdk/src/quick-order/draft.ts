import { markOf } from '../base/draft.ts';
import type { KeyValueStore } from '../base/storage.ts';
import { type OrderRow, orderRow, type RowNote, type RowOutcome } from './row.ts';

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
}

/** `person` is the account's name, or undefined for a visitor; asked at each call. */
export function createDrafts(
  storage: KeyValueStore,
  person: () => string | undefined,
): DraftKeeper {
  const keyOf = (name: string | undefined) =>
    PREFIX + (name === undefined ? VISITOR : markOf(name));
  return {
    load() {
      const name = person();
      const mine = read(storage.get(keyOf(name)));
      if (name === undefined) return mine;
      const prepared = storage.get(keyOf(undefined));
      const theirs = read(prepared);
      if (!theirs || !prepared) return mine;
      // What stands on the screen now was prepared before signing in: it wins.
      storage.remove(keyOf(undefined));
      storage.set(keyOf(name), prepared);
      return theirs;
    },
    save({ text, rows }) {
      const kept = rows.map(({ line, article, quantity, note, outcome }) => [
        line,
        article,
        quantity,
        note ?? 0,
        outcome ?? 0,
      ]);
      storage.set(keyOf(person()), JSON.stringify({ v: VERSION, text, rows: kept }));
    },
    clear: () => storage.remove(keyOf(person())),
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
function read(stored: string | undefined): OrderDraft | undefined {
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
    return { text, rows };
  } catch {
    return undefined;
  }
}
