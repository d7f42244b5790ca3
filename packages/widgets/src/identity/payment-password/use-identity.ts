import {
  type Account,
  type ContactFields,
  DEFAULT_AREA_CODE,
  isShopError,
  maskContact,
  payPasswordContact,
  payPasswordDomain,
} from '@clinicart/sdk';
import { useState } from 'react';
import { useShop } from '../../engine/index.ts';
import { useCode } from '../session/use-verification-code.ts';

/** Step one: a code to the phone of the account. Spec: 2§4 */
export function useIdentity(account: Account, onProved: () => void) {
  const shop = useShop();
  const [isBusy, setBusy] = useState(false);
  const contact = payPasswordContact(account);
  const { email, phone } = account;
  const areaCode = account.areaCode || DEFAULT_AREA_CODE;
  const fields: ContactFields = { by: 'phone', email, phone, areaCode };
  const code = useCode({ purpose: 'payPwd', fields, shown: maskContact('phone', account) });
  return {
    ...{ contact, code, isBusy },
    async check() {
      if (isBusy || code.fieldError || !contact) return;
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
