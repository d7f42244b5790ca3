import {
  type CodePurpose,
  type Complaint,
  type ContactFields,
  type ContactFlow,
  captchaAsked,
  captchaPause,
  checkCaptcha,
  checkCode,
  checkContactFields,
  contactLine,
  contactOf,
  isShopError,
  typedCaptcha,
  typedCode,
} from '@clinicart/sdk';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useShop } from '../../engine/index.ts';

const SECOND_MS = 1000;

/** A field of the code that something can be said about. */
export type CodePlace = 'code' | 'captcha';

/** What must be read before another code is sent: a picture, or a question in its place. */
export interface Captcha {
  readonly contact: string;
  readonly picture: string;
  /** In words, for whoever cannot see the picture. */
  readonly question: string | undefined;
  readonly typed: string;
  /** The server refused without saying that this is to be read: it may, and may be left empty. */
  readonly isOptional: boolean;
  /** Typed in full and not yet checked; what was sent once is not sent again by itself. */
  readonly isDue: boolean;
}

/** What a code is for, and to whom it goes. */
export interface CodeWish {
  readonly purpose: CodePurpose;
  readonly fields: ContactFields;
  /** Whose rules the contact keeps; left out for one that the server named. */
  readonly flow?: ContactFlow;
  /** The contact as it may be shown, where it is not what the person has just typed. */
  readonly shown?: string;
  /** Read before each code, or (by default) once the server asks for it. */
  readonly captcha?: 'first' | 'asked';
  /** What was typed of it before, as before a reload. */
  readonly typed?: string;
}

/**
 * A sent code: what was typed of it, when it may be sent again, the captcha before it, and what is
 * said about them. Shown by `CodeField`. Spec: 1§4, 1§5
 */
export function useCode(wish: CodeWish) {
  const { purpose, fields, flow, shown, captcha: mode = 'asked', typed = '' } = wish;
  const shop = useShop();
  const [text, setText] = useState(typed);
  const [left, setLeft] = useState<ReadonlySet<CodePlace>>(new Set());
  const [refused, setRefused] = useState<{ place: CodePlace; message: string }>();
  const [sentTo, setSentTo] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<Captcha>();
  const [hasQuestion, setHasQuestion] = useState<boolean>();
  const [asks, countAsk] = useReducer((count: number) => count + 1, 0);
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const checkedAt = useRef<number>(undefined);
  // A second click comes before the first one is rendered.
  const isBusy = useRef(false);

  const contact = contactOf(fields);
  const contactKey = JSON.stringify(contact);
  const isContactFit = flow === undefined || checkContactFields(fields, flow) === undefined;
  const wait = shop.session.resendWait(contact, purpose);
  // Asked for by the server, it is asked for one contact: another may need none.
  const captcha = mode === 'first' || asked?.contact === contactKey ? asked : undefined;
  // The seconds come from the deadline each time: this only looks again.
  useEffect(() => (wait > 0 ? shop.clock.after(SECOND_MS, tick) : undefined));

  const say = (complaint: Complaint) => complaint && shop.language.say(complaint);
  const messageOf = (error: unknown) =>
    isShopError(error) ? error.message : shop.language.say({ reason: 'server-failed', facts: {} });
  const addLeft = (place: CodePlace) => setLeft((before) => new Set([...before, place]));
  const forgive = (place: CodePlace) =>
    setLeft((before) => new Set([...before].filter((each) => each !== place)));
  const complaints = { code: checkCode(text), captcha: checkCaptcha(captcha?.typed ?? '') };

  function showPicture(typed = '', isOptional = captcha?.isOptional ?? false) {
    const picture = shop.session.captchaUrl();
    const question = undefined;
    setAsked({ contact: contactKey, picture, question, typed, isOptional, isDue: false });
    void shop.session.hasCaptchaQuestion().then(setHasQuestion);
  }

  async function showQuestion(typed = '') {
    const question = await shop.session.captchaQuestion();
    setAsked((before) => before && { ...before, question, typed, isDue: false });
  }

  /** After a refusal: another picture or question, over what was typed, which stays to be looked at. */
  async function askAgain(isOptional: boolean) {
    const typed = captcha?.typed ?? '';
    if (captcha?.question === undefined) showPicture(typed, isOptional);
    else await showQuestion(typed).catch(() => showPicture(typed, isOptional));
    countAsk();
  }

  /** `wasRead`: characters of a captcha were sent along. */
  async function refuse(error: unknown, wasRead: boolean): Promise<CodePlace | undefined> {
    const asks = captchaAsked(error);
    if (asks) await askAgain(asks === 'perhaps' && (!captcha || captcha.isOptional));
    if (asks === 'needed' && !wasRead) {
      // That a picture is to be read at all is no mistake of theirs.
      forgive('captcha');
      return undefined;
    }
    setRefused({ place: wasRead ? 'captcha' : 'code', message: messageOf(error) });
    if (asks) return undefined;
    return wasRead ? 'captcha' : 'code';
  }

  return {
    /** What was typed, without blanks. */
    text,
    complaint: complaints.code,
    /** Seconds until a code may be sent again. */
    wait,
    isSending,
    captcha,
    /** Whether a question can be asked in the place of the picture; undefined until that is known. */
    hasQuestion,
    /** The captcha comes before the code, not only when the server asks. */
    isCaptchaFirst: mode === 'first',
    /** Grows each time that a captcha is to be read. */
    asks,
    // Sent before a reload of the page, it is known by the pause.
    sentTo:
      sentTo === contactLine(contact) || wait > 0 ? (shown ?? contactLine(contact)) : undefined,
    /** What stands under a field: the server's word, or what is wrong once the field was left. */
    messageFor(place: CodePlace): string | undefined {
      if (refused?.place === place) return refused.message;
      if (place === 'captcha' && captcha?.isOptional && captcha.typed === '') return undefined;
      return left.has(place) ? say(complaints[place]) : undefined;
    },
    type(typed: string) {
      setText(typedCode(typed));
      setRefused(undefined);
    },
    typeCaptcha(entered: string) {
      const typed = typedCaptcha(entered);
      const isDue = checkCaptcha(typed) === undefined && isContactFit;
      setAsked((before) => before && { ...before, typed, isDue });
      setRefused(undefined);
    },
    /** A field that still waits for its code is not missing anything. */
    leave(place: CodePlace) {
      if (place === 'captcha' || text !== '' || sentTo !== undefined || wait > 0) addLeft(place);
    },
    /** Its code was wanted: what is missing may be said. */
    miss: () => addLeft('code'),
    /** The server's word about the code. */
    refuse: (message: string) => setRefused({ place: 'code', message }),
    /** Complaints are for this look at it; what was typed is not. */
    forgive() {
      setLeft(new Set());
      setRefused(undefined);
    },
    /** Once the code has done its work. */
    clear() {
      setText('');
      setLeft(new Set());
      setRefused(undefined);
      setSentTo(undefined);
      setAsked(undefined);
    },
    /** The field has come: a captcha that is to be read first stands there at once. */
    open() {
      if (mode === 'first' && wait === 0 && !captcha) showPicture();
    },
    changePicture() {
      showPicture();
      setRefused(undefined);
      forgive('captcha');
    },
    /** Asks in words instead of by a picture, or another question. */
    async askInWords() {
      if (isBusy.current) return;
      isBusy.current = true;
      setRefused(undefined);
      forgive('captcha');
      try {
        await showQuestion();
        countAsk();
      } catch (error) {
        setRefused({ place: 'captcha', message: messageOf(error) });
      } finally {
        isBusy.current = false;
      }
    },
    /** Milliseconds until the typed characters are to be checked by themselves. Spec: 1§5 */
    checkIn(): number | undefined {
      if (!captcha?.isDue || isSending || wait > 0) return undefined;
      return captchaPause(checkedAt.current, shop.clock.now());
    },
    /** Sends a code where one may go; what is to be looked at next. */
    async send(): Promise<'contact' | CodePlace | undefined> {
      if (isBusy.current || wait > 0) return undefined;
      setRefused(undefined);
      // Asking for a code answers "enter the code"; where the code went has to be read there next.
      forgive('code');
      if (!isContactFit) return 'contact';
      if (mode === 'first' && !captcha) {
        showPicture();
        countAsk();
        return undefined;
      }
      const isLeftOut = captcha?.isOptional === true && captcha.typed === '';
      if (captcha && complaints.captcha && !isLeftOut) {
        addLeft('captcha');
        return 'captcha';
      }
      isBusy.current = true;
      setSending(true);
      if (captcha) {
        checkedAt.current = shop.clock.now();
        setAsked({ ...captcha, isDue: false });
      }
      try {
        const read = captcha && !isLeftOut && { captcha: captcha.typed };
        await shop.session.sendCode({ purpose, contact, ...read });
        setSentTo(contactLine(contact));
        setAsked(undefined);
        return 'code';
      } catch (error) {
        return await refuse(error, captcha !== undefined && !isLeftOut);
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
  };
}

export type CodeState = ReturnType<typeof useCode>;
