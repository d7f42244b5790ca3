// The head of a member's home page: what a clinic does comes before the poster. Spec: 1§2 Home, 2§2.5, 2§4
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartLink, type Identity, remember, signIn, signOut } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { expectStill, watchShifts } from '../support/faults/layout-shifts.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { MONEY, mainly, said } from '../ui-text/common.ts';
import { saidAtHome } from '../ui-text/home.ts';
import { saidToMembers } from '../ui-text/member-home.ts';

const visit = useBrowser();
const LIST = '/authapi/getOrders2';
const STANDARDS = '/api/product/getAllStandard2';
/** The browser logs an error for every failed answer. */
const mayHear = /Failed to load resource/;

let regular: Identity;
beforeEach(async () => {
  await merchant.reset();
  await merchant.loadHistory();
  regular = await remember(visit, 'regular');
});

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const topOf = async (page: Page, name: string) => (await part(page, name).boundingBox())?.y ?? 0;

describe.each([
  ['zh', 1440, 'all'],
  ['en', 768, 'documented'],
  ['en', 360, 'all'],
] as const)('a clinic with orders (%s, %i px, %s)', (language, width, answers) => {
  const words = saidToMembers[language];

  test('begins with quick order, orders and buying again, without moving anything', async () => {
    await merchant.answers(answers);
    const as = await remember(visit, 'regular');
    const page = await visit({ language, width, as, at: '/', first: watchShifts });
    await see(part(page, words.again).getByText(MONEY).first()).toBeVisible();
    await isSettled(page);
    await expectStill(page, language);
    const order = [words.quickOrder, words.orders, words.again, words.offers];
    for (const name of order) await see(part(page, name)).toBeVisible();
    const poster = await topOf(page, saidAtHome[language].banners);
    for (const name of order) expect(await topOf(page, name)).toBeLessThan(poster);
    // The documents give a banner no words.
    if (answers === 'all') {
      const banner = part(page, saidAtHome[language].banners);
      const view = await banner.locator('.clinic-carousel-view').boundingBox();
      const button = banner.locator('.clinic-hero-words > .clinic-button').first();
      const action = await button.boundingBox();
      if (!view || !action) throw new Error('no banner');
      expect(action.y + action.height).toBeLessThan(view.y + view.height);
    }
    const rows = part(page, words.orders).getByRole('listitem');
    await see(rows).toHaveCount(3);
    await see(
      rows
        .first()
        .getByText(/^\d\d+$/)
        .first(),
    ).toBeVisible();
    expect(await sideways(page)).toBe(0);
    const facts = part(page, words.again).locator('.clinic-member-words > p');
    const cut = await facts.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    );
    expect(cut, 'article number and size are whole').toEqual([]);
    await isAccessible(page);
  });
});

test('is in the page that the server sends, with its own styles and without an address', async () => {
  const page = await visit({ as: regular, at: '/' });
  const html = await (await page.request.get('/')).text();
  for (const sent of [saidToMembers.zh.again, '.clinic-member-head{'])
    expect(html.includes(sent), sent).toBe(true);
  const [own] = await merchant.orders('regular');
  if (!own) throw new Error('The clinic has no order.');
  expect(html.includes(own.address), 'its address').toBe(false);
});

test('adds the last quantity of an article with one press, and says so', async () => {
  const language = 'en';
  const words = saidToMembers[language];
  const page = await visit({ language, as: regular, at: '/' });
  await isSettled(page);
  await part(page, words.again).getByRole('button', { name: words.add }).first().click();
  await see(page.getByText(words.added).first()).toBeVisible();
  await see(cartLink(page, language, 1)).toBeVisible();
});

test('takes a pasted list to the quick order', async () => {
  const language = 'en';
  const words = saidToMembers[language];
  const page = await visit({ language, as: regular, at: '/' });
  await isSettled(page);
  const take = part(page, words.quickOrder).getByRole('button', { name: words.take });
  await take.click();
  const field = page.getByRole('textbox', { name: words.line });
  await see(field).toBeFocused();
  await see(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('VY-N100-M 10\nVY-N100-L 10');
  await take.press('Enter');
  await see(page).toHaveURL(/\/quickOrder$/);
  await see(page.getByRole('main').getByText('VY-N100-L').first()).toBeVisible();
  await page.goBack();
  await see(part(page, words.quickOrder).getByRole('link', { name: /2 lines/ })).toBeVisible();
});

test('keeps the rest of home when orders or prices cannot be read, and tries again', async () => {
  const language = 'en';
  const words = saidToMembers[language];
  await merchant.fault(LIST, { kind: 'status', status: 500 });
  const page = await visit({ language, as: regular, at: '/', mayHear });
  const notice = page.getByRole('alert').filter({ hasText: words.failed });
  await see(notice).toBeVisible();
  await see(page.getByRole('textbox', { name: words.line })).toBeVisible();
  await see(part(page, saidAtHome[language].banners)).toBeVisible();
  await isAccessible(page);
  await merchant.clearFaults();
  await merchant.fault(STANDARDS, { kind: 'status', status: 500 });
  await notice.getByRole('button', { name: said[language].tryAgain }).click();
  const again = part(page, words.again);
  await see(again.getByRole('listitem').first().getByRole('link')).toBeVisible();
  const prices = again.getByRole('alert').filter({ hasText: words.todayFailed });
  await see(prices).toBeVisible();
  await see(again.getByText(MONEY)).toHaveCount(0);
  await merchant.clearFaults();
  await prices.getByRole('button', { name: said[language].tryAgain }).click();
  await see(again.getByText(MONEY).first()).toBeVisible();
  await see(prices).toHaveCount(0);
});

describe.each(mainly('zh'))('a clinic without orders (%s)', (language) => {
  const words = saidToMembers[language];

  test('finds first steps and offers, then its cart', async () => {
    const as = await remember(visit, 'verified');
    const page = await visit({ language, as, at: '/', first: watchShifts });
    await see(part(page, words.first)).toBeVisible();
    await see(page.getByRole('link', { name: words.firstOffers })).toBeVisible();
    await see(part(page, words.onOffer).getByText(MONEY).first()).toBeVisible();
    await isSettled(page);
    await expectStill(page, language);
    await isAccessible(page);
    const withCart = await remember(visit, 'credit');
    const other = await visit({ language, as: withCart, at: '/' });
    await see(part(other, words.inCart).getByRole('listitem').first()).toBeVisible();
  });

  test('sees no amount before it is verified', async () => {
    const as = await remember(visit, 'unverified');
    const page = await visit({ language, width: 360, as, at: '/' });
    await isSettled(page);
    await see(part(page, words.first)).toBeVisible();
    await see(page.getByText(MONEY)).toHaveCount(0);
    await isAccessible(page);
  });
});

test('comes and goes with the session in place; a visitor loads none of it', async () => {
  const language = 'en';
  const words = saidToMembers[language];
  const page = await visit({ language });
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/member-home/.test(request.url())) chunks.push(request.url());
  });
  await page.goto('/');
  await isSettled(page);
  await see(part(page, words.head)).toHaveCount(0);
  await see(part(page, saidAtHome[language].banners)).toBeInViewport();
  expect(chunks).toEqual([]);
  await signIn(page, language, 'regular');
  await see(part(page, words.again).getByText(MONEY).first()).toBeVisible();
  expect(chunks.length).toBeGreaterThan(0);
  await signOut(page, language, '譚綽盈醫生');
  await see(part(page, words.head)).toHaveCount(0);
  await see(page.getByText(MONEY)).toHaveCount(0);
});
