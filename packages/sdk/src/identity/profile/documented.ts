import type { DocumentedRows } from '../../base/wire/documented.ts';

/** Spec: 1§7 */
export const documented: DocumentedRows = {
  'profile.certify': {},
  'profile.submitClinic': {},
  'profile.updateClinicAddress': {},
  'profile.updateEmail': {},
  'profile.updatePassword': {},
  'profile.updatePhone': {},
  'profile.updateUser': {},
};
