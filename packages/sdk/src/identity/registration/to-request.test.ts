import { expect, test } from 'vitest';
import { MOST_INVITATION } from './contract.ts';
import { EMPTY_REGISTRATION } from './rules.ts';
import { accountOf, clinicOf } from './to-request.ts';

const licence = new File(['x'], 'br.jpg');
const form = {
  ...EMPTY_REGISTRATION,
  by: 'email',
  email: 'amy@clinic.hk',
  code: ' 123456 ',
  password: ' pass word1 ',
  confirmation: ' pass word1 ',
  clinicName: ' Harbour Dental ',
  name: ' Amy ',
  street: ' 3 Central Road ',
  unit: ' 12/F ',
  region: { province: { code: '810000', name: 'Hong Kong' } },
  licence,
} as const;

test('the account of a form has no stray spaces, but for its password (Spec: 1§3)', () => {
  expect(accountOf(form)).toMatchObject({
    contact: { email: 'amy@clinic.hk' },
    code: '123456',
    password: ' pass word1 ',
    confirmation: ' pass word1 ',
    invitationCode: '',
  });
  const invitationCode = 'x'.repeat(MOST_INVITATION + 1);
  expect(accountOf({ ...form, invitationCode }).invitationCode).toHaveLength(MOST_INVITATION);
});

test('the clinic of a form needs its region and its certificate (Spec: 1§3)', () => {
  expect(clinicOf(form)).toEqual({
    province: { code: '810000', name: 'Hong Kong' },
    licence,
    clinicName: 'Harbour Dental',
    name: 'Amy',
    street: '3 Central Road',
    unit: '12/F',
    savesAddress: true,
  });
  expect(clinicOf({ ...form, region: {} })).toBeUndefined();
  expect(clinicOf({ ...form, licence: undefined })).toBeUndefined();
});
