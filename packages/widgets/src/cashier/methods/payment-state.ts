import type { Explanation } from '@clinicart/sdk';
import type { PaymentField, PaymentSelection, PaymentStart } from '@clinicart/sdk/cashier';

/** Why nothing was paid, beside the field that it concerns. */
export interface PaymentError {
  /** Shows the reason and takes the focus. */
  readonly field: PaymentField | 'card' | 'payment';
  /** A message, or the server's own sentence; undefined where the provider gave none. */
  readonly why?: Explanation | string | undefined;
  /** The card form has not loaded, which the payment as a whole says, or it marks its missing fields. */
  readonly form?: 'absent' | 'incomplete';
}

/** Receives the end of a payment. */
export interface PaymentEnds {
  onPaid(): void;
  onClosed(message: string): void;
}

/** A payment as its steps change it. */
export interface PaymentState {
  readonly selection: PaymentSelection;
  readonly isBusy: boolean;
  readonly error: PaymentError | undefined;
  /** The provider's HTML, which no record keeps. */
  readonly start: PaymentStart | undefined;
  /** A card charge that the server has not confirmed: accepted by the provider, or uncertain. */
  readonly cardCheck: 'taken' | 'unknown' | undefined;
  /** On a partner's page, the provider's window did not open: the buyer opens it by a link. */
  readonly isBlocked: boolean;
}
