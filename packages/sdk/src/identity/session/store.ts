import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { Api } from '../../base/http/client.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { TabChannel } from '../../base/platform/tab-channel.ts';
import { createDraft } from '../../base/storage/draft.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import type { PersonalDrafts } from '../../base/storage/user-drafts.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { MessageTable } from '../../language/messages.ts';
import { type AfterLogin, createAfterLogin } from './after-login.ts';
import type { CaptchaCipher } from './captcha-encryption.ts';
import type { CaptchaReason, CodeCalls } from './code-calls.ts';
import type { ContactFields } from './contact.ts';
import { logout } from './first-rows.ts';
import { createLoginDialog, type LoginRequest } from './login-dialog.ts';
import { createLoginMemory } from './login-memory.ts';
import type { LoginForm } from './rules.ts';
import { createSignIn } from './sign-in.ts';
import { createSessionEpoch, ownerOf, type TokenKeeper } from './token.ts';
import type { LoginAnswer } from './types.ts';

export type { LoginRequest } from './login-dialog.ts';

/** Who is here. The token is not part of it and never leaves the SDK. */
export type Session =
  | { readonly status: 'visitor' }
  | {
      readonly status: 'member';
      readonly userName: string;
      readonly avatar: string | undefined;
      readonly roles: readonly string[];
    };

const VISITOR: Session = { status: 'visitor' };
/** A token alone makes a member; the name comes with the account. */
const NAMELESS = { userName: '', avatar: undefined, roles: [] };
const storedUser = z.object({
  userName: z.string(),
  avatar: z.optional(z.string()),
  roles: z.array(z.string()),
});

/** The login of this browser: who is here, the login dialog, and the codes. Spec: 1§4 */
export interface SessionStore extends CodeCalls {
  /** The visitor or the member; other tabs follow. */
  readonly $session: ReadableAtom<Session>;
  /** Set while the login dialog should be open. */
  readonly $loginRequest: ReadableAtom<LoginRequest | undefined>;
  /** Opens the login dialog; resolves with true once logged in, with false when it was closed. */
  requestLogin(request?: Partial<LoginRequest>): Promise<boolean>;
  /** Closes the login dialog; `requestLogin` resolves with false. */
  dismissLogin(): void;
  /** Opens the login dialog for a visitor, then runs the action. */
  readonly afterLogin: AfterLogin;
  /** Logs in with a form that `checkLogin` finds complete. Rejects with a ShopError. Spec: 1§4, 1§7 */
  signIn(form: LoginForm): Promise<void>;
  /** Logs out in this browser at once, and tells the server, where it has such a call. */
  signOut(): void;
  /**
   * Counts how often input was removed here: the member logged out in this tab, or another account logged in. A session
   * that expires is not counted, since its owner is still typing. Spec: 1§4
   */
  readonly $forgotten: ReadableAtom<number>;
  /** Returns the contact typed in this tab, for the login or a forgotten password; undefined after the login. */
  typedContact(): ContactFields | undefined;
  /** Keeps the typed contact for this tab until the login. */
  keepContact(fields: ContactFields): void;
  /** Leaves a sentence for the login dialog, which the next page opens with it; it is taken once. */
  leaveNotice(notice: Explanation): void;
  /** Returns the sentence left by the previous page and removes it; undefined for none. */
  takeNotice(): Explanation | undefined;
  /** Changes the name or the picture of the member; other tabs follow. Spec: 1§3 */
  rename(user: { readonly userName: string; readonly avatar: string | undefined }): void;
  /** Returns a text that changes with every login in this page; '' for a visitor. */
  sessionEpoch(): string;
  /**
   * Returns a text that is the same in every page and tab of one login and differs for the next; '' for a visitor. It
   * does not reveal the token.
   */
  owner(): string;
  /** Reads the storage again, as when another tab has logged in or out. */
  refresh(): void;
}

/** The session with the methods that only the shop itself uses. */
export interface OwnSession extends SessionStore {
  /** Ends the session of a token that the server refused. */
  end(token: string): void;
  /** Starts a session from the answer to a login or a registration. */
  enter(answer: LoginAnswer): void;
}

interface SessionOptions {
  readonly api: Api;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** Keeps which account each login is of. */
  readonly settings: KeyValueStore;
  /** Keeps when codes were sent, so that the pause survives a reload. */
  readonly tab: KeyValueStore;
  readonly drafts: PersonalDrafts;
  readonly channel: TabChannel;
  /** Asked for at the first code, since Node loads its crypto when it is first named. */
  crypto(this: void): typeof globalThis.crypto;
  readonly captchaCipher: CaptchaCipher | undefined;
  readonly captchaKey: string | undefined;
  readonly token: TokenKeeper;
  onCartCount(count: number | undefined): void;
  say(this: void, why: Explanation<CaptchaReason>): string;
  /** Registers sentences with the shop. */
  learn(this: void, table: MessageTable): void;
}

export function createSession(options: SessionOptions): OwnSession {
  const { api, storage, channel, token, drafts } = options;
  const user = createDraft(storage, 'user', storedUser);
  const memory = createLoginMemory(options.tab, drafts);
  const sessionEpoch = createSessionEpoch(token);
  const signIn = createSignIn({ ...options, memory, enter });
  const $session = atom<Session>(readStored());
  const $forgotten = atom(0);
  const dialog = createLoginDialog(() => $session.get().status === 'member');
  let shownEpoch = sessionEpoch();

  function readStored(): Session {
    if (token.get() === undefined) return VISITOR;
    const { userName, avatar, roles } = user.load() ?? NAMELESS;
    return { status: 'member', userName, avatar, roles };
  }

  const countForgotten = () => $forgotten.set($forgotten.get() + 1);

  /** Gives the drafts of this tab to a member, or removes those of another; before anything is shown to them. */
  function claimDrafts(next: Session, contact?: string) {
    if (next.status !== 'member') return;
    if (drafts.enter({ name: next.userName, contact })) countForgotten();
  }

  function show(next: Session, contact?: string) {
    const epoch = sessionEpoch();
    if (shownEpoch !== epoch) claimDrafts(next, contact);
    else if (next.status === 'member') drafts.rename(next.userName);
    shownEpoch = epoch;
    $session.set(next);
  }

  function refresh() {
    const next = readStored();
    // Two people may have the same name.
    if (shownEpoch !== sessionEpoch() || JSON.stringify(next) !== JSON.stringify($session.get()))
      show(next);
    if (next.status === 'member') dialog.close(true);
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
    user.keep({ userName, avatar, roles: [...roles] });
    options.onCartCount(answer.cartCount);
    show({ status: 'member', userName, avatar, roles }, contact);
    memory.forgetContact();
    channel.post('session');
    dialog.close(true);
  }

  claimDrafts($session.get());
  channel.listen((signal) => {
    if (signal === 'session') refresh();
  });

  return {
    ...signIn,
    $session,
    $loginRequest: dialog.$loginRequest,
    requestLogin: dialog.request,
    dismissLogin: () => dialog.close(false),
    afterLogin: createAfterLogin(dialog.request),
    signOut() {
      const leaving = token.get();
      // The person does not wait for the server: the token is forgotten even if the call fails.
      if (leaving !== undefined) api.call(logout, null, { leaving }).catch(() => {});
      forget();
      drafts.clear();
      countForgotten();
    },
    $forgotten,
    typedContact: memory.typedContact,
    keepContact: memory.keepContact,
    leaveNotice: memory.leaveNotice,
    takeNotice: memory.takeNotice,
    rename({ userName, avatar }) {
      const session = $session.get();
      if (session.status !== 'member') return;
      const { roles } = session;
      user.keep({ userName, avatar, roles: [...roles] });
      show({ status: 'member', userName, avatar, roles });
      channel.post('session');
    },
    sessionEpoch,
    owner: () => ownerOf(token),
    refresh,
    end(refused) {
      // A late answer to an old token must not end a new session.
      if (token.get() === refused) forget();
    },
    enter: (answer) => enter(answer),
  };
}
