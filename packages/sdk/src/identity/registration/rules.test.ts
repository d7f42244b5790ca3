import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ShopError, type ShopErrorKind } from '../../base/http/errors.ts';
import type { Province } from '../account/region-rules.ts';
import {
  checkRegistration,
  EMPTY_REGISTRATION,
  invitationOf,
  mayVerify,
  proofOf,
  REGISTRATION_STEPS,
  type RegistrationField,
  type RegistrationForm,
  registrationFields,
  stepOf,
  stepWithin,
} from './rules.ts';
import { isProofRefused, mayBeRegistered, refusalOf } from './server-errors.ts';

const tree: readonly Province[] = [
  {
    code: '810000',
    zh: '香港',
    cities: [{ code: '810100', zh: '香港島', districts: [{ code: '810101', zh: '灣仔區' }] }],
  },
  { code: '900000', zh: '單一區', cities: [] },
];
const hongKong = { province: { code: '810000', name: '香港' } };

const form: RegistrationForm = {
  ...EMPTY_REGISTRATION,
  phone: '2123 8841',
  email: 'ho@clinic.test',
  code: '123456',
  password: 'Clinic2026',
  confirmation: 'Clinic2026',
  clinicName: 'Hocheng Dental Clinic',
  name: 'Ho Ching-yi',
  region: { ...hongKong, city: { code: '810100', name: '香港島' } },
  street: '44 Yun Ping Road',
  unit: '1203, 12/F',
  licence: new File(['x'], 'br.jpg'),
};

const reasons = (part: Partial<RegistrationForm>) =>
  Object.fromEntries(
    REGISTRATION_STEPS.flatMap((step) =>
      Object.entries(checkRegistration({ ...form, ...part }, step, tree)),
    ).map(([field, { reason }]) => [field, reason]),
  );

describe('what registering needs (Spec: 1§5)', () => {
  test.each<[Partial<RegistrationForm>, Partial<Record<RegistrationField, string>>]>([
    [{}, {}],
    [{ by: 'email' }, {}],
    [{ phone: '' }, { phone: 'enter-phone' }],
    [{ phone: '2123884' }, { phone: 'check-phone' }],
    [{ areaCode: '+86' }, { phone: 'check-phone' }],
    [{ by: 'email', email: '' }, { email: 'enter-email' }],
    [{ by: 'email', email: 'ho@clinic' }, { email: 'invalid-email' }],
    [{ by: 'email', phone: '' }, {}],
    [{ code: '12345' }, { code: 'enter-code' }],
    [{ code: ' 123456 ' }, {}],
    [{ password: 'Clin1', confirmation: 'Clin1' }, { password: 'password-form' }],
    [{ confirmation: 'Clinic2027' }, { confirmation: 'password-mismatch' }],
    [{ clinicName: ' ' }, { clinicName: 'enter-clinic-name' }],
    [{ name: '' }, { name: 'enter-name' }],
    [{ region: {} }, { region: 'choose-region' }],
    [{ region: hongKong }, { region: 'choose-city' }],
    [{ region: hongKong, savesAddress: false }, {}],
    [{ region: { province: { code: '900000', name: '單一區' } } }, {}],
    [{ street: '' }, { street: 'enter-street' }],
    [{ unit: '\t' }, { unit: 'enter-unit' }],
    [{ licence: undefined }, { licence: 'upload-licence' }],
    [{ invitationCode: '' }, {}],
  ])('%j: %j', (part, expected) => {
    expect(reasons(part)).toEqual(expected);
  });

  test('every error belongs to the step of its field', () => {
    for (const step of REGISTRATION_STEPS)
      for (const field of registrationFields(step)) expect(stepOf(field)).toBe(step);
  });

  test('the first step needs a code of six characters (Spec: 1§5)', () => {
    expect(mayVerify({ ...form, code: '12345' })).toBe(false);
    expect(mayVerify(form)).toBe(true);
  });
});

describe('no step is shown before those that lead to it', () => {
  const proof = proofOf(form);

  test('blanks around the code change no proof', () => {
    expect(proofOf({ ...form, code: ` ${form.code} ` })).toBe(proof);
  });

  test.each([
    ['clinic', {}, 'clinic'],
    ['password', {}, 'password'],
    ['contact', {}, 'contact'],
    // A reload keeps no password.
    ['clinic', { password: '', confirmation: '' }, 'password'],
    ['clinic', { code: '654321' }, 'contact'],
    ['password', { phone: '2123 8842' }, 'contact'],
    ['password', { by: 'email' }, 'contact'],
    // Spaces do not make a different number.
    ['password', { phone: '21238841' }, 'password'],
  ] as const)('%s with %j: %s', (wanted, part, shown) => {
    expect(stepWithin(wanted, { ...form, ...part }, proof)).toBe(shown);
  });

  test('and none beyond the one wanted, whatever was typed', () => {
    const typed = fc.record({
      phone: fc.string(),
      code: fc.string(),
      password: fc.string(),
      confirmation: fc.string(),
    });
    fc.assert(
      fc.property(typed, fc.constantFrom(...REGISTRATION_STEPS), (part, wanted) => {
        const shown = stepWithin(wanted, { ...form, ...part }, proof);
        const at = REGISTRATION_STEPS.indexOf(shown);
        return at >= 0 && at <= REGISTRATION_STEPS.indexOf(wanted);
      }),
    );
  });
});

test.each([
  ['', ''],
  ['?invitationCode=AB12', 'AB12'],
  ['?code=AB12', 'AB12'],
  ['?code=X&invitationCode=AB12', 'AB12'],
  [`?code=${'9'.repeat(80)}`, '9'.repeat(64)],
])('the invitation of %s is "%s" (Spec: 1§2)', (query, code) => {
  expect(invitationOf(new URLSearchParams(query))).toBe(code);
});

const failure = (kind: ShopErrorKind, resultID?: number) =>
  new ShopError(kind, 'Said by the server.', resultID === undefined ? {} : { resultID });

describe('a failure', () => {
  test.each([
    ['verifying', 'code'],
    ['registering', undefined],
  ] as const)('by an undocumented code, while %s, is about %s', (asked, field) => {
    expect(refusalOf(failure('server', 1201), form, asked)).toMatchObject({
      reason: 'refused',
      field,
    });
    expect(refusalOf(failure('timeout'), form, asked)).toMatchObject({
      reason: 'failed',
      field: undefined,
    });
  });

  test.each([
    [failure('server', 1304), 'refused', 'code'],
    [failure('server', 1305), 'refused', 'code'],
    [failure('server', 1310), 'refused', 'phone'],
    [failure('server', 1311), 'already-registered', 'phone'],
    [failure('server', 1318), 'refused', 'licence'],
    [failure('server', 1999), 'refused', undefined],
    [failure('network'), 'failed', undefined],
    [failure('aborted'), 'stopped', undefined],
  ] as const)('%# is %s about %s', (error, reason, field) => {
    expect(refusalOf(error, form, 'registering')).toEqual({
      ok: false,
      reason,
      field,
      message: 'Said by the server.',
    });
  });

  test.each([
    ['the code', failure('server', 1304), true],
    ['a contact that has an account', failure('server', 1311), true],
    ['the password', failure('server', 1312), false],
    ['an undocumented code', failure('server', 1999), 'perhaps'],
    ['no answer', failure('network'), false],
  ] as const)('by %s may make the contact unverified', (_, error, isRefused) => {
    expect(isProofRefused(error)).toBe(isRefused);
  });

  test.each([
    [failure('timeout'), false, true],
    [failure('network'), false, true],
    [failure('contract'), false, true],
    [failure('aborted'), true, false],
    [failure('server', 1311), false, true],
    [failure('server', 1304), false, false],
    [failure('server', 1304), true, true],
    [failure('server', 1313), true, false],
    [failure('server', 1201), false, true],
    [failure('server', 1201), true, true],
  ] as const)('%# after an attempt or not may hide that it was done', (error, attempted, may) => {
    expect(mayBeRegistered(error, attempted)).toBe(may);
  });
});
