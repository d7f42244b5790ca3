import { accountOf, type Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { contactsOf } from './contacts.ts';

/** A proof lets the change follow that it was made for, not another one next week. */
const VALID_MS = 10 * 60_000;

/** Is a person's proof still there to be used, as it is after an answer that was lost? */
export const hasIdentityCheck = ({ account, db, now }: Call): boolean =>
  account !== undefined &&
  db.get('SELECT 1 FROM proof WHERE account_id = ? AND at > ?', account.id, now - VALID_MS) !==
    undefined;

/**
 * Remembers that a signed-in person has read a code sent to a contact of theirs; true where the code has done its
 * work with that. Spec: 1§4
 */
export function recordIdentityCheck(call: Call, contact: string, purpose: string): boolean {
  const { account, db, now } = call;
  if (purpose !== 'updateEmail' && purpose !== 'updatePhone') return false;
  if (!account || !contactsOf(account).includes(contact)) return false;
  db.run(
    'INSERT INTO proof VALUES (?, ?) ON CONFLICT DO UPDATE SET at = excluded.at',
    account.id,
    now,
  );
  return true;
}

/** Takes the proof that a change of contact needs; either contact proves the person. Spec: 1§4 */
export function consumeIdentityCheck(call: Call): void {
  const { id } = accountOf(call);
  const sql = 'DELETE FROM proof WHERE account_id = ? AND at > ?';
  if (call.db.run(sql, id, call.now - VALID_MS) === 0) throw new Refusal('proofNeeded');
}
