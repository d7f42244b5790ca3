import * as z from 'zod/mini';
import { createLedger, type Ledger } from '../base/storage/pending-operations.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { ShopParts } from '../shop.ts';

/** A redemption that this browser sent and whose outcome is unknown. */
export interface RedeemRecord {
  /** Id of the product: a points order has no number before it is placed. */
  readonly orderNo: string;
  /** Pieces. */
  readonly quantity: number;
  /** Numbers of the points orders of that many pieces before the call: a further one is its outcome. */
  readonly known: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The call timed out, so the server may still be working on it. */
  readonly isLate?: boolean | undefined;
}

const stored = z.object({
  orderNo: z.string(),
  quantity: z.number(),
  known: z.array(z.string()),
  at: z.number(),
  isLate: z.optional(z.boolean()),
});

/** Redemptions that were sent and not confirmed, one per product. Spec: 2§2.10 */
export const createRedeemLedger = (
  parts: Pick<ShopParts, 'settings' | 'channel'> & {
    readonly session: Pick<SessionStore, '$session' | 'owner'>;
  },
): Ledger<RedeemRecord> =>
  createLedger({ ...parts, name: 'points', shape: stored, signal: 'points' });
