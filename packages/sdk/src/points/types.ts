import type { Price } from '../base/values/price.ts';

/** Ranges of the points mall. Spec: 2§2.10, 2§9 */
export type PointsRange = 'all' | 'low' | 'middle' | 'high';

/** A product of the points mall. Spec: 2§3 Points product */
export interface PointsProduct {
  readonly id: string;
  readonly name: string;
  /** Addresses of the pictures, in order. */
  readonly pictures: readonly string[];
  /** Points for one piece. */
  readonly points: number;
  /** The original price, sealed like every price; undefined where the server names none. */
  readonly price: Price | undefined;
  /** Pieces left; undefined where the server does not say. */
  readonly stock: number | undefined;
  /** At most one per account. */
  readonly isLimitedToOne: boolean;
  /** This account has redeemed it before. */
  readonly isRedeemed: boolean;
  /** The description as the server wrote it: sanitise it before use. */
  readonly html: string;
}

/** Which page of the points mall to read. */
export interface PointsProductsQuery {
  readonly range: PointsRange;
  /** From 1. */
  readonly page: number;
}

/** A page of the points mall. */
export interface PointsProductsPage {
  readonly products: readonly PointsProduct[];
  /** The points of the account; undefined for a visitor. */
  readonly points: number | undefined;
  /** Number of pages in all. */
  readonly pages: number;
}

/** A points order to place. Spec: 2§7 */
export interface Redemption {
  readonly addressId: string;
  readonly productId: string;
  /** Pieces. */
  readonly quantity: number;
}

/** A placed points order. Spec: 2§3 Points order result */
export interface RedemptionReceipt {
  readonly orderNo: string;
  /** Points that it cost in all. */
  readonly points: number;
}

/** Tabs of the points history. Spec: 2§9 */
export type PointsHistoryTab = 'all' | 'income' | 'expenditure';

/** Which page of the points history to read. */
export interface PointsHistoryQuery {
  readonly tab: PointsHistoryTab;
  /** From 1. */
  readonly page: number;
}

/** An entry of the points history. Spec: 2§3 Points history item */
export interface PointsEntry {
  readonly picture: string | undefined;
  /** The product or the reason, in the server's words. */
  readonly name: string;
  readonly orderNo: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number | undefined;
  /** Points added; negative for points taken. */
  readonly points: number;
  /** A word beside the name, in the server's words. */
  readonly tag: string;
}

/** A page of the points history. */
export interface PointsHistoryPage {
  /** Entries of this page, newest first. */
  readonly entries: readonly PointsEntry[];
  /** Number of pages in all. */
  readonly pages: number;
}

/** A points order among the exchange records. Spec: 2§3 Exchange record item */
export interface Exchange {
  readonly orderNo: string;
  /** Milliseconds since 1970. */
  readonly at: number | undefined;
  /** Its status, in the server's words. */
  readonly statusText: string;
  readonly picture: string | undefined;
  readonly name: string;
  /** Points for one piece. */
  readonly points: number;
  /** Pieces. */
  readonly quantity: number;
}
