import type { Account, Call } from './call.ts';
import { matchesPassword } from './passwords.ts';
import { Refusal } from './refusals.ts';

const MINUTE_MS = 60_000;
const LOCK_MS = 15 * MINUTE_MS;
const WRONG_PASSWORDS = 8;
/** Hashed for nobody, so that an unknown account takes as long as a wrong password. */
const NOBODY = `${'00'.repeat(16)}.${'00'.repeat(32)}`;

/** Whether the password is this account's; refused after too many that were not. */
export async function tryPassword(
  { db, now }: Call,
  account: Account | undefined,
  password: string,
): Promise<boolean> {
  if (account && account.failures >= WRONG_PASSWORDS && account.failed_at + LOCK_MS > now) {
    const minutes = Math.ceil((account.failed_at + LOCK_MS - now) / MINUTE_MS);
    throw new Refusal('tooManyTries', { minutes });
  }
  const isRight = await matchesPassword(password, account?.password ?? NOBODY);
  if (account && !isRight)
    db.run(
      `UPDATE account SET failures = CASE WHEN failed_at + ? > ? THEN failures + 1 ELSE 1 END, failed_at = ?
       WHERE id = ?`,
      ...[LOCK_MS, now, now, account.id],
    );
  return isRight;
}
