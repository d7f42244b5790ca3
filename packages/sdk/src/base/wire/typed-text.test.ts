import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchText } from '../../catalogue/search-text.ts';
import { checkContact, contactWord } from '../../content/contact-rules.ts';
import { EMPTY_CONTACT } from '../../content/empty-contact.ts';
import { checkAddress, EMPTY_ADDRESS, entryOf } from '../../identity/address/rules.ts';
import { checkClinic, checkClinicAddress, checkName } from '../../identity/profile/rules.ts';
import { checkRegistration, EMPTY_REGISTRATION } from '../../identity/registration/rules.ts';
import { clinicOf } from '../../identity/registration/to-request.ts';
import { checkEmail } from '../../identity/session/contact-rules.ts';
import { plainTranslator } from '../../language/plain-translator.ts';
import { cleanLines } from './typed-lines.ts';
import { cleanLine, PLAIN_LINE, PLAIN_LINES, TEXT_LIMITS } from './typed-text.ts';

/** Invisible characters, each of which hides or reverses its neighbours. */
const UNSEEN = [
  '\u0000',
  '\u0008',
  '\u001b',
  '\u007f',
  '\u009f',
  '\u00ad',
  '\u061c',
  '\u180e',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202d',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\ud800',
  '\udfff',
  '\ufdd0',
  '\ufff9',
  '\uffff',
];

describe('what a person types', () => {
  test.each(UNSEEN.map((letter) => [letter]))('loses %j, and what is seen stays', (letter) => {
    expect(cleanLine(`陳${letter}大文`)).toBe('陳大文');
    expect(cleanLines(`${letter}Dr Chan\n${letter}Room 5`)).toBe('Dr Chan\nRoom 5');
  });

  test.each([
    ['  Dr  Chan ', 'Dr  Chan'],
    ['Dr\tChan', 'Dr Chan'],
    ['Room 5\r\nFloor 6\u2028B', 'Room 5 Floor 6 B'],
    ['👩🏽‍⚕️ Zoë e\u0301 한', '👩🏽‍⚕️ Zoë e\u0301 한'],
    ['𠮷野家', '𠮷野家'],
    ['فاطمة', 'فاطمة'],
    ['\u202e\u0000', ''],
  ])('%j becomes the line %j', (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });

  test('keeps its lines where it has several', () => {
    expect(cleanLines('\r\n a\rb\r\n\r\nc\u2029d\u000be\n')).toBe('a\nb\n\nc\nd\ne');
  });

  test('may be sent once it is clean, and cleaning is idempotent', () => {
    const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
    const typed = fc.array(fc.oneof(unit, fc.constantFrom(...UNSEEN, '\n', '\r', '\u2028', ' ')), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(typed, (parts) => {
        const text = parts.join('');
        const [line, lines] = [cleanLine(text), cleanLines(text)];
        const isFit = PLAIN_LINE.test(line) && PLAIN_LINES.test(lines);
        return isFit && cleanLine(line) === line && cleanLines(lines) === lines;
      }),
      { numRuns: 500 },
    );
  });
});

const long = (most: number) => '診'.repeat(most + 1);
const tooLong = (most: number) => ({ reason: 'text-too-long', facts: { most } });

describe('a text that is too long', () => {
  test('is refused in both languages, with the maximum', () => {
    expect(plainTranslator('en', tooLong(100))).toBe('Enter at most 100 characters.');
    expect(plainTranslator('zh', tooLong(100))).toBe('最多 100 個字元。');
  });

  test('is refused by the rules of every form, field by field', () => {
    const { personName, clinicName, street, unit, message, email } = TEXT_LIMITS;
    const place = { street: long(street), unit: long(unit) };
    expect(checkAddress({ ...EMPTY_ADDRESS, name: long(personName), ...place }, [])).toMatchObject({
      name: tooLong(personName),
      street: tooLong(street),
      unit: tooLong(unit),
    });
    const registration = { ...EMPTY_REGISTRATION, clinicName: long(clinicName), ...place };
    expect(checkRegistration({ ...registration, name: long(personName) }, 'clinic')).toMatchObject({
      clinicName: tooLong(clinicName),
      name: tooLong(personName),
      street: tooLong(street),
      unit: tooLong(unit),
    });
    expect(checkName(long(personName))).toEqual(tooLong(personName));
    expect(checkClinic({ clinicName: long(clinicName), licence: '/l' })).toEqual({
      clinicName: tooLong(clinicName),
    });
    const address = { region: {}, street: '', unit: long(unit) };
    expect(checkClinicAddress(address, []).street).toEqual(tooLong(unit));
    const written = { ...EMPTY_CONTACT, name: long(personName), message: long(message) };
    expect(checkContact(written)).toMatchObject({
      name: tooLong(personName),
      message: tooLong(message),
    });
    expect(checkEmail(`${'a'.repeat(email)}@b.hk`)?.reason).toBe('invalid-email');
  });

  test('is measured without invisible characters; a text of only these is empty', () => {
    const unseen = '\u200b'.repeat(500);
    expect(checkName(`陳${unseen}`)).toBeUndefined();
    expect(checkName(unseen)?.reason).toBe('enter-name');
    expect(checkContact({ ...EMPTY_CONTACT, message: '\u202e\n\u0000' }).message?.reason).toBe(
      'enter-remarks',
    );
  });
});

test('sends no invisible characters of a form', () => {
  const typed = `Dr\u202e Chan\u0000`;
  const region = { province: { code: '810000', name: '香港' } };
  const entry = entryOf({
    ...EMPTY_ADDRESS,
    ...region,
    phone: '61234567',
    name: typed,
    street: typed,
    unit: typed,
  });
  expect([entry.name, entry.street, entry.unit]).toEqual(['Dr Chan', 'Dr Chan', 'Dr Chan']);
  const clinic = clinicOf({
    ...EMPTY_REGISTRATION,
    region,
    licence: new File(['x'], 'l.png'),
    clinicName: typed,
    name: typed,
    street: typed,
    unit: typed,
  });
  expect([clinic?.clinicName, clinic?.name, clinic?.street, clinic?.unit]).toEqual(
    Array.from({ length: 4 }, () => 'Dr Chan'),
  );
  const word = contactWord({ ...EMPTY_CONTACT, name: typed, message: `${typed}\r\n<b>` });
  expect(word).toContain('<p>name: Dr Chan</p>');
  expect(word).toContain('<p>message: Dr Chan<br>&lt;b&gt;</p>');
  expect(searchText('glo\u202eves\u0000 \u200b手套')).toBe('gloves 手套');
});
