import { type Account, isSamePerson } from '@clinicart/sdk';
import { useEffect, useRef, useState } from 'react';
import { useShop, useStore } from '../../engine/index.ts';

interface Owner {
  readonly epoch: string;
  readonly account: Account;
}

/**
 * Whose dialog this is. It outlives a session that ends, so that what was typed is there after the next sign-in;
 * that of one person is never shown to another, who may go by the same name: `onOther` closes it then.
 */
export function useOwner(onOther: () => void) {
  const shop = useShop();
  const session = useStore(shop.session.$session);
  const account = useStore(shop.account.me.watch(null)).value;
  const [owner, setOwner] = useState<Owner>();
  const epoch = session.status === 'member' ? shop.session.sessionEpoch() : undefined;
  const close = useRef(onOther);
  useEffect(() => {
    close.current = onOther;
  });
  useEffect(() => {
    if (epoch === undefined || !account) return;
    if (owner?.epoch === epoch && owner.account === account) return;
    // Within one sign-in a person may change every contact.
    if (owner && owner.epoch !== epoch && !isSamePerson(owner.account, account)) close.current();
    setOwner({ epoch, account });
  }, [epoch, account, owner]);
  return {
    /** As read last, also while there is none. */
    account: account ?? owner?.account,
    /** False until it is known who has signed in. */
    isHere: epoch !== undefined && owner?.epoch === epoch,
  };
}
