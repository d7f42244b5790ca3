import { checkPayPasswordForm, payPasswordDomain } from '@clinicart/sdk/identity';
import { useShop } from '../../engine/index.ts';
import { type ShopForm, useShopForm } from '../account/use-shop-form.ts';
import type { Step } from './set-pay-password.tsx';
import type { Identity } from './use-identity.ts';

const EMPTY = { password: '', repeated: '' };
type Values = typeof EMPTY;
type Field = keyof Values;

/**
 * Step two: the password, twice. A code that the server no longer accepts leads back to step one; both passwords
 * survive every failure. Spec: 2§4, 2§5
 */
export function usePayPasswordForm(
  { contact, code }: Identity,
  goTo: (step: Step) => void,
): PayPasswordForm {
  const shop = useShop();

  function backToCode(message: string) {
    code.clear();
    code.refuse(message);
    goTo('identity');
  }

  return useShopForm<Values, Field>({
    initial: EMPTY,
    fields: ['password', 'repeated'],
    validate(values) {
      const { password, repeated } = checkPayPasswordForm({ ...values, code: code.text });
      return { password, repeated };
    },
    async submit(values) {
      if (!contact) return undefined;
      const store = shop.domain(payPasswordDomain);
      const outcome = await store.set({ ...values, contact, code: code.text });
      if (outcome.ok) goTo('done');
      else if (outcome.reason === 'refused') backToCode(outcome.message);
      else if (outcome.complaints.code) backToCode(shop.language.say(outcome.complaints.code));
      else return { errors: outcome.complaints };
      return undefined;
    },
  });
}

export type PayPasswordForm = ShopForm<Values, Field>;
