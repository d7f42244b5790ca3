import type { DocumentedRows } from '../base/wire/documented.ts';

const SCREENS = ['/user/wallet'];

/** Spec: 2§3, 2§7 */
export const documented: DocumentedRows = {
  'wallet.balance': { screens: SCREENS },
  'wallet.details': {
    screens: SCREENS,
    answer: 'list{createTime price type orderNo} totalPage',
    assumed: { totalCount: 'The number of entries is left out.' },
  },
  'wallet.chequeQuota': {
    screens: SCREENS,
    withoutCall: 'The quota for cheques is left out; the confirmation of an order shows it.',
  },
};
