import { systemClock } from '../base/platform/clock.ts';
import { type Explanation, explanationOf, refuse } from '../base/values/explanation.ts';
import { type Cents, cents } from '../base/values/money.ts';
import { sum } from '../base/values/sums.ts';
import { refuseQuantity } from '../cart/quantity-refusals.ts';
import { blockedSwaps } from '../cart/swap/swap-rules.ts';
import {
  type SwapHintReason,
  type SwapMeasure,
  type SwapState,
  swapHints,
} from '../cart/swap/swap-state.ts';
import { isAhead, isEnded, type Saving } from '../coupon/rules.ts';
import type { Coupon } from '../coupon/types.ts';
import { refuseBuyer } from '../identity/account/rules.ts';
import { apportion } from './apportion.ts';
import { reachNotice } from './from-cart/coupon-notice.ts';
import {
  couponInOrder,
  coveredBy,
  decideCheque,
  type Freight,
  freeDeliveryHint,
  freightOf,
  goodsOf,
  type OrderTotals,
  storeGoods,
  totalsOf,
} from './rules.ts';
import type { Blocker, OrderLine, PlannedOrder } from './types.ts';

/** The price of a line: goods + cut − coupon. */
export interface PayableLine {
  readonly id: string;
  readonly goods: Cents;
  readonly cut: Cents;
  readonly coupon: Cents;
  readonly payable: Cents;
}

/** A next threshold, and the distance to it. */
export type NextStep = {
  readonly about: 'freight' | 'coupon' | 'swap';
  /** The store or the coupon; nothing for a swap. */
  readonly id?: string;
  readonly missing: SwapMeasure;
  /** The saving at the threshold. */
  readonly saves?: Cents;
} & Explanation<
  | 'freight-free-from'
  | 'freight-free-above'
  | 'coupon-within-reach'
  | 'unnamed-coupon-within-reach'
  | 'coupon-under-minimum'
  | SwapHintReason
>;

/** A coupon outside its days: the server refuses it, and no shopping helps. */
export type OutsideDays = {
  readonly ok: false;
  readonly missing?: undefined;
} & Explanation<'coupon-ended' | 'coupon-not-started'>;

/** Returns why a coupon cannot be used at a time; undefined within its days. */
export function refuseDays(coupon: Coupon, now: number): OutsideDays | undefined {
  if (isEnded(coupon, now)) return refuse('coupon-ended');
  return isAhead(coupon, now) ? refuse('coupon-not-started') : undefined;
}

/** The breakdown of an order before it is placed. */
export interface OrderExplanation {
  readonly totals: OrderTotals;
  /** The `payable` of all lines plus the freight is the total, to the cent. */
  readonly lines: readonly PayableLine[];
  readonly stores: readonly {
    readonly id: string;
    readonly goods: Cents;
    readonly freight: Freight;
  }[];
  /** The saving of each coupon on this order, or why it has none. */
  readonly coupons: readonly { readonly coupon: Coupon; readonly saving: Saving | OutsideDays }[];
  readonly next: readonly NextStep[];
  readonly blockers: readonly Blocker[];
}

type Priced = OrderExplanation['stores'][number];

const money = (missing: Cents): SwapMeasure => ({ by: 'amount', cents: missing });

/**
 * Shares cut and coupon among the lines by price. The part of a coupon that the covered lines cannot bear falls to the
 * others.
 */
function shareOut(lines: readonly OrderLine[], isCovered: readonly boolean[], totals: OrderTotals) {
  const goods = lines.map(goodsOf);
  const cuts = apportion(totals.cut, goods);
  const left = goods.map((each, index) => cents(each + (cuts[index] ?? 0)));
  const borne = (covered: boolean) =>
    left.map((each, index) => (isCovered[index] === covered ? each : cents(0)));
  const first = cents(Math.min(totals.coupon, sum(borne(true))));
  const covered = apportion(first, borne(true));
  const others = apportion(cents(totals.coupon - first), borne(false));
  return lines.map((line, index): PayableLine => {
    const coupon = cents((covered[index] ?? 0) + (others[index] ?? 0));
    return {
      id: line.id,
      goods: goods[index] ?? cents(0),
      cut: cuts[index] ?? cents(0),
      coupon,
      payable: cents((left[index] ?? 0) - coupon),
    };
  });
}

function freightSteps(stores: readonly Priced[], names: ReadonlyMap<string, string>): NextStep[] {
  return stores.flatMap(({ id, freight }): NextStep[] => {
    if (!freight.ok || freight.missing === undefined) return [];
    const step = {
      about: 'freight',
      id,
      missing: money(freight.missing),
      saves: freight.cents,
    } as const;
    return [{ ...step, ...freeDeliveryHint(freight.missing, names.get(id) ?? '') }];
  });
}

function couponSteps(coupons: OrderExplanation['coupons']): NextStep[] {
  return coupons.flatMap(({ coupon, saving }): NextStep[] => {
    // Spending more on other products would not make a coupon for selected ones usable.
    if (saving.ok || saving.missing === undefined || !coupon.coversAll) return [];
    const { missing } = saving;
    const about = { about: 'coupon', id: coupon.id } as const;
    return [{ ...about, ...reachNotice(coupon, missing), missing: money(missing) }];
  });
}

function swapSteps(swap: SwapState | undefined): NextStep[] {
  const missing = swap?.next?.missing;
  const hint = swap && swapHints(swap).at(-1);
  return missing && hint ? [{ about: 'swap', ...hint, missing }] : [];
}

function lineBlockers(lines: readonly OrderLine[]): Blocker[] {
  return lines.flatMap(({ id, unit, quantity, terms }): Blocker[] => {
    if (unit === undefined) return [{ about: 'line', id, reason: 'enquire-only', facts: {} }];
    const refusal = terms && refuseQuantity(quantity, terms);
    return refusal ? [{ about: 'line', id, ...refusal }] : [];
  });
}

function blockersOf(draft: PlannedOrder, stores: readonly Priced[], total: Cents): Blocker[] {
  const { address, cheque, standing, swap } = draft;
  const stranger = standing && refuseBuyer(standing);
  // An account that may not see prices gets no other reason.
  if (stranger) return [{ about: 'order', ...stranger }];
  const lines = draft.stores.flatMap((store) => store.lines);
  const blockers: Blocker[] = [];
  if (lines.length === 0)
    blockers.push({ about: 'order', reason: 'select-at-least-one', facts: {} });
  if (address === 'missing' || address === 'incomplete') {
    const reason = address === 'missing' ? 'no-address' : 'incomplete-address';
    blockers.push({ about: 'address', reason, facts: {} });
  }
  blockers.push(...lineBlockers(lines));
  for (const { id, freight } of stores) {
    // A cart knows no freight yet.
    if (freight.ok || freight.reason === 'freight-unknown') continue;
    blockers.push({ about: 'store', id, ...explanationOf(freight) });
  }
  for (const blocked of swap ? blockedSwaps(swap) : []) {
    const { lineId: id, fix } = blocked;
    blockers.push({ about: 'swap', id, ...explanationOf(blocked), fix });
  }
  const paying = draft.payment === 'cheque' && cheque ? decideCheque(cheque, total) : undefined;
  if (paying && !paying.ok) {
    blockers.push({ about: 'payment', ...explanationOf(paying) });
  }
  return blockers;
}

/**
 * Explains an order: the price of each line, the distance to the next thresholds of freight, coupons and swap, and the
 * blockers. To try another coupon, delivery or quantity, call it with a changed draft; it asks no server. A selected
 * coupon that cannot be used saves nothing, and `coupons` says why. Spec: 2§5
 */
export function explainOrder(
  draft: PlannedOrder,
  /** Milliseconds since 1970, to tell which coupons have ended; the present time by default. */
  now: number = systemClock.now(),
): OrderExplanation {
  const lines = draft.stores.flatMap((store) => store.lines);
  const stores = draft.stores.map((store) => {
    const goods = storeGoods(store);
    return { id: store.id, goods, freight: freightOf(store, goods) };
  });
  const goods = sum(stores.map((store) => store.goods));
  const coupons = draft.coupons.map((coupon) => {
    const covered = storeGoods({
      lines: lines.filter((line) => coveredBy(coupon, line, draft.covers)),
    });
    const saving = couponInOrder(coupon, { goods, covered });
    // A coupon that the server accepts counts, whatever the clock of the device says.
    return { coupon, saving: saving.ok ? saving : (refuseDays(coupon, now) ?? saving) };
  });
  const chosen = coupons.find(({ coupon }) => coupon.id === draft.couponId);
  const totals = totalsOf({
    goods,
    // Without goods there is nothing to surcharge.
    cuts: lines.length > 0 ? draft.cuts : [],
    coupon: chosen?.saving.ok ? chosen.saving.off : cents(0),
    freight: sum(stores.map(({ freight }) => (freight.ok ? freight.cents : cents(0)))),
  });
  const isCovered = lines.map(
    (line) => chosen !== undefined && coveredBy(chosen.coupon, line, draft.covers),
  );
  const names = new Map(draft.stores.map((store) => [store.id, store.name]));
  return {
    totals,
    lines: shareOut(lines, isCovered, totals),
    stores,
    coupons,
    next: [...freightSteps(stores, names), ...couponSteps(coupons), ...swapSteps(draft.swap)],
    blockers: blockersOf(draft, stores, totals.total),
  };
}
