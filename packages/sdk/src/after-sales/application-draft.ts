import * as z from 'zod/mini';
import { createDraft, type Draft } from '../base/storage/draft.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { hash32 } from '../base/values/hash32.ts';

const stored = z.object({
  step: z.union([z.literal(1), z.literal(2)]),
  kind: z.optional(z.enum(['return-all', 'return-some', 'refund-only'])),
  quantities: z.record(z.string(), z.int().check(z.gte(0))),
  reason: z.optional(z.enum(['quality', 'too-many', 'not-as-described', 'other'])),
  remark: z.string(),
  hadPictures: z.boolean(),
});

/** An application that was not sent. Pictures cannot be kept; the draft knows that there were some. */
export type ApplicationDraft = Readonly<z.output<typeof stored>>;

const PREFIX = 'clinicart.afterSales.';

/** Returns the place of the draft of one order, in this tab. */
export const applicationDraft = (drafts: KeyValueStore, orderNo: string): Draft<ApplicationDraft> =>
  createDraft(drafts, PREFIX + hash32(orderNo), stored);
