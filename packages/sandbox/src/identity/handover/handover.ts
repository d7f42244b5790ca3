import { handover } from '@clinicart/sdk/contract';
import { type Account, accountOf, type Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { serve } from '../../http/route.ts';
import { hashToken, newToken } from '../session/password-hash.ts';
import { readAccount, signIn } from '../session/session.ts';

/** A code outlives a slow navigation, and little else. */
const VALID_MS = 60_000;

interface HandoverRow {
  readonly account_id: number;
  readonly session_hash: string;
  readonly site: string;
  readonly made_at: string;
  readonly expires_at: number;
}

/** Returns the web origin that a text names. */
function originOf(text: string): string | undefined {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}

/** Spends a code, whether or not it is good. Returns its row. */
function spendCode({ db }: Call, code: string): HandoverRow | undefined {
  return db.transaction(() => {
    const hash = hashToken(code);
    const row = db.get<HandoverRow>('SELECT * FROM handover WHERE code_hash = ?', hash);
    db.run('DELETE FROM handover WHERE code_hash = ?', hash);
    return row;
  });
}

/** Returns the account of a good code: in time, redeemed on its site by a browser that came from its page, its session not ended. */
function redeemedAccount(call: Call, input: { code: string; from: string }): Account {
  const { db, now, caller } = call;
  const row = spendCode(call, input.code);
  const isGood =
    row !== undefined &&
    row.expires_at > now &&
    row.site === caller &&
    row.made_at === originOf(input.from) &&
    db.get(
      'SELECT 1 FROM session WHERE token_hash = ? AND expires_at > ?',
      row.session_hash,
      now,
    ) !== undefined;
  const account = isGood ? readAccount(db, row.account_id) : undefined;
  if (!account) throw new Refusal('handoverOver');
  return account;
}

export const handoverRoutes = [
  serve(handover.createHandover, ({ site }, call) => {
    const { db, now, caller, isCallerAllowed, session } = call;
    const target = originOf(site);
    if (!caller || !isCallerAllowed || !target) throw new Refusal('noHandover');
    const code = newToken();
    db.run('DELETE FROM handover WHERE expires_at <= ?', now);
    db.insert('handover', {
      code_hash: hashToken(code),
      account_id: accountOf(call).id,
      session_hash: session,
      site: target,
      made_at: caller,
      expires_at: now + VALID_MS,
    });
    return { code };
  }),

  serve(handover.redeemHandover, (input, call) => {
    const account = redeemedAccount(call, input);
    if (call.account?.id === account.id) return { isSameAccount: true, login: null };
    return { isSameAccount: false, login: signIn(call, account) };
  }),
];
