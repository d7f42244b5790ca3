import {
  checkLogin,
  emptyContact,
  isShopError,
  type LoginField,
  type LoginForm,
} from '@clinicart/sdk';
import { useRef, useState } from 'react';
import { useShop } from '../../engine/index.ts';
import { useCode } from './use-verification-code.ts';

const EMPTY: Omit<LoginForm, 'code'> = {
  ...emptyContact('phone'),
  with: 'password',
  password: '',
};

/**
 * Everything typed into the login dialog and what is said about it. It outlives the dialog, so that
 * one closed by mistake comes back as it was. Spec: 1§4, 1§5
 */
export function useLogin() {
  const shop = useShop();
  const [typed, setTyped] = useState(EMPTY);
  const [left, setLeft] = useState<ReadonlySet<LoginField>>(new Set());
  const [refused, setRefused] = useState<string>();
  const [isEntering, setEntering] = useState(false);
  const isBusy = useRef(false);
  const code = useCode({ purpose: 'login', fields: typed, flow: 'sign-in' });
  const form: LoginForm = { ...typed, code: code.text };
  const complaints = checkLogin(form);

  return {
    form,
    code,
    isEntering,
    isLeft: (field: LoginField) => left.has(field),
    /** What stands under the password: the server's word, or what is wrong once it was left. */
    get passwordMessage(): string | undefined {
      const complaint = left.has('password') ? complaints.password : undefined;
      return refused ?? (complaint && shop.language.say(complaint));
    },
    change(part: Partial<Omit<LoginForm, 'code'>>) {
      // A password manager fills two fields at once, before this is rendered again.
      setTyped((before) => ({ ...before, ...part }));
      shop.session.keepContact({ ...typed, ...part });
      setRefused(undefined);
      if (!part.by && !part.with) return;
      setLeft(new Set());
      code.hideErrors();
    },
    leave: (field: LoginField) => setLeft((before) => new Set([...before, field])),
    /** Signs in; the field to look at when that cannot be or was refused. */
    async enter(): Promise<LoginField | undefined> {
      if (isBusy.current) return undefined;
      setLeft(new Set([form.by, form.with]));
      code.hideErrors();
      if (form.with === 'code') code.miss();
      setRefused(undefined);
      if (complaints[form.by]) return form.by;
      if (complaints[form.with]) return form.with;
      isBusy.current = true;
      setEntering(true);
      try {
        await shop.session.signIn(form);
        setTyped((before) => ({ ...before, password: '' }));
        setLeft(new Set());
        code.clear();
        return undefined;
      } catch (error) {
        const message = isShopError(error)
          ? error.message
          : shop.language.say({ reason: 'server-failed', facts: {} });
        if (form.with === 'code') code.refuse(message);
        else setRefused(message);
        return form.with;
      } finally {
        isBusy.current = false;
        setEntering(false);
      }
    },
    /** Complaints are for one opening of the dialog; what was typed is not. */
    begin() {
      // On this page or the one before, another widget may have asked for the contact since.
      const known = shop.session.typedContact();
      if (known) setTyped((before) => ({ ...before, ...known }));
      setLeft(new Set());
      setRefused(undefined);
      code.hideErrors();
    },
  };
}

export type LoginState = ReturnType<typeof useLogin>;
