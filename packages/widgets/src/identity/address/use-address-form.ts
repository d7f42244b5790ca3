import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressForm,
  addressDomain,
  checkAddress,
} from '@clinicart/sdk/identity';
import { useShop, useStore } from '../../engine/index.ts';
import { type ShopForm, useShopForm } from '../account/use-shop-form.ts';

/** The form of a delivery address. Its draft survives a reload and the end of the session. Spec: 2§5 */
export function useAddressForm(
  id: string | undefined,
  initial: AddressForm,
  onSaved: (id: string) => void,
): ShopForm<AddressForm, AddressField> {
  const shop = useShop();
  const addresses = shop.domain(addressDomain);
  const regions = useStore(shop.account.regions.watch(null)).value ?? [];
  return useShopForm<AddressForm, AddressField>({
    initial,
    fields: ADDRESS_FIELDS,
    validate: (form) => checkAddress(form, regions),
    // The store loads the regions before it validates.
    submitsInvalid: true,
    async submit(form) {
      const outcome = await addresses.save(form, id);
      if (!outcome.ok) return { errors: outcome.complaints, failure: outcome.notice };
      onSaved(outcome.id);
      return undefined;
    },
    onChange: (form) => addresses.keepDraft({ id, form }),
  });
}
