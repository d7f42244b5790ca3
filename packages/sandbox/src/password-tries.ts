import type { Account, Call } from './call.ts';
import { contactsOf } from './contacts.ts';
import { matchesPassword } from './passwords.ts';
import { Refusal } from './refusals.ts';

const MINUTE_MS = 60_000;
const LOCK_MS = 15 * MINUTE_MS;
const WRONG_PASSWORDS = 8;
/** Hashed for nobody, so that an unknown account takes as long as a wrong password. */
const NOBODY = `${'00'.repeat(16)}.${'00'.repeat(32)}`;

interface Tries {
  readonly wrong: number;
  readonly wrong_at: number;
}

/** Refused after too many tries, whether or not anybody has this name: the lock must not tell who buys here. */
function allowTry({ db, now }: Call, name: string): void {
  const past = db.get<Tries>('SELECT wrong, wrong_at FROM password_try WHERE name = ?', name);
  if (!past || past.wrong < WRONG_PASSWORDS || past.wrong_at + LOCK_MS <= now) return;
  const minutes = Math.ceil((past.wrong_at + LOCK_MS - now) / MINUTE_MS);
  throw new Refusal('tooManyTries', { minutes });
}

function countTry({ db, now }: Call, name: string): void {
  db.run('DELETE FROM password_try WHERE wrong_at <= ?', now - LOCK_MS);
  db.run(
    `INSERT INTO password_try VALUES (?, 1, ?)
     ON CONFLICT DO UPDATE SET wrong = wrong + 1, wrong_at = excluded.wrong_at`,
    name,
    now,
  );
}

/**
 * Whether the password is this account's, which goes by `name`; undefined for an account that there is not.
 * A try counts before it is looked into: hashing takes a while, in which many more may come.
 */
export async function tryPassword(
  call: Call,
  { name, account, password }: { name: string; account: Account | undefined; password: string },
): Promise<boolean> {
  allowTry(call, name);
  countTry(call, name);
  const isRight = await matchesPassword(password, account?.password ?? NOBODY);
  if (isRight) call.db.run('DELETE FROM password_try WHERE name = ?', name);
  return account !== undefined && isRight;
}

/** Whoever has signed in or set a password anew begins afresh, by each of their contacts. */
export function forgetTries({ db }: Call, account: Account): void {
  for (const name of contactsOf(account)) db.run('DELETE FROM password_try WHERE name = ?', name);
}
