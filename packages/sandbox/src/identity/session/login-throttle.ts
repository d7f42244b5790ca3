import type { Account, Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { contactsOf } from '../account/contacts.ts';
import { matchesPassword } from './password-hash.ts';

const MINUTE_MS = 60_000;
const LOCK_MS = 15 * MINUTE_MS;
const WRONG_PASSWORDS = 8;
/** Hashed for nobody, so that an unknown account takes as long as a wrong password. */
const DUMMY_HASH = `${'00'.repeat(16)}.${'00'.repeat(32)}`;

interface Attempts {
  readonly wrong: number;
  readonly wrong_at: number;
}

/** Refused after too many tries, whether or not anybody has this name: the lock must not tell who buys here. */
export function checkThrottle(
  { db, now }: Call,
  name: string,
  most: number,
  reason: 'tooManyTries' | 'payPasswordLocked',
): void {
  const past = db.get<Attempts>('SELECT wrong, wrong_at FROM password_try WHERE name = ?', name);
  if (!past || past.wrong < most || past.wrong_at + LOCK_MS <= now) return;
  const minutes = Math.ceil((past.wrong_at + LOCK_MS - now) / MINUTE_MS);
  throw new Refusal(reason, { minutes });
}

/** Counts a try, and answers how many there were. */
export function countAttempt({ db, now }: Call, name: string): number {
  db.run('DELETE FROM password_try WHERE wrong_at <= ?', now - LOCK_MS);
  db.run(
    `INSERT INTO password_try VALUES (?, 1, ?)
     ON CONFLICT DO UPDATE SET wrong = wrong + 1, wrong_at = excluded.wrong_at`,
    name,
    now,
  );
  return (
    db.get<Attempts>('SELECT wrong, wrong_at FROM password_try WHERE name = ?', name)?.wrong ?? 0
  );
}

export const clearAttempts = ({ db }: Call, name: string): void => {
  db.run('DELETE FROM password_try WHERE name = ?', name);
};

/**
 * Whether the password is this account's, which goes by `name`; undefined for an account that there is not.
 * A try counts before it is looked into: hashing takes a while, in which many more may come.
 */
export async function verifyPassword(
  call: Call,
  { name, account, password }: { name: string; account: Account | undefined; password: string },
): Promise<boolean> {
  checkThrottle(call, name, WRONG_PASSWORDS, 'tooManyTries');
  countAttempt(call, name);
  const isRight = await matchesPassword(password, account?.password ?? DUMMY_HASH);
  if (isRight) clearAttempts(call, name);
  return account !== undefined && isRight;
}

/** Whoever has signed in or set a password anew begins afresh, by each of their contacts. */
export function clearAccountAttempts(call: Call, account: Account): void {
  for (const name of contactsOf(account)) clearAttempts(call, name);
}
