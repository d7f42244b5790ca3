import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Db, readMeta, writeMeta } from '../../db/db.ts';

/** Uses of signatures; each has its own key. */
type Use = 'code' | 'licence' | 'bill' | 'form' | 'proof';

function keyOf(db: Db, use: Use): Buffer {
  const name = `${use}_key`;
  const stored = readMeta(db, name);
  if (stored) return Buffer.from(stored, 'base64');
  const made = randomBytes(32);
  writeMeta(db, name, made.toString('base64'));
  return made;
}

/** Signs values with this shop's key (HMAC). */
export const sign = (db: Db, use: Use, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', keyOf(db, use)).update(JSON.stringify(parts)).digest('base64url');

/** Compares two hashes in constant time. */
export function timingSafeEquals(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
