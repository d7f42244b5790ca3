import type { Account } from '@clinicart/sdk';
import { isSamePerson } from '@clinicart/sdk/identity';
import { useEffect, useRef, useState } from 'react';
import { useShop, useStore } from '../../engine/index.ts';

interface Owner {
  readonly epoch: string;
  readonly account: Account;
}

/**
 * Returns the account that a dialog belongs to. The dialog survives the end of a session, so that typed input is there
 * after the next login. It never shows to another account, even of the same name: `onOther` closes it.
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
    // Within one session a buyer may change every contact.
    if (owner && owner.epoch !== epoch && !isSamePerson(owner.account, account)) close.current();
    setOwner({ epoch, account });
  }, [epoch, account, owner]);
  return {
    /** The last account that was loaded, also after the end of the session. */
    account: account ?? owner?.account,
    /**
     * False until the account of the session is known. True in the same render as the account: a dialog that showed its
     * loading must not close in between, when a press of Esc would be lost.
     */
    isHere: epoch !== undefined && account !== undefined && (!owner || owner.epoch === epoch),
  };
}
