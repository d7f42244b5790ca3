import { endpoints } from '@clinicart/sdk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCallNames } from './call-names.ts';

const API = 'https://api.shop.example/v2';
const callName = createCallNames([API, 'https://api.shop.example']);

test.each([
  [`${API}/api/login`, 'session.login'],
  [`${API}/authapi/user/logout?token=secret`, 'session.logout'],
  ['https://api.shop.example/api/login', 'session.login'],
  [`${API}/pictures/10008.webp?size=2`, 'file'],
  [`${API}/api/login/amy@clinic.example`, 'other'],
  [`${API}/api/product/10008`, 'other'],
  ['https://elsewhere.example/api/login', 'other'],
  ['', 'other'],
])('%s is %s', (url, name) => {
  expect(callName(url)).toBe(name);
});

test('has a name for every row of the contract', () => {
  for (const { path, name } of endpoints)
    expect(callName(API + path.replace('{product}', ''))).toBe(name);
});

test('no address makes a new name', () => {
  const names = new Set([...endpoints.map(({ name }) => name), 'file', 'other']);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('api', 'authapi', 'login'), fc.string())),
      (parts) => {
        expect(names).toContain(callName(`${API}/${parts.join('/')}`));
      },
    ),
  );
});
