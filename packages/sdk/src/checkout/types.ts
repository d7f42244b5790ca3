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
