import { type Explanation, explain } from '../base/values/explanation.ts';
import type { PointsProduct } from './types.ts';

/** The points of an account and the quantity wanted. */
export interface RedeemWish {
  /** Undefined for a visitor, or while they are unknown. */
  readonly points: number | undefined;
  readonly quantity: number;
}

/** State of the button that redeems a product, by priority. Spec: 2§4 */
export type RedeemButton =
  | 'log-in'
  | 'not-enough-points'
  | 'out-of-stock'
  | 'limit-reached'
  | 'redeem';

/** Returns the points that a quantity costs. */
export const pointsCost = ({ points }: Pick<PointsProduct, 'points'>, quantity: number): number =>
  points * quantity;

const hasStock = ({ stock }: Pick<PointsProduct, 'stock'>): boolean =>
  stock !== undefined && stock > 0;

/**
 * Decides the state of the button: no stock, which a visitor sees too, a cost above the points while there is stock, a
 * limited product that was redeemed before, and otherwise redeeming. A visitor logs in first. Spec: 2§4
 */
export function redeemButton(
  product: PointsProduct,
  { points, quantity }: RedeemWish,
): RedeemButton {
  if (!hasStock(product)) return 'out-of-stock';
  if (points === undefined) return 'log-in';
  if (pointsCost(product, quantity) > points) return 'not-enough-points';
  if (product.isLimitedToOne && product.isRedeemed) return 'limit-reached';
  return 'redeem';
}

/** Digits, also those of an East Asian keyboard, perhaps with a fraction. */
const NUMBER = /^[+-]?\d+(\.\d*)?$/;

function numberOf(typed: string): number {
  const plain = typed.normalize('NFKC').trim();
  return NUMBER.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * Returns the quantity that a typed one stands for: 1 where it is empty or no number, otherwise between 1 and the
 * stock; 1 where the stock is unknown. Spec: 2§5
 */
export function pointsQuantity(typed: string | number, stock: number | undefined): number {
  const wanted = Math.floor(typeof typed === 'number' ? typed : numberOf(typed));
  if (!Number.isFinite(wanted)) return 1;
  return Math.max(1, Math.min(wanted, stock ?? 1));
}

/** Why a product cannot be redeemed. */
export type RedeemReason = 'log-in-first' | 'not-enough-points' | 'points-limit' | 'points-address';

/**
 * Returns why a product cannot be redeemed in this quantity; undefined when it can. A cost above the points and a
 * quantity above the stock share one sentence, which comes before the limit, as on the button. Spec: 2§4, 2§5
 */
export function refuseRedeem(
  product: PointsProduct,
  { points, quantity }: RedeemWish,
): Explanation<RedeemReason> | undefined {
  if (points === undefined) return explain('log-in-first');
  if (pointsCost(product, quantity) > points || quantity > (product.stock ?? 0))
    return explain('not-enough-points');
  if (product.isLimitedToOne && (product.isRedeemed || quantity > 1))
    return explain('points-limit');
  return undefined;
}

/** An order about to be placed: the wish and the address that it goes to. */
export interface PlacingWish extends RedeemWish {
  /** Undefined, or empty, where the account has no address. */
  readonly addressId: string | undefined;
}

/**
 * Returns why an order cannot be placed; undefined when it can, also while the points are unknown: placing reads them.
 * A missing address comes first. Spec: 2§5
 */
export function refusePlacing(
  product: PointsProduct,
  { addressId, ...wish }: PlacingWish,
): Explanation<RedeemReason> | undefined {
  if (!addressId?.trim()) return explain('points-address');
  return wish.points === undefined ? undefined : refuseRedeem(product, wish);
}

/** Milliseconds for which both warnings of the points mall are shown. Spec: 2§5 */
export const POINTS_WARNING_MS = 1_000;
