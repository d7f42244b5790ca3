import type { Cache, Query } from '../../base/cache/query-cache.ts';
import { createOnDemand } from '../../base/concurrency/on-demand.ts';
import type { Api } from '../../base/http/client.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { Explanation } from '../../base/values/explanation.ts';

/** A temporary order, or one that was placed. */
export interface BillsOrder {
  readonly orderNo: string;
  readonly isTemporary: boolean;
}

/** Stamped medicine bills. Spec: 2§4, 2§5 */
export interface Bills {
  /** Addresses of the pictures that were handed in. */
  readonly pictures: Query<string, readonly string[]>;
  /** Uploads pictures; a replacement takes the place of the rejected ones. */
  hand(
    order: BillsOrder & { readonly isReplacement: boolean },
    pictures: readonly Blob[],
    options?: {
      readonly signal?: AbortSignal;
      readonly onProgress?: (sent: number, total: number) => void;
    },
  ): Promise<void>;
  /** Resolves with the address of the blank form. */
  blank(order: BillsOrder): Promise<string>;
}

interface BillsContext {
  readonly api: Api;
  readonly cache: Cache;
  readonly clock: Pick<Clock, 'after'>;
  readonly session: { sessionEpoch(): string };
  readonly say: (why: Explanation) => string;
  readonly onChanged: () => void;
}

export function createBills(context: BillsContext): Bills {
  const { api, cache, onChanged } = context;
  const upload = createOnDemand(() => import('./bill-upload.ts'), context);
  const pictures = cache.query('checkout', 'bills', async (orderNo: string, signal) => {
    // The dialog that shows them also uploads.
    const { readPictures } = await upload.get();
    return readPictures(api, orderNo, signal);
  });
  return {
    pictures,
    hand: (order, files, run = {}) =>
      upload.run(async ({ uploadPictures }) => {
        try {
          await uploadPictures(api, { ...order, pictures: files }, run);
        } finally {
          onChanged();
        }
      }),
    blank: (order) => upload.run(({ readBlankBill }) => readBlankBill(context, order)),
  };
}
