import type { Account, Explanation } from '@clinicart/sdk';
import { useEffect, useRef, useState } from 'react';
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

/**
 * Which dialog is open. It outlives a session that ends, so that what was typed is there after the next sign-in;
 * the dialog of one person is never shown to another.
 */
export function useModal() {
  const shop = useShop();
  const session = useStore(shop.session.$session);
  const [name, setName] = useState<ModalName>();
  const [isHidden, setHidden] = useState(false);
  const person = useRef<string>(undefined);
  const wasMember = useRef(false);
  const isMember = session.status === 'member';
  const userName = isMember ? session.userName : undefined;
  useEffect(() => {
    if (userName !== undefined) {
      const isAnother = person.current !== undefined && person.current !== userName;
      if (isAnother && !wasMember.current) setName(undefined);
      person.current = userName;
    }
    wasMember.current = userName !== undefined;
  }, [userName]);
  return {
    name,
    isShown: isMember && !isHidden,
    open(wanted: ModalName) {
      setName(wanted);
      setHidden(false);
    },
    hide: () => setHidden(true),
    close: () => setName(undefined),
  };
}
