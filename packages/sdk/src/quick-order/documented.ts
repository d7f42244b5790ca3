import type { DocumentedRows } from '../base/wire/documented.ts';

/** Spec: 1§7 */
export const documented: DocumentedRows = {
  'quickOrder.match': {
    screens: ['/quickOrder'],
    withoutCall:
      'Each article number is searched for (type articleNumber) and found among the specifications.',
  },
};
