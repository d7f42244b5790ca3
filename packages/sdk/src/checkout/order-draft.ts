import { swapState } from '../cart/swap/swap-state.ts';
import type { Coupon } from '../coupon/types.ts';
import type { Confirmation, ConfirmedOrder } from './confirmation.ts';
import type { ConfirmationGood, ConfirmationStore } from './confirmation-answer.ts';
import { NO_CHOICES } from './no-choices.ts';
import { explainOrder } from './order-breakdown.ts';
import { lineOfGood } from './swap/swap-pages.ts';
import type { CheckoutChoices, OrderLine, PlannedOrder, PlannedStore } from './types.ts';

/** The goods of a temporary order, of all its stores. */
export const goodsIn = ({ stores }: Pick<Confirmation, 'stores'>): ConfirmationGood[] =>
  stores.flatMap((store) => store.goods);

/**
 * The address of the order: the one that the server names; else the chosen, the default or the first one. Spec: 2§2.2,
 * 2§3
 */
export function addressOf(
  { addresses, addressId }: Pick<Confirmation, 'addresses' | 'addressId'>,
  chosen: Pick<CheckoutChoices, 'addressId'> = NO_CHOICES,
): Confirmation['addresses'][number] | undefined {
  const find = (wanted: string | undefined) => addresses.find(({ id }) => id === wanted);
  if (addressId !== undefined) return find(addressId);
  return find(chosen.addressId) ?? addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
}

/**
 * The state of the address as far as it shows without the tree of regions; the address form checks the fields of a
 * region. Spec: 2§3, 2§5
 */
function addressStanding(
  address: ReturnType<typeof addressOf>,
): NonNullable<PlannedOrder['address']> {
  if (!address) return 'missing';
  const { isComplete, name, phone, province, street } = address;
  const isFilled = [name, phone, street].every((each) => each.trim() !== '');
  return isComplete && isFilled && province ? 'complete' : 'incomplete';
}

function plannedStore(store: ConfirmationStore, { deliveries }: CheckoutChoices): PlannedStore {
  const deliveryId = deliveries[store.id];
  return {
    id: store.id,
    name: store.name,
    deliveries: store.deliveries,
    lines: store.goods.map(({ id, unit, quantity }) => ({ id, unit, quantity })),
    ...(deliveryId !== undefined && { deliveryId }),
  };
}

/**
 * The goods that a coupon covers, by the server's word. All of them where the coupon names none, and where no good names
 * its specification: the two cannot be compared then, and canUse decides. Spec: 2§5
 */
function coverage(confirmation: ConfirmedOrder): NonNullable<PlannedOrder['covers']> {
  const specification = new Map(
    goodsIn(confirmation).map((good) => [good.id, good.specificationId]),
  );
  const covered = new Map(
    Object.entries(confirmation.coverage).map(([couponId, goods]) => [couponId, new Set(goods)]),
  );
  const isNamed = goodsIn(confirmation).some((good) => good.specificationId !== undefined);
  return (coupon: Coupon, line: OrderLine) => {
    const goods = covered.get(coupon.id);
    const good = specification.get(line.id);
    return !goods || !isNamed || (good !== undefined && goods.has(good));
  };
}

/** The swap offers of the order's promotions, without their products. Spec: 1§4, 2§3 */
function swapOffersOf(confirmation: ConfirmedOrder): PlannedOrder['swap'] {
  if (confirmation.swapOffers.length === 0) return undefined;
  const lines = goodsIn(confirmation).map(lineOfGood);
  const tiers = confirmation.swapOffers.map(({ by, threshold, allowed }) => ({
    // Below its threshold an offer may allow 0 items; it means at least one.
    by,
    threshold,
    allowed: Math.max(1, allowed),
    products: [],
  }));
  const swap = { id: undefined, text: '', makeUp: undefined, tiers };
  const state = swapState(
    { pricesVisible: true, groups: [{ title: '', lines }], swap },
    () => true,
  );
  // Only the server knows the items of each tier here; it refuses the others.
  return { ...state, picked: [] };
}

/**
 * The coupon before one is chosen: the server's, where it saves something after the cuts. A choice stays, '' for none.
 * Spec: 2§3, 2§5
 */
function chosenCoupon(plan: PlannedOrder, choices: CheckoutChoices, standard: string | undefined) {
  if (choices.couponId !== undefined) return choices.couponId || undefined;
  const { coupon } = explainOrder({ ...plan, couponId: standard }).totals;
  return coupon > 0 ? standard : undefined;
}

/** A temporary order with its choices, for `explainOrder`. Asks no server. Spec: 2§2.2, 2§5 */
export function planOf(confirmation: ConfirmedOrder, choices: CheckoutChoices): PlannedOrder {
  const swap = swapOffersOf(confirmation);
  const plan: PlannedOrder = {
    stores: confirmation.stores.map((store) => plannedStore(store, choices)),
    cuts: confirmation.cuts.map((cut) => cut.cents),
    coupons: confirmation.coupons,
    covers: coverage(confirmation),
    address: addressStanding(addressOf(confirmation, choices)),
    payment: choices.payment,
    cheque: confirmation.cheque,
    ...(swap && { swap }),
  };
  return { ...plan, couponId: chosenCoupon(plan, choices, confirmation.defaultCouponId) };
}
