import * as z from 'zod/mini';
import { createDraft } from '../base/storage/draft.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import type { Composition } from './confirmation.ts';
import type { ConfirmationAnswer } from './confirmation-answer.ts';

const stored = z.object({
  goods: z.array(
    z.object({
      specificationId: z.string(),
      quantity: z.number(),
      kind: z.optional(z.enum(['swap', 'new-customer'])),
    }),
  ),
  isFromCart: z.boolean(),
  /** The number of the temporary order, once it has been read. */
  orderNo: z.optional(z.string()),
});

/**
 * Remembers the goods that this tab made its temporary order of, for answers that do not name them. Logging out forgets
 * them.
 */
export interface MadeHere {
  keep(composition: Composition): void;
  /** The goods of an answer; undefined where another tab or device made it. */
  of(answer: ConfirmationAnswer): Composition | undefined;
}

const pieces = (goods: readonly { readonly quantity: number }[]) =>
  goods
    .map(({ quantity }) => quantity)
    .toSorted((a, b) => a - b)
    .join(' ');

export function createMadeHere(drafts: KeyValueStore): MadeHere {
  const draft = createDraft(drafts, 'order-made-of', stored);
  return {
    keep: ({ goods, isFromCart }) => draft.keep({ goods: [...goods], isFromCart }),
    of({ orderNo, stores }) {
      const made = draft.load();
      if (!made) return undefined;
      const shown = stores.flatMap((store) => store.goods);
      const isIt = (made.orderNo ?? orderNo) === orderNo && pieces(made.goods) === pieces(shown);
      if (!isIt) return undefined;
      if (made.orderNo === undefined) draft.keep({ ...made, orderNo });
      return made;
    },
  };
}
