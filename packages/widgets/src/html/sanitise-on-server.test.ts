import { createShop } from '@clinicart/sdk';
import { articleLink } from '@clinicart/sdk/content';
import { expect, test } from 'vitest';
import { CASE_API, CASE_SITE, HTML_CASES } from './cases.ts';
import { sanitise } from './sanitise-on-server.ts';

const { picture } = createShop({ apiBase: CASE_API });
const addresses = {
  link: (address: string) => articleLink(address, CASE_SITE),
  picture: (address: string) => picture(address, 'detail'),
};

test.each(HTML_CASES)('on a server: $name', ({ html, safe }) => {
  expect(sanitise(html, addresses)).toBe(safe);
});

test('leaves safe HTML unchanged', () => {
  for (const { safe } of HTML_CASES) expect(sanitise(safe, addresses)).toBe(safe);
});
