import { type AddressDraft, addressDomain } from '@clinicart/sdk/identity';
import { useShop } from '../../engine/index.ts';
import { AddressDialog, addressDialogStyles } from '../../identity/address/address-dialog.tsx';

export const styles = addressDialogStyles;

export interface AddressEditorProps {
  editing: Partial<AddressDraft>;
  onClose(): void;
  onSaved(id: string): void;
}

/** The account's address form, in a chunk with its style sheets. */
function AddressEditor({ editing, onClose, onSaved }: AddressEditorProps) {
  const addresses = useShop().domain(addressDomain);
  const onCancel = () => {
    addresses.keepDraft(undefined);
    onClose();
  };
  return (
    <AddressDialog editing={editing} onClose={onClose} onCancel={onCancel} onSaved={onSaved} />
  );
}

export { AddressEditor as part };
