import type { DocumentedRows } from '../../base/wire/documented.ts';
import { PROFILE } from '../../base/wire/screen-groups.ts';

/** Spec: 1§7 */
export const documented: DocumentedRows = {
  'profile.certify': { screens: PROFILE },
  'profile.submitClinic': { screens: PROFILE },
  'profile.updateClinicAddress': { screens: PROFILE },
  'profile.updateEmail': { screens: PROFILE },
  'profile.updatePassword': { screens: PROFILE },
  'profile.updatePhone': { screens: [...PROFILE, '/order/confirm2', '/pay/{id}'] },
  'profile.updateUser': { screens: PROFILE },
};
