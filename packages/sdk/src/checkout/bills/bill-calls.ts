import type { Cache, Query } from '../../base/cache/query-cache.ts';
import type { Api } from '../../base/http/client.ts';
import { mayHaveSucceeded } from '../../base/http/error-outcome.ts';
import { isShopError, ShopError } from '../../base/http/errors.ts';
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
        await upload(context, { ...order, pictures }, run);
      } finally {
        context.onChanged();
      }
    },
    blank: (order) => readBlankBill(context, order),
  };
}

type Upload = Parameters<typeof uploadBills.toWire>[0];
type Run = NonNullable<Parameters<Bills['hand']>[2]>;

/**
 * Uploads pictures. After a lost answer, counts the pictures that the order has: they are sent once more only if they
 * are missing. The server keeps equal bytes once.
 */
async function upload({ api }: BillsContext, bills: Upload, run: Run): Promise<void> {
  const count = async () =>
    (await api.call(billPictures, bills.orderNo, { signal: run.signal, passive: true })).length;
  const send = () => api.call(uploadBills, bills, run);
  // A replacement takes the place of an unknown number of rejected pictures.
  const before = bills.isReplacement ? undefined : await unlessUnread(count);
  try {
    await send();
  } catch (error) {
    if (!mayHaveSucceeded(error)) throw error;
    const now = before === undefined ? undefined : await unlessUnread(count);
    const hasArrived =
      before !== undefined && now !== undefined && now >= before + bills.pictures.length;
    if (!hasArrived) await send();
  }
}

async function unlessUnread(count: () => Promise<number>): Promise<number | undefined> {
  try {
    return await count();
  } catch (error) {
    if (isShopError(error)) return undefined;
    throw error;
  }
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
