import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressForm,
  addressDomain,
  checkAddress,
} from '@clinicart/sdk/identity';
import { useState } from 'react';
import { useShop, useStore } from '../../engine/index.ts';
import { type ShopForm, useShopForm } from '../account/use-shop-form.ts';

/**
 * The form of a delivery address. Its draft survives a reload and the end of the session. An address that was deleted
 * elsewhere meanwhile becomes a new one, which the next press saves. Spec: 2§5
 */
export function useAddressForm(
  openedId: string | undefined,
  initial: AddressForm,
  onSaved: (id: string) => void,
): ShopForm<AddressForm, AddressField> & { readonly id: string | undefined } {
  const shop = useShop();
  const addresses = shop.domain(addressDomain);
  const [id, setId] = useState(openedId);
  const regions = useStore(shop.account.regions.watch(null)).value ?? [];
  const form = useShopForm<AddressForm, AddressField>({
    initial,
    fields: ADDRESS_FIELDS,
    validate: (form) => checkAddress(form, regions),
    // The store loads the regions before it validates.
    submitsInvalid: true,
    async submit(entered) {
      const outcome = await addresses.save(entered, id);
      if (!outcome.ok) {
        if (outcome.notice.reason === 'address-gone') {
          setId(undefined);
          addresses.keepDraft({ form: entered });
        }
        return { errors: outcome.complaints, failure: outcome.notice };
      }
      onSaved(outcome.id);
      return undefined;
    },
    onChange: (entered) => addresses.keepDraft({ id, form: entered }),
  });
  return { ...form, id };
}
