/** From goods to a placed order: delivery, coupons, add-on deals, medicine bills, totals and blockers. */

export type { Bills } from './bills/bill-calls.ts';
export type { BillAction, BillReason } from './bills/bill-rules.ts';
export { billAction, isBillUrgent, MOST_BILLS, refuseBills } from './bills/bill-rules.ts';
export type { Composition, Confirmation } from './confirmation.ts';
export type {
  BillStatus,
  ConfirmationGood,
  ConfirmationStore,
  OfferedSwap,
} from './confirmation-answer.ts';
export { MOST_REMARK_CHARACTERS } from './contract/request-fields.ts';
export type { OrderGood } from './contract.ts';
export type { CouponOffer, UnusableCoupon, UsableCoupon } from './coupon-options.ts';
export { couponOffer } from './coupon-options.ts';
export type { DeliveryOutlook } from './delivery-outlook.ts';
export { cartDeliveries, deliveryOutlook } from './delivery-outlook.ts';
export { checkoutDomain } from './domain.ts';
export { cartSentences } from './from-cart/cart-messages.ts';
export type { CartCoupon, CheckoutDecision } from './from-cart/checkout-decision.ts';
export { couponsInReach, decideCheckout, goodsOfCart } from './from-cart/checkout-decision.ts';
export type { CouponNoticeReason } from './from-cart/coupon-notice.ts';
export { draftOfCart } from './from-cart/order-from-cart.ts';
export type { NextStep, OrderExplanation, PayableLine } from './order-breakdown.ts';
export { explainOrder } from './order-breakdown.ts';
export { addressOf, planOf } from './order-draft.ts';
export type { PaymentSettings } from './payment-settings.ts';
export { chequeDetails, settledName } from './payment-settings.ts';
export type { OrderNews, PaymentOption, PlacingDecision } from './place-order/place-order-rules.ts';
export {
  changeElsewhere,
  decidePlacing,
  movedChoices,
  paymentOptions,
  resultQuery,
} from './place-order/place-order-rules.ts';
export { isOrderAnswer, isTempOrderGone } from './place-order/result-codes.ts';
export type { ChequeDecision, Freight, OrderTotals } from './rules.ts';
export { defaultDelivery, freightOf, goodsOf } from './rules.ts';
export type { SwapPage, SwapStanding } from './swap/swap-pages.ts';
export {
  orderSwapState,
  SWAP_NEAR_BOTTOM_PX,
  SWAP_REST_MS,
  swapStanding,
} from './swap/swap-pages.ts';
export type {
  AfterPlacing,
  BeginOutcome,
  Blocker,
  CheckoutChoices,
  ChequeTerms,
  Delivery,
  OrderLine,
  PaymentChoice,
  PlacementRecord,
  PlaceOutcome,
  PlannedOrder,
  PlannedStore,
  StoreDelivery,
} from './types.ts';
export { cartWith } from './what-if.ts';
