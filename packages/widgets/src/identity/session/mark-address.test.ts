import { expect, test } from 'vitest';
import { markAddress } from './mark-address.ts';

test.each([
  [
    'https://partner.example/mark.svg',
    'http://page.example/a/',
    'https://partner.example/mark.svg',
  ],
  ['mark.svg', 'https://page.example/a/b', 'https://page.example/a/mark.svg'],
  ['/mark.svg', 'http://localhost:4400/', 'http://localhost:4400/mark.svg'],
  ['//other.example/mark.svg', 'http://localhost:4400/', undefined],
  ['http://other.example/mark.svg', 'https://page.example/', undefined],
  ['http://page.example/mark.svg', 'https://page.example/', undefined],
  ['javascript:alert(1)', 'https://page.example/', undefined],
  ['data:image/svg+xml,<svg/>', 'https://page.example/', undefined],
  ['https://', 'https://page.example/', undefined],
  ['', 'https://page.example/', undefined],
  [undefined, 'https://page.example/', undefined],
])('of the picture %j on %s shows %j', (mark, base, expected) => {
  expect(markAddress(mark, base)).toBe(expected);
});
