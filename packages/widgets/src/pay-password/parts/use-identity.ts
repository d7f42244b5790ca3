import {
  type Account,
  type ContactFields,
  type ContactKind,
  DEFAULT_AREA_CODE,
  isShopError,
  maskContact,
  payPasswordContact,
  payPasswordDomain,
} from '@clinicart/sdk';
import { useState } from 'react';
import { useShop } from '../../engine/index.ts';
import { useCode } from '../../session/code-state.ts';

/** Step one: a code to the phone of the account, or to its e-mail address where it has no phone. Spec: 2§4 */
export function useIdentity(account: Account, onProved: () => void) {
  const shop = useShop();
  const [isBusy, setBusy] = useState(false);
  const contact = payPasswordContact(account);
  const by: ContactKind = contact && 'email' in contact ? 'email' : 'phone';
  const { email, phone, areaCode } = account;
  const fields: ContactFields = { by, email, phone, areaCode: areaCode || DEFAULT_AREA_CODE };
  const code = useCode({ purpose: 'payPwd', fields, shown: maskContact(by, account) });
  return {
    ...{ contact, by, code, isBusy },
    async check() {
      if (isBusy || code.complaint || !contact) return;
      setBusy(true);
      try {
        await shop.domain(payPasswordDomain).prove(contact, code.text);
        onProved();
      } catch (error) {
        if (!isShopError(error)) throw error;
        code.refuse(error.message);
      } finally {
        setBusy(false);
      }
    },
  };
}

export type Identity = ReturnType<typeof useIdentity>;
