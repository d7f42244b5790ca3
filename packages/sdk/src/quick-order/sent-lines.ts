import type { KeyValueStore } from '../base/storage/storage.ts';
import { hash32 } from '../base/values/hash32.ts';
import { articleKey } from './contract.ts';
import type { OrderRow } from './row.ts';

const KEY = 'clinicart.quickOrder.sent';
/** The most lists that are remembered; older ones are open in no tab. */
const MOST_LISTS = 8;

/** The hash of a line as it was written; a changed line counts as unsent. */
const markOf = ({ line, article, quantity }: OrderRow) =>
  hash32(`${line} ${articleKey(article)} ${quantity}`);

/** Pieces in the cart, by the hash of their line. */
type Sent = ReadonlyMap<string, number>;

/** The hashes that this tab knows: sent by itself, or taken over from another tab. */
export type KnownMarks = Set<string>;

/** Remembers the added lines of each list for the tabs of this browser: hashes and numbers, no article. */
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
    /** Shares the added lines of a list with the other tabs. */
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
    /** Returns the lines with the additions of other tabs; the same array where there are none. */
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
