import type { Account, Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { contactsOf } from '../account/contacts.ts';
import { matchesPassword } from './password-hash.ts';

const MINUTE_MS = 60_000;
const LOCK_MS = 15 * MINUTE_MS;
const WRONG_PASSWORDS = 8;
/** Verified for unknown accounts, so that they take as long as a wrong password. */
const DUMMY_HASH = `${'00'.repeat(16)}.${'00'.repeat(32)}`;

interface Attempts {
  readonly wrong: number;
  readonly wrong_at: number;
}

/** Refuses after too many attempts, also for unknown names, so that the lock reveals no customers. */
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

/** Counts an attempt and returns the number of attempts. */
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
 * Verifies the password of an account, throttled by `name`; `account` is undefined for an unknown one. Counts an
 * attempt before hashing, so that concurrent attempts count too.
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

/** Clears the attempts of all contacts of an account, after a sign-in or a password reset. */
export function clearAccountAttempts(call: Call, account: Account): void {
  for (const name of contactsOf(account)) clearAttempts(call, name);
}
