import { atom, type ReadableAtom } from 'nanostores';
import type { Cache, Query } from '../../base/cache/query-cache.ts';
import { createOnDemand } from '../../base/concurrency/on-demand.ts';
import type { Language } from '../../language/rules.ts';
import type { LanguageStore } from '../../language/store.ts';
import type { FileToSave } from '../purchase-list/purchase-list.ts';
import type { ReaderParts } from './history-reader.ts';
import type { ExportFormat } from './order-export.ts';
import type { BuyingHistory, DayRange, HistoryProgress } from './types.ts';

/** How to export orders. */
export interface ExportOptions extends DayRange {
  readonly format: ExportFormat;
  /** Language of headings and statuses; the shop's by default. Names are in the shop's language. */
  readonly language?: Language;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: HistoryProgress) => void;
}

/** The buying history of the account, computed from its order list. */
export interface OrderHistory {
  /**
   * Spending by month and category, and what is running low, for a range of days in Hong Kong. It reads the order list and,
   * for their categories, the pages of at most 300 products. Passive: a visitor gets `login-required` and no
   * dialog. Rejects with an `input` error for a range that `rangeProblem` calls incomplete or reversed.
   */
  readonly report: Query<DayRange, BuyingHistory>;
  /** Progress of the report that loads; undefined while none does. */
  readonly $progress: ReadableAtom<HistoryProgress | undefined>;
  /** Exports all orders of a range as a file, one row for each good. Rejects with a ShopError, as `report` does. */
  exportOrders(options: ExportOptions): Promise<FileToSave>;
}

/** The parts of a shop that the history is made from. */
export interface HistoryParts extends ReaderParts {
  readonly cache: Pick<Cache, 'query'>;
  readonly session: { sessionEpoch(): string };
  readonly language: Pick<LanguageStore, '$language' | 'say'>;
}

/** Creates the buying history of an account. The code that computes it is fetched when first used. */
export function createOrderHistory({ cache, ...parts }: HistoryParts): OrderHistory {
  const $progress = atom<HistoryProgress | undefined>(undefined);
  const { clock, session, language } = parts;
  const reader = createOnDemand(
    async () => (await import('./history-reader.ts')).createHistoryReader(parts),
    { clock, session, say: language.say },
  );
  return {
    $progress,
    report: cache.query('order-history', 'report', async (range: DayRange, signal) => {
      const onProgress = (progress: HistoryProgress) => $progress.set(progress);
      try {
        return await (await reader.get()).report(range, { signal, onProgress });
      } finally {
        if (!signal?.aborted) $progress.set(undefined);
      }
    }),
    exportOrders: async (options) => (await reader.get()).exportOrders(options),
  };
}
