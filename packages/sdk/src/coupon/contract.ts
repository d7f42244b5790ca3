import * as z from 'zod/mini';
import { read, write } from '../base/http/endpoint.ts';
import type { PriceView } from '../base/values/price.ts';
import { count, flag, list, maybe, shape } from '../base/wire/parsers.ts';
import { viewFields, viewOf } from '../catalogue/types.ts';
import { type Coupon, couponWire, toCoupons } from './types.ts';

/** Coupons of an account on one page. Spec: 2§2.9, 2§9 */
export const COUPON_PAGE_SIZE = 9;

/** Tabs of an account's coupons. Spec: 2§4 */
export type CouponView = 'unused' | 'used' | 'expired';

/** Expired is neither used nor valid. Spec: 2§4 */
const VIEWS: Readonly<Record<CouponView, { isUsed: boolean; isValid?: boolean }>> = {
  unused: { isUsed: false, isValid: true },
  used: { isUsed: true },
  expired: { isUsed: false, isValid: false },
};

/** Coupons that a product offers. Spec: 1§3, 1§7 */
export interface ClaimableCoupons {
  /** Whether this viewer sees amounts, and the text to read instead. */
  readonly view: PriceView;
  /** Coupons in the order of the server. */
  readonly coupons: readonly Coupon[];
}

/** A page of an account's own coupons. Spec: 2§2.9 */
export interface CouponPage {
  /** Coupons of this page. */
  readonly coupons: readonly Coupon[];
  /** Number of pages in all. */
  readonly pages: number;
  /** Number of coupons in each tab, where the server says. */
  readonly counts: Readonly<Partial<Record<CouponView, number>>>;
}

export const claimable = read(
  {
    name: 'coupon.claimable',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Coupons that can be claimed for a product',
          spec: '1§7, 1§3',
          assumed: [
            'the request is the id of the product',
            'the answer names its list as bannerAndCoupon does, with isAuth and text beside it',
          ],
        },
    path: '/api/product/findCanGetCoupon',
    request: z.object({ id: z.string() }),
    response: shape(
      z.object({ ...viewFields, canGetCoupons: list(couponWire) }),
      (wire): ClaimableCoupons => ({
        view: viewOf(wire),
        coupons: toCoupons(viewOf(wire), wire.canGetCoupons),
      }),
    ),
    priced: true,
  },
  (productId: string) => ({ id: productId }),
);

export const claim = write(
  {
    name: 'coupon.claim',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Claim a coupon',
          spec: '1§7, 1§8',
          assumed: ['claiming what one holds already is a success and changes nothing'],
        },
    path: '/authapi/user/takeCoupon',
    subject: 'coupon',
    request: z.object({ id: z.string() }),
    response: z.unknown(),
  },
  (couponId: string) => ({ id: couponId }),
);

export const claimAll = write(
  {
    name: 'coupon.claimAll',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Claim several coupons, all or none',
          spec: '1§7, 1§8',
          assumed: ['the folder user of the path', 'all are claimed or none'],
        },
    path: '/authapi/user/takeCoupons',
    subject: 'coupon',
    request: z.object({ ids: z.array(z.string()).check(z.minLength(1)) }),
    response: z.unknown(),
  },
  (couponIds: readonly string[]) => ({ ids: [...couponIds] }),
);

export const mine = read(
  {
    name: 'coupon.mine',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: "The account's coupons: unused, used or expired, a page at a time",
          spec: '1§7, 2§2.9, 2§4, 2§7, 2§9',
          assumed: [
            'isValid is left out for used ones, which are shown whether still valid or not',
            'isAuth as in the cart',
            'unusedCount, usedCount and expiredCount: the coupons of each tab',
            'brandId or categoryId: a search that lists products the coupon covers, and no others',
          ],
        },
    path: '/authapi/User/searchUserCoupon',
    request: z.object({
      isUsed: z.boolean(),
      isValid: z.optional(z.boolean()),
      pageIndex: z.int().check(z.gte(1)),
      pageSize: z.literal(COUPON_PAGE_SIZE),
    }),
    response: shape(
      z.object({
        list: list(couponWire),
        totalPage: count,
        isAuth: flag,
        unusedCount: maybe(count),
        usedCount: maybe(count),
        expiredCount: maybe(count),
      }),
      (wire): CouponPage => ({
        coupons: toCoupons({ pricesVisible: wire.isAuth }, wire.list),
        pages: wire.totalPage,
        counts: {
          ...(wire.unusedCount !== undefined && { unused: wire.unusedCount }),
          ...(wire.usedCount !== undefined && { used: wire.usedCount }),
          ...(wire.expiredCount !== undefined && { expired: wire.expiredCount }),
        },
      }),
    ),
    priced: true,
  },
  ({ view, page }: { readonly view: CouponView; readonly page: number }) => ({
    ...VIEWS[view],
    pageIndex: page,
    pageSize: COUPON_PAGE_SIZE as typeof COUPON_PAGE_SIZE,
  }),
);
