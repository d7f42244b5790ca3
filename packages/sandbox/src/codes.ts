import { openCodeRequest, session } from '@clinicart/sdk/contract';
import type { Call } from './call.ts';
import { captchaPicture } from './captcha-picture.ts';
import { type Db, readMeta, writeMeta } from './db.ts';
import { newCaptcha, newCode } from './passwords.ts';
import { Refusal } from './refusals.ts';
import { serve } from './serve.ts';

const MINUTE_MS = 60_000;
const VALID_MS = 5 * MINUTE_MS;
const RESEND_MS = MINUTE_MS;
const WRONG_TRIES = 5;
const HOUR_MS = 60 * MINUTE_MS;
/** After so many codes in an hour the picture must be read first. */
const FREE_SENDS = 3;
const MOST_SENDS = 12;

const CIPHER = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
interface Keys {
  readonly publicKey: string;
  readonly privateKey: CryptoKey;
}
const keysOf = new WeakMap<Db, Promise<Keys>>();

/** This shop's key pair for the cipher: made when first asked for, kept with the rows. */
function cipherKeys(db: Db): Promise<Keys> {
  const known = keysOf.get(db);
  if (known) return known;
  const made = makeKeys(db);
  keysOf.set(db, made);
  return made;
}

async function makeKeys(db: Db): Promise<Keys> {
  const stored = readMeta(db, 'cipher_private');
  const publicKey = readMeta(db, 'cipher_public');
  if (stored && publicKey) {
    const bytes = Buffer.from(stored, 'base64');
    const key = await crypto.subtle.importKey('pkcs8', bytes, CIPHER, false, ['decrypt']);
    return { publicKey, privateKey: key };
  }
  const pair = await crypto.subtle.generateKey(
    { ...CIPHER, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const text = async (format: 'spki' | 'pkcs8', key: CryptoKey) =>
    Buffer.from(await crypto.subtle.exportKey(format, key)).toString('base64');
  const made = await text('spki', pair.publicKey);
  writeMeta(db, 'cipher_private', await text('pkcs8', pair.privateKey));
  writeMeta(db, 'cipher_public', made);
  return { publicKey: made, privateKey: pair.privateKey };
}

/** How a contact is written in the table of codes. */
export const contactOf = (who: { email?: string; phone?: string; areaCode?: string }): string =>
  who.phone ? `${who.areaCode || '+852'} ${who.phone}` : (who.email ?? '').trim().toLowerCase();

/**
 * Holds a code against the last one sent. It dies with its fifth wrong try, after five minutes, and
 * with its use; `use` leaves it alive for the step that follows a mere check.
 */
export function checkCode(
  call: Call,
  wanted: { contact: string; purpose: string; code: string; use: boolean },
): void {
  const { db, now } = call;
  const sent = db.get<{ id: number; code: string; wrong: number; expires_at: number }>(
    `SELECT id, code, wrong, expires_at FROM code WHERE contact = ? AND purpose = ? AND used = 0
     ORDER BY sent_at DESC, id DESC LIMIT 1`,
    wanted.contact,
    wanted.purpose,
  );
  if (!sent) throw new Refusal('wrongCode');
  if (sent.wrong >= WRONG_TRIES || sent.expires_at <= now) throw new Refusal('codeExpired');
  if (sent.code !== wanted.code) {
    db.run('UPDATE code SET wrong = wrong + 1 WHERE id = ?', sent.id);
    throw new Refusal('wrongCode');
  }
  if (wanted.use) db.run('UPDATE code SET used = 1 WHERE id = ?', sent.id);
}

/** Refuses when too soon, too often, or when the picture was not read. */
function allowSending(call: Call, contact: string, captcha: string): void {
  const { db, now } = call;
  const past = db.get<{ last: number | null; hour: number }>(
    'SELECT max(sent_at) last, count(*) hour FROM code WHERE contact = ? AND sent_at > ?',
    contact,
    now - HOUR_MS,
  );
  const wait = (past?.last ?? Number.NEGATIVE_INFINITY) + RESEND_MS - now;
  if (wait > 0) throw new Refusal('tooSoon', { seconds: Math.ceil(wait / 1000) });
  if ((past?.hour ?? 0) >= MOST_SENDS) throw new Refusal('tooManyTries', { minutes: 60 });
  if ((past?.hour ?? 0) < FREE_SENDS) return;
  if (captcha === '') throw new Refusal('captchaNeeded');
  // The call carries no nonce (1§7), so any picture shown lately may be the one that was read.
  const read = db.run(
    'DELETE FROM captcha WHERE answer = ? AND expires_at > ?',
    captcha.toUpperCase(),
    now,
  );
  if (read === 0) throw new Refusal('captchaWrong');
}

export const codeRoutes = [
  serve(session.cipherKey, async (_, { db }) => ({ key: (await cipherKeys(db)).publicKey })),

  serve(session.sendCode, async ({ id }, call) => {
    const { privateKey } = await cipherKeys(call.db);
    const request = await openCodeRequest(crypto, privateKey, id).catch(() => undefined);
    if (!request) throw new Refusal('unreadableCipher');
    const contact = contactOf(request);
    if (!/^\+\d{1,3} \d{5,15}$|^[^\s@]+@[^\s@]+$/.test(contact)) throw new Refusal('noContact');
    // Sent whether or not such an account exists: the answer must not tell strangers who buys here.
    call.db.transaction(() => {
      allowSending(call, contact, request.captcha.trim());
      call.db.run(
        'INSERT INTO code (contact, purpose, code, sent_at, expires_at) VALUES (?, ?, ?, ?, ?)',
        contact,
        request.type,
        newCode(),
        call.now,
        call.now + VALID_MS,
      );
    });
    return null;
  }),

  serve(session.verifyCode, (input, call) => {
    const contact = contactOf({
      ...(input.email === undefined ? {} : { email: input.email }),
      ...(input.phone === undefined ? {} : { phone: input.phone }),
      ...(input.areaCode === undefined ? {} : { areaCode: input.areaCode }),
    });
    checkCode(call, { contact, purpose: input.type, code: input.captcha, use: false });
    if (input.isregiested === false && findByContact(call.db, contact))
      throw new Refusal('alreadyRegistered');
    return null;
  }),

  serve(session.captchaPicture, ({ t }, { db, now }) => {
    const answer = newCaptcha();
    db.run('DELETE FROM captcha WHERE expires_at <= ?', now);
    db.run(
      'INSERT INTO captcha VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET answer = excluded.answer, expires_at = excluded.expires_at',
      t.slice(0, 64),
      answer,
      now + VALID_MS,
    );
    return captchaPicture(answer);
  }),
];

/** Id of the account with this contact. */
export function findByContact(db: Db, contact: string): number | undefined {
  const [areaCode = '', phone] = contact.split(' ');
  const row =
    phone === undefined
      ? db.get<{ id: number }>('SELECT id FROM account WHERE email = ?', contact)
      : db.get<{ id: number }>(
          'SELECT id FROM account WHERE area_code = ? AND phone = ?',
          areaCode,
          phone,
        );
  return row?.id;
}
