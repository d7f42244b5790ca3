import type { DocumentedRows } from '../base/documented.ts';

/** Spec: 2§7 */
export const documented: DocumentedRows = {
  'payPassword.set': {},
};
