/** Paying an order: methods, deadlines, decisions, results and the pages of payment providers. */
export type { OfferedMethod, PayGood, PaymentStart, PayOrder } from './contract.ts';
export { cashierDomain } from './domain.ts';
export type { PaymentMethod } from './methods.ts';
export type { PageReturn, PartnerPage } from './partner-page.ts';
export { cleanedPageAddress, pageReturnUrl, partnerOf, readPageReturn } from './partner-page.ts';
export type {
  OrderEnd,
  OrderFailure,
  PayCountdown,
  PaymentState,
} from './payment/payment-status.ts';
export {
  mayPayAnotherWay,
  orderFailure,
  payCountdown,
  payStanding,
  refusePaying,
} from './payment/payment-status.ts';
export { codeLink, isOfRecord } from './payment/provider-url.ts';
export type { CodePage, CodePageQuery } from './qr-page-query.ts';
export { codePageQuery } from './qr-page-query.ts';
export type { PayResult, ResultQuery } from './result.ts';
export { readResult, resultAddress, resultOf } from './result.ts';
export type {
  BalanceDecision,
  PaymentDecision,
  PaymentFlow,
  PaymentPlan,
  PaymentSplit,
  ShownMethod,
} from './rules.ts';
export {
  codePlaceOf,
  decideBalance,
  decidePayment,
  flowOf,
  foldMethods,
  hasWayToPay,
  methodsShown,
  splitOfStarted,
  splitPayment,
} from './rules.ts';
export type {
  BalanceReason,
  KnownHere,
  OrderEndReason,
  PaidParts,
  PaymentField,
  PaymentReason,
  PaymentRecord,
  PaymentSelection,
  PaymentStatus,
  PayOutcome,
} from './types.ts';
export type { WalletReturn } from './wallet-return.ts';
export { cleanedReturn, PAYMENT_WINDOW_MARK, readReturn } from './wallet-return.ts';
