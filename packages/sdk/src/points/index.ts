/** The points mall: products, what a button may do, redeeming, history and points orders. */
export { EXCHANGE_PAGE_SIZE } from './contract.ts';
export { pointsDomain } from './domain.ts';
export type { ExchangePage } from './exchange-rules.ts';
export { exchangeCost, exchangesOn } from './exchange-rules.ts';
export type { RedeemQuery } from './page-queries.ts';
export {
  POINTS_HISTORY_TABS,
  POINTS_RANGES,
  readRedeemQuery,
  writeRedeemQuery,
} from './page-queries.ts';
export type { RedeemRecord } from './redeem-ledger.ts';
export { mostPieces, quantityOf } from './redeem-limits.ts';
export type { RedeemOutcome } from './redeem-operations.ts';
export type { PlacingWish, RedeemButton, RedeemReason, RedeemWish } from './redeem-rules.ts';
export {
  POINTS_WARNING_MS,
  pointsCost,
  pointsQuantity,
  redeemButton,
  refusePlacing,
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
