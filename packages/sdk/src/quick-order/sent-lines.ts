import type { KeyValueStore } from '../base/storage/storage.ts';
import { hash32 } from '../base/values/hash32.ts';
import { articleKey } from './contract.ts';
import type { OrderRow } from './row.ts';

const KEY = 'clinicart.quickOrder.sent';
/** Lists that marks are kept of; older ones are no longer open in any tab. */
const MOST_LISTS = 8;

/** A line as it was written: changed, it is another one, which nobody has sent. */
const markOf = ({ line, article, quantity }: OrderRow) =>
  hash32(`${line} ${articleKey(article)} ${quantity}`);

/** Pieces that went into the cart, by the mark of their line. */
type Sent = ReadonlyMap<string, number>;

/** What one tab knows to have been sent of its list: sent by itself, or taken over from another tab. */
export type KnownMarks = Set<string>;

/** What went into the cart of each list, shared by the tabs of a browser: marks and numbers, no article. */
export function createSentMarks(shared: KeyValueStore) {
  function read(): Map<string, Sent> {
    try {
      const kept: unknown = JSON.parse(shared.get(KEY) ?? '[]');
      return new Map(Array.isArray(kept) ? kept.flatMap(listOf) : []);
    } catch {
      return new Map();
    }
  }
  return {
    /** Tells the other tabs which lines of the list went into the cart. */
    tell(list: string, rows: readonly OrderRow[], known: KnownMarks): void {
      const fresh = rows.flatMap((row): [string, number][] => {
        const id = markOf(row);
        return row.outcome?.state === 'added' && !known.has(id) ? [[id, row.outcome.quantity]] : [];
      });
      if (fresh.length === 0) return;
      const all = read();
      const sent = new Map([...(all.get(list) ?? []), ...fresh]);
      all.delete(list);
      const kept = [...all, [list, sent] as const].slice(-MOST_LISTS);
      shared.set(KEY, JSON.stringify(kept.map(([id, marks]) => [id, [...marks]])));
      for (const [id] of fresh) known.add(id);
    },
    /** The lines with what other tabs sent of the same list; the same lines where that is nothing. */
    catchUp(list: string, rows: readonly OrderRow[], known: KnownMarks): readonly OrderRow[] {
      const sent = read().get(list);
      if (!sent) return rows;
      let isNew = false;
      const caughtUp = rows.map((row): OrderRow => {
        const id = markOf(row);
        const quantity = known.has(id) ? undefined : sent.get(id);
        if (quantity === undefined || row.outcome?.state === 'added') return row;
        isNew = true;
        return { ...row, outcome: { state: 'added', quantity } };
      });
      for (const id of sent.keys()) known.add(id);
      return isNew ? caughtUp : rows;
    },
  };
}

/** Whatever storage holds; another program may have written it. */
function listOf(kept: unknown): [string, Sent][] {
  if (!Array.isArray(kept)) return [];
  const [list, marks]: unknown[] = kept;
  if (typeof list !== 'string' || !Array.isArray(marks)) return [];
  const sent = marks.flatMap((each: unknown): [string, number][] => {
    if (!Array.isArray(each)) return [];
    const [id, quantity]: unknown[] = each;
    return typeof id === 'string' && typeof quantity === 'number' ? [[id, quantity]] : [];
  });
  return [[list, new Map(sent)]];
}
