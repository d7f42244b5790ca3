/** The cart: quantities, what may be added and why not, removal and undo, add-on deals. */
export { buyingSentences } from './buying-messages.ts';
export type { CartItem } from './cart-actions.ts';
export { allLines, badgeOf } from './cart-lines.ts';
export type { CartSummary } from './cart-summary.ts';
export { summarise } from './cart-summary.ts';
export type { CartAddition, CartGroup, CartSwapOffer, CouponOfCart } from './contract.ts';
export type { Choice } from './product-selection.ts';
export { isBuyable, startQuantity } from './product-selection.ts';
export type { PurchaseGroup } from './purchase-list.ts';
export { purchaseList } from './purchase-list.ts';
export type { WaysToBuy } from './purchase-options.ts';
export { waysToBuy } from './purchase-options.ts';
export { putBack } from './put-back.ts';
export { refuseQuantity } from './quantity-refusals.ts';
export type {
  QuantityChangeReason,
  QuantityReason,
  QuantityTerms,
  ReadQuantity,
} from './quantity-rules.ts';
export {
  isBelowOneStep,
  isOutOfStock,
  maxQuantity,
  quantityHint,
  readQuantity,
  stepQuantity,
  unitAfter,
} from './quantity-rules.ts';
export { additionsAgain } from './restore-lines.ts';
export type { AddDecision, Buying, SelectedItem } from './rules.ts';
export { decideAdd, quantityLeft, refuseChange, refuseTick } from './rules.ts';
export { steadyCart } from './structural-sharing.ts';
export { swapProduct, swapTotal, takeSwaps } from './swap/swap-actions.ts';
export type { SwapItemFacts, SwapItems } from './swap/swap-items.ts';
export {
  completeSwapProduct,
  completeSwaps,
  needsFacts,
  swapItemsDomain,
} from './swap/swap-items.ts';
export type {
  BlockedSwap,
  PickDecision,
  SwapBlockReason,
  SwapCheckout,
  SwapConfirmation,
  SwapRefusal,
} from './swap/swap-rules.ts';
export {
  blockedSwaps,
  confirmSwap,
  firstShownTier,
  pickSwapItem,
  refuseSwapItem,
  refuseTier,
} from './swap/swap-rules.ts';
export type { SwapHintReason, SwapMeasure, SwapState, SwapTier } from './swap/swap-state.ts';
export { cartState, isSwapGone, swapHints } from './swap/swap-state.ts';
export type { OfferedTier, SwapProduct } from './swap-schema.ts';
export { isTickable } from './tickable.ts';
export type { Chooser, WishSummary } from './wishes.ts';
export { refuseChoice, summariseWishes, wantedQuantity } from './wishes.ts';
