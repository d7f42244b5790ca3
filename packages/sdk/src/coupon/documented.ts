import type { DocumentedRows } from '../base/wire/documented.ts';

/** Spec: 1§3 */
const STOREFRONT = 'id couponId type discount price metPrice name date isAll isAllUse isGet isUsed';
const DATES = {
  startDate: 'The validity is read from date.',
  expiredDate: 'The validity is read from date.',
};
const FITS = { canUse: 'Every coupon of the list is taken to fit.' };
/** The search that lists what a coupon covers. */
const COVERED = {
  brandId: 'Go to use leads to the home page.',
  categoryId: 'Go to use leads to the home page.',
};
const COUNTS = 'The tabs have no counts.';
const inList = (fields: Readonly<Record<string, string>>, path: string) =>
  Object.fromEntries(Object.entries(fields).map(([name, without]) => [`${path}.${name}`, without]));

/** A coupon outside an order. Spec: 1§3 */
export const COUPON = { answer: STOREFRONT, assumed: { ...DATES, ...FITS, ...COVERED } };

/** A coupon of the order confirmation. Spec: 2§3 */
export const ORDER_COUPON = {
  answer: 'couponId name type price discount metPrice canUse isAllUse startDate expiredDate',
  assumed: {
    id: 'couponId names the coupon.',
    date: 'The validity is read from startDate and expiredDate.',
    isAll: 'isAllUse says what it covers.',
    isGet: 'A coupon of the confirmation is one that the account holds.',
    isUsed: 'A coupon of the confirmation is not used.',
    ...COVERED,
  },
};

/** Spec: 1§3, 1§7, 2§3, 2§7 */
export const documented: DocumentedRows = {
  'coupon.claim': { screens: ['/product/{id}', '/newCustomers'] },
  'coupon.claimAll': { screens: ['/product/{id}', '/newCustomers'] },
  'coupon.claimable': {
    screens: ['/product/{id}'],
    placed: `canGetCoupons{${COUPON.answer}}`,
    assumed: {
      isAuth: 'Amounts show to an account that is approved.',
      text: 'The shop’s own sentence takes its place.',
      'canGetCoupons.startDate': DATES.startDate,
      'canGetCoupons.expiredDate': DATES.expiredDate,
      'canGetCoupons.canUse': FITS.canUse,
      ...inList(COVERED, 'canGetCoupons'),
    },
  },
  'coupon.mine': {
    screens: ['/user/coupon'],
    answer:
      'list{type discount price name metPrice couponId startDate expiredDate isAllUse} totalPage',
    assumed: {
      isAuth: 'Amounts show to an account that is approved.',
      'list.id': 'couponId names the coupon.',
      'list.date': 'The validity is read from startDate and expiredDate.',
      'list.isAll': 'isAllUse says what it covers.',
      'list.isGet': 'A coupon of this list is one that the account holds.',
      'list.isUsed': 'The view that was asked for says it.',
      'list.canUse': FITS.canUse,
      ...inList(COVERED, 'list'),
      unusedCount: COUNTS,
      usedCount: COUNTS,
      expiredCount: COUNTS,
    },
  },
};
