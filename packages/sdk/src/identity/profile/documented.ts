import type { DocumentedRows } from '../../base/wire/documented.ts';

/** Spec: 1§7 */
export const documented: DocumentedRows = {
  'profile.certify': { screens: ['/user/information'] },
  'profile.submitClinic': { screens: ['/user/information'] },
  'profile.updateClinicAddress': { screens: ['/user/information'] },
  'profile.updateEmail': { screens: ['/user/information'] },
  'profile.updatePassword': { screens: ['/user/information'] },
  'profile.updatePhone': { screens: ['/user/information', '/order/confirm2', '/pay/{id}'] },
  'profile.updateUser': { screens: ['/user/information'] },
};
