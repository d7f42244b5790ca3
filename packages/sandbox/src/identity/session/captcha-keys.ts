import { createPrivateKey, createPublicKey } from 'node:crypto';
import { session } from '@clinicart/sdk/contract';
import { type Db, readMeta, writeMeta } from '../../db/db.ts';
import { serve } from '../../http/route.ts';

const CIPHER = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
interface Keys {
  readonly publicKey: string;
  readonly privateKey: CryptoKey;
}
const PRIVATE = 'cipher_private';
const PUBLIC = 'cipher_public';
/** Keys of the `meta` table that hold the key pair. */
export const CIPHER_KEYS: readonly string[] = [PRIVATE, PUBLIC];

const keysOf = new WeakMap<Db, Promise<Keys>>();

/** This shop's key pair, created on first use and stored in the database. */
export function cipherKeys(db: Db): Promise<Keys> {
  const known = keysOf.get(db);
  if (known) return known;
  const made = makeKeys(db);
  keysOf.set(db, made);
  return made;
}

async function makeKeys(db: Db): Promise<Keys> {
  const stored = readMeta(db, PRIVATE);
  const publicKey = readMeta(db, PUBLIC);
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
  writeMeta(db, PRIVATE, await text('pkcs8', pair.privateKey));
  writeMeta(db, PUBLIC, made);
  return { publicKey: made, privateKey: pair.privateKey };
}

/** Reads a private key. @throws Error for a text that is none. */
export const privateKeyOf = (text: string) =>
  createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });

/**
 * Sets the key pair from a private key (base64 PKCS#8), for a shop that is configured with the public one instead of
 * asking for it. @throws for what is no such key.
 */
export function setCipherKey(db: Db, privateKey: string): void {
  const publicKey = createPublicKey(privateKeyOf(privateKey)).export({
    format: 'der',
    type: 'spki',
  });
  writeMeta(db, PRIVATE, privateKey);
  writeMeta(db, PUBLIC, publicKey.toString('base64'));
}

export const cipherRoutes = [
  serve(session.cipherKey, async (_, { db }) => ({ key: (await cipherKeys(db)).publicKey })),
];
