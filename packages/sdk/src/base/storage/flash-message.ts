import * as z from 'zod/mini';
import type { Explanation } from '../values/explanation.ts';
import type { KeyValueStore } from './storage.ts';

/** A sentence said on the page that comes next, once: what was done on one page is told on another. */
export interface CarriedNotice {
  leave(notice: Explanation): void;
  /** What was left, and forgets it. */
  take(): Explanation | undefined;
}

const KEY = 'notice';
const stored = z.object({
  reason: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Keeps it for the tab; its reason must be one of the sentences that every shop has. */
export function createCarriedNotice(drafts: KeyValueStore): CarriedNotice {
  return {
    leave: (notice) => drafts.set(KEY, JSON.stringify(notice)),
    take() {
      const left = drafts.get(KEY);
      if (left === undefined) return undefined;
      drafts.remove(KEY);
      try {
        return stored.parse(JSON.parse(left)) as Explanation;
      } catch {
        return undefined;
      }
    },
  };
}
