import type { DocumentedRows } from '../../base/wire/documented.ts';

/** Spec: 1§7 */
export const documented: DocumentedRows = {
  'recovery.resetPassword': { screens: ['/rorgotPassword', '/forgotPasswordSecond'] },
};
