import type { Explanation } from '../base/values/explanation.ts';
import type { Cents } from '../base/values/money.ts';
import type { QuantityTerms } from '../cart/quantity-rules.ts';
import type { SwapState } from '../cart/swap/swap-state.ts';
import type { Coupon } from '../coupon/types.ts';
import type { BuyerStanding } from '../identity/account/rules.ts';

/** A delivery method. Spec: 2§3 Express option */
export interface Delivery {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly freight: Cents;
  /** Goods above this amount are delivered free where this is the store's default method; undefined for never. */
  readonly freeAbove: Cents | undefined;
}

/** A store and how it can deliver to the buyer. Spec: 2§3 */
export interface StoreDelivery {
  /** Id of the store; '' where the server names none. */
  readonly id: string;
  /** Name of the store; '' where the server names none. */
  readonly name: string;
  /** Delivery methods in the order of the server; at least one. */
  readonly deliveries: readonly Delivery[];
}

/** Goods of an order. */
export interface OrderLine {
  readonly id: string;
  /** Price of one piece; undefined for a price on request. */
  readonly unit: Cents | undefined;
  readonly quantity: number;
  /** Bounds of the quantity, where they are known. */
  readonly terms?: QuantityTerms;
}

/** The goods that one store sends. */
export interface PlannedStore {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly OrderLine[];
  /** Undefined while delivery is unknown, as in a cart. */
  readonly deliveries: readonly Delivery[] | undefined;
  /** The chosen method; the default one without it. */
  readonly deliveryId?: string;
}

/** The server's terms for paying by cheque. Spec: 2§3, 2§6 */
export interface ChequeTerms {
  /** The account has it (isCheck). */
  readonly isOffered: boolean;
  /** This order may use it (canUseCheck), or why not (textCheck). */
  readonly isUsable: boolean;
  readonly why: string;
  /** The amount that may still be paid by cheque (useCheckEDu). */
  readonly quota: Cents | undefined;
  readonly hasPayPassword: boolean;
  /** The merchant's text about setting one; '' for none. */
  readonly noPasswordTip?: string;
}

/** How an order is to be paid. Spec: 2§4 */
export type PaymentChoice = 'online' | 'transfer' | 'cheque';

/** An order before it is placed. To try something else, change a part and compute again. */
export interface PlannedOrder {
  /** The buyer's eligibility; left out where it has been checked already. */
  readonly standing?: BuyerStanding;
  readonly stores: readonly PlannedStore[];
  /** Promotion cuts as the server signs them: less is negative. */
  readonly cuts: readonly Cents[];
  readonly coupons: readonly Coupon[];
  readonly couponId?: string | undefined;
  /** The goods that a coupon for selected products covers, where they are known; else all. */
  readonly covers?: (coupon: Coupon, line: OrderLine) => boolean;
  /** Left out where it does not matter yet, as in a cart. */
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

/** The buyer's choices and text at confirmation. Kept for the tab, so that a reload loses nothing. */
export interface CheckoutChoices {
  /** The address that `changeAddress` sent last; the server's own word about the order comes before it. */
  readonly addressId?: string | undefined;
  /** The chosen delivery by store; a store without an entry has its default one. */
  readonly deliveries: Readonly<Record<string, string>>;
  /**
   * '' for none; undefined while none is chosen, which takes the server's default coupon. One that the confirmation does
   * not list counts as none.
   */
  readonly couponId: string | undefined;
  readonly payment: PaymentChoice;
  readonly remark: string;
  /** The notification of medicine stores has been confirmed. Spec: 2§4 */
  readonly isNotified: boolean;
}

/** The outcome of `begin`. Rejects with a ShopError where the server was not reached. Spec: 1§4, 1§8 */
export type BeginOutcome =
  | { readonly ok: true }
  /** 1340: the clinic has to complete its information first, at /user/information. The sentence is the server's. */
  | { readonly ok: false; readonly reason: 'incomplete-clinic'; readonly message: string }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string };

/** The next step of a placed order. Spec: 2§4 Order submission */
export type AfterPlacing = 'cashier' | 'transfer-result' | 'paid-result';

/** The outcome of `place`. Choices and text stay in every case. Spec: 2§4 */
export type PlaceOutcome =
  | { readonly ok: true; readonly orderNo: string; readonly next: AfterPlacing }
  /** Placed, but the cheque was refused: the buyer pays at the cashier and reads this sentence. */
  | {
      readonly ok: false;
      readonly reason: 'unpaid';
      readonly orderNo: string;
      readonly message: string;
    }
  /**
   * Not sent. `blocker` is the problem for the buyer to fix and its place on the page. Without it the order has changed
   * on the server since it was shown, or its medicine notice is not confirmed yet.
   */
  | {
      readonly ok: false;
      readonly reason: 'blocked';
      readonly notice: Explanation;
      readonly blocker?: Blocker;
    }
  /** The payment password is missing or wrong; or its check failed, so that the same one may be right. */
  | {
      readonly ok: false;
      readonly reason: 'password';
      readonly message: string;
      readonly isUnchecked: boolean;
    }
  /** The server refused, in its own sentence; nothing was made. */
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }
  /**
   * The server made the order and did not confirm it: `message` is its sentence, `notice` says whether the order is
   * valid and what to do next. Nothing is paid, and nothing is sent again.
   */
  | {
      readonly ok: false;
      readonly reason: 'unconfirmed';
      readonly orderNo: string;
      readonly message: string;
      readonly notice: Explanation<'order-rejected' | 'order-unconfirmed'>;
    }
  /**
   * The answer was lost and the check failed too, or was refused with `message`. The placement is recorded, and
   * `settle` checks again. Nothing is sent twice.
   */
  | {
      readonly ok: false;
      readonly reason: 'unknown';
      readonly orderNo: string;
      readonly notice: Explanation<'order-unknown'>;
      readonly message?: string;
    };

/** A placement in the ledger. Holds no amount and no personal data. */
export interface PlacementRecord {
  readonly orderNo: string;
  readonly payment: PaymentChoice;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The page timed out, and the server may still have been working on it. */
  readonly isLate?: boolean | undefined;
  /** The buyer has read that the outcome is unknown, and why. */
  readonly isTold?: boolean | undefined;
}
