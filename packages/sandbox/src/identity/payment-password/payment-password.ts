import { cashier, payPassword } from '@clinicart/sdk/contract';
import { type Account, accountOf, type Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { serve } from '../../http/route.ts';
import { contactsOf, readContact } from '../account/contacts.ts';
import { checkCode, isUsedCode, markCodeUsed } from '../account/verification-codes.ts';
import { checkThrottle, clearAttempts, countAttempt } from '../session/login-throttle.ts';
import { hashPassword, matchesPassword } from '../session/password-hash.ts';

const TRIES = 5;
/** Validity of a password check for a mixed payment. */
const CHECK_VALID_MS = 10 * 60_000;

/** Throttle key; it cannot collide with a contact. */
const tryName = ({ id }: Account) => `payment password of ${id}`;

const storedHash = ({ db }: Call, { id }: Account): string | undefined =>
  db.get<{ hash: string }>('SELECT hash FROM pay_password WHERE account_id = ?', id)?.hash;

/**
 * Refuses a wrong payment password; locks after five attempts. Counts an attempt before hashing, so that concurrent
 * attempts count too.
 */
export async function checkPayPassword(call: Call, password: string): Promise<void> {
  const account = accountOf(call);
  const name = tryName(account);
  const hash = storedHash(call, account);
  if (hash === undefined) throw new Refusal('noPayPassword');
  checkThrottle(call, name, TRIES, 'payPasswordLocked');
  const left = TRIES - countAttempt(call, name);
  if (await matchesPassword(password, hash)) {
    clearAttempts(call, name);
    return;
  }
  if (left > 0) throw new Refusal('wrongPayPassword', { left });
  checkThrottle(call, name, TRIES, 'payPasswordLocked');
}

/** Whether this session has a valid payment password check. */
export const hasPaymentPasswordCheck = ({ db, now, session }: Call): boolean =>
  db.get('SELECT 1 FROM pay_proof WHERE session = ? AND at > ?', session, now - CHECK_VALID_MS) !==
  undefined;

export const payPasswordRoutes = [
  serve(cashier.validatePayPassword, async ({ payPwd }, call) => {
    await checkPayPassword(call, payPwd);
    const { db, now, session } = call;
    db.run('DELETE FROM pay_proof WHERE at <= ?', now - CHECK_VALID_MS);
    db.run(
      `INSERT INTO pay_proof (session, account_id, at)
        VALUES (:session, :account_id, :at)
        ON CONFLICT DO UPDATE
        SET at = excluded.at`,
      { session, account_id: accountOf(call).id, at: now },
    );
    return null;
  }),

  serve(payPassword.setPayPassword, async (input, call) => {
    const account = accountOf(call);
    if (input.password !== input.confirmPassword) throw new Refusal('passwordsDiffer');
    const contact = readContact(input);
    if (!contactsOf(account).includes(contact)) throw new Refusal('wrongCode');
    const wanted = { contact, purpose: input.type, code: input.phoneCaptcha };
    // A retry after a lost answer: the password is set.
    const isDone = async () =>
      isUsedCode(call, wanted) &&
      (await matchesPassword(input.password, storedHash(call, account) ?? ''));
    if (await isDone()) return null;
    checkCode(call, wanted);
    const hash = await hashPassword(input.password);
    // Checked again: the code may have been used while the password was hashed, perhaps by the same request.
    if (await isDone()) return null;
    const codeId = checkCode(call, wanted);
    const { db } = call;
    db.transaction(() => {
      markCodeUsed(call, codeId);
      db.run(
        'INSERT INTO pay_password VALUES (?, ?) ON CONFLICT DO UPDATE SET hash = excluded.hash',
        account.id,
        hash,
      );
      db.run('UPDATE account SET has_pay_password = 1 WHERE id = ?', account.id);
      // Checks and wrong attempts of the old password end with it.
      db.run('DELETE FROM pay_proof WHERE account_id = ?', account.id);
      clearAttempts(call, tryName(account));
    });
    return null;
  }),
];
