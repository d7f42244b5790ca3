// Request values that the documents fix: page sizes, tags and constants. Spec: 1§7, 1§9
import { expect, test } from 'vitest';
import { getCart } from './cart/contract.ts';
import {
  filters,
  home,
  recommended,
  type SortOrder,
  search,
  similarWords,
  zone,
} from './catalogue/contract.ts';
import { endpoints } from './contract.ts';
import { userInfo } from './identity/account/contract.ts';
import { resetPassword } from './identity/password-reset/contract.ts';
import { updateClinicAddress } from './identity/profile/contract.ts';
import { activities } from './new-customers/contract.ts';

test.each([
  [
    'a search for pages of 24',
    search.toWire({ keyword: 'x', page: 2 }),
    { pageIndex: 2, pageSize: 24 },
  ],
  ['recommendations by tens', recommended.toWire(3), { PageIndex: 3, PageSize: 10 }],
  [
    'new products, tag 8, by twenties',
    zone.toWire({ zone: 'new', page: 1 }),
    { tagID: '8', pageSize: 20 },
  ],
  [
    'offers, tag 6, by twenties',
    zone.toWire({ zone: 'discount', page: 2 }),
    { tagID: '6', pageIndex: 2 },
  ],
  ['five products of an activity', activities.toWire({}), { productPagesize: 5 }],
  ['fifteen filters', filters.toWire('x'), { pageSize: 15 }],
  ['ten similar words', similarWords.toWire('x'), { pageIndex: 1, pageSize: 10 }],
])('asks for %s (Spec: 1§9)', (_, sent, fixed) => {
  expect(sent).toMatchObject(fixed);
});

test.each<[SortOrder, string]>([
  ['composite', '0'],
  ['sales-high', '1'],
  ['price-low', '3'],
  ['price-high', '4'],
  ['sales-low', '5'],
  ['oldest', '6'],
  ['newest', '7'],
])('orders a search by %s with orderBy %s (Spec: 1§9)', (sort, orderBy) => {
  expect(search.toWire({ keyword: 'x', sort })).toMatchObject({ orderBy });
});

test('joins code and name of a place by a bullet, and reads them so (Spec: 1§3)', () => {
  const region = {
    province: { code: '810000', name: '香港' },
    city: { code: '810100', name: '香港島' },
    district: { code: '810102', name: '灣仔區' },
  };
  const wire = { province: '810000•香港', city: '810100•香港島', district: '810102•灣仔區' };
  const form = { ...region, street: '恩平道 44 號', unit: '12 樓 1203 室' };
  expect(updateClinicAddress.toWire(form)).toEqual({
    ...wire,
    street: '恩平道 44 號',
    address: '12 樓 1203 室',
  });
  expect(userInfo.response.parse({ name: '何靜怡', authStatus: '1', ...wire })).toMatchObject(
    region,
  );
});

test.each([
  [true, true],
  ['1', true],
  [1200, true],
  [48822.6, true],
  ['1200.00', true],
  [false, false],
  [0, false],
  ['0.00', false],
  [-12.5, false],
  [null, false],
  [undefined, false],
])('reads the credit %j of an account as %s (Spec: 2§3, 2§6)', (credit, hasCredit) => {
  expect(userInfo.response.parse({ name: '何靜怡', authStatus: '1', credit }).hasCredit).toBe(
    hasCredit,
  );
});

test('sends what the documents give a fixed value (Spec: 1§7)', () => {
  expect(home.toWire(null)).toEqual({ type: 1 });
  expect(userInfo.toWire(null)).toEqual({ type: -1 });
  expect(getCart.toWire(null)).toEqual({ showSelected: false });
  expect(search.toWire({ keyword: 'x' })).toMatchObject({ orderBy: '0' });
  const contact = { email: 'a@b.hk' };
  const wish = { contact, code: '204817', password: 'Clinic2026' };
  expect(resetPassword.toWire(wish)).toMatchObject({ platform: 0 });
});

test('posts JSON, but for forms with files and the picture of the captcha (Spec: 1§7)', () => {
  const others = endpoints.filter(
    ({ method, encoding }) => method !== 'POST' || encoding !== 'json',
  );
  expect(others.map(({ name, method, encoding }) => [name, method, encoding]).toSorted()).toEqual([
    ['afterSales.apply', 'POST', 'multipart'],
    ['order.uploadBills', 'POST', 'multipart'],
    ['profile.certify', 'POST', 'multipart'],
    ['profile.submitClinic', 'POST', 'multipart'],
    ['profile.updateUser', 'POST', 'multipart'],
    ['registration.register', 'POST', 'multipart'],
    ['session.captchaPicture', 'GET', 'none'],
  ]);
});
