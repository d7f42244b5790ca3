import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactOf, digitsOf } from './contact.ts';
import {
  areaCodesOf,
  type ContactFlow,
  checkEmail,
  checkPhone,
  contactLine,
  fieldsOf,
  moveAreaCode,
  offeredAreaCodes,
} from './contact-rules.ts';
import { areaCodes } from './contract.ts';
import {
  checkConfirmation,
  checkPassword,
  type PasswordFlow,
  passwordEnd,
} from './password-rules.ts';

const FLOWS: readonly ContactFlow[] = [
  'sign-in',
  'register',
  'recover',
  'change',
  'delivery',
  'message',
];

describe('phone numbers (Spec: 1§5, 2§5)', () => {
  test.each([
    ['sign-in', '+852', '21238841', undefined],
    ['register', '+852', '21238841', undefined],
    ['change', '+852', '2123884', 'check-phone'],
    ['recover', '+852', '21238841', 'invalid-phone'],
    ['recover', '+852', '51238841', undefined],
    ['recover', '+86', '12812345678', 'invalid-phone'],
    ['recover', '+86', '13812345678', undefined],
    ['message', '+852', '71238841', 'invalid-phone'],
    ['message', '+852', '91238841', undefined],
    ['message', '+853', '28123884', undefined],
    ['message', '+86', '13812345678', 'invalid-phone'],
    ['delivery', '+1', '2025550123', undefined],
    ['delivery', '+1', '202555012', 'check-phone'],
    ['register', '+44', '2025550123', 'check-phone'],
    ['register', 'toString', '20255501', 'check-phone'],
    ['register', '+852', '', 'enter-phone'],
    ['recover', '+852', ' - ', 'enter-phone'],
    ['delivery', '+852', '', 'enter-phone'],
    ['message', '+852', '', undefined],
  ] as const)('%s: %s %j says %s', (flow, area, phone, reason) => {
    expect(checkPhone(phone, area, flow)?.reason).toBe(reason);
  });

  test.each([
    ['register', '+852', '+852 6123 4567', '+852', '61234567'],
    ['register', '+852', '(852)61234567', '+852', '61234567'],
    ['register', '+852', '(+852) 6123-4567', '+852', '61234567'],
    ['register', '+852', '852 61234567', '+852', '61234567'],
    ['register', '+852', '0085261234567', '+852', '61234567'],
    ['register', '+852', '＋８５２６１２３ ４５６７', '+852', '61234567'],
    ['register', '+852', '+853 6612 3456', '+853', '66123456'],
    ['register', '+852', '+86 138 1234 5678', '+86', '13812345678'],
    ['register', '+86', '+1 (202) 555-0123', '+1', '2025550123'],
    ['message', '+852', '+853 6612 3456', '+853', '66123456'],
    ['message', '+853', '+852 61234567', '+852', '61234567'],
  ] as const)(
    'in %s with %s chosen, %j is a number of %s: %s',
    (flow, chosen, typed, areaCode, phone) => {
      const moved = moveAreaCode({ phone: typed, areaCode: chosen }, flow);
      expect(moved).toEqual({ phone, areaCode });
      expect(checkPhone(phone, areaCode, flow)).toBeUndefined();
    },
  );

  test.each([
    ['one that is valid as it is', 'register', '+852', '85261234'],
    ['an area code that was not chosen, without a sign for one', 'register', '+852', '85366123456'],
    ['an area without a rule', 'register', '+852', '+44 2025550123'],
    ['an area that the flow does not offer', 'message', '+852', '+86 13812345678'],
    ['a number that does not fit its area', 'recover', '+852', '+852 21238841'],
    ['an area code alone', 'message', '+852', '+852'],
    ['an empty field', 'delivery', '+852', ''],
    ['a code that is none', 'register', 'toString', 'toString61234567'],
  ] as const)('stays as typed: %s', (_, flow, areaCode, phone) => {
    const typed = { phone, areaCode };
    expect(moveAreaCode(typed, flow)).toBe(typed);
  });

  test('spaces, hyphens and the width of the digits do not matter', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FLOWS),
        fc.constantFrom('+852', '+853', '+86', '+1'),
        fc.stringMatching(/^\d{7,12}$/),
        fc.nat(),
        (flow, area, digits, at) => {
          const cut = at % digits.length;
          const typed = `${digits.slice(0, cut)} -${digits.slice(cut)}`;
          const wide = [...typed].map((sign) =>
            /\d/.test(sign) ? String.fromCodePoint(0xff10 + Number(sign)) : sign,
          );
          expect(checkPhone(wide.join(''), area, flow)).toEqual(checkPhone(digits, area, flow));
          expect(digitsOf(wide.join(''))).toBe(digits);
        },
      ),
    );
  });

  test('what a flow accepts has only digits, and only the area codes it offers', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FLOWS), fc.string(), fc.string(), (flow, area, phone) => {
        const isFit = checkPhone(phone, area, flow) === undefined && digitsOf(phone) !== '';
        if (isFit) expect(areaCodesOf(flow)).toContain(area);
        if (isFit) expect(digitsOf(phone)).toMatch(/^\d+$/);
      }),
    );
  });

  test.each([
    ['sign-in', ['+852', '+86', '+1', '+853']],
    ['message', ['+852', '+853']],
  ] as const)('%s offers %j, the default first (Spec: 1§9, 2§9)', (flow, codes) => {
    expect(areaCodesOf(flow)).toEqual(codes);
  });

  const SENT = [
    { code: '+86', name: '中國內地' },
    { code: '+852', name: '香港' },
    { code: '+81', name: '日本' },
    { code: '+852', name: '香港' },
  ];
  test.each([
    ['names and order are the server’s, unknown areas are left out', SENT, '+852', ['+86', '+852']],
    ['the chosen one stays among them', SENT, '+853', ['+853', '+86', '+852']],
    ['none is chosen yet', SENT, '', ['+86', '+852']],
    ['an empty list', [], '+852', ['+852', '+86', '+1', '+853']],
    ['no list yet', undefined, '+852', ['+852', '+86', '+1', '+853']],
    ['none that a rule is known for', SENT.slice(2, 3), '+852', ['+852', '+86', '+1', '+853']],
  ])('of the codes that a server lists, %s (Spec: 1§7, 1§9)', (_, sent, chosen, codes) => {
    const offered = offeredAreaCodes('sign-in', sent, chosen);
    expect(offered.map(({ code }) => code)).toEqual(codes);
    const names = new Set(offered.map(({ name }) => name));
    for (const name of names) expect(['', '中國內地', '香港']).toContain(name);
    expect(offeredAreaCodes('message', SENT, '+852')).toEqual([{ code: '+852', name: '香港' }]);
  });

  test.each([
    ['+852', '+852'],
    ['852', '+852'],
    ['(852)', '+852'],
  ])('the server’s code "%s" is read as %s (Spec: 1§3)', (code, read) => {
    expect(areaCodes.response.parse([{ code, name: 'HK' }])).toEqual([{ code: read, name: 'HK' }]);
  });
});

describe('e-mail addresses (Spec: 1§5, 2§5)', () => {
  test('an empty field and a wrong one have the sentences of the flow', () => {
    for (const flow of FLOWS) {
      const own = flow === 'message';
      expect(checkEmail(' ', flow)?.reason).toBe(own ? 'enter-email-address' : 'enter-email');
      expect(checkEmail('a@b', flow)?.reason).toBe(own ? 'effective-email' : 'invalid-email');
    }
  });

  test('has at most 254 characters, without the blanks around it', () => {
    const address = (length: number) => `${'a'.repeat(length - '@mail.hk'.length)}@mail.hk`;
    expect(checkEmail(` ${address(254)} `)).toBeUndefined();
    expect(checkEmail(address(255))?.reason).toBe('invalid-email');
  });

  test('the suffix has 2 to 6 letters, and nothing else may come before the at sign', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9._-]{1,12}$/),
        fc.stringMatching(/^[a-z0-9-]{1,8}$/),
        fc.stringMatching(/^[a-z]{1,9}$/),
        fc.constantFrom('', '+', ' ', 'é', '@'),
        (name, domain, suffix, stray) => {
          const isFit = suffix.length >= 2 && suffix.length <= 6 && stray === '';
          expect(checkEmail(`${name}${stray}x@${domain}.${suffix}`) === undefined).toBe(isFit);
        },
      ),
    );
  });
});

test('the contact is what was chosen, without the spaces', () => {
  const typed = { email: ' a@b.hk ', phone: '6123 8841', areaCode: '+852' };
  expect(contactOf({ ...typed, by: 'email' })).toEqual({ email: 'a@b.hk' });
  expect(contactOf({ ...typed, by: 'phone' })).toEqual({ phone: '61238841', areaCode: '+852' });
});

test.each([{ email: 'a@b.hk' }, { phone: '61238841', areaCode: '+86' }])(
  '%j fills the fields that it was read from',
  (contact) => {
    expect(contactLine(contact)).toBe(Object.values(contact).reverse().join('\u00a0'));
    expect(contactOf(fieldsOf(contact))).toEqual(contact);
  },
);

describe('passwords (Spec: 1§5, 2§5)', () => {
  test.each([
    ['register', 'abc12', 'password-form'],
    ['register', 'abc123', undefined],
    ['register', 'abcdefghij12345', undefined],
    ['register', 'abcdefghij123456', undefined],
    ['register', 'abcdefghij1234567', 'password-form'],
    ['register', 'abcdefgh', 'password-form'],
    ['register', '12345678', 'password-form'],
    ['recover', 'abc12', 'password-form'],
    ['recover', `abc123${'x'.repeat(40)}`, undefined],
    ['recover', 'abcdefgh', 'password-form'],
    ['change', 'abc12', 'password-length'],
    ['change', 'abcdefgh', 'password-signs'],
    ['change', 'abcdefghij1234567', 'password-length'],
    ['change', 'Abc123', undefined],
  ] as const)('%s: %j says %s', (flow, password, reason) => {
    expect(checkPassword(password, flow)?.reason).toBe(reason);
  });

  test.each([
    ['register', 15],
    ['recover', undefined],
    ['change', 16],
  ] as const)('%s: typing stops at %s', (flow: PasswordFlow, end) => {
    expect(passwordEnd(flow)).toBe(end);
  });

  test('the confirmation must be the same to the letter', () => {
    expect(checkConfirmation('abc123', 'abc123')).toBeUndefined();
    expect(checkConfirmation('abc123', 'Abc123')?.reason).toBe('password-mismatch');
  });
});
