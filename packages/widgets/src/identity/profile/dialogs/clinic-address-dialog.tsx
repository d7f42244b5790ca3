import type { Account } from '@clinicart/sdk';
import { checkClinicAddress, profileDomain } from '@clinicart/sdk/identity';
import { useShop, useStore, useWords } from '../../../engine/index.ts';
import { ClinicAddressFields, clinicAddressFieldsStyles } from '../clinic-address-fields.tsx';
import { FormDialog, formDialogStyles } from '../form-dialog.tsx';
import { profileFormWords } from '../profile-words.ts';
import { useProfileForm } from '../use-profile-form.ts';
import type { ProfileDialogProps } from './use-profile-dialog.ts';

export const styles = [clinicAddressFieldsStyles, formDialogStyles];

/** Returns the address of an account as form values. */
export const addressOf = ({ province, city, district, street, unit }: Account) => ({
  region: { province, city, district },
  street,
  unit,
});

/** Edits the address of the clinic. Spec: 1§2, 1§5 */
function ClinicAddressDialog({ account, isShown, onHide, onClose, onDone }: ProfileDialogProps) {
  const shop = useShop();
  const text = useWords(profileFormWords);
  const tree = useStore(shop.account.regions.watch(null)).value ?? [];
  const state = useProfileForm({
    initial: addressOf(account),
    validate: (form) => checkClinicAddress(form, tree),
    save: (form) => shop.domain(profileDomain).changeAddress(form),
    onDone,
  });
  return (
    <FormDialog
      isShown={isShown}
      onHide={onHide}
      onClose={onClose}
      state={state}
      title={text.address}
      submit={{ label: text.save, busyLabel: text.saving }}
    >
      <ClinicAddressFields state={state} />
    </FormDialog>
  );
}

export const part = ClinicAddressDialog;
