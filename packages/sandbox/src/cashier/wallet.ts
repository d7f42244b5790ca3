import { dollarsText } from '../catalogue/prices.ts';
import type { Db } from '../db/db.ts';
import type { Account, Call } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import type { Bilingual } from '../seed/data/types.ts';

export interface Wallet {
  /** Both in cents. The balance excludes what open payments hold. */
  readonly balance: number;
  readonly cheque_quota: number;
  readonly cheque_stop_zh: string | null;
  readonly cheque_stop_en: string | null;
}

/** Reason of a balance movement. */
export type WalletEntryKind =
  | 'opening'
  | 'hold'
  | 'release'
  | 'payment'
  | 'refund'
  | 'correction'
  | 'top-up';

const EMPTY: Wallet = { balance: 0, cheque_quota: 0, cheque_stop_zh: null, cheque_stop_en: null };

export const walletOf = (db: Db, accountId: number): Wallet =>
  db.get<Wallet>('SELECT * FROM wallet WHERE account_id = ?', accountId) ?? EMPTY;

/** Gives an account an empty wallet, unless it has one. */
export function openWallet(db: Db, accountId: number): void {
  const sql =
    'INSERT INTO wallet (account_id, balance, cheque_quota) VALUES (?, 0, 0) ON CONFLICT DO NOTHING';
  db.run(sql, accountId);
}

/** Adds cents to a balance; negative ones are taken out. Call it in a transaction. */
export function moveBalance(
  { db, now }: Pick<Call, 'db' | 'now'>,
  entry: {
    readonly accountId: number;
    readonly amount: number;
    readonly kind: WalletEntryKind;
    readonly orderNo?: string;
    readonly paymentId?: number;
    /** The merchant's word for a top-up. */
    readonly reason?: Bilingual;
  },
): void {
  const { accountId, amount, kind, orderNo = null, paymentId = null, reason } = entry;
  if (amount === 0) return;
  openWallet(db, accountId);
  db.run('UPDATE wallet SET balance = balance + ? WHERE account_id = ?', amount, accountId);
  db.insert('wallet_entry', {
    account_id: accountId,
    at: now,
    amount,
    kind,
    order_no: orderNo,
    payment_id: paymentId,
    reason_zh: reason?.zh ?? null,
    reason_en: reason?.en ?? null,
  });
}

/** Whether an account has a balance: it has credit or pays by cheque. Spec: 2§5, 2§6 */
export const hasBalance = (account: Account): boolean =>
  account.has_credit === 1 || account.may_pay_by_cheque === 1;

/** Whether an account may pay an amount by cheque, with the refusal if not. Spec: 2§6 */
export function chequeOf(
  db: Db,
  account: Account,
  total: number,
): { readonly isOffered: boolean; readonly quota: number; readonly refusal: Refusal | undefined } {
  const isOffered = account.may_pay_by_cheque === 1;
  const wallet = walletOf(db, account.id);
  const quota = isOffered ? wallet.cheque_quota : 0;
  return { isOffered, quota, refusal: refusalOf() };

  function refusalOf(): Refusal | undefined {
    if (!isOffered) return new Refusal('noCheque');
    const { cheque_stop_zh: zh, cheque_stop_en: en } = wallet;
    if (zh !== null) return new Refusal('chequeStopped', { why: { zh, en: en ?? zh } });
    if (quota < total) return new Refusal('chequeShort', amounts(quota, total));
    return undefined;
  }
}

/** Facts of the refusals that compare funds with a total. */
export const amounts = (have: number, total: number) => ({
  have: dollarsText(have),
  total: dollarsText(total),
});
