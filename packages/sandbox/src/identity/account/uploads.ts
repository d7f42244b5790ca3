import { randomBytes } from 'node:crypto';
import { MOST_UPLOAD_BYTES, type PictureType, pictureTypeOf } from '@clinicart/sdk/contract';
import type { Db } from '../../db/db.ts';
import type { Account, Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { avatarPath } from '../../media/avatar.ts';
import { sign, timingSafeEquals } from '../session/signing-keys.ts';

/** Files that an account has at most one of. */
type OwnKind = 'licence' | 'avatar';
/** Files that are served at signed URLs. */
export type SignedKind = 'licence' | 'bill' | 'proof';
type Kind = OwnKind | SignedKind;

/** Signed URLs change at this interval and stay valid for one to two of them. */
const SLOT_MS = 15 * 60_000;

/** An uploaded picture. */
export interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

/** Reads an uploaded picture; its content decides the type, not its name. Spec: 1§5 */
export async function readPicture(file: Blob): Promise<Picture> {
  if (file.size > MOST_UPLOAD_BYTES) throw new Refusal('fileTooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureTypeOf(bytes);
  if (!type) throw new Refusal('fileNotPicture');
  return { type, bytes };
}

/** Stores a file and returns its unguessable id. */
export function storeFile(
  { db, now }: Pick<Call, 'db' | 'now'>,
  accountId: number,
  kind: Kind,
  { type, bytes }: Picture,
): string {
  const id = randomBytes(16).toString('base64url');
  db.insert('stored_file', { id, account_id: accountId, kind, type, bytes, stored_at: now });
  return id;
}

/** Replaces the account's picture of this kind. */
export function replacePicture(
  call: Pick<Call, 'db' | 'now'>,
  accountId: number,
  kind: OwnKind,
  picture: Picture,
): string {
  call.db.run('DELETE FROM stored_file WHERE account_id = ? AND kind = ?', accountId, kind);
  const id = storeFile(call, accountId, kind, picture);
  call.db.run(`UPDATE account SET ${kind} = ? WHERE id = ?`, id, accountId);
  return id;
}

/** URL of the account's avatar, or of a drawn placeholder. */
export const avatarUrl = (call: Call, account: Account): string =>
  account.avatar === null
    ? `${call.origin}/pictures/96x96/${avatarPath(account)}`
    : `${call.origin}/avatars/${account.avatar}`;

/** Expiry of a signed URL; stable for a while, so that browsers can cache the picture. */
export const signedUntil = (now: number): number => (Math.floor(now / SLOT_MS) + 2) * SLOT_MS;

/**
 * Signed URL of a picture: an `<img>` sends no token, so the URL is the permission. It belongs to one session and
 * expires with it or earlier.
 */
export function signedUrl(call: Call, kind: SignedKind, id: string): string {
  const until = signedUntil(call.now);
  const signature = sign(call.db, kind, id, call.session, until);
  return `${call.origin}/${kind}s/${id}?until=${until}&signature=${signature}`;
}

export const licenceUrl = (call: Call, account: Account): string | null =>
  account.licence === null ? null : signedUrl(call, 'licence', account.licence);

/** Whether a text is a `licenceUrl` of the account's current licence, expired or not. */
export const isOwnLicence = (account: Account, text: string): boolean =>
  account.licence !== null &&
  URL.canParse(text, 'http://shop') &&
  new URL(text, 'http://shop').pathname === `/licences/${account.licence}`;

interface StoredFile {
  readonly account_id: number;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const storedFile = (db: Db, id: string, kind: Kind) =>
  db.get<StoredFile>(
    'SELECT account_id, type, bytes FROM stored_file WHERE id = ? AND kind = ?',
    id,
    kind,
  );

/** Serves a file as a picture only: its headers forbid scripts and sniffing. */
function answer(file: StoredFile, name: string, caching: string): Response {
  const extension = file.type === 'image/png' ? 'png' : 'jpg';
  return new Response(file.bytes, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `inline; filename="${name}.${extension}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': caching,
    },
  });
}

/** Whether a signature belongs to an open session of the account. */
export function isSignedForSession(
  { db, now }: Pick<Call, 'db' | 'now'>,
  accountId: number,
  signature: string,
  sign: (session: string) => string,
): boolean {
  const open = db.all<{ token_hash: string }>(
    'SELECT token_hash FROM session WHERE account_id = ? AND expires_at > ?',
    accountId,
    now,
  );
  return open.some(({ token_hash }) => timingSafeEquals(sign(token_hash), signature));
}

/** Serves a signed URL; undefined if the URL or its session has expired, or the signature is wrong. */
export function signedPicture(
  { db, now }: Pick<Call, 'db' | 'now'>,
  kind: SignedKind,
  id: string,
  { until, signature }: { until: string; signature: string },
): Response | undefined {
  const file = storedFile(db, id, kind);
  const end = Number(until);
  if (!file || !(end > now)) return undefined;
  const signed = (session: string) => sign(db, kind, id, session, end);
  if (!isSignedForSession({ db, now }, file.account_id, signature, signed)) return undefined;
  // No browser may cache it beyond the session.
  return answer(file, kind, 'private, no-store');
}

/** Serves a licence to the merchant. */
export function licenceOf(db: Db, accountId: number): Response | undefined {
  const file = db.get<StoredFile>(
    "SELECT account_id, type, bytes FROM stored_file WHERE account_id = ? AND kind = 'licence'",
    accountId,
  );
  return file && answer(file, 'licence', 'no-store');
}

/** Serves a medicine bill, or a picture of an after-sales application, to the merchant. */
export function pictureFor(
  db: Db,
  kind: Exclude<SignedKind, 'licence'>,
  id: string,
): Response | undefined {
  const file = storedFile(db, id, kind);
  return file && answer(file, kind, 'no-store');
}

/** Serves an avatar; a new avatar has a new id. */
export function avatarAt(db: Db, id: string): Response | undefined {
  const file = storedFile(db, id, 'avatar');
  return file && answer(file, 'avatar', 'public, max-age=31536000, immutable');
}
