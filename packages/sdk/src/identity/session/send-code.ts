import { isShopError } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import { explain } from '../../base/values/explanation.ts';
import type { CaptchaField } from './captcha-field.ts';
import type { CodeCalls } from './code-calls.ts';
import { contactOf } from './contact.ts';
import { contactLine } from './contact-rules.ts';
import { captchaAsked, checkCaptcha } from './rules.ts';
import {
  type CodeFieldError,
  type CodeFieldName,
  type CodeTarget,
  captchaFor,
  isContactFit,
  isLeftOut,
} from './verification-code-view.ts';
import type { CodeState } from './verification-state.ts';

/** A verification code with what sends it. */
export interface CodeSending {
  readonly session: Pick<CodeCalls, 'sendCode' | 'resendWait'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly state: CodeState;
  readonly captcha: CaptchaField;
  /** A request is under way; a second one is dropped. */
  isBusy: boolean;
  /** When the last captcha was sent. */
  sentAt: number | undefined;
}

/** Returns the milliseconds until another code may be sent to this contact. */
export const waitFor = (
  { session }: Pick<CodeSending, 'session'>,
  { fields, purpose }: CodeTarget,
): number => session.resendWait(contactOf(fields), purpose);

/** Sends a code if one may be sent. Returns the field to look at next. */
export async function sendCode(
  sending: CodeSending,
  target: CodeTarget,
): Promise<'contact' | CodeFieldName | undefined> {
  const { state, captcha } = sending;
  if (sending.isBusy || waitFor(sending, target) > 0) return undefined;
  state.patch({ refused: undefined });
  // A request for a code answers the error "enter the code".
  state.untouch('code');
  if (!isContactFit(target)) return 'contact';
  const shown = captchaFor(state.$state.get(), target);
  if (target.captcha === 'first' && !shown) {
    captcha.showPicture(target);
    captcha.countRequest();
    return undefined;
  }
  if (shown && !isLeftOut(shown) && checkCaptcha(shown.typed)) {
    state.touch('captcha');
    return 'captcha';
  }
  return whileBusy(sending, () => deliver(sending, target));
}

/** Asks a question in place of the picture, or another question. */
export async function askInWords(sending: CodeSending): Promise<void> {
  const { state, captcha } = sending;
  if (sending.isBusy) return;
  state.patch({ refused: undefined });
  state.untouch('captcha');
  await whileBusy(sending, async () => {
    try {
      await captcha.showQuestion();
      captcha.countRequest();
    } catch (error) {
      state.patch({ refused: { field: 'captcha', error: errorOf(error) } });
    }
  });
}

async function whileBusy<T>(sending: CodeSending, job: () => Promise<T>): Promise<T> {
  sending.isBusy = true;
  try {
    return await job();
  } finally {
    sending.isBusy = false;
  }
}

async function deliver(
  sending: CodeSending,
  target: CodeTarget,
): Promise<CodeFieldName | undefined> {
  const { session, clock, state } = sending;
  const contact = contactOf(target.fields);
  const shown = captchaFor(state.$state.get(), target);
  const solved = isLeftOut(shown) ? undefined : shown?.typed;
  state.patch({ isSending: true });
  if (shown) {
    sending.sentAt = clock.now();
    state.patch({ captcha: { ...shown, isDue: false } });
  }
  try {
    await session.sendCode({
      purpose: target.purpose,
      contact,
      ...(solved === undefined ? {} : { captcha: solved }),
    });
    state.patch({ sentTo: contactLine(contact), captcha: undefined });
    return 'code';
  } catch (error) {
    return await refuseSend(sending, error, target, solved !== undefined);
  } finally {
    state.patch({ isSending: false });
  }
}

/** Shows why no code was sent; `hadCaptcha` when captcha characters were sent along. */
async function refuseSend(
  { state, captcha }: CodeSending,
  error: unknown,
  target: CodeTarget,
  hadCaptcha: boolean,
): Promise<CodeFieldName | undefined> {
  const asked = captchaAsked(error);
  const field = hadCaptcha ? 'captcha' : 'code';
  if (asked) {
    const before = captchaFor(state.$state.get(), target);
    await captcha.askAgain(target, asked === 'perhaps' && (before?.isOptional ?? true));
  }
  if (asked === 'needed' && !hadCaptcha) {
    // The person did nothing wrong: the captcha is new to them.
    state.untouch('captcha');
    return undefined;
  }
  state.patch({ refused: { field, error: errorOf(error) } });
  return asked ? undefined : field;
}

const errorOf = (error: unknown): CodeFieldError =>
  isShopError(error) ? error.message : explain('server-failed');
