import type { Cents } from '../base/values/money.ts';
import type { OrderedGood } from '../orders/types.ts';

/** The state of an application; 'unknown' for a code that the documents do not name. Spec: 2§4 After-sales status */
export type ReturnStatus =
  | 'under-review'
  | 'to-send-back'
  | 'sent-back'
  | 'refunding'
  | 'completed'
  | 'cancelled'
  | 'rejected'
  | 'unknown';

/** The service that a buyer applies for. Spec: 2§4 Service type */
export type ReturnKind = 'return-all' | 'return-some' | 'refund-only';

/** The reason of an application. Spec: 2§4 Reason */
export type ReturnReason = 'quality' | 'too-many' | 'not-as-described' | 'other';

/** A step of the progress bar as the server names it. Spec: 2§3 progressBar */
export interface ReturnStepAnswer {
  readonly text: string;
  /** Time in milliseconds since 1970; undefined where the server names none. */
  readonly at: number | undefined;
}

/** Where returned goods go; '' where the server names none. Spec: 2§3 backPhone, backAddr, backRemark */
export interface ReturnAddress {
  readonly phone: string;
  readonly address: string;
  readonly remark: string;
}

/** An after-sales application as the server answers it. Spec: 2§3 After-sales order */
export interface ReturnOrder {
  /** Number of the application. */
  readonly returnNo: string;
  /** Number of the order. */
  readonly orderNo: string;
  readonly status: ReturnStatus;
  readonly kind: ReturnKind | 'unknown';
  /** The server's word for the service; '' where it names none. */
  readonly kindText: string;
  /** Time of the application in milliseconds since 1970; undefined where the server names none. */
  readonly appliedAt: number | undefined;
  /** Goods; `price` is the paid price and `quantity` what is returned or refunded. */
  readonly goods: readonly OrderedGood[];
  /** Refund in cents; undefined where the server names none. */
  readonly refund: Cents | undefined;
  /** The server's word for the reason; '' where it names none. */
  readonly reasonText: string;
  /** The buyer's words; '' for none. */
  readonly remark: string;
  /** Addresses of the pictures of the application. */
  readonly pictures: readonly string[];
  /** Why the merchant rejected it, or what the merchant remarked; '' for none. */
  readonly checkResult: string;
  /** Where the refund goes, in the server's words; '' where it names none. */
  readonly refundTo: string;
  /** Steps that the server shows; empty where it names none. */
  readonly steps: readonly ReturnStepAnswer[];
  /** The return parcel; '' for what is not filled in. */
  readonly parcel: { readonly carrier: string; readonly waybill: string };
  readonly returnAddress: ReturnAddress;
}

/** A carrier for a return parcel. */
export interface Carrier {
  readonly id: string;
  readonly name: string;
}

/** A question to the list of applications. */
export interface ReturnListQuery {
  /** Part of a product's name, or a number; '' for all. */
  readonly keyword: string;
  /** Page, from 1. */
  readonly page: number;
}

/** A page of applications. Spec: 2§7 */
export interface ReturnPage {
  /** Applications of this page, newest first. */
  readonly returns: readonly ReturnOrder[];
  /** Number of pages in all; undefined where the server names none. */
  readonly pages: number | undefined;
  /** Number of applications in all; undefined where the server names none. */
  readonly count: number | undefined;
}

/** An application to be sent. Spec: 1§5, 2§2.7, 2§5 */
export interface ReturnApplication {
  readonly orderNo: string;
  readonly kind: ReturnKind;
  readonly reason: ReturnReason;
  readonly remark: string;
  readonly goods: readonly { readonly specificationId: string; readonly quantity: number }[];
  /** At most 3 pictures of at most 2 MB. */
  readonly pictures: readonly Blob[];
}
