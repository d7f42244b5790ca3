/** Counts what was tried and what was lost, by kind. */

export interface Count {
  tried: number;
  lost: number;
}

export interface Tally {
  tried(kind: string, times?: number): void;
  lost(kind: string, why: string): void;
  /** Counts something worth saying that is no loss. */
  note(what: string): void;
  readonly counts: ReadonlyMap<string, Readonly<Count>>;
  readonly notes: ReadonlyMap<string, number>;
  /** The first reasons for each kind, and how often each occurred. */
  readonly reasons: ReadonlyMap<string, number>;
}

/** Different reasons that are kept; the rest are counted. */
const MOST_REASONS = 30;
const REST = 'other reasons';

export function createTally(): Tally {
  const counts = new Map<string, Count>();
  const notes = new Map<string, number>();
  const reasons = new Map<string, number>();
  const countOf = (kind: string) => {
    const found = counts.get(kind) ?? { tried: 0, lost: 0 };
    counts.set(kind, found);
    return found;
  };
  const add = (to: Map<string, number>, what: string) => to.set(what, (to.get(what) ?? 0) + 1);
  return {
    tried(kind, times = 1) {
      countOf(kind).tried += times;
    },
    lost(kind, why) {
      countOf(kind).lost += 1;
      const reason = `${kind}: ${why}`;
      add(reasons, reasons.has(reason) || reasons.size < MOST_REASONS ? reason : REST);
    },
    note: (what) => void add(notes, what),
    counts,
    notes,
    reasons,
  };
}
