import type { DocumentedRows } from '../../base/wire/documented.ts';

/** Spec: 2§7 */
export const documented: DocumentedRows = {
  'payPassword.set': {
    screens: ['/order/confirm2', '/pay/{id}', '/user/information', '/user/wallet'],
  },
};
