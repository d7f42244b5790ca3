import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Province } from '../account/region-rules.ts';
import type { DeliveryAddress } from './contract.ts';
import {
  type AddressForm,
  addressFormOf,
  addressLine,
  checkAddress,
  EMPTY_ADDRESS,
  entryOf,
  isSameAddress,
  refuseAddress,
} from './rules.ts';

const tree: readonly Province[] = [
  {
    code: '810000',
    zh: '香港',
    en: 'Hong Kong',
    cities: [
      {
        code: '810200',
        zh: '九龍',
        en: 'Kowloon',
        districts: [{ code: '810205', zh: '觀塘區', en: 'Kwun Tong' }],
      },
    ],
  },
  { code: '900000', zh: '無市地區', en: 'Plain', cities: [] },
];
const full: AddressForm = {
  ...EMPTY_ADDRESS,
  name: '何靜怡',
  phone: '6123 0001',
  province: { code: '810000', name: '香港' },
  city: { code: '810200', name: '九龍' },
  district: { code: '810205', name: '觀塘區' },
  street: '創紀之城五期，觀塘道 418 號',
  unit: '12 樓 1203 室',
};
const stored: DeliveryAddress = {
  ...entryOf(full),
  id: '1',
  isDefault: true,
  isComplete: true,
} as DeliveryAddress;

describe('what an address needs (Spec: 2§5)', () => {
  test.each([
    [{}, {}],
    [{ unit: '' }, {}],
    [{ district: undefined }, {}],
    [{ name: ' ' }, { name: 'enter-consignee' }],
    [{ phone: '' }, { phone: 'enter-phone' }],
    [{ phone: '1234' }, { phone: 'check-phone' }],
    [{ street: '' }, { street: 'enter-street' }],
    [{ province: undefined, city: undefined }, { region: 'choose-province-and-city' }],
    [{ city: undefined }, { region: 'choose-province-and-city' }],
    [{ province: { code: '900000', name: '無市地區' }, city: undefined, district: undefined }, {}],
  ])('%j complains %j', (part, expected) => {
    const complaints = checkAddress({ ...full, ...part }, tree);
    const reasons = Object.fromEntries(
      Object.entries(complaints).map(([field, { reason }]) => [field, reason]),
    );
    expect(reasons).toEqual(expected);
  });

  test('each field complains for itself alone', () => {
    const parts = {
      name: { name: '' },
      phone: { phone: '' },
      region: { province: undefined },
      street: { street: ' ' },
    };
    fc.assert(
      fc.property(fc.subarray(Object.keys(parts) as (keyof typeof parts)[]), (missing) => {
        const form: AddressForm = Object.assign(
          { ...full },
          ...missing.map((field) => parts[field]),
        );
        expect(Object.keys(checkAddress(form, tree)).sort()).toEqual([...missing].sort());
      }),
    );
  });
});

test.each([
  ['a whole one', stored, undefined],
  ['without a street', { ...stored, street: '' }, 'enter-street'],
  [
    'without street and phone',
    { ...stored, street: '', phone: '' },
    'fill-in-complete-information',
  ],
  [
    'that the server calls incomplete',
    { ...stored, isComplete: false },
    'fill-in-complete-information',
  ],
])('an address %s says %s (Spec: 2§3)', (_, address, reason) => {
  expect(refuseAddress(address, tree)?.reason).toBe(reason);
});

test('what is sent has no stray spaces; the form of it is the same address', () => {
  const entry = entryOf({ ...full, name: ' 何靜怡 ', street: ` ${full.street}` });
  expect(entry).toMatchObject({ name: '何靜怡', phone: '61230001', street: full.street });
  expect(isSameAddress(addressFormOf(stored), full)).toBe(true);
  expect(isSameAddress(addressFormOf({ ...stored, unit: '' }), full)).toBe(false);
  expect(() => entryOf({ ...full, province: undefined })).toThrow(
    new TypeError('An address needs a province.'),
  );
});

test.each([
  ['another district', { district: { code: '810206', name: '黃大仙區' } }, false],
  ['no district', { district: undefined }, false],
  ['the other name of a district', { district: { code: '810205', name: 'Kwun Tong' } }, true],
  ['another city', { city: { code: '810100', name: '香港島' } }, false],
  ['another area code', { areaCode: '+853' }, false],
  ['a phone without blanks', { phone: '61230001' }, true],
  ['no province', { province: undefined }, false],
  ['another mark as the default', { isDefault: !full.isDefault }, true],
])('an address with %s is the same or not', (_, more, isSame) => {
  expect(isSameAddress({ ...full, ...more }, full)).toBe(isSame);
  expect(isSameAddress(full, { ...full, ...more })).toBe(isSame);
});

test('two addresses without a province are not the same', () => {
  const none = { ...full, province: undefined };
  expect(isSameAddress(none, none)).toBe(false);
});

test('an address keeps its area code, and gets that of Hong Kong without one (Spec: 1§9)', () => {
  expect(addressFormOf({ ...stored, areaCode: '+853' }).areaCode).toBe('+853');
  expect(addressFormOf({ ...stored, areaCode: '' }).areaCode).toBe('+852');
});

test('a long stored field does not make an address incomplete', () => {
  const long = { ...stored, unit: 'x'.repeat(1_000) };
  expect(refuseAddress(long, tree)).toBeUndefined();
});

test('a line leaves out the empty parts', () => {
  expect(addressLine({ ...full, unit: '' }, tree, 'zh')).toBe(
    '香港 九龍 觀塘區 創紀之城五期，觀塘道 418 號',
  );
});

test.each([
  ['zh', '香港 九龍 觀塘區 創紀之城五期，觀塘道 418 號 12 樓 1203 室'],
  ['en', '12 樓 1203 室, 創紀之城五期，觀塘道 418 號, Kwun Tong, Kowloon, Hong Kong'],
] as const)('one line in %s (Spec: 1§3)', (language, line) => {
  expect(addressLine(full, tree, language)).toBe(line);
});
