import { describe, expect, test } from 'vitest';
import { explain } from '../../base/values/explanation.ts';
import {
  type CodeCaptcha,
  type CodeTarget,
  captchaFor,
  contactKey,
  EMPTY_VERIFICATION,
  isContactFit,
  isLeftOut,
  viewOf,
} from './verification-code-view.ts';

const target = (email: string, more: Partial<CodeTarget> = {}): CodeTarget => ({
  purpose: 'login',
  fields: { by: 'email', email, phone: '', areaCode: '+852' },
  ...more,
});
const amy = target('amy@clinic.hk');
const captcha = (more: Partial<CodeCaptcha> = {}): CodeCaptcha => ({
  contact: contactKey(amy),
  picture: '',
  question: undefined,
  typed: '',
  isOptional: false,
  isDue: false,
  ...more,
});

describe('the captcha of a contact (Spec: 1§5)', () => {
  const state = { ...EMPTY_VERIFICATION, captcha: captcha() };
  test('belongs to the contact that requested it, and to any where it comes first', () => {
    expect(captchaFor(state, amy)).toBe(state.captcha);
    expect(captchaFor(state, target('ben@clinic.hk'))).toBeUndefined();
    expect(captchaFor(state, target('ben@clinic.hk', { captcha: 'first' }))).toBe(state.captcha);
    expect(captchaFor(EMPTY_VERIFICATION, target('', { captcha: 'first' }))).toBeUndefined();
  });

  test.each([
    [undefined, false],
    [captcha({ isOptional: true }), true],
    [captcha({ isOptional: true, typed: 'ab' }), false],
    [captcha(), false],
  ])('%j is left out: %s', (given, isOut) => {
    expect(isLeftOut(given)).toBe(isOut);
  });
});

test('a contact fits where its form has no rule, or the rule of its form finds no error', () => {
  expect(isContactFit(target('x'))).toBe(true);
  expect(isContactFit(target('x', { flow: 'sign-in' }))).toBe(false);
  expect(isContactFit(target('amy@clinic.hk', { flow: 'sign-in' }))).toBe(true);
});

describe('what a field of a code shows (Spec: 1§4)', () => {
  const touched = new Set(['code', 'captcha'] as const);
  test('says where a code was sent, also while another has to wait', () => {
    const sent = { ...EMPTY_VERIFICATION, sentTo: 'amy@clinic.hk' };
    expect(viewOf(sent, amy, 0).sentTo).toBe('amy@clinic.hk');
    expect(viewOf(sent, target('ben@clinic.hk'), 0).sentTo).toBeUndefined();
    expect(viewOf(EMPTY_VERIFICATION, amy, 0).sentTo).toBeUndefined();
    expect(viewOf(EMPTY_VERIFICATION, { ...amy, shown: 'a•••@clinic.hk' }, 9).sentTo).toBe(
      'a•••@clinic.hk',
    );
  });

  test('an error is shown once its field was left, the server’s before that', () => {
    const { errors } = viewOf(EMPTY_VERIFICATION, amy, 0);
    expect(errors).toEqual({ code: undefined, captcha: undefined });
    const left = viewOf({ ...EMPTY_VERIFICATION, touched }, amy, 0).errors;
    expect([left.code, left.captcha]).toEqual([expect.anything(), explain('enter-captcha')]);
    const refused = { field: 'code', error: 'Wrong.' } as const;
    expect(viewOf({ ...EMPTY_VERIFICATION, touched, refused }, amy, 0).errors).toEqual({
      code: 'Wrong.',
      captcha: explain('enter-captcha'),
    });
  });

  test('a captcha that may be left out has no error while it is empty', () => {
    const optional = { ...EMPTY_VERIFICATION, touched, captcha: captcha({ isOptional: true }) };
    expect(viewOf(optional, amy, 0).errors.captcha).toBeUndefined();
  });
});
