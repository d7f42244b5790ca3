import {
  checkLogin,
  contactOf,
  DEFAULT_AREA_CODE,
  isShopError,
  type LoginField,
  type LoginForm,
} from '@clinicart/sdk';
import { useEffect, useReducer, useState } from 'react';
import { useShop } from '../engine/index.ts';

const EMPTY: LoginForm = {
  by: 'phone',
  with: 'password',
  email: '',
  phone: '',
  areaCode: DEFAULT_AREA_CODE,
  password: '',
  code: '',
};

const SECOND_MS = 1000;

/** What a person would read as the place that a code went to. */
export function contactText(form: LoginForm): string {
  return form.by === 'email' ? form.email.trim() : `${form.areaCode} ${form.phone.trim()}`;
}

/**
 * Everything typed into the login dialog and what is said about it. It outlives the dialog, so that
 * one closed by mistake comes back as it was. Spec: 1§4, 1§5
 */
export function useLogin() {
  const shop = useShop();
  const [form, setForm] = useState(EMPTY);
  const [left, setLeft] = useState<ReadonlySet<LoginField>>(new Set());
  const [refused, setRefused] = useState<{ field: LoginField; message: string }>();
  const [sentTo, setSentTo] = useState<string>();
  const [busy, setBusy] = useState<'sending' | 'entering'>();
  const [, tick] = useReducer((count: number) => count + 1, 0);

  const complaints = checkLogin(form);
  const wait = shop.session.resendWait(contactOf(form));
  // The seconds come from the deadline each time: this only looks again.
  useEffect(() => {
    return wait > 0 ? shop.clock.after(SECOND_MS, tick) : undefined;
  });

  const messageOf = (error: unknown) =>
    isShopError(error) ? error.message : shop.language.say({ reason: 'server-failed', facts: {} });

  return {
    form,
    wait,
    busy,
    sentTo: sentTo === contactText(form) ? sentTo : undefined,
    /** What stands under a field: the server's word, or what is wrong once the field was left. */
    messageFor(field: LoginField): string | undefined {
      if (refused?.field === field) return refused.message;
      const complaint = left.has(field) ? complaints[field] : undefined;
      return complaint && shop.language.say(complaint);
    },
    change(part: Partial<LoginForm>) {
      // A password manager fills two fields at once, before this is rendered again.
      setForm((before) => ({ ...before, ...part }));
      setRefused(undefined);
      if (part.by || part.with) setLeft(new Set());
    },
    leave(field: LoginField) {
      setLeft((before) => new Set([...before, field]));
    },
    /** Sends a code where one may go; true when it went. */
    async sendCode(): Promise<boolean> {
      setLeft((before) => new Set([...before, form.by]));
      setRefused(undefined);
      if (complaints[form.by] || busy) return false;
      setBusy('sending');
      try {
        await shop.session.sendCode({ purpose: 'login', contact: contactOf(form) });
        setSentTo(contactText(form));
        return true;
      } catch (error) {
        setRefused({ field: 'code', message: messageOf(error) });
        return false;
      } finally {
        setBusy(undefined);
      }
    },
    /** Signs in; the field to look at when that cannot be or was refused. */
    async enter(): Promise<LoginField | undefined> {
      if (busy) return undefined;
      setLeft(new Set([form.by, form.with]));
      setRefused(undefined);
      if (complaints[form.by]) return form.by;
      if (complaints[form.with]) return form.with;
      setBusy('entering');
      try {
        await shop.session.signIn(form);
        setForm((before) => ({ ...before, password: '', code: '' }));
        setLeft(new Set());
        setSentTo(undefined);
        return undefined;
      } catch (error) {
        setRefused({ field: form.with, message: messageOf(error) });
        return form.with;
      } finally {
        setBusy(undefined);
      }
    },
    /** Complaints are for this opening of the dialog; what was typed is not. */
    forgive() {
      setLeft(new Set());
      setRefused(undefined);
    },
  };
}

export type LoginState = ReturnType<typeof useLogin>;
