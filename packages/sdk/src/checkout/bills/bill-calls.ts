import type { Cache, Query } from '../../base/cache/query-cache.ts';
import { retryOnce } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { ShopError } from '../../base/http/errors.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import { safeUrl } from '../../base/values/web-link.ts';
import { billPictures, blankBill, uploadBills } from '../contract.ts';

/** A temporary order, or one that was placed. */
interface BillsOrder {
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
  readonly say: (why: Explanation) => string;
  readonly onChanged: () => void;
}

/** A link of the server as an absolute address; undefined where it is unsafe to follow. */
const fileUrl = ({ api }: BillsContext, link: string) =>
  safeUrl(link, api.url({ name: '', path: '', host: blankBill.host }));

export function createBills(context: BillsContext): Bills {
  const { api, cache } = context;
  return {
    pictures: cache.query('checkout', 'bills', async (orderNo, signal) => {
      const links = await api.call(billPictures, orderNo, { signal, passive: true });
      return links.flatMap((link) => fileUrl(context, link) ?? []);
    }),
    async hand(order, pictures, run = {}) {
      try {
        // Idempotent: the server keeps equal bytes once.
        await retryOnce(() => api.call(uploadBills, { ...order, pictures }, run));
      } finally {
        context.onChanged();
      }
    },
    blank: (order) => readBlankBill(context, order),
  };
}

async function readBlankBill(context: BillsContext, order: BillsOrder): Promise<string> {
  const url = fileUrl(context, await context.api.call(blankBill, order));
  if (url !== undefined) return url;
  throw new ShopError('contract', context.say(explain('answer-unfit')), {
    endpoint: blankBill.name,
    path: blankBill.path,
    misfits: [{ field: '', expected: 'a web address' }],
  });
}
