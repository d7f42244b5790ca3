import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkReset, cleanedQuery, phoneOrEmailOf, proofOfQuery, recoveryBy } from './rules.ts';

describe('by phone or by e-mail (Spec: 1§2)', () => {
  test.each([
    ['0', 'phone'],
    ['1', 'email'],
    ['', 'phone'],
    ['2', 'phone'],
    ['email', 'phone'],
    [undefined, 'phone'],
    [null, 'phone'],
  ] as const)('phoneOrEmail %j means %s', (value, by) => {
    expect(recoveryBy(value)).toBe(by);
  });

  test('the link between both says in the address what is shown', () => {
    for (const by of ['phone', 'email'] as const)
      expect(recoveryBy(String(phoneOrEmailOf(by)))).toBe(by);
  });
});

describe('the new password (Spec: 1§5, 2§5)', () => {
  test.each([
    ['abc12', 'abc12', ['password']],
    ['abc123', 'abc123', []],
    [`abc123${'x'.repeat(30)}`, `abc123${'x'.repeat(30)}`, []],
    ['abcdef', 'abcdef', ['password']],
    ['abc123', 'abc124', ['confirmation']],
    ['', '', ['password']],
    ['abc', '', ['password', 'confirmation']],
  ])('%j and %j: wrong are %j', (password, confirmation, wrong) => {
    expect(Object.keys(checkReset({ password, confirmation }))).toEqual(wrong);
  });
});

describe('an address in the form of the documents (Spec: 1§2)', () => {
  const proofOf = (query: string) => proofOfQuery(new URLSearchParams(query));
  test.each([
    ['email=a%40b.hk&phone=&captcha=204817&areaCode=', { email: 'a@b.hk' }],
    ['phone=61238841&captcha=204817&areaCode=%2B852', { phone: '61238841', areaCode: '+852' }],
    ['phone=61238841&captcha=204817&areaCode=+852', { phone: '61238841', areaCode: '+852' }],
    ['phone=61238841&captcha=204817', { phone: '61238841', areaCode: '+852' }],
    ['phone=66123456&captcha=204817&areaCode=853', { phone: '66123456', areaCode: '+853' }],
  ])('%s hands over whose password it is', (query, contact) => {
    expect(proofOf(query)).toEqual({ contact, code: '204817' });
  });
  test.each([
    '',
    'captcha=204817',
    'phone=61238841',
    'phone=61238841&captcha=2048',
    'phone=21238841&captcha=204817&areaCode=%2B852',
    'phone=61238841&captcha=204817&areaCode=%2B44',
    'email=a%40b&captcha=204817',
  ])('%j hands over nothing', (query) => {
    expect(proofOf(query)).toBeUndefined();
  });

  test('nothing private is left in it, and the rest is', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('phone', 'email', 'captcha', 'areaCode', 'lang', 'phoneOrEmail'),
            fc.string(),
          ),
        ),
        (entries) => {
          const rest = [...new URLSearchParams(cleanedQuery(new URLSearchParams(entries)))];
          expect(rest).toEqual(entries.filter(([name]) => ['lang', 'phoneOrEmail'].includes(name)));
        },
      ),
    );
    expect(cleanedQuery(new URLSearchParams('phone=1&captcha=2'))).toBe('');
  });
});
