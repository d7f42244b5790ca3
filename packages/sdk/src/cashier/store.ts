import type { ReadableAtom } from 'nanostores';
import type { Explanation } from '../base/decision.ts';
import type { Query } from '../base/query.ts';
import type { PaymentStart, PayOrder } from './contract.ts';
import type { PaymentMethod } from './methods.ts';

/** What a buyer pays with: one way, the balance, or the balance and one way for the rest. */
export interface PaymentWish {
  readonly method: PaymentMethod | undefined;
  readonly useBalance: boolean;
  /** The six digits, wherever the balance or a cheque pays a part. */
  readonly password?: string | undefined;
  /** Pages that a provider comes back to, without anything personal in them. */
  readonly returnTo?: { readonly success: string; readonly fail: string } | undefined;
}

/** What came of paying. Spec: 2§4, 2§8 */
export type PayOutcome =
  | { readonly ok: true; readonly next: 'paid' }
  /** Goes on with the provider; `follow` tells when it is paid. */
  | { readonly ok: true; readonly next: 'provider'; readonly start: PaymentStart }
  /** A bank transfer is awaited. */
  | { readonly ok: true; readonly next: 'transfer' }
  | { readonly ok: false; readonly reason: 'blocked'; readonly notice: Explanation }
  /** The payment password was wrong, in the server's own sentence. */
  | { readonly ok: false; readonly reason: 'password'; readonly message: string }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }
  /** The order is closed (1333) or its time is over. */
  | { readonly ok: false; readonly reason: 'closed' | 'expired'; readonly message: string }
  /** Nobody knows; it is recorded, and `follow` asks. Nothing is paid twice. */
  | { readonly ok: false; readonly reason: 'unknown'; readonly notice: Explanation };

/** A payment that was begun in this browser: enough to go on after a reload or a crash, nothing of the person or the card. */
export interface PaymentRecord {
  readonly orderNo: string;
  readonly method: PaymentMethod;
  readonly isMixed: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the provider needs to go on, where it holds no secret: never a client secret. */
  readonly start?: PaymentStart;
}

/** What is known of an order that is followed. */
export type Following =
  | { readonly status: 'waiting' }
  /** Asking fails; it goes on by itself. */
  | { readonly status: 'troubled'; readonly message: string }
  | { readonly status: 'paid' }
  | { readonly status: 'closed'; readonly message: string };

/** Paying an order. Spec: 2§2.3, 2§4 */
export interface CashierStore {
  /** The order with its ways of paying. Passive: a visitor gets `login-required` and no dialog. */
  readonly order: Query<string, PayOrder>;
  /** Pays, or begins to. One at a time in all tabs; what is paid already answers 'paid'. Spec: 2§4 */
  pay(order: PayOrder, wish: PaymentWish): Promise<PayOutcome>;
  /**
   * Asks whether an order is paid while somebody listens: with back-off, pausing while the page is hidden, one tab
   * asking for all. Spec: 2§4
   */
  follow(orderNo: string): ReadableAtom<Following>;
  /** Asks at once, the provider too: after a window was closed, or a press on "I have paid". */
  askNow(orderNo: string): void;
  /** A payment of this order that was begun and not finished. */
  begun(orderNo: string): ReadableAtom<PaymentRecord | undefined>;
  /** Lets it go: another way is chosen. */
  forget(orderNo: string): void;
  /** Time is over: has the order closed; 'paid' where it was paid in time after all. Spec: 2§4 */
  expire(orderNo: string): Promise<'closed' | 'paid'>;
  /** The public key of the card form. */
  cardKey(): Promise<string>;
  /** Back from a wallet with its token. Spec: 2§2.1, 2§8 */
  confirmReturn(token: string): Promise<void>;
}
