import { openCodeRequest, session } from '@clinicart/sdk/contract';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { serve } from '../../http/route.ts';
import { consumeCaptcha } from '../session/captcha.ts';
import { cipherKeys } from '../session/captcha-keys.ts';
import { newCode } from '../session/password-hash.ts';
import { sign, timingSafeEquals } from '../session/signing-keys.ts';
import { contactOf, findByContact, readContact } from './contacts.ts';
import { hasIdentityCheck, recordIdentityCheck } from './identity-check.ts';
import { sendMessage } from './outbox.ts';

const MINUTE_MS = 60_000;
const VALID_MINUTES = 5;
/** Validity after the first check: filling in a clinic's form takes longer than five minutes. */
const CHECKED_VALID_MS = 30 * MINUTE_MS;
const RESEND_MS = MINUTE_MS;
const WRONG_TRIES = 5;
const HOUR_MS = 60 * MINUTE_MS;
/** Codes per hour without a captcha. */
const FREE_SENDS = 3;
const MOST_SENDS = 12;
/** Hourly limit for all contacts together, to bound the cost of SMS. */
const MOST_SENDS_OVERALL = 3000;

/** A code with its contact and purpose. */
export interface SentCode {
  readonly contact: string;
  readonly purpose: string;
  readonly code: string;
}

const hashOf = ({ db }: Call, { contact, purpose, code }: SentCode) =>
  sign(db, 'code', contact, purpose, code);

interface CodeRow {
  readonly id: number;
  readonly hash: string;
  readonly wrong: number;
  readonly used: number;
  readonly expires_at: number;
}

const lastSent = ({ db }: Call, { contact, purpose }: SentCode) =>
  db.get<CodeRow>(
    `SELECT id, hash, wrong, used, expires_at FROM code WHERE contact = ? AND purpose = ?
     ORDER BY sent_at DESC, id DESC LIMIT 1`,
    contact,
    purpose,
  );

/**
 * Checks a code against the last one sent and returns its id. A code expires after its fifth wrong attempt, after its
 * minutes and with its use. Call it outside a transaction, which would roll back the count of wrong attempts.
 */
export function checkCode(call: Call, wanted: SentCode): number {
  const { db, now } = call;
  const sent = lastSent(call, wanted);
  if (!sent) throw new Refusal('wrongCode');
  if (sent.wrong >= WRONG_TRIES || sent.expires_at <= now) throw new Refusal('codeExpired');
  if (!timingSafeEquals(sent.hash, hashOf(call, wanted))) {
    db.run('UPDATE code SET wrong = wrong + 1 WHERE id = ?', sent.id);
    throw new Refusal('wrongCode');
  }
  if (sent.used === 1) throw new Refusal('wrongCode');
  return sent.id;
}

/** Marks a checked code as used. */
export const markCodeUsed = ({ db }: Call, codeId: number): void => {
  db.run('UPDATE code SET used = 1 WHERE id = ?', codeId);
};

/** Whether the code is the one that was used last: a retry after a lost answer. */
export function isUsedCode(call: Call, wanted: SentCode): boolean {
  const sent = lastSent(call, wanted);
  return (
    sent?.used === 1 &&
    sent.wrong < WRONG_TRIES &&
    sent.expires_at > call.now &&
    timingSafeEquals(sent.hash, hashOf(call, wanted))
  );
}

/** Refuses to send too soon or too often. */
function allowSending({ db, now }: Call, contact: string, purpose: string): number {
  const past = db.get<{ last: number | null; hour: number }>(
    `SELECT max(sent_at) FILTER (WHERE purpose = :purpose) last, count(*) hour FROM code
     WHERE contact = :contact AND sent_at > :sent_at`,
    { purpose, contact, sent_at: now - HOUR_MS },
  );
  const wait = (past?.last ?? Number.NEGATIVE_INFINITY) + RESEND_MS - now;
  if (wait > 0) throw new Refusal('tooSoon', { seconds: Math.ceil(wait / 1000) });
  const overall = db.get<{ n: number }>(
    'SELECT count(*) n FROM code WHERE sent_at > ?',
    now - HOUR_MS,
  );
  const sent = past?.hour ?? 0;
  if (sent >= MOST_SENDS || (overall?.n ?? 0) >= MOST_SENDS_OVERALL)
    throw new Refusal('tooManyTries', { minutes: 60 });
  return sent;
}

function send(call: Call, contact: string, purpose: string): void {
  const { db, now } = call;
  const code = newCode();
  db.insert('code', {
    contact,
    purpose,
    hash: hashOf(call, { contact, purpose, code }),
    sent_at: now,
    expires_at: now + VALID_MINUTES * MINUTE_MS,
  });
  // Without an account the message carries no code; the answer does not reveal the difference.
  if (purpose === 'forgetpwd' && findByContact(db, contact) === undefined)
    sendMessage(call, contact, 'noAccount');
  else {
    const row = db.get<{ id: number }>('SELECT last_insert_rowid() id');
    sendMessage(call, contact, 'code', { code, minutes: VALID_MINUTES }, row?.id);
  }
}

export const codeRoutes = [
  serve(session.sendCode, async ({ id }, call) => {
    const { privateKey } = await cipherKeys(call.db);
    const request = await openCodeRequest(crypto, privateKey, id).catch(() => undefined);
    if (!request) throw new Refusal('unreadableCipher');
    const contact = readContact(request);
    // Sends whether or not the account exists, so that the answer reveals no customers.
    call.db.transaction(() => {
      const sent = allowSending(call, contact, request.type);
      if (request.needCaptcha || sent >= FREE_SENDS) consumeCaptcha(call, request.captcha.trim());
      send(call, contact, request.type);
    });
    return null;
  }),

  serve(session.verifyCode, (input, call) => {
    const contact = contactOf(input);
    const wanted = { contact, purpose: input.type, code: input.captcha };
    // A retry after a lost answer: the code is used and the identity check recorded.
    if (hasIdentityCheck(call) && isUsedCode(call, wanted)) return null;
    const id = checkCode(call, wanted);
    if (input.isregiested === false && findByContact(call.db, contact) !== undefined)
      throw new Refusal('alreadyRegistered');
    const sql = 'UPDATE code SET expires_at = max(expires_at, ?) WHERE id = ?';
    call.db.run(sql, call.now + CHECKED_VALID_MS, id);
    if (recordIdentityCheck(call, contact, input.type)) markCodeUsed(call, id);
    return null;
  }),
];
