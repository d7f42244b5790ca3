import type { PaymentStart, PayOrder } from './contract.ts';
import type { PaymentMethod } from './methods.ts';

/** An order at the cashier, with the moment until which it may be paid. */
export interface CashierOrder extends PayOrder {
  /**
   * Milliseconds since 1970: computed once, when the answer came, from the time that was left; undefined where the
   * server names none. A countdown looks at it and never counts down by itself.
   */
  readonly payBy: number | undefined;
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
  /** Another way was to be chosen: it is not gone on with, but its provider is asked before anything else is paid. */
  readonly isLetGo?: boolean | undefined;
  /** Its provider said that nothing was paid and nothing will be: kept so that the cashier, in whichever tab, can say it. */
  readonly notPaid?: 'declined' | 'cancelled' | undefined;
}

/** What is known of an order that is followed. */
export type Following =
  | { readonly status: 'waiting' }
  /** Asking fails; it goes on by itself. */
  | { readonly status: 'troubled'; readonly message: string }
  | { readonly status: 'paid' }
  | { readonly status: 'closed'; readonly message: string };
