import { expect, test } from 'vitest';
import { contactOf } from '../session/contact.ts';
import { fieldsOf } from '../session/contact-rules.ts';
import {
  checkPayPassword,
  checkPayPasswordForm,
  payPasswordContact,
  typedPayPassword,
} from './rules.ts';

test.each([
  ['', 'enter-password'],
  ['12345', 'pay-password-length'],
  ['1234567', 'pay-password-length'],
  ['12345a', 'pay-password-digits'],
  ['abc', 'pay-password-digits'],
  ['a12345', 'pay-password-digits'],
  ['１２３４５６', 'pay-password-digits'],
  ['123456', undefined],
  ['000000', undefined],
])('a payment password "%s": %s (Spec: 2§5)', (password, reason) => {
  expect(checkPayPassword(password)?.reason).toBe(reason);
});

test.each([
  ['１２３ ４５６', '123456'],
  ['12 34 56 78', '123456'],
  ['12a', '12a'],
])('typed or pasted %s becomes %s', (typed, kept) => {
  expect(typedPayPassword(typed)).toBe(kept);
});

test.each([
  [{ password: '123456', repeated: '123456', code: '654321' }, {}],
  [{ password: '123456', repeated: '123457', code: '654321' }, { repeated: 'password-mismatch' }],
  [{ password: '123456', repeated: '', code: '654321' }, { repeated: 'enter-password' }],
  [
    { password: '12345', repeated: '12345', code: '654321' },
    { password: 'pay-password-length', repeated: 'pay-password-length' },
  ],
  [{ password: '123456', repeated: '123456', code: '65432' }, { code: 'enter-code' }],
])('%j: %j (Spec: 2§5)', (form, reasons) => {
  const complaints = Object.entries(checkPayPasswordForm(form));
  expect(Object.fromEntries(complaints.map(([field, why]) => [field, why?.reason]))).toEqual(
    reasons,
  );
});

test('the code goes to the phone; an account without one binds it first (Spec: 2§4)', () => {
  const account = { phone: '61230001', areaCode: '+852', email: 'a@clinicart.test' };
  expect(payPasswordContact(account)).toEqual({ phone: '61230001', areaCode: '+852' });
  expect(payPasswordContact({ ...account, phone: '' })).toBeUndefined();
});

test('the phone of the code is the one that is proved, with the area code of Hong Kong by default (Spec: 2§4)', () => {
  const contact = payPasswordContact({ phone: '6123 0001', areaCode: '' });
  expect(contact).toEqual({ phone: '61230001', areaCode: '+852' });
  // The code is sent to the contact of these fields.
  expect(contact && contactOf(fieldsOf(contact))).toEqual(contact);
});
