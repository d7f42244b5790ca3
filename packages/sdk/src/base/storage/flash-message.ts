import * as z from 'zod/mini';
import type { Explanation } from '../values/explanation.ts';
import { createDraft } from './draft.ts';
import { isNumber, isText, recordOf } from './guarded-schema.ts';
import type { KeyValueStore } from './storage.ts';

/** A sentence for the next page, shown once. */
export interface FlashMessage {
  leave(notice: Explanation): void;
  /** Returns the sentence and removes it. */
  take(): Explanation | undefined;
}

const isFact = (value: unknown): value is string | number => isText(value) || isNumber(value);
const stored = z.object({
  reason: z.string(),
  facts: recordOf(isFact),
});

/** Keeps the sentence in the tab. Its reason must be one that every shop has, since the next page may load other domains. */
export function createFlashMessage(tab: KeyValueStore, key: string): FlashMessage {
  const draft = createDraft(tab, key, stored);
  return {
    leave: (notice) => draft.keep({ reason: notice.reason, facts: notice.facts }),
    take() {
      const notice = draft.load();
      draft.keep(undefined);
      return notice as Explanation | undefined;
    },
  };
}
