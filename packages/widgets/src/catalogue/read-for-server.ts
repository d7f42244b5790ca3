import { isShopError } from '@clinicart/sdk';

/** Awaits the reads of a server render. Ignores shop errors: the browser reads again and shows them. */
export async function readForServer(...reads: readonly Promise<unknown>[]): Promise<void> {
  for (const read of await Promise.allSettled(reads))
    if (read.status === 'rejected' && !isShopError(read.reason)) throw read.reason;
}
