import { type Explanation, explain } from '../../base/values/explanation.ts';
import type { Cents } from '../../base/values/money.ts';
import { amountOf } from '../../base/values/price.ts';
import { summarise } from '../../cart/cart-summary.ts';
import type { Cart, CartLine } from '../../cart/contract.ts';
import { refuseQuantity } from '../../cart/quantity-refusals.ts';
import type { QuantityReason } from '../../cart/quantity-rules.ts';
import {
  type BlockedSwap,
  decideSwapCheckout,
  type SwapBlockReason,
} from '../../cart/swap/swap-rules.ts';
import {
  type SwapHintReason,
  type SwapState,
  swapHints,
  swapState,
} from '../../cart/swap/swap-state.ts';
import { isTickable } from '../../cart/tickable.ts';
import type { Saving } from '../../coupon/rules.ts';
import type { Coupon } from '../../coupon/types.ts';
import { type BuyerReason, type BuyerStanding, refuseBuyer } from '../../identity/account/rules.ts';
import type { OrderGood } from '../contract.ts';
import { couponInOrder } from '../rules.ts';
import { type CouponNoticeReason, savingNotice } from './coupon-notice.ts';
import { cartTerms, toCoupon } from './order-from-cart.ts';

type Ticked = (line: CartLine) => boolean;

/** The ticked lines that can be ordered, in cart order. */
function orderedLines(cart: Cart, isTicked: Ticked): CartLine[] {
  const ordered: CartLine[] = [];
  for (const { lines } of cart.groups)
    for (const line of lines) if (isTickable(line) && isTicked(line)) ordered.push(line);
  return ordered;
}

function goodOf({ specificationId, quantity, kind }: CartLine): OrderGood {
  const isTagged = kind === 'swap' || kind === 'new-customer';
  return { specificationId, quantity, ...(isTagged && { kind }) };
}

/** The ticked part of a cart as the goods of a temporary order. Spec: 1§4, 1§7 */
export function goodsOfCart(cart: Cart, isTicked: Ticked): OrderGood[] {
  return orderedLines(cart, isTicked).map(goodOf);
}

/** May the cart be ordered? `asks` is a question, everything else a refusal. */
export type CheckoutDecision =
  | { readonly ok: true; readonly goods: readonly OrderGood[] }
  /** Swap items are available: "checkout directly" or "go choose". */
  | ({ readonly ok: false; readonly asks: true } & Explanation<'swap-offered'>)
  | ({
      readonly ok: false;
      readonly asks: false;
      /** The line that it is about. */
      readonly lineId?: string;
      /** Swap items whose tier is gone, each with the remedy. */
      readonly blocked: readonly BlockedSwap[];
    } & Explanation<BuyerReason | QuantityReason | SwapBlockReason | 'enquire-only'>);

/** Answers that the buyer has given already. */
interface CheckoutAsking {
  /** The buyer chose "checkout directly". */
  readonly declined?: boolean;
  readonly swap?: SwapState;
}

/**
 * Decides whether a cart may become a temporary order: the buyer, the selection, each line, then the swap items. Spec:
 * 1§4, 1§5, 1§6, 1§8
 */
export function decideCheckout(
  cart: Cart,
  isTicked: Ticked,
  standing: BuyerStanding,
  asking: CheckoutAsking = {},
): CheckoutDecision {
  const no = { ok: false, asks: false, blocked: [] } as const;
  const stranger = refuseBuyer(cart.pricesVisible ? standing : mostUnverified(standing));
  if (stranger) return { ...no, ...stranger };
  const lines = orderedLines(cart, isTicked);
  if (lines.length === 0) return { ...no, ...explain('select-at-least-one') };
  for (const line of lines) {
    const refusal =
      amountOf(line.offer.price) === undefined
        ? explain('enquire-only')
        : refuseQuantity(line.quantity, cartTerms(line));
    if (refusal) return { ...no, ...refusal, lineId: line.id };
  }
  const swap = decideSwapCheckout(asking.swap ?? swapState(cart, isTicked), asking.declined);
  if (swap.ok) return { ok: true, goods: lines.map(goodOf) };
  if (swap.asks) return swap;
  const [first] = swap.blocked;
  return { ...swap, ...(first && { lineId: first.lineId }) };
}

/** Hidden prices mean an unverified account, whatever the session says. */
const mostUnverified = (standing: BuyerStanding): BuyerStanding =>
  standing === 'visitor' ? 'visitor' : 'unverified';

/** A coupon of the cart with the sentence about it. */
export interface CartCoupon {
  readonly coupon: Coupon;
  readonly saving: Saving;
  readonly notice: Explanation<CouponNoticeReason>;
}

/** More than any saving, in cents: a certain one comes before one that depends on the goods. */
const CERTAIN = 1e12;

const distance = ({ coupon, saving }: CartCoupon): number =>
  saving.ok
    ? 0 - saving.off - (coupon.coversAll ? CERTAIN : 0)
    : (saving.missing ?? Number.MAX_SAFE_INTEGER);

/**
 * The coupons of a cart: first those within reach, the most saving at the top, then the nearest. `goods` is the total
 * of the ticked lines. A cart does not say which goods a coupon covers, so one for selected products follows those for
 * all, and is left out where it lacks an amount; so is a reached one whose saving the cart does not say. Spec: 1§3, 2§5
 */
export function couponsInReach(cart: Pick<Cart, 'coupons'>, goods: Cents): CartCoupon[] {
  const judged = cart.coupons.map(toCoupon).flatMap((coupon): CartCoupon[] => {
    const saving = couponInOrder(coupon, { goods, covered: goods });
    const isPromise = !saving.ok && saving.missing !== undefined;
    if (isPromise && !coupon.coversAll) return [];
    if (!saving.ok && saving.reason === 'coupon-hidden') return [];
    return [{ coupon, saving, notice: savingNotice(coupon, saving) }];
  });
  return judged.toSorted((one, other) => distance(one) - distance(other));
}

/** Sentences about the gains of more shopping: swaps first, then coupons. Spec: 1§3, 1§4 */
export function nextSteps(
  cart: Cart,
  isTicked: Ticked,
  swap: SwapState = swapState(cart, isTicked),
): readonly Explanation<SwapHintReason | CouponNoticeReason>[] {
  const { total } = summarise(cart, (line) => isTickable(line) && isTicked(line));
  const coupons = total === undefined ? [] : couponsInReach(cart, total);
  return [...swapHints(swap), ...coupons.map(({ notice }) => notice)];
}
