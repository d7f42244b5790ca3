import type { Explanation } from '../base/values/explanation.ts';
import type { Cents } from '../base/values/money.ts';
import type { QuantityTerms } from '../cart/rules.ts';
import type { SwapState } from '../cart/swap-state.ts';
import type { Coupon } from '../coupon/types.ts';
import type { BuyerStanding } from '../identity/account/rules.ts';

/** A way of delivery. Spec: 2§3 Express option */
export interface Delivery {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly freight: Cents;
  /** Goods above this are delivered free, if it is the store's default way; undefined for never. */
  readonly freeAbove: Cents | undefined;
}

/** Goods of an order. */
export interface OrderLine {
  readonly id: string;
  /** What one piece costs; undefined where the price has to be asked for. */
  readonly unit: Cents | undefined;
  readonly quantity: number;
  /** What bounds the quantity, where it is known. */
  readonly terms?: QuantityTerms;
}

/** What one store sends. */
export interface PlannedStore {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly OrderLine[];
  /** Undefined while nothing is known of delivery, as in a cart. */
  readonly deliveries: readonly Delivery[] | undefined;
  /** The chosen way; the default one without it. */
  readonly deliveryId?: string;
}

/** What the server says about paying by cheque. Spec: 2§3, 2§6 */
export interface ChequeTerms {
  /** The account has it (isCheck). */
  readonly isOffered: boolean;
  /** This order may use it (canUseCheck), or why not (textCheck). */
  readonly isUsable: boolean;
  readonly why: string;
  /** What may still be paid so (useCheckEDu). */
  readonly quota: Cents | undefined;
  readonly hasPayPassword: boolean;
  /** The merchant's word about setting one; '' for none. */
  readonly noPasswordTip?: string;
}

/** How an order is to be paid. Spec: 2§4 */
export type PaymentChoice = 'online' | 'transfer' | 'cheque';

/** An order as it would be placed: change a part of it and ask again to know what would be. */
export interface PlannedOrder {
  /** Who orders; left out where that has been asked already. */
  readonly standing?: BuyerStanding;
  readonly stores: readonly PlannedStore[];
  /** Promotion cuts as the server signs them: less is negative. */
  readonly cuts: readonly Cents[];
  readonly coupons: readonly Coupon[];
  readonly couponId?: string | undefined;
  /** Which goods a coupon for selected products covers, where it is known; all of them otherwise. */
  readonly covers?: (coupon: Coupon, line: OrderLine) => boolean;
  /** Left out where it is not asked yet, as in a cart. */
  readonly address?: 'missing' | 'incomplete' | 'complete';
  readonly payment?: PaymentChoice;
  readonly cheque?: ChequeTerms;
  readonly swap?: SwapState;
}

/** A problem that keeps the order from being placed. */
export type Blocker = {
  readonly about: 'order' | 'address' | 'line' | 'store' | 'swap' | 'payment';
  readonly id?: string;
  /** The remedy, where the reason does not say it. */
  readonly fix?: Explanation;
} & Explanation;

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
  /**
   * Not sent. `blocker` is what the buyer has to mend, with the place of the page that it is about; without it the order
   * has changed on the server since it was shown, or its medicine notice is not confirmed yet.
   */
  | {
      readonly ok: false;
      readonly reason: 'blocked';
      readonly notice: Explanation;
      readonly blocker?: Blocker;
    }
  /** The payment password is missing or wrong. */
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
