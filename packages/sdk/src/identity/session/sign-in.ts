import type { Clock } from '../../base/platform/clock.ts';
import type { MessageTable } from '../../language/messages.ts';
import type { CodeCalls, LateSignIn, SignInContext } from './code-calls.ts';
import { captchaPicture } from './first-rows.ts';
import { resendWait } from './resend-wait.ts';

interface SignInOptions extends Omit<SignInContext, 'nonce'> {
  /** Registers sentences with the shop. */
  learn(this: void, table: MessageTable): void;
}

/** The calls of the login. Their code and their sentences load at the first of them: most pages show no login. */
export function createSignIn({ learn, ...context }: SignInOptions): CodeCalls & LateSignIn {
  const { api, clock, memory } = context;
  const nonce = createNonce(clock);
  let late: LateSignIn | undefined;
  async function calls(): Promise<LateSignIn> {
    const [{ createLateSignIn }, { signInMessages }] = await api.part(() =>
      Promise.all([import('./code-calls.ts'), import('./sign-in-messages.ts')]),
    );
    if (!late) learn(signInMessages);
    late ??= createLateSignIn({ ...context, nonce });
    return late;
  }
  return {
    sendCode: async (request) => (await calls()).sendCode(request),
    verifyCode: async (check) => (await calls()).verifyCode(check),
    resendWait: (contact, purpose) => resendWait(memory.codeSentAt(contact, purpose), clock.now()),
    captchaUrl: () => `${api.url(captchaPicture)}?${new URLSearchParams({ t: nonce() })}`,
    captchaPicture: async () => (await calls()).captchaPicture(),
    captchaQuestion: async () => (await calls()).captchaQuestion(),
    hasCaptchaQuestion: async () => (await calls()).hasCaptchaQuestion(),
    signIn: async (form) => (await calls()).signIn(form),
  };
}

/** Makes an address unique: the time, moved on when two are made in one millisecond. */
function createNonce(clock: Pick<Clock, 'now'>): () => string {
  let last = 0;
  return () => {
    last = Math.max(clock.now(), last + 1);
    return String(last);
  };
}
