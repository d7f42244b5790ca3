import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressForm,
  addressDomain,
  checkAddress,
  isShopError,
} from '@clinicart/sdk';
import { useState } from 'react';
import { useShop, useStore } from '../../engine/index.ts';

/** What an address form knows, and what can be done with it. */
export interface AddressFormState {
  readonly form: AddressForm;
  readonly isSaving: boolean;
  /** Why the last try did not succeed; gone as soon as something is changed. */
  readonly failure: string | undefined;
  change(part: Partial<AddressForm>): void;
  leave(field: AddressField): void;
  /** May what is wrong with a field be said? */
  hasLeft(field: AddressField): boolean;
  /** The sentence under a field, once it may be said. */
  messageFor(field: AddressField): string | undefined;
  /** Saves; answers the first field that stands in the way. */
  save(): Promise<AddressField | undefined>;
}

/** Fields are checked when they are left; what was typed outlives a failure, a reload and a sign-in that ended. Spec: 2§5 */
export function useAddressForm(
  id: string | undefined,
  start: AddressForm,
  onSaved: (id: string) => void,
): AddressFormState {
  const shop = useShop();
  const addresses = shop.domain(addressDomain);
  const tree = useStore(shop.account.regions.watch(null)).value ?? [];
  const [form, setForm] = useState(start);
  const [shown, show] = useState<ReadonlySet<AddressField>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const complaints = checkAddress(form, tree);

  return {
    form,
    isSaving,
    failure,
    change(part) {
      const next = { ...form, ...part };
      setForm(next);
      setFailure(undefined);
      addresses.keepDraft({ id, form: next });
    },
    leave: (field) => show(new Set([...shown, field])),
    hasLeft: (field) => shown.has(field),
    messageFor(field) {
      const complaint = shown.has(field) ? complaints[field] : undefined;
      return complaint && shop.language.say(complaint);
    },
    async save() {
      if (isSaving) return undefined;
      setSaving(true);
      setFailure(undefined);
      try {
        const outcome = await addresses.save(form, id);
        if (outcome.ok) {
          onSaved(outcome.id);
          return undefined;
        }
        show(new Set(ADDRESS_FIELDS));
        setFailure(shop.language.say(outcome.notice));
        return ADDRESS_FIELDS.find((field) => outcome.complaints[field]);
      } catch (error) {
        if (!isShopError(error)) throw error;
        setFailure(error.message);
        return undefined;
      } finally {
        setSaving(false);
      }
    },
  };
}
