import { isShopError } from '../../base/http/errors.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import type { Unconfirmed } from '../check.ts';
import type { Blocker, PlaceOutcome } from '../types.ts';

/** Every way in which placing an order fails. */
export const outcomes = {
  refused: (message: string): PlaceOutcome => ({ ok: false, reason: 'refused', message }),

  /** Rethrows everything that is not a ShopError. */
  ofFailure(error: unknown): PlaceOutcome {
    if (!isShopError(error)) throw error;
    return outcomes.refused(error.message);
  },

  password: (message: string): PlaceOutcome => ({
    ok: false,
    reason: 'password',
    message,
    isUnchecked: false,
  }),

  /** The check of the password failed. Rethrows everything that is not a ShopError. */
  uncheckedPassword(error: unknown): PlaceOutcome {
    if (!isShopError(error)) throw error;
    return { ok: false, reason: 'password', message: error.message, isUnchecked: true };
  },

  blocked: (notice: Explanation): PlaceOutcome => ({ ok: false, reason: 'blocked', notice }),

  blockedBy: (blocker: Blocker): PlaceOutcome => ({
    ok: false,
    reason: 'blocked',
    notice: blocker,
    blocker,
  }),

  unconfirmed: (orderNo: string, { kind, message }: Unconfirmed): PlaceOutcome => ({
    ok: false,
    reason: 'unconfirmed',
    orderNo,
    message,
    notice: explain(kind === 'rejected' ? 'order-rejected' : 'order-unconfirmed', { orderNo }),
  }),

  unpaid: (orderNo: string, message: string): PlaceOutcome => ({
    ok: false,
    reason: 'unpaid',
    orderNo,
    message,
  }),

  unknown: (orderNo: string, message?: string): PlaceOutcome => ({
    ok: false,
    reason: 'unknown',
    orderNo,
    notice: explain('order-unknown', { orderNo }),
    ...(message !== undefined && { message }),
  }),
};
