import type { Explanation } from '@clinicart/sdk';
import {
  checkLogin,
  emptyContact,
  type LoginField,
  type LoginForm,
  signInSentences,
} from '@clinicart/sdk/identity';
import { useShop } from '../../engine/index.ts';
import { focusField } from '../../ui/form/use-form.ts';
import { messageOfShopError, useShopForm } from '../account/use-shop-form.ts';
import { useCode } from './use-verification-code.ts';

type LoginValues = Omit<LoginForm, 'code'>;

const EMPTY: LoginValues = { ...emptyContact('phone'), with: 'password', password: '' };
const FIELDS: readonly LoginField[] = ['phone', 'email', 'password'];
const SERVER_FAILED: Explanation = { reason: 'server-failed', facts: {} };

/**
 * State of the login form. It outlives the dialog, so that one closed by mistake opens again as it was. Spec: 1§4, 1§5
 */
export function useLogin() {
  const shop = useShop();
  shop.domain(signInSentences);
  const form = useShopForm<LoginValues, LoginField>({
    initial: EMPTY,
    fields: FIELDS,
    validate(values) {
      // The code validates itself.
      const { code: _, ...errors } = checkLogin({ ...values, code: '' });
      return errors;
    },
    async submit(values) {
      try {
        await shop.session.signIn({ ...values, code: code.text });
      } catch (error) {
        const message = messageOfShopError(error) ?? SERVER_FAILED;
        if (values.with === 'password') return { errors: { password: message } };
        code.refuse(typeof message === 'string' ? message : shop.language.say(message));
        focusField(form.ref.current, 'code');
        return undefined;
      }
      form.reset({ ...values, password: '' });
      code.clear();
      return undefined;
    },
    onChange: ({ by, email, phone, areaCode }) =>
      shop.session.keepContact({ by, email, phone, areaCode }),
  });
  const code = useCode({ purpose: 'login', fields: form.values, flow: 'sign-in' });

  return {
    ...form,
    code,
    change(part: Partial<LoginValues>) {
      form.change(part);
      form.setError('password', undefined);
      if (!part.by && !part.with) return;
      form.untouch(...FIELDS);
      code.hideErrors();
    },
    async submit(event: { preventDefault(): void }): Promise<void> {
      event.preventDefault();
      if (form.isSubmitting) return;
      form.setError('password', undefined);
      code.hideErrors();
      await form.submit();
    },
    /** Clears earlier errors when the dialog opens; typed values stay. */
    begin() {
      // Another widget may have asked for the contact meanwhile, on this page or the previous one.
      form.reset({ ...form.values, ...shop.session.typedContact() });
      code.hideErrors();
    },
  };
}

export type LoginState = ReturnType<typeof useLogin>;
