/** Placed orders: their list and detail, what may be done with each, parcels, bills and buying again. */
export type {
  AgainLine,
  AgainOutcome,
  AgainResult,
  AgainReview,
  ReviewedLine,
} from './buy-again.ts';
export type { ParcelQuery } from './contract.ts';
export { MOST_ORDER_KEYWORD_CHARACTERS, ORDER_PAGE_SIZE } from './contract.ts';
export { ordersDomain } from './domain.ts';
export type {
  ActionDecision,
  OrderAction,
  OrderActionReason,
  OrderActions,
} from './order-actions.ts';
export { billActionOf, hasEnded, hasExpired, orderActions } from './order-actions.ts';
export type { AmountRow, OrderBreakdown } from './order-amounts.ts';
export { goodsOfOrder, lineAmount, orderBreakdown, orderSize } from './order-amounts.ts';
export type { Expired, OperationOutcome, OperationRecord } from './order-operations.ts';
export type { OrderHint, OrderProgressStep, OrderState, OrderStep } from './order-status.ts';
export { orderHint, orderProgress, orderState, orderWording } from './order-status.ts';
export type { OrderParcel, ParcelMood } from './parcel-rules.ts';
export {
  parcelMood,
  parcelsOf,
  parcelWording,
  shouldAskAboutParcel,
  unknownWaybill,
} from './parcel-rules.ts';
export type { OrderPage, OrdersStore } from './store.ts';
export type {
  Order,
  OrderCounts,
  OrderedGood,
  OrderedStore,
  OrderListQuery,
  OrderTab,
  ParcelState,
  Tracking,
  TrackingEvent,
} from './types.ts';
