import { atom, type ReadableAtom } from 'nanostores';
import { isShopError } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import { explain } from '../../base/values/explanation.ts';
import type { CodeCalls } from './code-calls.ts';
import { contactLine, contactOf } from './contact-rules.ts';
import { captchaAsked, captchaPause, checkCaptcha, typedCaptcha, typedCode } from './rules.ts';
import {
  type CodeCaptcha,
  type CodeFieldError,
  type CodeFieldName,
  type CodeTarget,
  type CodeView,
  captchaFor,
  contactKey,
  EMPTY_VERIFICATION,
  isContactFit,
  isLeftOut,
  type VerificationState,
  viewOf,
} from './verification-code-view.ts';

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
  /** Shows that the code is missing. */
  miss(): void;
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

const errorOf = (error: unknown): CodeFieldError =>
  isShopError(error) ? error.message : explain('server-failed');

/** Creates the state of a code field of a shop; `typed` is the code from before a reload. */
export function createVerificationCode(
  { session, clock }: VerificationContext,
  typed = '',
): VerificationCode {
  const $state = atom<VerificationState>({ ...EMPTY_VERIFICATION, text: typed });
  const patch = (part: Partial<VerificationState>) => $state.set({ ...$state.get(), ...part });
  const captcha = createCaptcha($state, patch, session);
  let isBusy = false;
  let sentAt: number | undefined;

  const touch = (field: CodeFieldName) =>
    patch({ touched: new Set([...$state.get().touched, field]) });
  const untouch = (field: CodeFieldName) =>
    patch({ touched: new Set([...$state.get().touched].filter((each) => each !== field)) });
  const waitFor = ({ fields, purpose }: CodeTarget) =>
    session.resendWait(contactOf(fields), purpose);

  async function whileBusy<T>(job: () => Promise<T>): Promise<T> {
    isBusy = true;
    try {
      return await job();
    } finally {
      isBusy = false;
    }
  }

  /** Shows why no code was sent; `hadCaptcha` when captcha characters were sent along. */
  async function refuseSend(
    error: unknown,
    target: CodeTarget,
    hadCaptcha: boolean,
  ): Promise<CodeFieldName | undefined> {
    const asked = captchaAsked(error);
    const field = hadCaptcha ? 'captcha' : 'code';
    if (asked) {
      const before = captchaFor($state.get(), target);
      await captcha.askAgain(target, asked === 'perhaps' && (before?.isOptional ?? true));
    }
    if (asked === 'needed' && !hadCaptcha) {
      // The person did nothing wrong: the captcha is new to them.
      untouch('captcha');
      return undefined;
    }
    patch({ refused: { field, error: errorOf(error) } });
    return asked ? undefined : field;
  }

  async function deliver(target: CodeTarget): Promise<CodeFieldName | undefined> {
    const contact = contactOf(target.fields);
    const shown = captchaFor($state.get(), target);
    const solved = isLeftOut(shown) ? undefined : shown?.typed;
    patch({ isSending: true });
    if (shown) {
      sentAt = clock.now();
      patch({ captcha: { ...shown, isDue: false } });
    }
    try {
      await session.sendCode({
        purpose: target.purpose,
        contact,
        ...(solved === undefined ? {} : { captcha: solved }),
      });
      patch({ sentTo: contactLine(contact), captcha: undefined });
      return 'code';
    } catch (error) {
      return await refuseSend(error, target, solved !== undefined);
    } finally {
      patch({ isSending: false });
    }
  }

  async function send(target: CodeTarget): ReturnType<VerificationCode['send']> {
    if (isBusy || waitFor(target) > 0) return undefined;
    patch({ refused: undefined });
    // A request for a code answers the error "enter the code".
    untouch('code');
    if (!isContactFit(target)) return 'contact';
    const shown = captchaFor($state.get(), target);
    if (target.captcha === 'first' && !shown) {
      captcha.showPicture(target);
      captcha.countRequest();
      return undefined;
    }
    if (shown && !isLeftOut(shown) && checkCaptcha(shown.typed)) {
      touch('captcha');
      return 'captcha';
    }
    return whileBusy(() => deliver(target));
  }

  async function askInWords(): Promise<void> {
    if (isBusy) return;
    patch({ refused: undefined });
    untouch('captcha');
    await whileBusy(async () => {
      try {
        await captcha.showQuestion();
        captcha.countRequest();
      } catch (error) {
        patch({ refused: { field: 'captcha', error: errorOf(error) } });
      }
    });
  }

  return {
    $state,
    view: (target) => viewOf($state.get(), target, waitFor(target)),
    open(target) {
      const isMissing = captchaFor($state.get(), target) === undefined;
      if (target.captcha === 'first' && waitFor(target) === 0 && isMissing)
        captcha.showPicture(target);
    },
    type: (entered) => patch({ text: typedCode(entered), refused: undefined }),
    typeCaptcha(entered, target) {
      const typed = typedCaptcha(entered);
      const isDue = checkCaptcha(typed) === undefined && isContactFit(target);
      captcha.change({ typed, isDue });
      patch({ refused: undefined });
    },
    leave(field, target) {
      const { text, sentTo } = viewOf($state.get(), target, waitFor(target));
      if (field === 'captcha' || text !== '' || sentTo !== undefined) touch(field);
    },
    miss: () => touch('code'),
    refuse: (error) => patch({ refused: { field: 'code', error } }),
    hideErrors: () => patch({ touched: new Set(), refused: undefined }),
    clear() {
      const { isSending, hasQuestion, captchaRequests } = $state.get();
      $state.set({ ...EMPTY_VERIFICATION, isSending, hasQuestion, captchaRequests });
    },
    changePicture(target) {
      captcha.showPicture(target);
      patch({ refused: undefined });
      untouch('captcha');
    },
    askInWords,
    autoSendIn(target) {
      const isDue = captchaFor($state.get(), target)?.isDue ?? false;
      if (!isDue || $state.get().isSending || waitFor(target) > 0) return undefined;
      return captchaPause(sentAt, clock.now());
    },
    send,
  };
}

/** Loads the captchas of a verification code: pictures, and questions in their place. */
function createCaptcha(
  $state: ReadableAtom<VerificationState>,
  patch: (part: Partial<VerificationState>) => void,
  session: VerificationContext['session'],
) {
  const change = (part: Partial<CodeCaptcha>) => {
    const { captcha } = $state.get();
    if (captcha) patch({ captcha: { ...captcha, ...part } });
  };
  const countRequest = () => patch({ captchaRequests: $state.get().captchaRequests + 1 });

  function showPicture(
    target: CodeTarget,
    typed = '',
    isOptional = captchaFor($state.get(), target)?.isOptional ?? false,
  ) {
    patch({
      captcha: {
        contact: contactKey(target),
        picture: session.captchaUrl(),
        question: undefined,
        typed,
        isOptional,
        isDue: false,
      },
    });
    void session.hasCaptchaQuestion().then((hasQuestion) => patch({ hasQuestion }));
  }

  async function showQuestion(typed = '') {
    const question = await session.captchaQuestion();
    change({ question, typed, isDue: false });
  }

  return {
    change,
    countRequest,
    showPicture,
    showQuestion,
    /** After a refusal: replaces the picture or question and keeps the typed characters, so that they can be compared. */
    async askAgain(target: CodeTarget, isOptional: boolean) {
      const before = captchaFor($state.get(), target);
      const typed = before?.typed ?? '';
      const showNext = () => showPicture(target, typed, isOptional);
      if (before?.question === undefined) showNext();
      else await showQuestion(typed).catch(showNext);
      countRequest();
    },
  };
}
