import type { DocumentedRows } from '../../base/wire/documented.ts';
import { ADDRESS_BOOK } from '../../base/wire/screen-groups.ts';

/** Spec: 2§3 */
export const ADDRESS =
  'id name phone areaCode province city district street address isDefault isComplete';

/** Spec: 2§3, 2§7 */
export const documented: DocumentedRows = {
  'address.add': { screens: ADDRESS_BOOK, answer: ADDRESS },
  'address.delete': { screens: ['/user/address'] },
  'address.edit': { screens: ADDRESS_BOOK },
  'address.list': { screens: ADDRESS_BOOK, answer: ADDRESS },
  'address.setDefault': { screens: ['/user/address'] },
};
