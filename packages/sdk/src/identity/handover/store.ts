import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import { PARTNER_KEY } from '../../base/values/partner-id.ts';
import { logout } from '../session/first-rows.ts';
import type { SessionStore } from '../session/store.ts';
import type { LoginAnswer } from '../session/types.ts';
import { createHandover, redeemHandover } from './contract.ts';
import { type Arrival, originOf } from './rules.ts';

/**
 * The outcome of an arrival: the session continues here; nothing changed; another account is logged in here, and the buyer
 * decides; or a member of the partner's page is a visitor here.
 */
export type Arrived = 'continued' | 'unchanged' | 'other-account' | 'log-in-once-more';

/** Hands a session from a partner's page over to the shop's site. */
export interface HandoverStore {
  /**
   * Returns a one-use code for pages of the origin `site`; undefined for a visitor, and where the server makes none.
   * @throws nothing: a buyer who leaves must not wait for an error.
   */
  makeCode(site: string): Promise<string | undefined>;
  /** Takes what a partner's page has handed over. `referrer` is `document.referrer`. */
  arrive(arrival: Arrival, referrer: string): Promise<Arrived>;
  /** Returns the question which account to use; undefined when there is none. */
  question(): Explanation<'other-account'> | undefined;
  /** Answers it: takes the account of the partner's page, or keeps the present one and ends the other session. */
  choose(account: 'here' | 'there'): void;
}

interface HandoverParts {
  readonly api: Api;
  readonly session: Pick<SessionStore, '$session' | 'sessionEpoch' | 'signOut'>;
  readonly tab: KeyValueStore;
  enter(this: void, answer: LoginAnswer): void;
}

/** A session that waits for the buyer's decision. */
interface Pending {
  readonly login: LoginAnswer;
  readonly from: string;
}

export function createHandoverStore({ api, session, tab, enter }: HandoverParts): HandoverStore {
  let pending: Pending | undefined;
  const isMember = () => session.$session.get().status === 'member';
  const end = ({ token }: LoginAnswer) =>
    void api.call(logout, null, { leaving: token }).catch(() => {});
  const unredeemed = (wasMember: boolean): Arrived =>
    wasMember && !isMember() ? 'log-in-once-more' : 'unchanged';

  async function redeem(code: string, from: string): Promise<Arrived> {
    const epoch = session.sessionEpoch();
    const { isSameAccount, login } = await api.call(redeemHandover, { code, from });
    if (isSameAccount) return 'unchanged';
    if (!login) return unredeemed(true);
    if (epoch !== session.sessionEpoch()) {
      // The buyer has logged in here meanwhile.
      end(login);
      return 'unchanged';
    }
    if (!isMember()) {
      enter(login);
      return 'continued';
    }
    pending = { login, from: new URL(from).host };
    return 'other-account';
  }

  return {
    async makeCode(site) {
      if (!isMember()) return undefined;
      try {
        return await api.call(createHandover, { site }, { passive: true });
      } catch {
        return undefined;
      }
    },
    async arrive({ code, wasMember = false, partner }, referrer) {
      if (partner) tab.set(PARTNER_KEY, partner);
      const from = originOf(referrer);
      if (!code || !from) return unredeemed(wasMember || code !== undefined);
      try {
        return await redeem(code, from);
      } catch (error) {
        if (!isShopError(error)) throw error;
        return unredeemed(true);
      }
    },
    question() {
      const here = session.$session.get();
      if (!pending || here.status !== 'member') return undefined;
      const { login, from } = pending;
      return explain('other-account', { here: here.userName, there: login.userName, from });
    },
    choose(account) {
      const chosen = pending?.login;
      pending = undefined;
      if (!chosen) return;
      if (account === 'here') return end(chosen);
      session.signOut();
      enter(chosen);
    },
  };
}
