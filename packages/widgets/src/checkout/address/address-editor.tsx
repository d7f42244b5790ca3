import { type AddressDraft, addressDomain } from '@clinicart/sdk/identity';
import { useSheet, useShop } from '../../engine/index.ts';
import regionCss from '../../identity/account/region.css?inline';
import { AddressDialog } from '../../identity/address/address-dialog.tsx';
import formCss from '../../identity/address/address-form.css?inline';
import tabsCss from '../../ui/data/tabs.css?inline';
import fieldCss from '../../ui/form/field.css?inline';
import dialogCss from '../../ui/overlay/dialog.css?inline';
import popoverCss from '../../ui/overlay/popover.css?inline';

export interface AddressEditorProps {
  editing: Partial<AddressDraft>;
  onClose(): void;
  onSaved(id: string): void;
}

const SHEET = [dialogCss, fieldCss, popoverCss, tabsCss, regionCss, formCss].join('\n');

/** The account's address form, in a chunk with its style sheets. */
function AddressEditor({ editing, onClose, onSaved }: AddressEditorProps) {
  const addresses = useShop().domain(addressDomain);
  useSheet(SHEET);
  const onCancel = () => {
    addresses.keepDraft(undefined);
    onClose();
  };
  return (
    <AddressDialog editing={editing} onClose={onClose} onCancel={onCancel} onSaved={onSaved} />
  );
}

export { AddressEditor as part };
