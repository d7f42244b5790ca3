import type { DocumentedRows } from '../../base/wire/documented.ts';
import { PROFILE } from '../../base/wire/screen-groups.ts';

/** Spec: 2§7 */
export const documented: DocumentedRows = {
  'payPassword.set': { screens: ['/order/confirm2', '/pay/{id}', ...PROFILE] },
};
