import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { createDraft } from '../base/storage/draft.ts';
import { isText, recordOf } from '../base/storage/guarded-schema.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { NO_CHOICES } from './no-choices.ts';
import type { CheckoutChoices } from './types.ts';

const stored = z.object({
  orderNo: z.string(),
  choices: z.object({
    addressId: z.optional(z.string()),
    deliveries: recordOf(isText),
    couponId: z.optional(z.string()),
    payment: z.enum(['online', 'transfer', 'cheque']),
    remark: z.string(),
    isNotified: z.boolean(),
  }),
});

/** Choices and text of confirmation, by the number of the temporary order. */
export interface ChoiceKeeper {
  of(orderNo: string): ReadableAtom<CheckoutChoices>;
  choose(orderNo: string, change: Partial<CheckoutChoices>): void;
  /** Forgets the choices of a placed order. */
  done(orderNo: string): void;
}

/**
 * Keeps the choices of one temporary order, since an account has no more. `$forgotten` tells when drafts have to go.
 */
export function createChoices(
  drafts: KeyValueStore,
  $forgotten: ReadableAtom<unknown>,
): ChoiceKeeper {
  const draft = createDraft(drafts, 'order-choices', stored);
  const atoms = new Map<string, WritableAtom<CheckoutChoices>>();
  function open(orderNo: string) {
    const known = atoms.get(orderNo);
    if (known) return known;
    const kept = draft.load();
    const $choices = atom<CheckoutChoices>(
      kept?.orderNo === orderNo ? { ...NO_CHOICES, ...kept.choices } : NO_CHOICES,
    );
    atoms.set(orderNo, $choices);
    return $choices;
  }
  $forgotten.listen(() => {
    for (const $choices of atoms.values()) $choices.set(NO_CHOICES);
  });
  return {
    of: open,
    choose(orderNo, change) {
      const $choices = open(orderNo);
      const choices = { ...$choices.get(), ...change };
      draft.keep({ orderNo, choices });
      $choices.set(choices);
    },
    done(orderNo) {
      if (draft.load()?.orderNo === orderNo) draft.keep(undefined);
      atoms.delete(orderNo);
    },
  };
}
