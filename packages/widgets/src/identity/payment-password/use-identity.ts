import type { Account } from '@clinicart/sdk';
import {
  type ContactFields,
  emptyContact,
  maskContact,
  payPasswordContact,
  payPasswordDomain,
} from '@clinicart/sdk/identity';
import { useShop } from '../../engine/index.ts';
import { useCodeSubmit } from '../session/use-code-submit.ts';
import { useCode } from '../session/use-verification-code.ts';

/** Step one: a code to the phone of the account. Spec: 2§4 */
export function useIdentity(account: Account, onProved: () => void) {
  const shop = useShop();
  const contact = payPasswordContact(account);
  const fields: ContactFields = { ...emptyContact('phone'), ...contact };
  const code = useCode({ purpose: 'payPwd', fields, shown: maskContact('phone', account) });
  const { isSubmitting, submit } = useCodeSubmit(code, async (typed) => {
    if (!contact) return;
    await shop.domain(payPasswordDomain).prove(contact, typed);
    onProved();
  });
  return { contact, code, isSubmitting, submit };
}

export type Identity = ReturnType<typeof useIdentity>;
