import * as z from 'zod/mini';
import { createLedger, type Ledger } from '../base/storage/pending-operations.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { ShopParts } from '../shop.ts';

/** A call that begins or ends an application, or sends its waybill. */
export type ReturnOperation = 'apply' | 'cancel' | 'waybill';

/** An operation that this browser started and whose outcome is unknown. */
export interface ReturnRecord {
  /** Number of the order of an application, or of the application itself. */
  readonly orderNo: string;
  readonly operation: ReturnOperation;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The call timed out, so the server may still be working on it. */
  readonly isLate?: boolean | undefined;
}

const stored = z.object({
  orderNo: z.string(),
  operation: z.enum(['apply', 'cancel', 'waybill']),
  at: z.number(),
  isLate: z.optional(z.boolean()),
});

/** Operations on applications that were started and not confirmed. Spec: 2§4 */
export const createReturnLedger = (
  parts: Pick<ShopParts, 'settings' | 'channel'> & {
    readonly session: Pick<SessionStore, '$session' | 'owner'>;
  },
): Ledger<ReturnRecord> =>
  createLedger({
    ...parts,
    name: 'after-sales',
    shape: stored,
    signal: 'orders',
    isSame: (one, other) => one.orderNo === other.orderNo && one.operation === other.operation,
  });
