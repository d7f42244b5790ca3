import type { DocumentedRows } from '../../base/wire/documented.ts';

/** Spec: 2§3 */
export const ADDRESS =
  'id name phone areaCode province city district street address isDefault isComplete';

/** Spec: 2§3, 2§7 */
export const documented: DocumentedRows = {
  'address.add': { answer: ADDRESS },
  'address.delete': {},
  'address.edit': {},
  'address.list': { answer: ADDRESS },
  'address.setDefault': {},
};
