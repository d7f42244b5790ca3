import {
  createHash,
  randomBytes,
  randomInt,
  type ScryptOptions,
  scrypt,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../../http/refusals.ts';

const derive = promisify(scrypt) as (
  secret: string,
  salt: Buffer,
  bytes: number,
  options: ScryptOptions,
) => Promise<Buffer>;
const BYTES = 32;
/** The cost of a password that is printed for everyone to read. Others have Node's default, 16 times as much. */
const PUBLIC_COST = 1024;

const isStrong = (password: string) =>
  password.length >= 6 && /[a-z]/i.test(password) && /\d/.test(password);

/** Refuses a password that the rules do not allow; `most` where they have an upper bound. Spec: 1§5, 2§5 */
export function checkPasswordRules(password: string, most = Number.POSITIVE_INFINITY): void {
  if (!isStrong(password) || password.length > most) throw new Refusal('weakPassword');
}

/** Spec: 1§5 */
export const MAX_PASSWORD_LENGTH = 16;

/** Hashes a password as `salt.hash`, both hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}.${(await derive(password, salt, BYTES, {})).toString('hex')}`;
}

/** Hashes the public password of a demo account at a low cost, as `salt.hash.cost`: a login then takes no longer than a search. */
export function hashPublicPassword(password: string): string {
  const salt = Buffer.from('clinicart-sandbox');
  const hash = scryptSync(password, salt, BYTES, { N: PUBLIC_COST });
  return `${salt.toString('hex')}.${hash.toString('hex')}.${PUBLIC_COST}`;
}

/** Verifies a password against `salt.hash` or `salt.hash.cost`; salt and hash are hex. */
export async function matchesPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = '', cost] = stored.split('.');
  const options = cost === undefined ? {} : { N: Number(cost) };
  const derived = await derive(password, Buffer.from(salt, 'hex'), BYTES, options);
  const expected = Buffer.from(hash, 'hex');
  return expected.length === derived.length && timingSafeEqual(derived, expected);
}

/** A bearer token of 256 bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Letters and digits that do not look alike. */
const CAPTCHA_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const newCaptcha = (): string =>
  Array.from({ length: 4 }, () => CAPTCHA_LETTERS[randomInt(CAPTCHA_LETTERS.length)]).join('');
