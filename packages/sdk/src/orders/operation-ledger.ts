import * as z from 'zod/mini';
import { createLedger, type Ledger } from '../base/storage/pending-operations.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { ShopParts } from '../shop.ts';

/** An operation that ends an order or its delivery. */
export type OrderOperation = 'close' | 'receipt';

/** An operation that this browser started and whose outcome is unknown. */
export interface OperationRecord {
  readonly orderNo: string;
  readonly operation: OrderOperation;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const stored = z.object({
  orderNo: z.string(),
  operation: z.enum(['close', 'receipt']),
  at: z.number(),
});

/** Operations on orders that were started and not confirmed, one per order. Spec: 2§4 */
export const createOperationLedger = (
  parts: Pick<ShopParts, 'settings' | 'channel'> & {
    readonly session: Pick<SessionStore, '$session' | 'owner'>;
  },
): Ledger<OperationRecord> =>
  createLedger({ ...parts, name: 'orders', shape: stored, signal: 'orders' });
