import { type DocumentedRows, under } from '../base/wire/documented.ts';
import { COUPON } from '../coupon/documented.ts';

const HIDDEN = {
  isAuth: 'Amounts show to an account that is approved.',
  text: 'The shop’s own sentence takes its place.',
};

/** Spec: 1§3, 1§7 */
export const documented: DocumentedRows = {
  'promotion.activities': {
    screens: ['/newCustomers'],
    answer: `newcusactivityModels{id activityName enActivityName activityContent enActivityContent
      activityNewCustomerProductList{searchProductId name brandname picturePath promotionPrice price} productAllCount}`,
    assumed: HIDDEN,
  },
  'promotion.page': {
    screens: ['/newCustomers'],
    answer: `bannerpicurls{url jumpLink} canGetCoupons{${COUPON.answer}}`,
    assumed: {
      ...HIDDEN,
      'bannerpicurls.title':
        'The picture carries its own words; a screen reader hears the name of its place.',
      'bannerpicurls.remark': 'Left out.',
      ...under('canGetCoupons', COUPON.assumed),
    },
  },
};
