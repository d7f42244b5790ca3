import { randomBytes } from 'node:crypto';
import { MOST_UPLOAD_BYTES, type PictureType, pictureTypeOf } from '@clinicart/sdk/contract';
import type { Db } from '../../db/db.ts';
import type { Account, Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { avatarPath } from '../../media/avatar.ts';
import { sign, timingSafeEquals } from '../session/signing-keys.ts';

/** What is kept once an account, in the place of the one before. */
type OwnKind = 'licence' | 'avatar';
/** What is shown at signed addresses. */
export type SignedKind = 'licence' | 'bill';
type Kind = OwnKind | SignedKind;

/** Signed addresses change so often, and work for once or twice as long. */
const SLOT_MS = 15 * 60_000;

/** A picture as the rows keep it. */
export interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

/** Reads an uploaded picture; what it is, its content says and not its name. Spec: 1§5 */
export async function readPicture(file: Blob): Promise<Picture> {
  if (file.size > MOST_UPLOAD_BYTES) throw new Refusal('fileTooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureTypeOf(bytes);
  if (!type) throw new Refusal('fileNotPicture');
  return { type, bytes };
}

/** Keeps a picture and answers its id, which nobody guesses. */
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

/** Keeps a picture in the place of the account's one before. */
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

/** A person's own picture, or the drawing that stands for it. */
export const avatarUrl = (call: Call, account: Account): string =>
  account.avatar === null
    ? `${call.origin}/pictures/96x96/${avatarPath(account)}`
    : `${call.origin}/avatars/${account.avatar}`;

/** The same for a while, so that reading the account again does not load the picture again. */
export const signedUntil = (now: number): number => (Math.floor(now / SLOT_MS) + 2) * SLOT_MS;

/**
 * Where the owner's browser finds a picture: an `<img>` sends no token, so the address itself is the
 * permission. It is signed, belongs to one session of one account, and ends with it or before.
 */
export function signedUrl(call: Call, kind: SignedKind, id: string): string {
  const until = signedUntil(call.now);
  const signature = sign(call.db, kind, id, call.session, until);
  return `${call.origin}/${kind}s/${id}?until=${until}&signature=${signature}`;
}

export const licenceUrl = (call: Call, account: Account): string | null =>
  account.licence === null ? null : signedUrl(call, 'licence', account.licence);

/** Whether a text is an address that `licenceUrl` has given for the account's present licence, ended or not. */
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

/** Pictures show and do nothing else, whatever a browser would make of their bytes. */
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

/** Was this signed for a session that an account still has? */
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

/** A picture at its signed address; undefined once that or its session has ended, or when it was made up. */
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
  // Kept by no browser, where it would outlive its session.
  return answer(file, kind, 'private, no-store');
}

/** A licence for the merchant, who may see each. */
export function licenceOf(db: Db, accountId: number): Response | undefined {
  const file = db.get<StoredFile>(
    "SELECT account_id, type, bytes FROM stored_file WHERE account_id = ? AND kind = 'licence'",
    accountId,
  );
  return file && answer(file, 'licence', 'no-store');
}

/** A medicine bill for the merchant. */
export function billOf(db: Db, id: string): Response | undefined {
  const file = storedFile(db, id, 'bill');
  return file && answer(file, 'bill', 'no-store');
}

/** An avatar; its name is new whenever it is. */
export function avatarAt(db: Db, id: string): Response | undefined {
  const file = storedFile(db, id, 'avatar');
  return file && answer(file, 'avatar', 'public, max-age=31536000, immutable');
}
