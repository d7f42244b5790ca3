import { expect, test } from 'vitest';
import { isCardScript } from './card-script.ts';

test.each([
  ['https://js.stripe.com/endive/stripe.js', true],
  ['https://m.js.stripe.com/a.js', true],
  ['http://js.stripe.com/v3', false],
  ['https://js.stripe.com.evil.example/v3', false],
  ['https://evil-js.stripe.com/v3', false],
  ['https://api.stripe.com/v3', false],
  ['https://js.stripe.com@evil.example/v3', false],
  ['/sw.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
])('%s is a script of the card provider: %s', (address, is) => {
  expect(isCardScript(address)).toBe(is);
});
