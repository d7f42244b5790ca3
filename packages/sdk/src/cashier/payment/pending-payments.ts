import * as z from 'zod/mini';
import { createLedger, type Ledger } from '../../base/storage/pending-operations.ts';
import { cents } from '../../base/values/money.ts';
import type { SessionStore } from '../../identity/session/store.ts';
import type { ShopParts } from '../../shop.ts';
import { isMethod, type PaymentMethod } from '../methods.ts';
import type { PaymentRecord } from '../types.ts';

const stored = z.object({
  orderNo: z.string(),
  method: z.custom<PaymentMethod>(isMethod),
  isMixed: z.boolean(),
  rest: z.optional(z.pipe(z.int(), z.transform(cents))),
  at: z.number(),
  isLetGo: z.optional(z.boolean()),
  notPaid: z.optional(z.enum(['declined', 'cancelled'])),
  remitTo: z.optional(
    z.object({ account: z.string(), copyText: z.string(), language: z.enum(['zh', 'en']) }),
  ),
  start: z.optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('page'), url: z.string() }),
      z.object({ kind: z.literal('code'), text: z.string(), link: z.optional(z.string()) }),
    ]),
  ),
});

/** Payments that this browser started and whose end is unknown, one per order. Spec: 2§4 */
export const createPaymentLedger = (
  parts: Pick<ShopParts, 'settings' | 'channel'> & {
    readonly session: Pick<SessionStore, '$session' | 'owner'>;
  },
): Ledger<PaymentRecord> =>
  createLedger({ ...parts, name: 'payment', shape: stored, signal: 'payment' });
