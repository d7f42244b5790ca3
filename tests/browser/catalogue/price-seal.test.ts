// No price, old price, discount or total reaches a person who may not see prices. Spec: 1§1, 1§6

import { beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { type Identity, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { everythingIn, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, languages, MONEY, said } from '../ui-text/common.ts';

const visit = useBrowser();
const pages = [
  '/',
  '/search?keyword=ALL&searchType=keyword&orderBy=4',
  ...[goods.burs, goods.files, goods.gloves, goods.lamp].map(({ id }) => `/product/${id}`),
  `/product/${goods.spray.id}?tagType=3`,
  `/product/${goods.gloves.id}?tagType=2`,
  '/active11/1',
  '/discountZone',
  '/newCustomers',
  '/shopCart',
  '/nothing/here',
];
/** Names of price fields in the snapshot and in the data for search engines. */
const FIGURES = /"(cents|was|percentOff|lowPrice|highPrice|price|offers)":(?!\{"kind":"hidden")/;
const mayHear = /404/;

beforeAll(merchant.reset);

test.each(languages)('the server sends a visitor no price (%s)', async (language) => {
  for (const path of pages) {
    const answer = await fetch(places().shop + path, {
      headers: { cookie: `language=${language === 'en' ? 2 : 3}` },
    });
    const html = await answer.text();
    expect(html, path).toContain('</html>');
    expect(html, path).not.toMatch(MONEY);
    expect(html.replaceAll('&quot;', '"'), path).not.toMatch(FIGURES);
  }
});

describe('a page with everything that its scripts added', () => {
  let verified: Identity;
  let unverified: Identity;
  beforeAll(async () => {
    verified = await remember(visit, 'verified');
    unverified = await remember(visit, 'unverified');
  }, 60_000);

  test.each(['visitor', 'unverified'])('holds no price for a %s', async (who) => {
    const page = await visit({
      language: 'en',
      mayHear,
      ...(who === 'unverified' ? { as: unverified } : {}),
    });
    for (const path of pages) {
      await page.goto(path);
      await isSettled(page);
      const all = await everythingIn(page);
      expect(all, path).not.toMatch(MONEY);
      expect(all, path).not.toMatch(FIGURES);
    }
  });

  test('holds prices for a verified clinic, found by the same search', async () => {
    const page = await visit({ language: 'en', as: verified });
    for (const path of pages.slice(0, 4)) {
      await page.goto(path);
      await isSettled(page);
      await see(page.getByText(said.en.hidden)).toHaveCount(0);
      const all = await everythingIn(page);
      expect(all, path).toMatch(MONEY);
      const token = verified.cookies.find(({ name }) => name === 'token')?.value;
      const sent = await fetch(places().shop + path, { headers: { cookie: `token=${token}` } });
      expect(await sent.text(), path).toMatch(FIGURES);
    }
  });
});
