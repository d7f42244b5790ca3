import type { Explanation } from '../base/values/explanation.ts';
import type { Cents } from '../base/values/money.ts';
import type { PayPasswordReason } from '../identity/payment-password/rules.ts';
import type { Language } from '../language/rules.ts';
import type { PaymentStart, PayOrder } from './contract.ts';
import type { PaymentMethod } from './methods.ts';

/** Where a bank transfer goes, and what to send along; '' where the merchant says nothing. Spec: 2§3, 2§7 */
export interface Remittance {
  readonly account: string;
  readonly copyText: string;
}

/** An order at the cashier, with what the account and this browser know of paying it. */
export interface CashierOrder extends PayOrder {
  /**
   * Milliseconds since 1970: computed once, when the answer came, from the time that was left; undefined where the
   * server names none. A countdown looks at it and never counts down by itself.
   */
  readonly payBy: number | undefined;
  /** Of the user info: what may be paid from a balance or by cheque. Spec: 2§3, 2§6 */
  readonly hasPayPassword: boolean;
  readonly hasCredit: boolean;
  readonly mayPayByCheque: boolean;
  /** As it was answered when the transfer was chosen in this browser, or else as the payment settings have it. */
  readonly remittance: Remittance;
}

/** A payment that was begun in this browser: enough to go on after a reload or a crash, nothing of the person or the card. */
export interface PaymentRecord {
  readonly orderNo: string;
  readonly method: PaymentMethod;
  readonly isMixed: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A page or a code of the provider, to go on with; never a client secret. */
  readonly start?: Extract<PaymentStart, { readonly kind: 'page' | 'code' }> | undefined;
  /** The account of a bank transfer, in the language that it was answered in. */
  readonly remitTo?: (Remittance & { readonly language: Language }) | undefined;
  /** Another way was to be chosen: it is not gone on with, but its provider is asked before anything else is paid. */
  readonly isLetGo?: boolean | undefined;
  /** Its provider said that nothing was paid and nothing will be: kept so that the cashier, in whichever tab, can say it. */
  readonly notPaid?: 'declined' | 'cancelled' | undefined;
}

/** A payment that two sources share. Spec: 2§4 */
export interface PaidParts {
  readonly balance: Cents;
  readonly rest: Cents;
  /** What pays the rest, and the server's name for it. */
  readonly method: PaymentMethod;
  readonly methodName: string;
}

/** What this tab has seen of an order and no call says. */
export interface KnownHere {
  /** Its time ran out here, and it was closed. */
  readonly hasExpired?: boolean | undefined;
  /** A mixed payment that was begun here last. */
  readonly parts?: PaidParts | undefined;
  /** The way of paying that was begun last. */
  readonly method?: PaymentMethod | undefined;
  /** It is paid, as the poll has it, whatever else the server refuses to say. */
  readonly isPaid?: boolean | undefined;
}

/** What is known of an order that is followed. */
export type Following =
  | { readonly status: 'waiting' }
  /** Asking fails; it goes on by itself. */
  | { readonly status: 'troubled'; readonly message: string }
  | { readonly status: 'paid' }
  | { readonly status: 'closed'; readonly message: string };

/** The form field of the cashier that a refusal is about. */
export type PaymentField = 'method' | 'password';

/** Why the balance cannot pay. */
export type BalanceReason = 'balance-not-offered' | 'balance-empty' | 'pay-password-missing';

/** Why a payment cannot begin. */
export type PaymentReason =
  | BalanceReason
  | PayPasswordReason
  | 'select-payment-method'
  | 'select-method-for-rest'
  | 'payment-method-gone'
  | 'mixed-needs-online';

/** Why an order cannot be paid any more. */
export type OrderEndReason =
  | 'order-paid'
  | 'transfer-awaited'
  | 'trade-closed'
  | 'order-expired'
  | 'order-not-payable';

/** The buyer's selection: one method, the balance, or the balance and a method for the rest. */
export interface PaymentWish {
  readonly method: PaymentMethod | undefined;
  readonly useBalance: boolean;
  /** The six digits, wherever the balance or a cheque pays a part. */
  readonly password?: string | undefined;
  /** Pages that the provider returns to, without personal data. */
  readonly returnTo?: { readonly success: string; readonly fail: string } | undefined;
}

/** The outcome of `pay`. Spec: 2§4, 2§8 */
export type PayOutcome =
  | { readonly ok: true; readonly next: 'paid' }
  /** The provider takes over; `follow` reports the payment. */
  | { readonly ok: true; readonly next: 'provider'; readonly start: PaymentStart }
  /** A bank transfer is awaited, to this account where the server names one. */
  | {
      readonly ok: true;
      readonly next: 'transfer';
      readonly account?: string;
      readonly copyText?: string;
    }
  /** Nothing was sent; `field` is the one that the notice is about. */
  | {
      readonly ok: false;
      readonly reason: 'blocked';
      readonly field: PaymentField;
      readonly notice: Explanation<PaymentReason | OrderEndReason | 'payment-parts-changed'>;
    }
  /** The payment password was wrong, in the server's own sentence. */
  | { readonly ok: false; readonly reason: 'password'; readonly message: string }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }
  /** The order is closed (1333) or its time is over. */
  | { readonly ok: false; readonly reason: 'closed' | 'expired'; readonly message: string }
  /** The answer was lost. The payment is recorded and `follow` keeps asking; the order is never paid twice. */
  | {
      readonly ok: false;
      readonly reason: 'unknown';
      readonly notice: Explanation<'payment-unknown'>;
    };
