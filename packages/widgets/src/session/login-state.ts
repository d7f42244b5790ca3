import {
  CAPTCHA_LENGTH,
  captchaAsked,
  captchaPause,
  checkCaptcha,
  checkLogin,
  contactOf,
  DEFAULT_AREA_CODE,
  isShopError,
  type LoginField,
  type LoginForm,
} from '@clinicart/sdk';
import { useEffect, useReducer, useRef, useState } from 'react';
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

/** A field of the dialog that something can be said about. */
export type Place = LoginField | 'captcha';

/** The picture that must be read before another code is sent. */
export interface Captcha {
  readonly contact: string;
  readonly picture: string;
  readonly typed: string;
  /** What stands there was sent; it is not sent again by itself. */
  readonly isSent: boolean;
}

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
  const [left, setLeft] = useState<ReadonlySet<Place>>(new Set());
  const [refused, setRefused] = useState<{ field: Place; message: string }>();
  const [sentTo, setSentTo] = useState<string>();
  const [busy, setBusy] = useState<'sending' | 'entering'>();
  const [asked, setAsked] = useState<Captcha>();
  const [asks, countAsk] = useReducer((count: number) => count + 1, 0);
  const checkedAt = useRef<number>(undefined);
  const [, tick] = useReducer((count: number) => count + 1, 0);

  const complaints = checkLogin(form);
  const contact = contactOf(form);
  const wait = shop.session.resendWait(contact);
  // A picture is asked for one contact: another may need none.
  const contactKey = JSON.stringify(contact);
  const captcha = asked?.contact === contactKey ? asked : undefined;
  // The seconds come from the deadline each time: this only looks again.
  useEffect(() => {
    return wait > 0 ? shop.clock.after(SECOND_MS, tick) : undefined;
  });

  const messageOf = (error: unknown) =>
    isShopError(error) ? error.message : shop.language.say({ reason: 'server-failed', facts: {} });

  const addLeft = (...fields: Place[]) => setLeft((before) => new Set([...before, ...fields]));
  const forgive = (field: Place) =>
    setLeft((before) => new Set([...before].filter((each) => each !== field)));
  const complaintOf = (field: Place) =>
    field === 'captcha' ? checkCaptcha(captcha?.typed ?? '') : complaints[field];

  return {
    form,
    wait,
    busy,
    captcha,
    /** Grows each time that the server asks for a picture to be read. */
    asks,
    sentTo: sentTo === contactText(form) ? sentTo : undefined,
    /** What stands under a field: the server's word, or what is wrong once the field was left. */
    messageFor(field: Place): string | undefined {
      if (refused?.field === field) return refused.message;
      const complaint = left.has(field) ? complaintOf(field) : undefined;
      return complaint && shop.language.say(complaint);
    },
    change(part: Partial<LoginForm>) {
      // A password manager fills two fields at once, before this is rendered again.
      setForm((before) => ({ ...before, ...part }));
      setRefused(undefined);
      if (part.by || part.with) setLeft(new Set());
    },
    typeCaptcha(text: string) {
      const typed = text.replace(/\s/g, '').slice(0, CAPTCHA_LENGTH);
      setAsked((before) => before && { ...before, typed, isSent: false });
      setRefused(undefined);
    },
    changePicture() {
      const picture = shop.session.captchaUrl();
      setAsked((before) => before && { ...before, picture, typed: '' });
      setRefused(undefined);
      forgive('captcha');
    },
    /** Milliseconds until the typed characters are to be checked by themselves. Spec: 1§5 */
    checkIn(): number | undefined {
      if (!captcha || captcha.isSent || busy || complaintOf('captcha')) return undefined;
      return captchaPause(checkedAt.current, shop.clock.now());
    },
    leave(field: Place) {
      addLeft(field);
    },
    /** Sends a code where one may go; the field to look at next. */
    async sendCode(): Promise<Place | undefined> {
      if (busy) return undefined;
      addLeft(form.by, ...(captcha ? ['captcha' as const] : []));
      setRefused(undefined);
      if (complaints[form.by]) return form.by;
      if (captcha && complaintOf('captcha')) return 'captcha';
      setBusy('sending');
      if (captcha) {
        checkedAt.current = shop.clock.now();
        setAsked({ ...captcha, isSent: true });
      }
      try {
        const read = captcha && { captcha: captcha.typed };
        await shop.session.sendCode({ purpose: 'login', contact, ...read });
        setSentTo(contactText(form));
        setAsked(undefined);
        return 'code';
      } catch (error) {
        const isAsked = captchaAsked(error) !== undefined;
        if (isAsked) {
          const picture = shop.session.captchaUrl();
          setAsked((before) => ({
            contact: contactKey,
            picture,
            typed: captcha ? (before?.typed ?? '') : '',
            isSent: true,
          }));
          countAsk();
        }
        if (isAsked && !captcha) {
          // That a picture is to be read at all is no mistake of theirs.
          forgive('captcha');
          return undefined;
        }
        setRefused({ field: captcha ? 'captcha' : 'code', message: messageOf(error) });
        return captcha ? 'captcha' : 'code';
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
        setAsked(undefined);
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
