import { cashier, payPassword } from '@clinicart/sdk/contract';
import { type Account, accountOf, type Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { serve } from '../../http/route.ts';
import { contactsOf, readContact } from '../account/contacts.ts';
import { checkCode, isUsedCode, markCodeUsed } from '../account/verification-codes.ts';
import { checkThrottle, clearAttempts, countAttempt } from '../session/login-throttle.ts';
import { hashPassword, matchesPassword } from '../session/password-hash.ts';

const TRIES = 5;
/** How long a proof holds for the balance's part of a mixed payment. */
const CHECK_VALID_MS = 10 * 60_000;

/** Under this name its wrong tries are counted; no contact can be called so. */
const tryName = ({ id }: Account) => `payment password of ${id}`;

const storedHash = ({ db }: Call, { id }: Account): string | undefined =>
  db.get<{ hash: string }>('SELECT hash FROM pay_password WHERE account_id = ?', id)?.hash;

/**
 * Refuses a payment password that is not this account's; locked for a while after five. A try counts before it is
 * looked into: hashing takes a moment, in which many more may come.
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

/** Whether this session has proved the payment password a short while ago. */
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
    // A second try after a lost answer: it is done.
    const isDone = async () =>
      isUsedCode(call, wanted) &&
      (await matchesPassword(input.password, storedHash(call, account) ?? ''));
    if (await isDone()) return null;
    checkCode(call, wanted);
    const hash = await hashPassword(input.password);
    // Held again: while the password was hashed, the code may have been used up, perhaps by the same request.
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
      // What was proved with the password before is over, and so are its wrong tries.
      db.run('DELETE FROM pay_proof WHERE account_id = ?', account.id);
      clearAttempts(call, tryName(account));
    });
    return null;
  }),
];
