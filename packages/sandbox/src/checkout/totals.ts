/** Goods of an order, priced. Amounts in cents. */
export interface Line {
  readonly specificationId: number;
  readonly productId: number;
  readonly parentId: number;
  readonly storeId: number;
  readonly unit: number;
  readonly quantity: number;
  readonly isSwap: boolean;
}

/** A cut on the goods of a parent category, or on all. */
export interface Cut {
  readonly parent_id: number | null;
  readonly threshold: number;
  readonly cut: number;
}

/** Terms of a coupon. */
export interface CouponTerms {
  readonly percent_off: number | null;
  readonly amount: number | null;
  readonly minimum: number;
}

/** Freight terms of a delivery. */
export interface Charge {
  readonly freight: number;
  readonly free_above: number | null;
}

export const goodsOf = (lines: readonly Line[]): number => {
  let total = 0;
  for (const line of lines) total += line.unit * line.quantity;
  return total;
};

/** The cuts that an order earns: the largest of each category. Swap items do not count. */
export function cutsOf<T extends Cut>(lines: readonly Line[], cuts: readonly T[]): T[] {
  const best = new Map<number | null, T>();
  for (const cut of cuts) {
    const counted = lines.filter(
      (line) => !line.isSwap && (cut.parent_id === null || line.parentId === cut.parent_id),
    );
    const known = best.get(cut.parent_id);
    if (goodsOf(counted) >= cut.threshold && (known === undefined || cut.cut > known.cut))
      best.set(cut.parent_id, cut);
  }
  return [...best.values()];
}

/** Freight of a store's goods: free strictly above the threshold of its default delivery, by any delivery. Spec: 2§5 */
export const freightOf = (goods: number, chosen: Charge, standard: Charge): number =>
  standard.free_above !== null && goods > standard.free_above ? 0 : chosen.freight;

/** Computes a percentage in hundredths of a percent, so that 7.5 is exact; half a cent is rounded up. */
function percentOf(amount: number, percent: number): number {
  const basis = Math.round(percent * 100);
  return Math.floor((amount * basis + 5000) / 10_000);
}

/**
 * Discount of a coupon: 0 if all goods are below its minimum or it covers none of them; otherwise its share of the
 * covered goods. Spec: 2§5
 */
export function couponOff(
  coupon: CouponTerms,
  { goods, covered }: { readonly goods: number; readonly covered: number },
): number {
  if (goods < coupon.minimum || covered === 0) return 0;
  if (coupon.percent_off !== null) return percentOf(covered, coupon.percent_off);
  return Math.min(coupon.amount ?? 0, covered);
}

/** Totals of an order, in cents. `cut` is negative. */
export interface Totals {
  readonly goods: number;
  readonly cut: number;
  readonly coupon: number;
  readonly freight: number;
  readonly total: number;
}

/** max(0, goods + cut − coupon) + freight; at zero the coupon is reduced first, then the cut. Spec: 2§5 */
export function totalsOf(parts: {
  readonly goods: number;
  readonly cuts: readonly Cut[];
  readonly off: number;
  readonly freight: number;
}): Totals {
  const { goods, freight } = parts;
  const taken = parts.cuts.reduce((sum, each) => sum + each.cut, 0);
  const cut = 0 - Math.min(taken, goods);
  const coupon = Math.min(parts.off, goods + cut);
  return { goods, cut, coupon, freight, total: goods + cut - coupon + freight };
}
