import type { DocumentedRows } from '../base/documented.ts';

/** Spec: 1§7 */
export const documented: DocumentedRows = { 'recovery.resetPassword': {} };
