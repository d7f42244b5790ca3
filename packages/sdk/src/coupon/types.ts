import * as z from 'zod/mini';
import { endOfHongKongDay, parseHongKongTime } from '../base/values/hong-kong-time.ts';
import type { Cents } from '../base/values/money.ts';
import type { PriceView } from '../base/values/price.ts';
import { flag, id, lenient, maybe, money, number, text } from '../base/wire/parsers.ts';
import { benefitOf } from './benefit.ts';
import { PERCENTAGE } from './coupon-type.ts';

/** A coupon wherever the server names one; which fields it sends differs by call. Spec: 1§3, 2§3 */
export const couponWire = z.object({
  id: maybe(id),
  couponId: maybe(id),
  type: maybe(text),
  discount: lenient(number),
  price: maybe(money),
  metPrice: maybe(money),
  name: maybe(text),
  date: maybe(text),
  startDate: maybe(text),
  expiredDate: maybe(text),
  isAll: maybe(flag),
  isAllUse: maybe(flag),
  isGet: maybe(flag),
  isUsed: maybe(flag),
  canUse: maybe(flag),
  brandId: maybe(id),
  categoryId: maybe(id),
});

/**
 * The benefit of a coupon. `hidden` where prices are, and where the server does not say: an amount off is
 * a price too. Spec: 1§3, 1§6
 */
export type CouponBenefit =
  | { readonly kind: 'percent'; readonly percentOff: number }
  | { readonly kind: 'amount'; readonly cents: Cents }
  | { readonly kind: 'hidden' };

/** A search of the shop that lists products a coupon covers, and no others. */
export type CoveredSearch = { readonly brandId: string } | { readonly categoryId: string };

/** A coupon in our words. */
export interface Coupon {
  /** The id for claiming it and for orders. */
  readonly id: string;
  readonly name: string;
  readonly benefit: CouponBenefit;
  /** Least spend on goods that it covers; undefined for none, and where prices are hidden. */
  readonly minimum: Cents | undefined;
  /** Every product, or selected ones. */
  readonly coversAll: boolean;
  /** Where its products are listed; undefined where it covers all, and where the server does not say. */
  readonly covered?: CoveredSearch | undefined;
  /** When it may be used, in milliseconds since 1970; undefined where the server does not say. */
  readonly startsAt: number | undefined;
  readonly endsAt: number | undefined;
  /** This person holds it, or has used it up. */
  readonly isClaimed: boolean;
  readonly isUsed: boolean;
  /** False where the server says that it does not fit the order at hand. Spec: 2§5 */
  readonly fitsOrder: boolean;
}

/** Days as servers write them: 2026-11-30, 2026.11.30, 2026/11/30. */
function daysIn(dates: string | undefined): string[] {
  const found = (dates ?? '').matchAll(/(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/g);
  return [...found].map(([, year, month = '', day = '']) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
}

/** Assumed: `date` is one day, the last, or two, the first and the last; both count in full. */
function validity(wire: z.output<typeof couponWire>) {
  const days = daysIn(wire.date);
  const firstDay = daysIn(wire.startDate)[0] ?? (days.length > 1 ? days[0] : undefined);
  const lastDay = daysIn(wire.expiredDate)[0] ?? days.at(-1);
  return {
    startsAt: parseHongKongTime(wire.startDate) ?? parseHongKongTime(`${firstDay} 00:00:00`),
    endsAt: parseHongKongTime(wire.expiredDate) ?? endOfHongKongDay(lastDay),
  };
}

function coveredOf({
  brandId,
  categoryId,
}: z.output<typeof couponWire>): CoveredSearch | undefined {
  if (brandId !== undefined) return { brandId };
  return categoryId === undefined ? undefined : { categoryId };
}

/**
 * The seal of coupons: no amount passes where prices are hidden. A coupon without an id can be neither claimed nor
 * used and is left out. Spec: 1§1, 1§6
 */
export function toCoupons(
  { pricesVisible }: Pick<PriceView, 'pricesVisible'>,
  list: readonly z.output<typeof couponWire>[],
): Coupon[] {
  return list.flatMap((wire) => {
    const couponId = wire.id ?? wire.couponId;
    if (couponId === undefined) return [];
    const coversAll = wire.isAll ?? wire.isAllUse ?? false;
    const covered = coversAll ? undefined : coveredOf(wire);
    return {
      id: couponId,
      name: wire.name ?? '',
      benefit: pricesVisible
        ? benefitOf(wire.type === PERCENTAGE ? (wire.discount ?? 0) : undefined, wire.price)
        : { kind: 'hidden' },
      minimum: pricesVisible && wire.metPrice ? wire.metPrice : undefined,
      coversAll,
      ...(covered && { covered }),
      ...validity(wire),
      isClaimed: wire.isGet ?? false,
      isUsed: wire.isUsed ?? false,
      fitsOrder: wire.canUse ?? true,
    };
  });
}
