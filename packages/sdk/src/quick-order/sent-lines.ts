import { createDraft } from '../base/storage/draft.ts';
import { isArrayOf, isPairOf } from '../base/storage/guarded-lists.ts';
import { guarded, isNumber, isText } from '../base/storage/guarded-schema.ts';
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

const storedLists = guarded(isArrayOf(isPairOf(isText, isArrayOf(isPairOf(isText, isNumber)))));

/** Pieces in the cart, by the hash of their line. */
type Sent = ReadonlyMap<string, number>;

/** The hashes that this tab knows: sent by itself, or taken over from another tab. */
export type KnownMarks = Set<string>;

/** Remembers the added lines of each list for the tabs of this browser: hashes and numbers, no article. */
export function createSentMarks(shared: KeyValueStore) {
  const draft = createDraft(shared, KEY, storedLists);
  const read = () =>
    new Map(draft.load()?.map(([list, lines]): [string, Sent] => [list, new Map(lines)]));
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
      draft.keep(kept.map(([id, lines]) => [id, [...lines]]));
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
