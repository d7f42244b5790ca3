import { describe, expect, test } from 'vitest';
import { ShopError } from '../../base/http/errors.ts';
import { contactOf, identityOf } from './contact.ts';
import { checkEmail, checkPhone } from './contact-rules.ts';
import { resendWait } from './resend-wait.ts';
import {
  captchaAsked,
  captchaPause,
  checkCaptcha,
  checkLogin,
  type LoginForm,
  typedCaptcha,
  typedCode,
} from './rules.ts';

describe('e-mail (Spec: 1§5)', () => {
  test.each(['a@b.hk', 'nurse.chan-1_x@clinic.com.hk', ' a@b.museum '])('%j is valid', (email) => {
    expect(checkEmail(email)).toBeUndefined();
  });
  test.each(['a', 'a@b', 'a@b.c', 'a@b.toolong7', 'a+b@c.com', '@b.hk', 'a b@c.hk'])(
    '%j is not',
    (email) => {
      expect(checkEmail(email)?.reason).toBe('invalid-email');
    },
  );
  test('an empty field is refused', () => {
    expect(checkEmail('  ')?.reason).toBe('enter-email');
  });
});

describe('phone by area (Spec: 1§5)', () => {
  test.each([
    ['61238841', '+852'],
    ['6123 8841', '+852'],
    ['13812345678', '+86'],
    ['2025550123', '+1'],
    ['66123456', '+853'],
  ])('%s fits %s', (phone, area) => {
    expect(checkPhone(phone, area)).toBeUndefined();
  });
  test.each([
    ['6123884', '+852'],
    ['612388411', '+852'],
    ['12812345678', '+86'],
    ['1381234567', '+86'],
    ['202555012', '+1'],
    ['61238841', '+44'],
    ['6123884a', '+852'],
  ])('%s does not fit %s', (phone, area) => {
    expect(checkPhone(phone, area)?.reason).toBe('check-phone');
  });
  test('an empty field is refused', () => {
    expect(checkPhone(' ', '+852')?.reason).toBe('enter-phone');
  });
});

describe('the login form (Spec: 1§5)', () => {
  const form: LoginForm = {
    by: 'email',
    with: 'password',
    email: 'a@b.hk',
    phone: '',
    areaCode: '+852',
    password: 'x',
    code: '',
  };

  test('asks only for what its mode needs', () => {
    expect(checkLogin(form)).toEqual({});
    expect(checkLogin({ ...form, password: '' })).toMatchObject({
      password: { reason: 'enter-password' },
    });
    expect(checkLogin({ ...form, by: 'phone', with: 'code' })).toMatchObject({
      phone: { reason: 'enter-phone' },
      code: { reason: 'enter-code' },
    });
  });

  test('a code has exactly six characters', () => {
    expect(checkLogin({ ...form, with: 'code', code: '12345' })).toMatchObject({
      code: { reason: 'enter-code' },
    });
    expect(checkLogin({ ...form, with: 'code', code: ' 123456 ' })).toEqual({});
  });

  test('names the person by e-mail, or by phone and area', () => {
    expect(identityOf({ ...form, email: ' a@b.hk ' })).toEqual({ userName: 'a@b.hk' });
    expect(identityOf({ ...form, by: 'phone', phone: '6123 8841' })).toEqual({
      userName: '61238841',
      areaCode: '+852',
    });
  });
});

test.each([
  [undefined, 0],
  [0, 60],
  [-500, 60],
  [-1_001, 59],
  [-59_999, 1],
  [-60_000, 0],
  [-90_000, 0],
  [10_800_000, 0],
])('a code sent at %s leaves %i seconds to wait (Spec: 1§4)', (sentAt, seconds) => {
  expect(resendWait(sentAt, 0)).toBe(seconds);
  const now = 1_700_000_000_000;
  expect(resendWait(sentAt === undefined ? undefined : now + sentAt, now)).toBe(seconds);
});

describe('where a code goes', () => {
  const form = { email: ' a@b.hk ', phone: '6123 8841', areaCode: '+852' };
  test('an e-mail address, without the spaces around it', () => {
    expect(contactOf({ ...form, by: 'email' })).toEqual({ email: 'a@b.hk' });
  });
  test('a phone number as its digits, so that the pause holds however it is typed', () => {
    expect(contactOf({ ...form, by: 'phone' })).toEqual({ phone: '61238841', areaCode: '+852' });
  });
});

describe('the picture captcha (Spec: 1§5)', () => {
  const refusal = (resultID?: number) =>
    new ShopError('server', 'no', resultID === undefined ? {} : { resultID });
  test.each([
    [refusal(1307), 'needed'],
    [refusal(1308), 'wrong'],
    [refusal(1306), 'perhaps'],
    [refusal(1201), 'perhaps'],
    [refusal(), 'perhaps'],
    [new ShopError('network', 'no'), undefined],
    [new ShopError('http', 'no', { status: 502, resultID: 1307 }), undefined],
    [new Error('no'), undefined],
    [undefined, undefined],
  ])('%o asks: %s', (error, asked) => {
    expect(captchaAsked(error)).toBe(asked);
  });
  test.each(['', '   ', 'A7K'])('refuses %j as incomplete', (typed) => {
    expect(checkCaptcha(typed)?.reason).toBe('enter-captcha');
  });
  test('four characters may be checked', () => {
    expect(checkCaptcha('a7Kq')).toBeUndefined();
    expect(checkCaptcha(' a7Kq ')).toBeUndefined();
  });
  test.each([
    [undefined, 0],
    [0, 2_000],
    [-500, 1_500],
    [-2_000, 0],
    [-9_000, 0],
  ])('checked at %s, it may be checked again after %i ms', (checkedAt, pause) => {
    expect(captchaPause(checkedAt, 0)).toBe(pause);
  });
});

test('what is pasted loses its blanks and its width, and ends where the code ends (Spec: 1§9)', () => {
  expect(typedCode(' 204 817 ')).toBe('204817');
  expect(typedCode('２０４８１７')).toBe('204817');
  expect(typedCode('2048179')).toBe('204817');
  expect(typedCaptcha('a7 Kq\n9')).toBe('a7Kq');
});
