import { methodName } from '../cashier/methods.ts';
import {
  capture,
  decline,
  LATE_NOTICES,
  onProviderNotice,
  type Payment,
  paymentByToken,
} from '../cashier/payments.ts';
import { moveBalance, openWallet, walletOf } from '../cashier/wallet.ts';
import { type Db, readMeta, writeMeta } from '../db/db.ts';
import type { Bilingual } from '../seed/data/types.ts';
import { accountIdOf } from './accounts.ts';

/** A payment of an order. Amounts in cents. */
export interface PaymentView {
  readonly id: number;
  readonly orderNo: string;
  readonly clinic: string;
  /** Spec: 2§9 */
  readonly payType: string;
  readonly method: Bilingual;
  readonly status: Payment['status'];
  readonly fromBalance: number;
  readonly fromProvider: number;
  readonly begunAt: number;
  /** When the provider took the money, of which the shop may not have heard yet. */
  readonly takenAt: number | null;
}

/** An account's balance and cheques. Amounts in cents. */
export interface WalletView {
  readonly account: number;
  readonly scenario: string | null;
  readonly clinic: string;
  readonly balance: number;
  /** Left the balance for payments that are under way. */
  readonly held: number;
  /** Undefined for an account that may not pay by cheque. */
  readonly chequeQuota: number | undefined;
  readonly chequeStop: Bilingual | undefined;
}

/** Change of a wallet; a `chequeStop` of null allows cheques again. */
export interface WalletChange {
  readonly balance?: number;
  readonly chequeQuota?: number;
  readonly chequeStop?: Bilingual | null;
  /** Lets the account buy on credit, or no longer. */
  readonly hasCredit?: boolean;
}

/** A deposit that the merchant books. */
export interface TopUp {
  /** In cents, more than 0. */
  readonly amount: number;
  /** The type of the entry in the balance details. */
  readonly reason: Bilingual;
}

const MOST = 50;

interface PaymentRow extends Payment {
  readonly order_no: string;
  readonly clinic: string;
}

/** Newest first. */
export const paymentViews = (db: Db): PaymentView[] =>
  db
    .all<PaymentRow>(
      `SELECT p.*, o.order_no, a.clinic FROM payment p JOIN shop_order o ON o.id = p.order_id
         JOIN account a ON a.id = o.account_id ORDER BY p.id DESC LIMIT ${MOST}`,
    )
    .map((row) => ({
      id: row.id,
      orderNo: row.order_no,
      clinic: row.clinic,
      payType: row.pay_type,
      method: methodName(row.pay_type) ?? { zh: row.pay_type, en: row.pay_type },
      status: row.status,
      fromBalance: row.from_balance,
      fromProvider: row.from_provider,
      begunAt: row.begun_at,
      takenAt: row.taken_at,
    }));

function paymentById(db: Db, id: number): Payment {
  const found = db.get<Payment>('SELECT * FROM payment WHERE id = ?', id);
  if (!found) throw new RangeError(`no such payment: ${id}`);
  return found;
}

/** Captures a payment and notifies the shop, as an arrived transfer or a provider's notice would. */
export function completePayment(db: Db, now: number, id: number): void {
  const payment = paymentById(db, id);
  capture({ db, now }, payment, true);
  const taken = paymentByToken(db, payment.provider_token);
  if (taken) onProviderNotice({ db, now }, taken);
}

/** Declines a payment at its provider. */
export const declinePayment = (db: Db, now: number, id: number): void =>
  decline({ db, now }, paymentById(db, id), 'declined');

/** Whether notices of providers are delayed until the shop polls. */
export const areNoticesLate = (db: Db): boolean => readMeta(db, LATE_NOTICES) === '1';

export const setLateNotices = (db: Db, isOn: boolean): void =>
  writeMeta(db, LATE_NOTICES, isOn ? '1' : '0');

interface WalletRow {
  readonly id: number;
  readonly scenario: string | null;
  readonly clinic: string;
  readonly may_pay_by_cheque: number;
  readonly held: number;
}

/** Wallets of all accounts with a balance or cheques. */
export const walletViews = (db: Db): WalletView[] =>
  db
    .all<WalletRow>(
      `SELECT a.id, a.scenario, a.clinic, a.may_pay_by_cheque, (
         SELECT ifnull(sum(p.from_balance), 0) FROM payment p JOIN shop_order o ON o.id = p.order_id
         WHERE o.account_id = a.id AND p.status = 'open') held
       FROM account a WHERE a.has_credit = 1 OR a.may_pay_by_cheque = 1 ORDER BY a.id`,
    )
    .map((row) => {
      const {
        balance,
        cheque_quota,
        cheque_stop_zh: zh,
        cheque_stop_en: en,
      } = walletOf(db, row.id);
      return {
        account: row.id,
        scenario: row.scenario,
        clinic: row.clinic,
        balance,
        held: row.held,
        chequeQuota: row.may_pay_by_cheque === 1 ? cheque_quota : undefined,
        chequeStop: zh === null ? undefined : { zh, en: en ?? zh },
      };
    });

/** An account is named by scenario, e-mail or id. */
export function setWallet(
  db: Db,
  now: number,
  account: string | number,
  { balance, chequeQuota, chequeStop, hasCredit }: WalletChange,
): void {
  const id = accountIdOf(db, account);
  for (const amount of [balance, chequeQuota])
    if (amount !== undefined && (!Number.isSafeInteger(amount) || amount < 0))
      throw new RangeError(`no amount: ${amount}`);
  db.transaction(() => {
    openWallet(db, id);
    if (hasCredit !== undefined)
      db.run('UPDATE account SET has_credit = ? WHERE id = ?', Number(hasCredit), id);
    if (balance !== undefined) {
      const amount = balance - walletOf(db, id).balance;
      moveBalance({ db, now }, { accountId: id, amount, kind: 'correction' });
    }
    if (chequeQuota !== undefined)
      db.run('UPDATE wallet SET cheque_quota = ? WHERE account_id = ?', chequeQuota, id);
    if (chequeStop !== undefined)
      db.run(
        `UPDATE wallet
          SET cheque_stop_zh = :cheque_stop_zh, cheque_stop_en = :cheque_stop_en
          WHERE account_id = :account_id`,
        {
          cheque_stop_zh: chequeStop?.zh ?? null,
          cheque_stop_en: chequeStop?.en ?? null,
          account_id: id,
        },
      );
  });
}

/** Books a deposit, with the reason that the buyer reads. An account is named by scenario, e-mail or id. */
export function topUpWallet(
  db: Db,
  now: number,
  account: string | number,
  { amount, reason }: TopUp,
): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`no amount: ${amount}`);
  const accountId = accountIdOf(db, account);
  db.transaction(() => moveBalance({ db, now }, { accountId, amount, kind: 'top-up', reason }));
}
