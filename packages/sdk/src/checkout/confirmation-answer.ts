import type { Cents } from '../base/values/money.ts';
import type { Coupon } from '../coupon/types.ts';
import type { DeliveryAddress } from '../identity/address/contract.ts';
import type { PaymentSettings } from './payment-settings.ts';
import type { Delivery } from './types.ts';

/** The status of an order's medicine bills; 'unknown' for a code that the documents do not name. Spec: 2§4 */
export type BillStatus = 'missing' | 'uploaded' | 'under-review' | 'rejected' | 'unknown';

/** Goods of a temporary order. Spec: 2§3 Order temp item */
export interface ConfirmationGood {
  /** Id of the line within this order. */
  readonly id: string;
  /** Id of the product page. */
  readonly productId: string;
  /** Id of the specification; undefined where the server names the product alone. */
  readonly specificationId: string | undefined;
  /** Article number of the merchant; '' where there is none. */
  readonly articleNumber: string;
  /** Name of the product. */
  readonly name: string;
  /** Size, shade or gauge; '' where the server names none. */
  readonly standard: string;
  /** Ordered pieces. */
  readonly quantity: number;
  /** Price of one piece in cents; undefined for a price on request. */
  readonly unit: Cents | undefined;
  /** Unit of sale, such as a box; undefined where the server names none. */
  readonly soldUnit?: string | undefined;
  /** Picture template with `{0}` for the size; undefined where there is none. */
  readonly picture: string | undefined;
  /** Words to show with it. */
  readonly tags: readonly string[];
  /** The kind that decides its price. Spec: 1§9 */
  readonly kind: 'ordinary' | 'swap' | 'new-customer';
}

/** The goods that one store sends, and how it can send them. Spec: 2§3 */
export interface ConfirmationStore {
  /** Id of the store. */
  readonly id: string;
  /** Name of the store; '' where the server names none. */
  readonly name: string;
  /** Whether its goods need stamped medicine bills. */
  readonly isMedicine: boolean;
  /** Status of those bills; 'missing' where the server names none. */
  readonly bills: BillStatus;
  /** Goods in the order of the server. */
  readonly goods: readonly ConfirmationGood[];
  /** Delivery methods in the order of the server. */
  readonly deliveries: readonly Delivery[];
}

/** A swap offer of a temporary order. Spec: 2§3 */
export interface OfferedSwap {
  /** Id of the offer, as `swapProducts` takes it. */
  readonly id: string;
  /** Name of the offer; '' where the server names none. */
  readonly name: string;
  /** Unit of the threshold; 'unknown' for a code that the documents do not name. */
  readonly by: 'amount' | 'count' | 'unknown';
  /** Threshold in dollars or pieces, by `by`. */
  readonly threshold: number;
  /** Items that it allows in all. */
  readonly allowed: number;
}

/** A temporary order as the server answers it. Spec: 2§3 */
export interface ConfirmationAnswer {
  /** Number of the order once it is placed. */
  readonly orderNo: string;
  /** Delivery addresses of the account. */
  readonly addresses: readonly DeliveryAddress[];
  /** Id of the address that the freight is computed for; undefined where the server names none. */
  readonly addressId: string | undefined;
  /** Goods and deliveries by store. */
  readonly stores: readonly ConfirmationStore[];
  /** Promotion cuts in cents as the server signs them: less is negative. */
  readonly cuts: readonly { readonly name: string; readonly cents: Cents }[];
  /** Coupons of the buyer; `fitsOrder` marks those that apply. Spec: 2§5 */
  readonly coupons: readonly Coupon[];
  /** The specifications that each coupon covers; no entry for one that covers all or does not say. */
  readonly coverage: Readonly<Record<string, readonly string[]>>;
  /** Id of the coupon that the server proposes; undefined for none. */
  readonly defaultCouponId: string | undefined;
  /** Swap offers of this order. */
  readonly swapOffers: readonly OfferedSwap[];
  /** Total in cents with the default deliveries and coupon; undefined where the server does not say. */
  readonly total: Cents | undefined;
  /** The merchant's texts about payment methods; undefined where the answer has none. */
  readonly settings: PaymentSettings | undefined;
  /** The server's terms for paying by cheque; the user info says whether the account may. */
  readonly cheque: {
    /** Whether this order may be paid by cheque. */
    readonly isUsable: boolean;
    /** Why it may not, in the server's words; '' for no reason. */
    readonly why: string;
    /** Amount in cents that may still be paid by cheque; undefined where the server does not say. */
    readonly quota: Cents | undefined;
    /** Text to show where no payment password is set; '' for none. */
    readonly noPasswordTip: string;
  };
  /** Whether the goods come from the cart; undefined where the server does not say. */
  readonly isFromCart: boolean | undefined;
  /** A note of the merchant in plain lines; '' for none. */
  readonly tips: string;
}
