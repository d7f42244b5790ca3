import type { DocumentedRows } from '../../base/wire/documented.ts';
import { ADDRESS_BOOK, EVERY_PAGE, PROFILE } from '../../base/wire/screen-groups.ts';

const ENGLISH = 'The Chinese name is shown, marked as Chinese.';

/** Spec: 1§3, 2§3 */
export const documented: DocumentedRows = {
  'account.regions': {
    screens: ['/register', ...PROFILE, ...ADDRESS_BOOK],
    answer: 'code zh cities{code zh districts{code zh}}',
    assumed: { en: ENGLISH, 'cities.en': ENGLISH, 'cities.districts.en': ENGLISH },
  },
  'account.userInfo': {
    screens: [EVERY_PAGE],
    answer: `name email phone areaCode avatar authStatus reason companyName businessLicense province city district
      street address hasPayPwd credit isCheck`,
    assumed: { cartAmount: 'The count comes from sign-in, from adding and from the cart itself.' },
  },
};
