import type { Account, Explanation } from '@clinicart/sdk';
import type { ContactKind } from '@clinicart/sdk/identity';
import { useState } from 'react';
import { useOwner } from '../../account/use-owner.ts';

/** The dialogs of the profile. Spec: 1§2 Account profile */
export type ProfileDialogName =
  | 'phone'
  | 'email'
  | 'password'
  | 'payPassword'
  | 'clinic'
  | 'certification'
  | 'address'
  | 'person';

/** Props of every dialog of the profile. */
export interface ProfileDialogProps {
  readonly account: Account;
  /** False while the session is over: hides the dialog and keeps its input. */
  readonly isShown: boolean;
  /** Hides the dialog and keeps its input: Esc, the close button, or a press outside. */
  onHide(): void;
  /** Closes the dialog and discards its input. */
  onClose(): void;
  /** Opens the dialog that binds a contact instead. */
  onBind(kind: ContactKind): void;
  /** Closes the dialog after success and shows the notice. */
  onDone(notice: Explanation): void;
}

/** State of the profile's dialogs: which one is open, and whether it is visible. */
export function useProfileDialog() {
  const [name, setName] = useState<ProfileDialogName>();
  const [isHidden, setHidden] = useState(false);
  const { isHere } = useOwner(() => setName(undefined));
  return {
    name,
    isHidden,
    /** False until the account of the session is known. */
    isShown: isHere && !isHidden,
    open(wanted: ProfileDialogName) {
      setName(wanted);
      setHidden(false);
    },
    hide: () => setHidden(true),
    close: () => setName(undefined),
  };
}
