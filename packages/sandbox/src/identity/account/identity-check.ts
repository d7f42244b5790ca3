import { accountOf, type Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { contactsOf } from './contacts.ts';

/** An identity check is valid for ten minutes. */
const VALID_MS = 10 * 60_000;

/** Whether the caller has a valid identity check, as after a lost answer. */
export const hasIdentityCheck = ({ account, db, now }: Call): boolean =>
  account !== undefined &&
  db.get('SELECT 1 FROM proof WHERE account_id = ? AND at > ?', account.id, now - VALID_MS) !==
    undefined;

/**
 * Records that the caller verified one of their contacts; returns true if that was the purpose of the code.
 * Spec: 1§4
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

/** Consumes the identity check that a change of contact requires; either contact may have been verified. Spec: 1§4 */
export function consumeIdentityCheck(call: Call): void {
  const { id } = accountOf(call);
  const sql = 'DELETE FROM proof WHERE account_id = ? AND at > ?';
  if (call.db.run(sql, id, call.now - VALID_MS) === 0) throw new Refusal('proofNeeded');
}
