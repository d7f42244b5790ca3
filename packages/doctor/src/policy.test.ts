import { expect, test } from 'vitest';
import { isAllowed } from './policy.ts';

const page = new URL('https://partner.example/shop/');
const url = new URL('https://shop.example/embed/clinicart.js');
const script = { directive: 'script-src', url } as const;

test.each([
  ["default-src 'self'", false],
  ['default-src *', true],
  ["default-src 'none'; script-src https://shop.example", true],
  ['script-src shop.example', true],
  ['script-src http://shop.example', true],
  ['script-src https://*.example', true],
  ['script-src https://*.shop.example', false],
  ['script-src https://shop.example:8443', false],
  ['script-src https://shop.example:*', true],
  ['script-src https:', true],
  ['script-src https://shop.example/embed/', true],
  ['script-src https://shop.example/other/', false],
  ['script-src *; script-src-elem https://other.example', false],
  ['script-src https://other.example; script-src *', false],
  ["script-src 'strict-dynamic' https://shop.example", false],
  ['img-src data:', true],
  ['', true],
])('%s lets the page load the script: %s', (policy, allowed) => {
  expect(isAllowed(policy, script, page)).toBe(allowed);
});

test('a nonce allows its own script only', () => {
  const policy = "script-src 'nonce-abc' 'strict-dynamic'";
  expect(isAllowed(policy, { ...script, nonce: 'abc' }, page)).toBe(true);
  expect(isAllowed(policy, { ...script, nonce: 'abd' }, page)).toBe(false);
});
