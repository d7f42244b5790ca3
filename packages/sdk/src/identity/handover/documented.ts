import type { DocumentedRows } from '../../base/wire/documented.ts';
import { EVERY_PAGE } from '../../base/wire/screen-groups.ts';

const WITHOUT =
  'The buyer reaches the shop’s site logged out, and a sentence asks to log in once more.';

export const documented: DocumentedRows = {
  'handover.create': { screens: [EVERY_PAGE], withoutCall: WITHOUT },
  'handover.redeem': { screens: [EVERY_PAGE], withoutCall: WITHOUT },
};
