import { session } from '@clinicart/sdk/contract';
import { countLines } from '../../cart/cart.ts';
import type { Db } from '../../db/db.ts';
import type { Account, Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { serve } from '../../http/route.ts';
import { contactOf, findByContact } from '../account/contacts.ts';
import { avatarUrl } from '../account/uploads.ts';
import { checkCode, markCodeUsed } from '../account/verification-codes.ts';
import { areaCodeList } from '../address/regions.ts';
import { clearAccountAttempts, verifyPassword } from './login-throttle.ts';
import { hashToken, newToken } from './password-hash.ts';

const MINUTE_MS = 60_000;
const SESSION_MS = 30 * 24 * 60 * MINUTE_MS;

export const readAccount = (db: Db, id: number) =>
  db.get<Account>('SELECT * FROM account WHERE id = ?', id);

/** Finds the account of a token; 'ended' for an expired one. */
export function accountByToken(db: Db, token: string, now: number): Account | 'unknown' | 'ended' {
  const row = db.get<{ account_id: number; expires_at: number }>(
    'SELECT account_id, expires_at FROM session WHERE token_hash = ?',
    hashToken(token),
  );
  if (!row) return 'unknown';
  if (row.expires_at <= now) return 'ended';
  return readAccount(db, row.account_id) ?? 'unknown';
}

/** Reads the contact of a login: an e-mail address has an @, a phone its area code. Spec: 1§4 */
function loginContact(who: { userName: string; areaCode?: string | undefined }): string {
  const name = who.userName.trim();
  if (name.includes('@')) return contactOf({ email: name });
  return contactOf({ phone: name, areaCode: who.areaCode });
}

/** Ends every session of an account, as their expiry would (1323). */
export const endSessions = ({ db, now }: Call, accountId: number): void => {
  db.run('UPDATE session SET expires_at = min(expires_at, ?) WHERE account_id = ?', now, accountId);
};

/** Opens a session and returns the client's data. Spec: 1§4 */
export function signIn(call: Call, account: Account) {
  const { db, now } = call;
  const token = newToken();
  db.transaction(() => {
    clearAccountAttempts(call, account);
    // Expired sessions are kept for a while: 1323 says more than 1300.
    db.run('DELETE FROM session WHERE expires_at < ?', now - SESSION_MS);
    db.insert('session', {
      token_hash: hashToken(token),
      account_id: account.id,
      expires_at: now + SESSION_MS,
    });
  });
  return {
    token,
    cartAmount: countLines(db, account.id),
    avatar: avatarUrl(call, account),
    roles: account.roles,
    userName: account.name,
    email: account.email ?? '',
  };
}

export const sessionRoutes = [
  serve(session.login, async (input, call) => {
    const name = loginContact(input);
    const id = findByContact(call.db, name);
    const account = id === undefined ? undefined : readAccount(call.db, id);
    const isRight = await verifyPassword(call, { name, account, password: input.password });
    if (account && isRight) return signIn(call, account);
    throw new Refusal('wrongPassword');
  }),

  serve(session.loginByCode, (input, call) => {
    const contact = loginContact(input);
    markCodeUsed(call, checkCode(call, { contact, purpose: 'login', code: input.code }));
    const id = findByContact(call.db, contact);
    const account = id === undefined ? undefined : readAccount(call.db, id);
    // The holder of the code owns the contact, so the answer reveals nothing to others.
    if (!account) throw new Refusal('noAccount');
    return signIn(call, account);
  }),

  serve(session.logout, (_, { db, now, session: hash }) => {
    db.run('UPDATE session SET expires_at = min(expires_at, ?) WHERE token_hash = ?', now, hash);
    return null;
  }),

  serve(session.areaCodes, (_, { language }) =>
    areaCodeList.map(([code, zh, en]) => ({ code, name: language === 'zh' ? zh : en })),
  ),
];
