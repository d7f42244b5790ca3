import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { Api } from '../../base/http/client.ts';
import { isShopError, lacksCall, ShopError, type ShopErrorKind } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { TabChannel } from '../../base/platform/tab-channel.ts';
import { createDraft } from '../../base/storage/draft.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import type { PersonalDrafts } from '../../base/storage/user-drafts.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import { hash32 } from '../../base/values/hash32.ts';
import { type AfterLogin, createAfterLogin } from './after-login.ts';
import { type CaptchaCipher, type CodeRequest, sealCodeRequest } from './captcha-encryption.ts';
import { type ContactFields, contactOf } from './contact-rules.ts';
import {
  type CodePurpose,
  type Contact,
  captchaPicture,
  captchaQuestion,
  cipherKey,
  login,
  loginByCode,
  logout,
  sendCode,
  verifyCode,
} from './contract.ts';
import { createLoginMemory } from './login-memory.ts';
import { identityOf, type LoginForm, resendWait } from './rules.ts';
import type { LoginAnswer } from './types.ts';

/** Who is here. The token is not part of it and never leaves the SDK. */
export type Session =
  | { readonly status: 'visitor' }
  | {
      readonly status: 'member';
      readonly userName: string;
      readonly avatar: string | undefined;
      readonly roles: readonly string[];
    };

/** A wish to sign in. `required` has no close button. Spec: 1§6 */
export interface LoginRequest {
  readonly required: boolean;
  /** What has led here and is to be said, such as that a password was set. */
  readonly notice?: Explanation;
}

const NAMELESS = { userName: '', avatar: undefined, roles: [] };
const VISITOR: Session = { status: 'visitor' };
const storedUser = z.object({
  userName: z.string(),
  avatar: z.optional(z.string()),
  roles: z.readonly(z.array(z.string())),
});

export interface SessionStore {
  readonly $session: ReadableAtom<Session>;
  /** Set while the login dialog should be open. */
  readonly $loginRequest: ReadableAtom<LoginRequest | undefined>;
  /** Asks for the login dialog; resolves true once signed in, false when it was closed. */
  requestLogin(request?: Partial<LoginRequest>): Promise<boolean>;
  dismissLogin(): void;
  readonly afterLogin: AfterLogin;
  /** Signs in with a checked form. Rejects with a ShopError. Spec: 1§4, 1§7 */
  signIn(form: LoginForm): Promise<void>;
  /** Forgets who was here, at once, and tells the server, where it has such a call. */
  signOut(): void;
  /**
   * How often what was typed here was taken away: somebody has signed out in this tab, or somebody else has
   * come. A session that merely ended is not counted, since its owner is still there and typing. Spec: 1§4
   */
  readonly $forgotten: ReadableAtom<number>;
  /** Sends a code; the pause before the next is kept by contact and purpose. */
  sendCode(request: { purpose: CodePurpose; contact: Contact; captcha?: string }): Promise<void>;
  verifyCode(check: { purpose: CodePurpose; contact: Contact; code: string }): Promise<void>;
  /** Seconds until a code for this may be sent again to this contact. */
  resendWait(contact: Contact, purpose: CodePurpose): number;
  /** Who this tab's person said they are, in the login dialog or for a forgotten password; until they are in. */
  typedContact(): ContactFields | undefined;
  keepContact(fields: ContactFields): void;
  /** Leaves a sentence for the login dialog of the page that comes next; it is taken once. */
  leaveNotice(notice: Explanation): void;
  takeNotice(): Explanation | undefined;
  /**
   * A new address of the captcha picture, for an `<img>`: a page's policy may forbid `blob:`. Each
   * asks the server for another picture. Spec: 1§7
   */
  captchaUrl(): string;
  captchaPicture(): Promise<Blob>;
  /** A question in words, for whoever cannot see the picture; its answer is sent as the captcha. */
  captchaQuestion(): Promise<string>;
  /** Whether the server has such questions: the documents name only the picture. Asked once. Spec: 1§7 */
  hasCaptchaQuestion(): Promise<boolean>;
  /** The name or the picture of whoever is signed in is another now; other tabs follow. Spec: 1§3 */
  rename(user: { readonly userName: string; readonly avatar: string | undefined }): void;
  /** Tells one sign-in from the next, and says nothing else about either; '' for a visitor. */
  sessionEpoch(): string;
  /**
   * The same in every page and tab of one sign-in, another for the next, '' for a visitor. Nobody reads the token from
   * it.
   */
  owner(): string;
  /** Looks again at what is stored, as when another tab has signed in or out. */
  refresh(): void;
}

/** Why no code can be sent. */
type CaptchaReason = 'no-captcha-key' | 'unfit-captcha-key' | 'encryption-missing';

interface SessionOptions {
  readonly api: Api;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** Keeps when codes were sent, so that the pause survives a reload. */
  readonly tab: KeyValueStore;
  readonly drafts: PersonalDrafts;
  readonly channel: TabChannel;
  readonly crypto: Crypto;
  readonly captchaCipher: CaptchaCipher | undefined;
  readonly captchaKey: string | undefined;
  readonly token: TokenKeeper;
  onCartCount(count: number | undefined): void;
  say(this: void, why: Explanation<CaptchaReason>): string;
}

/** The token, read from storage at each use so that tabs agree. Spec: 1§3 */
export interface TokenKeeper {
  get(): string | undefined;
  set(token: string): void;
  remove(): void;
}

export function createTokenKeeper(storage: KeyValueStore): TokenKeeper {
  return {
    get: () => storage.get('token') || undefined,
    set: (token) => storage.set('token', token),
    remove: () => storage.remove('token'),
  };
}

export function createSession(
  options: SessionOptions,
): SessionStore & { end(token: string): void; enter(answer: LoginAnswer): void } {
  const { api, storage, channel, token, drafts } = options;
  const user = createDraft(storage, 'user', storedUser);
  const $session = atom<Session>(readStored());
  const $loginRequest = atom<LoginRequest | undefined>();
  const $forgotten = atom(0);
  const sayForgotten = () => $forgotten.set($forgotten.get() + 1);
  const forgetPerson = () => {
    drafts.clear();
    sayForgotten();
  };
  const memory = createLoginMemory(options.tab, drafts);
  let lastNonce = 0;
  let asksInWords: Promise<boolean> | undefined;
  let settle: ((signedIn: boolean) => void)[] = [];

  let known: string | undefined;
  let signIns = 0;
  function sessionEpoch(): string {
    const now = token.get();
    if (now !== known) signIns += 1;
    known = now;
    return now === undefined ? '' : String(signIns);
  }

  function owner(): string {
    const now = token.get();
    return now === undefined ? '' : hash32(now);
  }

  function readStored(): Session {
    if (token.get() === undefined) return VISITOR;
    // A token alone makes a member; the name comes with the account.
    const { userName, avatar, roles } = user.load() ?? NAMELESS;
    return { status: 'member', userName, avatar, roles };
  }

  /** Before anything is shown to whoever comes. */
  function claim(next: Session, contact?: string) {
    if (next.status === 'member' && drafts.enter({ name: next.userName, contact })) sayForgotten();
  }

  let shown = sessionEpoch();
  claim($session.get());
  function show(next: Session, contact?: string) {
    const now = sessionEpoch();
    if (shown !== now) claim(next, contact);
    else if (next.status === 'member') drafts.rename(next.userName);
    shown = now;
    $session.set(next);
  }

  function refresh() {
    const next = readStored();
    // Two people may go by one name.
    if (shown !== sessionEpoch() || JSON.stringify(next) !== JSON.stringify($session.get()))
      show(next);
    if (next.status === 'member') closeDialog(true);
  }

  function closeDialog(signedIn: boolean) {
    $loginRequest.set(undefined);
    const waiting = settle;
    settle = [];
    for (const resolve of waiting) resolve(signedIn);
  }

  function forget() {
    token.remove();
    user.keep(undefined);
    options.onCartCount(undefined);
    show(VISITOR);
    channel.post('session');
  }

  function enter(answer: LoginAnswer, contact?: string) {
    token.set(answer.token);
    const { userName, avatar, roles } = answer;
    user.keep({ userName, avatar, roles });
    options.onCartCount(answer.cartCount);
    show({ status: 'member', userName, avatar, roles }, contact);
    memory.forgetContact();
    channel.post('session');
    closeDialog(true);
  }

  channel.listen((signal) => {
    if (signal === 'session') refresh();
  });

  /** The time, moved on where two pictures are wanted in one millisecond. */
  function nonce(): string {
    lastNonce = Math.max(options.clock.now(), lastNonce + 1);
    return String(lastNonce);
  }

  async function publicKey(): Promise<string> {
    try {
      return options.captchaKey || (await api.call(cipherKey, null));
    } catch (error) {
      if (!lacksCall(error)) throw error;
      const { name: endpoint, path } = cipherKey;
      throw new ShopError('http', options.say(explain('no-captcha-key')), {
        ...{ endpoint, path },
        ...(isShopError(error) && error.status !== undefined ? { status: error.status } : {}),
      });
    }
  }

  async function seal(request: CodeRequest): Promise<string> {
    if (options.captchaCipher) return options.captchaCipher(request);
    const { name: endpoint, path } = cipherKey;
    const refuse = (kind: ShopErrorKind, reason: CaptchaReason) =>
      new ShopError(kind, options.say(explain(reason)), { endpoint, path });
    // Browsers encrypt on https and on one's own machine alone.
    const subtle: SubtleCrypto | undefined = options.crypto.subtle;
    if (!subtle) throw refuse('unsupported', 'encryption-missing');
    const key = await publicKey();
    try {
      return await sealCodeRequest(options.crypto, key, request);
    } catch {
      throw refuse('contract', 'unfit-captcha-key');
    }
  }

  function requestLogin({ required = false, notice }: Partial<LoginRequest> = {}) {
    if ($session.get().status === 'member') return Promise.resolve(true);
    const before = $loginRequest.get();
    $loginRequest.set({
      required: required || (before?.required ?? false),
      ...(notice ? { notice } : {}),
    });
    return new Promise<boolean>((resolve) => settle.push(resolve));
  }

  return {
    $session,
    $loginRequest,
    refresh,
    requestLogin,
    afterLogin: createAfterLogin(requestLogin),
    dismissLogin: () => closeDialog(false),
    async signIn(form) {
      const who = identityOf(form);
      enter(
        form.with === 'password'
          ? await api.call(login, { ...who, password: form.password })
          : await api.call(loginByCode, { ...who, code: form.code.trim() }),
        JSON.stringify(contactOf(form)),
      );
    },
    $forgotten,
    signOut() {
      const leaving = token.get();
      // Whoever leaves does not wait: without the call, or without a line, the token is forgotten all the same.
      if (leaving !== undefined) api.call(logout, null, { leaving }).catch(() => {});
      forget();
      forgetPerson();
    },
    rename({ userName, avatar }) {
      const session = $session.get();
      if (session.status !== 'member') return;
      const { roles } = session;
      user.keep({ userName, avatar, roles });
      show({ status: 'member', userName, avatar, roles });
      channel.post('session');
    },
    sessionEpoch,
    owner,
    enter: (answer) => enter(answer),
    end(refused) {
      // A late answer to an old token must not end a new session.
      if (token.get() === refused) forget();
    },
    async sendCode({ purpose, contact, captcha }) {
      const request = {
        email: 'email' in contact ? contact.email : '',
        phone: 'phone' in contact ? contact.phone : '',
        areaCode: 'phone' in contact ? contact.areaCode : '',
        type: purpose,
        needCaptcha: captcha !== undefined,
        captcha: captcha ?? '',
      };
      await api.call(sendCode, { cipher: await seal(request) });
      memory.noteCode(contact, purpose, options.clock.now());
    },
    async verifyCode(check) {
      await api.call(verifyCode, check);
    },
    resendWait: (contact, purpose) =>
      resendWait(memory.codeSentAt(contact, purpose), options.clock.now()),
    typedContact: memory.typedContact,
    keepContact: memory.keepContact,
    leaveNotice: memory.leaveNotice,
    takeNotice: memory.takeNotice,
    captchaUrl: () => `${api.url(captchaPicture)}?${new URLSearchParams({ t: nonce() })}`,
    captchaPicture: () => api.call(captchaPicture, nonce()) as Promise<Blob>,
    captchaQuestion: () => api.call(captchaQuestion, nonce()),
    hasCaptchaQuestion() {
      asksInWords ??= api.call(captchaQuestion, nonce()).then(
        () => true,
        (error: unknown) => {
          if (lacksCall(error)) return false;
          // Not heard: the next field looks again.
          asksInWords = undefined;
          return true;
        },
      );
      return asksInWords;
    },
  };
}
