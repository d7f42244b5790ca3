import type { Explanation } from '../base/values/explanation.ts';
import type { Cents } from '../base/values/money.ts';
import type { PayPasswordReason } from '../identity/payment-password/rules.ts';
import type { Language } from '../language/rules.ts';
import type { PaymentStart, PayOrder } from './contract.ts';
import type { PaymentMethod } from './methods.ts';

/** The account of a bank transfer and the text to send along; '' where the merchant gives none. Spec: 2§3, 2§7 */
export interface Remittance {
  readonly account: string;
  readonly copyText: string;
}

/** An order at the cashier, completed by the account and by this browser. */
export interface CashierOrder extends PayOrder {
  /**
   * Deadline in milliseconds since 1970, computed once from the time left in the answer; undefined where the server
   * names none. A countdown reads it and keeps no state.
   */
  readonly payBy: number | undefined;
  /** False where the user info could not be read: balance and cheque are then not offered, and a new read may offer them. */
  readonly isAccountKnown: boolean;
  /** Whether the account has a payment password. Spec: 2§3, 2§6 */
  readonly hasPayPassword: boolean;
  /** Whether the account has a balance to pay from. Spec: 2§3, 2§6 */
  readonly hasCredit: boolean;
  /** Whether the account may pay by cheque. Spec: 2§3, 2§6 */
  readonly mayPayByCheque: boolean;
  /** The server's answer when this browser chose the transfer, or else the payment settings. */
  readonly remittance: Remittance;
}

/**
 * A payment that this browser started: enough to resume it after a reload or a crash, without personal or card data.
 */
export interface PaymentRecord {
  readonly orderNo: string;
  readonly method: PaymentMethod;
  readonly isMixed: boolean;
  /** The method's part of a mixed payment in cents, as it was shown when the payment started. */
  readonly rest?: Cents | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The provider's page or code, for resuming; never a client secret. */
  readonly start?: Extract<PaymentStart, { readonly kind: 'page' | 'code' }> | undefined;
  /** The account of a bank transfer, in the language of its answer. */
  readonly remitTo?: (Remittance & { readonly language: Language }) | undefined;
  /** Abandoned for another method: it is not resumed, but the next payment asks its provider first. */
  readonly isLetGo?: boolean | undefined;
  /** The provider reported that it will not be paid. Kept so that the cashier can say it in any tab. */
  readonly notPaid?: 'declined' | 'cancelled' | undefined;
}

/** The parts of a mixed payment. Spec: 2§4 */
export interface PaidParts {
  readonly balance: Cents;
  readonly rest: Cents;
  /** The method that pays the rest, and the server's name of it. */
  readonly method: PaymentMethod;
  readonly methodName: string;
}

/** Facts about an order that only this tab, or this browser, knows. */
export interface KnownHere {
  /** Its time ran out here, and it was closed. */
  readonly hasExpired?: boolean | undefined;
  /** The mixed payment that was started here last. */
  readonly parts?: PaidParts | undefined;
  /** The method that was started last in this browser. */
  readonly method?: PaymentMethod | undefined;
  /** The poll reported it as paid, even where the server refuses to show it. */
  readonly isPaid?: boolean | undefined;
}

/** The status of a polled order. */
export type PaymentStatus =
  | { readonly status: 'waiting' }
  /** Polling fails, and continues. */
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
export interface PaymentSelection {
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
  /** Refused by the server, also because the session has ended: its owner is a visitor then, and the cashier asks to log in. */
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }
  /** The order is closed (1333) or its time is over. */
  | { readonly ok: false; readonly reason: 'closed' | 'expired'; readonly message: string }
  /** The answer was lost. The payment is recorded and `follow` keeps asking; the order is never paid twice. */
  | {
      readonly ok: false;
      readonly reason: 'unknown';
      readonly notice: Explanation<'payment-unknown'>;
    };
