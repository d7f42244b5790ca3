/** After-sales: services and goods of an application, the refund to expect, and the way of an application. */
export type { DetailsProblems, DetailsStep, GoodsStep } from './application-checks.ts';
export {
  applicationOf,
  refuseDetails,
  refuseGoods,
  refuseProofs,
} from './application-checks.ts';
export type { ApplicationDraft } from './application-draft.ts';
export type { ApplyOutcome } from './apply.ts';
export {
  MOST_PROOFS,
  MOST_RETURN_KEYWORD_CHARACTERS,
  MOST_RETURN_REMARK_CHARACTERS,
  MOST_WAYBILL_CHARACTERS,
} from './contract.ts';
export { afterSalesDomain } from './domain.ts';
export type { ExpectedRefund } from './expected-refund.ts';
export { expectedRefund } from './expected-refund.ts';
export { pagesOf } from './list-pages.ts';
export type { ReturnWaybill } from './return-changes.ts';
export type { ChosenQuantities, ReturnLine, ReturnStore } from './return-goods.ts';
export { choosesGoods, quantitiesOf, returnStores, startingQuantities } from './return-goods.ts';
export type { ReturnRecord } from './return-ledger.ts';
export { isReturnNotFound } from './return-not-found.ts';
export type { ReturnOutcome } from './return-operations.ts';
export type { ReturnProgressStep } from './return-progress.ts';
export { hasWideSteps, returnProgress } from './return-progress.ts';
export type { WaybillProblems, Worded } from './return-status.ts';
export {
  canCancelReturn,
  canSendBack,
  isReturnClosed,
  kindWording,
  REFUND_DAYS,
  RETURN_REASONS,
  reasonWording,
  refundInformation,
  refuseWaybill,
  returnAddressText,
  returnHint,
  returnStatusName,
  returnTitle,
} from './return-status.ts';
export type { ServiceDecision } from './services.ts';
export { decideService, servicesOf, startingService } from './services.ts';
export type {
  Carrier,
  ReturnApplication,
  ReturnKind,
  ReturnListQuery,
  ReturnOrder,
  ReturnPage,
  ReturnReason,
  ReturnStatus,
} from './types.ts';
