import type { Account, Explanation } from '@clinicart/sdk';
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

/** What a dialog of the profile is given. */
export interface ProfileDialogProps {
  readonly account: Account;
  /** False while nobody is signed in: out of sight then, with all that was typed. */
  readonly isShown: boolean;
  /** Out of sight, with what was typed: by Esc, the close button or a press beside it. */
  onHide(): void;
  /** What was typed is not wanted any more. */
  onClose(): void;
  /** It has done its work, which this sentence says. */
  onDone(notice: Explanation): void;
}

/** Which dialog is open, and whether it may be seen. */
export function useProfileDialog() {
  const [name, setName] = useState<ProfileDialogName>();
  const [isHidden, setHidden] = useState(false);
  const { isHere } = useOwner(() => setName(undefined));
  return {
    name,
    /** Out of sight until it is known who has signed in. */
    isShown: isHere && !isHidden,
    open(wanted: ProfileDialogName) {
      setName(wanted);
      setHidden(false);
    },
    hide: () => setHidden(true),
    close: () => setName(undefined),
  };
}
