import type { Cents } from '../base/values/money.ts';
import type { PaymentMethod } from '../cashier/methods.ts';
import type { BillStatus } from '../checkout/confirmation-answer.ts';
import type { PaymentSettings } from '../checkout/payment-settings.ts';
import type { OrderStatus } from '../checkout/status.ts';

/** Goods of a placed order. Spec: 2§3 Order goods */
export interface OrderedGood {
  /** Id of the specification, which its product page opens by and the cart takes. */
  readonly specificationId: string;
  /** Id of the product; '' where the server names none. */
  readonly productId: string;
  /** Article number of the merchant; '' where the server names none. */
  readonly articleNumber: string;
  /** Name of the product. */
  readonly name: string;
  /** Size, shade or gauge; '' where the server names none. */
  readonly standard: string;
  /** Unit that it is sold in, such as a box; '' where the server names none. */
  readonly unit: string;
  /** Paid price of one unit in cents; undefined where the server names none. */
  readonly price: Cents | undefined;
  /** Ordered units. */
  readonly quantity: number;
  /** Picture template with `{0}` for the size; undefined where there is none. */
  readonly picture: string | undefined;
  /** Words to show with it. */
  readonly tags: readonly string[];
}

/** The goods that one store sends. Spec: 2§3 shardingPayOrder */
export interface OrderedStore {
  /** Name of the store; '' where the server names none. */
  readonly name: string;
  /** Delivery method: its id, which tracking takes as the carrier, and its name; '' where the server names none. */
  readonly delivery: { readonly id: string; readonly name: string };
  /** Freight in cents; undefined where the server names none. */
  readonly freight: Cents | undefined;
  /** Numbers of its parcels, oldest first. */
  readonly waybills: readonly string[];
  /** Goods in the order of the server. */
  readonly goods: readonly OrderedGood[];
  /** Whether its goods need stamped medicine bills. */
  readonly isMedicine: boolean;
  /** Status of those bills; 'missing' where the server names none. */
  readonly bills: BillStatus;
}

/** A placed order as the server answers it. Spec: 2§3 Order */
export interface OrderAnswer {
  /** Number of the order. */
  readonly orderNo: string;
  /** Status of the order. Spec: 2§4 */
  readonly status: OrderStatus;
  /** The server's word for the status; '' where it names none. */
  readonly statusText: string;
  /** Code of the deposit's status; '7' is remitted. '' where the server names none. Spec: 2§4 */
  readonly depositStatus: string;
  /** Milliseconds left to pay at the time of the answer; undefined where the server names no limit. */
  readonly timeLeftMs: number | undefined;
  /** Time of the order in milliseconds since 1970; undefined where the server names none. */
  readonly placedAt: number | undefined;
  /** Time of the payment in milliseconds since 1970; undefined before it. */
  readonly paidAt: number | undefined;
  /** Payment method; undefined before a choice. */
  readonly paidBy: PaymentMethod | 'unknown' | undefined;
  /** The server's name of that method; '' for none. */
  readonly paidByName: string;
  /** Amount to pay in cents, freight included. */
  readonly total: Cents;
  /** Price of the goods in cents; undefined where the server names none. */
  readonly goodsTotal: Cents | undefined;
  /** Savings by promotions in cents, at least 0. */
  readonly discount: Cents;
  /** Savings by the coupon in cents, at least 0. */
  readonly coupon: Cents;
  /** Freight in cents. */
  readonly freight: Cents;
  /** Whether the server takes an application for after-sales. Spec: 2§4 canBack */
  readonly isReturnable: boolean;
  /** Number of its after-sales application; undefined for none. */
  readonly returnNo: string | undefined;
  /** Whether it has medicines. */
  readonly isMedicine: boolean;
  /** Status of the stamped bills of the whole order. */
  readonly bills: BillStatus;
  /** Why the bills were rejected, in the server's words; '' for no reason. */
  readonly billsRejection: string;
  /** Whether it is a pre-order. */
  readonly isPreOrder: boolean;
  /** Whether the server counts the payment as finished. */
  readonly isPaymentFinished: boolean;
  /** The server's code of a review; the documents name no values. '' for none. */
  readonly reviewStatus: string;
  /** Name of the recipient; '' where the server names none. */
  readonly consignee: string;
  /** Phone of the recipient; '' where the server names none. */
  readonly consigneePhone: string;
  /** Delivery address in one line; '' where the server names none. */
  readonly address: string;
  /** The buyer's remark; '' for none. */
  readonly remark: string;
  /** Goods by store; one store without a name where the server does not group them. */
  readonly stores: readonly OrderedStore[];
  /** The merchant's texts about payment methods; undefined where the answer has none. */
  readonly settings: PaymentSettings | undefined;
}

/** An order with the deadline of its payment. */
export interface Order extends OrderAnswer {
  /** Deadline of the payment in milliseconds since 1970, computed once from the time left; undefined for none. */
  readonly payBy: number | undefined;
}

/** Tabs of the order list. Spec: 2§2.5 */
export type OrderTab = 'all' | 'pending' | 'to-ship' | 'to-receive' | 'completed' | 'medicine';

/** A question to the order list. */
export interface OrderListQuery {
  readonly tab: OrderTab;
  /** Part of a product's name, or an order number; '' for all, as without it. */
  readonly keyword?: string | undefined;
  /** Page, from 1. */
  readonly page: number;
}

/** Counts of the tabs that show one. Spec: 2§2.5 */
export type OrderCounts = Readonly<Record<'pending' | 'to-ship' | 'to-receive', number>>;

/** State of a parcel; 'unknown' for a code that the documents do not name. Spec: 2§4 Parcel states */
export type ParcelState =
  | 'no-trace'
  | 'in-transit'
  | 'picked-up'
  | 'problem'
  | 'signed'
  | 'signed-normally'
  | 'signed-after-exception'
  | 'signed-by-proxy'
  | 'signed-from-locker'
  | 'rejected'
  | 'delivering'
  | 'returning'
  | 'reached-city'
  | 'in-locker'
  | 'no-information'
  | 'unsigned-in-time'
  | 'not-updated-in-time'
  | 'refused'
  | 'delivery-exception'
  | 'return-signed'
  | 'return-unsigned'
  | 'locker-timeout'
  | 'unknown';

/** An event of a parcel. */
export interface TrackingEvent {
  /** Time of the carrier, as it writes it. */
  readonly time: string;
  /** The same in milliseconds since 1970; undefined where it is written otherwise. */
  readonly at: number | undefined;
  /** The carrier's words. */
  readonly text: string;
}

/** The way of a parcel. Spec: 2§3 Tracking */
export interface Tracking {
  /** Name of the carrier; '' where the server names none. */
  readonly carrier: string;
  /** Number of the waybill. */
  readonly waybill: string;
  /** State of the parcel. */
  readonly state: ParcelState;
  /** Events, newest first. */
  readonly events: readonly TrackingEvent[];
}
