import type { Db } from '../db/db.ts';
import type { Bilingual } from '../seed/data/types.ts';
import type { Language } from './language.ts';
import { Refusal } from './refusals.ts';

/** An account's row. */
export interface Account {
  readonly id: number;
  readonly scenario: string | null;
  readonly email: string | null;
  readonly area_code: string;
  readonly phone: string | null;
  readonly password: string;
  readonly name: string;
  readonly clinic: string;
  readonly auth_status: string;
  readonly reason_zh: string | null;
  readonly reason_en: string | null;
  readonly licence: string | null;
  readonly province: string | null;
  readonly city: string | null;
  readonly district: string | null;
  readonly street: string;
  readonly unit: string;
  readonly has_pay_password: number;
  readonly has_credit: number;
  readonly may_pay_by_cheque: number;
  readonly is_new_customer: number;
  /** Separated by commas. */
  readonly roles: string;
  readonly registered_at: number;
  /** Id of a stored file. */
  readonly avatar: string | null;
  readonly invitation: string | null;
  readonly partner: string | null;
}

/** Context of one call. */
export interface Call {
  readonly db: Db;
  readonly now: number;
  readonly language: Language;
  readonly origin: string;
  /** Undefined for visitors; never on account calls. */
  readonly account: Account | undefined;
  /** Hash of the session's token; '' for visitors. */
  readonly session: string;
  /** Web origin of the page that calls; undefined outside a browser. */
  readonly caller: string | undefined;
  /** Whether the shop has allowed that origin (CORS). */
  readonly isCallerAllowed: boolean;
  /** Answers are reduced to the documented fields. */
  readonly documented: boolean;
  /** Origin of the shop that payers return to. */
  readonly shop: string | undefined;
}

/** Spec: 1§4 */
export const AUTH_STATUS = { underReview: '0', approved: '1', rejected: '2', none: '4' } as const;

/** Only an approved clinic sees prices and buys. Spec: 1§6 */
export const mayBuy = (call: Call): boolean => call.account?.auth_status === AUTH_STATUS.approved;

/** Whether a clinic has not ordered yet; orders closed unpaid do not count. Spec: 1§4, 1§6 */
export const isNewCustomer = (call: Call): boolean =>
  mayBuy(call) &&
  call.account?.is_new_customer === 1 &&
  call.db.get(
    'SELECT 1 FROM shop_order WHERE account_id = ? AND status <> 5 LIMIT 1',
    call.account.id,
  ) === undefined;

const HIDDEN_PRICE: Bilingual = { zh: '認證後顯示價格', en: 'Prices for verified clinics' };

/** Fields beside every list that could carry prices. Spec: 1§1, 1§6 */
export function priceView(call: Call): { isAuth: boolean; text: string } {
  return mayBuy(call)
    ? { isAuth: true, text: '' }
    : { isAuth: false, text: HIDDEN_PRICE[call.language] };
}

/** The account of an authenticated call. */
export function accountOf(call: Call): Account {
  if (!call.account) throw new Refusal('noSession');
  return call.account;
}

/** A picture URL template; the client replaces `{0}` by a size. Those of another server have one size. Spec: 1§3 */
export const pictureTemplate = (call: Pick<Call, 'origin'>, path: string): string =>
  path.startsWith('https://') ? path : `${call.origin}/pictures/{0}/${path}`;
