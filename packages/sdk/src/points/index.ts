/** The points mall: products, what a button may do, redeeming, history and points orders. */
export { EXCHANGE_PAGE_SIZE } from './contract.ts';
export { pointsDomain } from './domain.ts';
export type { RedeemOutcome, RedeemRecord } from './redeem-operations.ts';
export type { RedeemButton, RedeemReason, RedeemWish } from './redeem-rules.ts';
export {
  POINTS_WARNING_MS,
  pointsCost,
  pointsQuantity,
  redeemButton,
  refuseRedeem,
} from './redeem-rules.ts';
export type { PointsStore } from './store.ts';
export type {
  Exchange,
  PointsEntry,
  PointsHistoryPage,
  PointsHistoryQuery,
  PointsHistoryTab,
  PointsProduct,
  PointsProductsPage,
  PointsProductsQuery,
  PointsRange,
  Redemption,
  RedemptionReceipt,
} from './types.ts';
