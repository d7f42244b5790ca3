import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ShopError } from '../../base/http/errors.ts';
import { TEXT_LIMITS } from '../../base/wire/typed-text.ts';
import { mayCertify } from '../account/permissions.ts';
import {
  checkNewContact,
  contactToBind,
  isProofGone,
  isSamePerson,
  maskContact,
  maskEmail,
  maskPhone,
  newPurpose,
  proofPurpose,
  proofsFor,
} from './contact-change.ts';
import {
  type CertificationForm,
  certificationStep,
  checkCertification,
  checkClinic,
  checkClinicAddress,
  checkName,
  checkPasswordChange,
  formFor,
  offersSubmit,
  refuseClinic,
} from './rules.ts';

const reasonsOf = (complaints: Readonly<Record<string, { reason: string }>>) =>
  Object.fromEntries(Object.entries(complaints).map(([field, { reason }]) => [field, reason]));

test.each([
  ['under-review', 'under-review', true, 'clinic'],
  ['approved', 'approved-fixed', true, 'clinic'],
  ['rejected', undefined, true, 'clinic'],
  ['change-certificate', 'change-certificate', false, 'clinic'],
  ['not-certified', undefined, true, 'certification'],
  ['unknown', 'certification-unknown', false, 'clinic'],
] as const)(
  'a clinic that is %s: refused for %s, submit offered: %s, opens %s (Spec: 1§4)',
  (state, reason, offered, form) => {
    expect(refuseClinic(state)?.reason).toBe(reason);
    expect(refuseClinic(state) === undefined).toBe(mayCertify(state));
    expect(offersSubmit(state)).toBe(offered);
    expect(formFor('clinic', state)).toBe(form);
    expect(formFor('person', state)).toBe(form === 'certification' ? form : 'person');
  },
);

test.each([
  ['under-review', 'under-review', 'wait'],
  ['rejected', 'clinic-rejected', 'resubmit'],
  ['change-certificate', 'change-certificate', 'contact'],
  ['not-certified', 'not-certified', 'certify'],
  ['unknown', 'certification-unknown', 'contact'],
] as const)('a clinic that is %s reads %s and can then %s (Spec: 1§4)', (state, reason, next) => {
  expect(certificationStep(state, 'blurred')).toMatchObject({ said: { reason }, next });
});

test('a rejection tells its reason; an approved clinic has nothing left to do (Spec: 1§4)', () => {
  expect(certificationStep('rejected', 'blurred')?.said.facts).toEqual({ why: 'blurred' });
  expect(certificationStep('approved', undefined)).toBeUndefined();
});

const licence = new File(['x'], 'br.jpg');
test.each([
  ['', undefined, { clinicName: 'complete-the-information', licence: 'complete-the-information' }],
  ['皓晴牙科診所', undefined, { licence: 'complete-the-information' }],
  [' ', licence, { clinicName: 'complete-the-information' }],
  ['皓晴牙科診所', licence, {}],
  ['皓晴牙科診所', '/licences/kept', {}],
] as const)('clinic %j with certificate %s: %j (Spec: 1§5)', (clinicName, file, reasons) => {
  expect(reasonsOf(checkClinic({ clinicName, licence: file }))).toEqual(reasons);
});

const tree = [{ code: '810000', zh: '香港', cities: [{ code: '1', zh: '灣仔', districts: [] }] }];
const region = {
  province: { code: '810000', name: '香港' },
  city: { code: '1', name: '灣仔' },
};
test.each([
  [{ region, street: '', unit: '' }, { street: 'enter-clinic-address' }],
  [{ region, street: '恩平道 44 號', unit: '' }, {}],
  [{ region, street: '', unit: '12 樓 1203 室' }, {}],
  [
    { region: {}, street: ' ', unit: ' ' },
    { region: 'choose-region', street: 'enter-clinic-address' },
  ],
  [{ region: { province: region.province }, street: 'a', unit: '' }, { region: 'choose-region' }],
])('the address %j says %j (Spec: 1§5)', (form, reasons) => {
  expect(reasonsOf(checkClinicAddress(form, tree))).toEqual(reasons);
});

test('a certification says all that it lacks, in the order of its form (Spec: 1§5)', () => {
  const empty: CertificationForm = {
    clinicName: '',
    name: ' ',
    region: {},
    street: '',
    unit: '',
    licence: undefined,
    savesAddress: true,
  };
  const complaints = checkCertification(empty, tree);
  expect(Object.keys(complaints)).toEqual(['clinicName', 'name', 'region', 'street', 'licence']);
  expect(complaints.name?.reason).toBe('enter-name');
  expect(complaints.licence?.reason).toBe('upload-licence');
  const full = { clinicName: '皓晴', name: '何', region, street: 'a', unit: '', licence };
  expect(checkCertification({ ...full, savesAddress: false }, tree)).toEqual({});
  expect(complaints.clinicName?.reason).toBe('enter-clinic-name');
  const long = 'x'.repeat(TEXT_LIMITS.street + 1);
  for (const tooLong of [{ street: long }, { unit: 'x'.repeat(TEXT_LIMITS.unit + 1) }])
    expect(
      Object.keys(checkCertification({ ...full, ...tooLong, savesAddress: false }, tree)),
    ).toEqual(['street']);
});

test('the profile needs a name (Spec: 1§5)', () => {
  expect(checkName(' ')?.reason).toBe('enter-name');
  expect(checkName('何靜怡')).toBeUndefined();
});

test.each([
  ['12345', 'abc123', 'abc123', { oldPassword: 'old-password-format' }],
  ['123456', 'abc12', 'abc12', { password: 'password-length', confirmation: 'password-length' }],
  ['123456', 'abcdef', 'abcdef', { password: 'password-signs' }],
  [
    '123456',
    'abcdefghij1234567',
    'abcdefghij1234567',
    { password: 'password-length', confirmation: 'password-length' },
  ],
  ['123456', 'abc123', 'abc124', { confirmation: 'password-mismatch' }],
  ['123456', 'abc123', 'abc123', {}],
])(
  'password %j to %j, again %j: %j (Spec: 1§5)',
  (oldPassword, password, confirmation, reasons) => {
    expect(reasonsOf(checkPasswordChange({ oldPassword, password, confirmation }))).toEqual(
      reasons,
    );
  },
);

const both = { email: 'hocheng@clinicart.test', phone: '61230041', areaCode: '+852' };
test('a contact is proved by itself, else by the other one; a missing one is bound (Spec: 1§4)', () => {
  const by = (kind: 'phone' | 'email', contacts = both) =>
    proofsFor(kind, contacts).map((proof) => proof.by);
  expect(by('phone')).toEqual(['phone', 'email']);
  expect(by('email')).toEqual(['email', 'phone']);
  expect(by('phone', { ...both, email: '' })).toEqual(['phone']);
  expect(by('email', { ...both, email: '' })).toEqual([]);
  expect([proofPurpose('phone'), proofPurpose('email')]).toEqual(['updatePhone', 'updateEmail']);
  expect([newPurpose('phone'), newPurpose('email')]).toEqual(['newPhone', 'newEmail']);
});

test('a person whose only contact is out of use may bind the other one first (Spec: 1§4)', () => {
  expect(contactToBind('phone', { ...both, email: '' })).toBe('email');
  expect(contactToBind('email', { ...both, phone: '' })).toBe('phone');
  expect(contactToBind('phone', both)).toBeUndefined();
  expect(contactToBind('email', { ...both, email: '' }), 'is bound anyway').toBeUndefined();
});

test.each([
  [{ by: 'phone', phone: '6123 0041' }, 'contact-unchanged'],
  [{ by: 'phone', phone: '6123004' }, 'check-phone'],
  [{ by: 'phone', phone: '61230042' }, undefined],
  [{ by: 'phone', phone: '61230041', areaCode: '+853' }, undefined],
  [{ by: 'email', email: 'Hocheng@clinicart.test' }, 'contact-unchanged'],
  [{ by: 'email', email: '' }, 'enter-email'],
  [{ by: 'email', email: 'other@clinicart.test' }, undefined],
] as const)('the new contact %j says %s (Spec: 1§4, 1§5)', (typed, reason) => {
  expect(checkNewContact({ ...both, ...typed }, both)?.reason).toBe(reason);
});

test('a missing proof is distinguished from any other failure', () => {
  expect(isProofGone(new ShopError('server', 'no', { resultID: 1315 }))).toBe(true);
  expect(isProofGone(new ShopError('server', 'no', { resultID: 1304 }))).toBe(false);
});

test.each([
  ['phone', both, '+852\u00a06123\u00a0••41'],
  ['phone', { ...both, phone: '13812345678', areaCode: '+86' }, '+86\u00a013812\u00a0••••78'],
  ['email', both, 'hoc•••@clinicart.test'],
  ['email', { ...both, email: 'a@b.hk' }, '•••@b.hk'],
  ['email', { ...both, email: 'ching.yi.ho@hocheng.example' }, 'chin•••@hocheng.example'],
] as const)('%s of %j reads %s', (kind, contacts, masked) => {
  expect(maskContact(kind, contacts)).toBe(masked);
});

test('a mask of what is too short, or no address, is all dots', () => {
  expect(maskPhone('123')).toBe('•••');
  expect(maskEmail('no address')).toBe('•••');
  expect(maskEmail('@b.hk')).toBe('•••@b.hk');
});

test('a mask never shows all of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,12}$/), (phone) => {
      const digits = maskPhone(phone).replace(/\D/g, '');
      expect(digits.length).toBeLessThan(phone.length);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (name) => {
      expect(maskEmail(`${name}@b.hk`)).not.toContain(`${name}@`);
    }),
  );
});

test.each([
  [
    { email: 'Ho@a.test', phone: '', areaCode: '' },
    { email: 'ho@a.test', phone: '61230001', areaCode: '+852' },
    true,
  ],
  [
    { email: '', phone: '61230001', areaCode: '+852' },
    { email: 'x@a.test', phone: '61230001', areaCode: '+852' },
    true,
  ],
  [
    { email: '', phone: '61230001', areaCode: '+852' },
    { email: '', phone: '61230001', areaCode: '+853' },
    false,
  ],
  [
    { email: 'ho@a.test', phone: '61230001', areaCode: '+852' },
    { email: 'chan@a.test', phone: '61230002', areaCode: '+852' },
    false,
  ],
  [{ email: '', phone: '', areaCode: '' }, { email: '', phone: '', areaCode: '' }, false],
])('%o and %o are one person: %s', (one, other, same) => {
  expect(isSamePerson(one, other)).toBe(same);
  expect(isSamePerson(other, one)).toBe(same);
});
