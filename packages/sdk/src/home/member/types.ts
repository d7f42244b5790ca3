import type { Explanation } from '../../base/values/explanation.ts';
import type { Cents } from '../../base/values/money.ts';
import type { AgainLine } from '../../orders/buy-again.ts';
import type { OrderParcel } from '../../orders/parcel-rules.ts';
import type { OrderCounts } from '../../orders/types.ts';

/** An order that the buyer has to act on or waits for, without address, phone and prices of goods. */
export interface HomeOrder {
  readonly orderNo: string;
  /** Sentence of its state. */
  readonly wording: Explanation;
  /** Whether this person may pay it now. Spec: 2§4 */
  readonly isPayable: boolean;
  /** Deadline of the payment in milliseconds since 1970; undefined for none. */
  readonly payBy: number | undefined;
  /** Amount to pay in cents. */
  readonly total: Cents;
  /** Name and picture of its first goods. */
  readonly name: string;
  readonly picture: string | undefined;
  /** Number of different goods. */
  readonly kinds: number;
  /** Its parcels; none before it was sent. */
  readonly parcels: readonly OrderParcel[];
}

/** The orders at the head of a member's home page. */
export interface MemberSummary {
  /** Orders that await payment, then orders on their way. */
  readonly orders: readonly HomeOrder[];
  /** Numbers of orders in the tabs of the order list. Spec: 2§2.5 */
  readonly counts: OrderCounts;
  /** The articles bought last, each with the quantity of its last order. */
  readonly again: readonly AgainLine[];
  /** Whether the account has placed no order yet. */
  readonly isNew: boolean;
}
