import type { CodeCalls } from './code-calls.ts';
import {
  type CodeCaptcha,
  type CodeTarget,
  captchaFor,
  contactKey,
} from './verification-code-view.ts';
import type { CodeState } from './verification-state.ts';

/** The captchas of a verification code. */
export type CaptchaField = ReturnType<typeof createCaptchaField>;

/** Loads the captchas of a verification code: pictures, and questions in their place. */
export function createCaptchaField(
  { $state, patch }: CodeState,
  session: Pick<CodeCalls, 'captchaUrl' | 'captchaQuestion' | 'hasCaptchaQuestion'>,
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
