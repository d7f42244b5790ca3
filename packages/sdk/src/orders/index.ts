/** Placed orders: their list and detail, what may be done with each, parcels, bills and buying again. */
export type {
  AgainLine,
  AgainOutcome,
  AgainResult,
  AgainReview,
  ReviewedLine,
} from './buy-again.ts';
export { hidesPrices, unreadLines } from './buy-again.ts';
export type { ParcelQuery } from './contract.ts';
export { MOST_ORDER_KEYWORD_CHARACTERS, ORDER_PAGE_SIZE } from './contract.ts';
export { ordersDomain } from './domain.ts';
export { buyingHistoryOf, type HistoryFacts } from './history/buying-history.ts';
export { lastMonths, MOST_MONTHS, type RangeProblem, rangeProblem } from './history/days.ts';
export { orderHistoryDomain } from './history/domain.ts';
export type { ExportOptions, OrderHistory } from './history/history-store.ts';
export type { ExportFormat } from './history/order-export.ts';
export type { Refund } from './history/refunds.ts';
export type {
  BuyingHistory,
  DayRange,
  DueState,
  HistoryProgress,
  MonthSpending,
  RegularArticle,
  Spending,
  SpendingGroup,
} from './history/types.ts';
export type { OperationRecord } from './operation-ledger.ts';
export type {
  ActionDecision,
  OrderAction,
  OrderActionReason,
  OrderActions,
} from './order-actions.ts';
export { billActionOf, hasEnded, hasExpired, orderActions, storeBillsOf } from './order-actions.ts';
export type { AmountRow, OrderBreakdown } from './order-amounts.ts';
export { goodsOfOrder, lineAmount, orderBreakdown, orderSize } from './order-amounts.ts';
export { isOrderNotFound } from './order-not-found.ts';
export type { Expired, OperationOutcome } from './order-operations.ts';
export type { OrderHint, OrderProgressStep, OrderState, OrderStep } from './order-status.ts';
export { orderHint, orderProgress, orderState, orderWording } from './order-status.ts';
export type { GoodNames, StoreNames } from './other-names.ts';
export { otherNames } from './other-names.ts';
export type { OrderParcel, ParcelMood } from './parcel-rules.ts';
export {
  parcelMood,
  parcelsOf,
  parcelWording,
  shouldAskAboutParcel,
  unknownWaybill,
} from './parcel-rules.ts';
export type { FileToSave } from './purchase-list/purchase-list.ts';
export type { OrderPage } from './read-orders.ts';
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
