import type { Api } from '../../base/http/client.ts';
import { mayHaveSucceeded } from '../../base/http/error-outcome.ts';
import { isShopError, ShopError } from '../../base/http/errors.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import { blankBill, uploadBills } from '../contract/bill-upload.ts';
import { billPictures } from '../contract/bills.ts';
import type { Bills, BillsOrder } from './bill-calls.ts';
import { fileUrl } from './file-url.ts';

type Upload = Parameters<typeof uploadBills.toWire>[0];
type Run = NonNullable<Parameters<Bills['hand']>[2]>;

/** Resolves with the addresses of the pictures that were handed in. */
export async function readPictures(
  api: Api,
  orderNo: string,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const links = await api.call(billPictures, orderNo, { signal, passive: true });
  return links.flatMap((link) => fileUrl(api, link) ?? []);
}

/**
 * Uploads pictures. After a lost answer, counts the pictures that the order has: they are sent once more only if they
 * are missing. The server keeps equal bytes once.
 */
export async function uploadPictures(
  api: Pick<Api, 'call'>,
  bills: Upload,
  run: Run,
): Promise<void> {
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

/** Resolves with the address of the blank form. */
export async function readBlankBill(
  { api, say }: { readonly api: Api; readonly say: (why: Explanation) => string },
  order: BillsOrder,
): Promise<string> {
  const url = fileUrl(api, await api.call(blankBill, order));
  if (url !== undefined) return url;
  throw new ShopError('contract', say(explain('answer-unfit')), {
    endpoint: blankBill.name,
    path: blankBill.path,
    misfits: [{ field: '', expected: 'a web address' }],
  });
}
