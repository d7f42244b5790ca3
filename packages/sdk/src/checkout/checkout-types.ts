import type { Explanation } from '../base/values/explanation.ts';
import type { PaymentChoice } from './types.ts';

/** What a buyer has chosen at confirmation and typed there. Kept for the tab, so that a reload loses nothing. */
export interface CheckoutChoices {
  /** Where it goes, for a server that does not say; undefined while nothing was chosen. */
  readonly addressId?: string | undefined;
  /** The chosen delivery by store; a store without an entry goes its default way. */
  readonly deliveries: Readonly<Record<string, string>>;
  /** '' for none; undefined while nothing was chosen, which takes the server's default coupon. */
  readonly couponId: string | undefined;
  readonly payment: PaymentChoice;
  readonly remark: string;
  /** The notification of medicine stores has been confirmed. Spec: 2§4 */
  readonly isNotified: boolean;
}

/** What came of asking for a temporary order. Rejects with a ShopError where nobody was reached. Spec: 1§4, 1§8 */
export type BeginOutcome =
  | { readonly ok: true }
  /** 1340: the clinic has something to complete first, at /user/information. The sentence is the server's. */
  | { readonly ok: false; readonly reason: 'incomplete-clinic'; readonly message: string }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string };

/** Where a placed order goes on. Spec: 2§4 Order submission */
export type AfterPlacing = 'cashier' | 'transfer-result' | 'paid-result';

/** What came of placing an order. Whatever it was, all that was typed is still there. Spec: 2§4 */
export type PlaceOutcome =
  | { readonly ok: true; readonly orderNo: string; readonly next: AfterPlacing }
  /** Made, but paying by cheque did not work: it goes on at the cashier, with this sentence. */
  | {
      readonly ok: false;
      readonly reason: 'unpaid';
      readonly orderNo: string;
      readonly message: string;
    }
  /** Something stands in its way: the first blocker of the explanation, or a payment password that is wanted. */
  | { readonly ok: false; readonly reason: 'blocked'; readonly notice: Explanation }
  | { readonly ok: false; readonly reason: 'password'; readonly message: string }
  /** The server refused, in its own sentence; nothing was made. */
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }
  /**
   * The server made the order and did not confirm it: `message` is its sentence, `notice` says whether the order stands
   * and what to do next. Nothing is paid, and nothing is sent again.
   */
  | {
      readonly ok: false;
      readonly reason: 'unconfirmed';
      readonly orderNo: string;
      readonly message: string;
      readonly notice: Explanation<'order-rejected' | 'order-unconfirmed'>;
    }
  /**
   * The answer was lost and asking failed too, or was refused with `message`: the placement is recorded, and `settle` asks
   * again. Nothing is sent twice.
   */
  | {
      readonly ok: false;
      readonly reason: 'unknown';
      readonly orderNo: string;
      readonly notice: Explanation<'order-unknown'>;
      readonly message?: string;
    };

/** An order that was about to be made when its page was lost. Holds no amount and nobody's name. */
export interface PlacementRecord {
  readonly orderNo: string;
  readonly payment: PaymentChoice;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Its page gave up waiting, and the server may have been at it still. */
  readonly isLate?: boolean | undefined;
  /** The buyer has read that nobody knows what became of it, and why. */
  readonly isTold?: boolean | undefined;
}
