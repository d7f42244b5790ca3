import { type Account, type Explanation, isSamePerson } from '@clinicart/sdk';
import { useEffect, useState } from 'react';
import { useShop, useStore } from '../../engine/index.ts';

/** The dialogs of the profile. Spec: 1§2 Account profile */
export type ModalName =
  | 'phone'
  | 'email'
  | 'password'
  | 'clinic'
  | 'certification'
  | 'address'
  | 'person';

/** What a dialog of the profile is given. */
export interface ModalProps {
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

interface Owner {
  readonly mark: string;
  readonly account: Account;
}

/**
 * Which dialog is open. It outlives a session that ends, so that what was typed is there after the next sign-in;
 * the dialog of one person is never shown to another, who may go by the same name.
 */
export function useModal() {
  const shop = useShop();
  const session = useStore(shop.session.$session);
  const account = useStore(shop.account.me.watch(null)).value;
  const [name, setName] = useState<ModalName>();
  const [isHidden, setHidden] = useState(false);
  const [owner, setOwner] = useState<Owner>();
  const mark = session.status === 'member' ? shop.session.mark() : undefined;
  useEffect(() => {
    if (mark === undefined || !account) return;
    if (owner?.mark === mark && owner.account === account) return;
    // Within one sign-in a person may change every contact.
    if (owner && owner.mark !== mark && !isSamePerson(owner.account, account)) setName(undefined);
    setOwner({ mark, account });
  }, [mark, account, owner]);
  return {
    name,
    /** Out of sight until it is known who has signed in. */
    isShown: mark !== undefined && owner?.mark === mark && !isHidden,
    open(wanted: ModalName) {
      setName(wanted);
      setHidden(false);
    },
    hide: () => setHidden(true),
    close: () => setName(undefined),
  };
}
