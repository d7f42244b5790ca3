import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../base/platform/clock.ts';
import { createCaptchaField } from './captcha-field.ts';
import type { CodeCalls } from './code-calls.ts';
import { captchaPause, checkCaptcha, typedCaptcha, typedCode } from './rules.ts';
import { askInWords, type CodeSending, sendCode, waitFor } from './send-code.ts';
import {
  type CodeFieldError,
  type CodeFieldName,
  type CodeTarget,
  type CodeView,
  captchaFor,
  EMPTY_VERIFICATION,
  isContactFit,
  type VerificationState,
  viewOf,
} from './verification-code-view.ts';
import { createCodeState } from './verification-state.ts';

/**
 * A code that proves a contact: sends it, with a captcha where one is needed, and holds what was typed and its errors.
 * The contact may change between calls, so each takes the target of now. Spec: 1§4, 1§5, 1§7
 *
 * @example
 * const code = createVerificationCode(shop);
 * const fields = { by: 'email', email, phone: '', areaCode: '' } as const;
 * await code.send({ purpose: 'login', fields, flow: 'sign-in' });
 */
export interface VerificationCode {
  readonly $state: ReadableAtom<VerificationState>;
  view(target: CodeTarget): CodeView;
  /** Shows a captcha that comes before the code; call it when the field appears. */
  open(target: CodeTarget): void;
  type(entered: string): void;
  typeCaptcha(entered: string, target: CodeTarget): void;
  /** Shows the error of a field that was left; not of a code that was not sent yet. */
  leave(field: CodeFieldName, target: CodeTarget): void;
  /** Shows the server's refusal of the code. */
  refuse(error: CodeFieldError): void;
  /** Hides the errors; the input stays. */
  hideErrors(): void;
  /** Resets all but whether the server has questions, once the code was used. */
  clear(): void;
  /** Loads another picture. */
  changePicture(target: CodeTarget): void;
  /** Asks a question in place of the picture, or another question. */
  askInWords(): Promise<void>;
  /** Milliseconds until the typed captcha should be sent automatically; undefined when it should not. Spec: 1§5 */
  autoSendIn(target: CodeTarget): number | undefined;
  /** Sends a code if one may be sent. Returns the field to look at next. */
  send(target: CodeTarget): Promise<'contact' | CodeFieldName | undefined>;
}

interface VerificationContext {
  readonly session: Pick<
    CodeCalls,
    'sendCode' | 'resendWait' | 'captchaUrl' | 'captchaQuestion' | 'hasCaptchaQuestion'
  >;
  readonly clock: Pick<Clock, 'now'>;
}

/** Creates the state of a code field of a shop; `typed` is the code from before a reload. */
export function createVerificationCode(
  { session, clock }: VerificationContext,
  typed = '',
): VerificationCode {
  const state = createCodeState(typed);
  const { $state, patch, touch, untouch } = state;
  const captcha = createCaptchaField(state, session);
  const sending: CodeSending = {
    session,
    clock,
    state,
    captcha,
    isBusy: false,
    sentAt: undefined,
  };

  return {
    $state,
    view: (target) => viewOf($state.get(), target, waitFor(sending, target)),
    open(target) {
      const isMissing = captchaFor($state.get(), target) === undefined;
      if (target.captcha === 'first' && waitFor(sending, target) === 0 && isMissing)
        captcha.showPicture(target);
      patch({ isOpen: true });
    },
    type: (entered) => patch({ text: typedCode(entered), refused: undefined }),
    typeCaptcha(entered, target) {
      const typed = typedCaptcha(entered);
      const isDue = checkCaptcha(typed) === undefined && isContactFit(target);
      captcha.change({ typed, isDue });
      patch({ refused: undefined });
    },
    leave(field, target) {
      const { text, sentTo } = viewOf($state.get(), target, waitFor(sending, target));
      if (field === 'captcha' || text !== '' || sentTo !== undefined) touch(field);
    },
    refuse: (error) => patch({ refused: { field: 'code', error } }),
    hideErrors: () => patch({ touched: new Set(), refused: undefined }),
    clear() {
      const { isOpen, isSending, hasQuestion, captchaRequests } = $state.get();
      patch({ ...EMPTY_VERIFICATION, isOpen, isSending, hasQuestion, captchaRequests });
    },
    changePicture(target) {
      captcha.showPicture(target);
      patch({ refused: undefined });
      untouch('captcha');
    },
    askInWords: () => askInWords(sending),
    autoSendIn(target) {
      const isDue = captchaFor($state.get(), target)?.isDue ?? false;
      if (!isDue || $state.get().isSending || waitFor(sending, target) > 0) return undefined;
      return captchaPause(sending.sentAt, clock.now());
    },
    send: (target) => sendCode(sending, target),
  };
}
