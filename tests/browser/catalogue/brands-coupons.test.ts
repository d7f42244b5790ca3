// Brands by letter, and coupons from the product page. Spec: 1§2, 1§6, 1§8
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { everythingIn, isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { saidThere } from '../ui-text/brands-coupons.ts';
import { type Lang, languages, MONEY, said } from '../ui-text/common.ts';

const visit = useBrowser();
/** Nitrile gloves have three coupons: for every product, for infection control, and for gloves alone. */
const GLOVES = '/product/10001';
const CLAIM = '/authapi/user/takeCoupon';
const BRANDS = '/api/brandIndex';
beforeEach(merchant.reset);

describe.each(languages)('the brand index (%s)', (language) => {
  const words = saidThere[language];
  const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

  test('renders without a script, filters, keeps its tab in the address and opens a brand', async () => {
    const page = await visit({ language, at: '/brandIndex' });
    const html = await (await page.request.get('/brandIndex')).text();
    expect(html).toContain('Alderwick');
    expect(html).toContain('searchType=brandId');
    await isSettled(page);
    await see(page.getByRole('heading', { level: 1, name: words.brands })).toBeVisible();
    await see(page.getByText(words.brandCount(44), { exact: true })).toBeVisible();
    await isAccessible(page);

    await tab(page, /^K/).click();
    await see(page).toHaveURL(/\/brandIndex\?group=K$/);
    const brands = page.getByRole('tabpanel').getByRole('link');
    await see(brands).toHaveCount(2);
    for (const [index, name] of ['Kairn', 'Kestrin'].entries())
      await see(brands.nth(index)).toHaveAccessibleName(name);
    await page.goBack();
    await see(tab(page, words.allBrands)).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await page.reload();
    await see(page.getByRole('tabpanel').getByRole('link')).toHaveCount(2);

    // The filter searches every group and ignores case and accents.
    const filter = page.getByRole('searchbox', { name: words.filterBrands });
    await filter.fill('VÉY');
    await see(brands).toHaveCount(1);
    await see(brands).toHaveAccessibleName('Veyra');
    await filter.fill('<script>zz');
    await see(page.getByText(words.noBrand('<script>zz')).last()).toBeVisible();
    await page.getByRole('button', { name: words.showAllBrands }).click();
    await see(page.getByRole('tabpanel').getByRole('link')).toHaveCount(44);
    await page.getByRole('link', { name: '健柏 Kinpak' }).click();
    await see(page).toHaveURL(/\/search\?title=.*&searchType=brandId&brandId=\d+$/);
    await see(page.getByRole('heading', { level: 1 })).toContainText('健柏 Kinpak');
  });
});

test('switches tabs by arrow keys on a phone, without scrolling sideways', async () => {
  const page = await visit({ language: 'zh', width: 360, at: '/brandIndex' });
  await isSettled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('End');
  await see(page.getByRole('tab', { selected: true })).toBeFocused();
  await see(page.getByRole('tab', { selected: true })).toBeInViewport();
  await see(page.getByRole('tabpanel').getByRole('link')).toHaveCount(2);
  await see(page.getByRole('tabpanel').getByRole('link').first()).toBeInViewport();
  await isAccessible(page);
});

test.each([
  [360, 2],
  [768, 3],
  [1440, 4],
])(
  'fills the columns of the brand index at %d px, with each letter and name once',
  async (width, columns) => {
    const page = await visit({ language: 'en', width, at: '/brandIndex' });
    await isSettled(page);
    const tiles = page.getByRole('tabpanel').getByRole('link');
    const boxes = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const { left, bottom } = tile.getBoundingClientRect();
        return { left: Math.round(left), bottom, text: tile.textContent };
      }),
    );
    const ends = new Map<number, number>();
    for (const { left, bottom } of boxes) ends.set(left, Math.max(bottom, ends.get(left) ?? 0));
    expect(ends.size).toBe(columns);
    // The shortest column ends within a group's height of the longest.
    expect(Math.max(...ends.values()) - Math.min(...ends.values())).toBeLessThan(360);
    // The logo says the name, which is its text alternative.
    expect(boxes.filter(({ text }) => text)).toEqual([]);
    const letters = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(new Set(letters).size).toBe(letters.length);
    await see(page.getByRole('button', { name: 'A', exact: true })).toHaveCount(0);
  },
);

test('loads the brands once the server answers again', async () => {
  await merchant.fault(BRANDS, { kind: 'status', status: 500 });
  const page = await visit({ at: '/brandIndex', mayHear: /Failed to load resource/ });
  await see(page.getByRole('alert').getByText(said.zh.failed)).toBeVisible();
  await merchant.clearFaults();
  await page.getByRole('button', { name: said.zh.tryAgain, exact: true }).click();
  await see(page.getByRole('link', { name: 'Alderwick' })).toBeVisible();
});

const list = (page: Page, language: Lang) =>
  page.getByRole('list', { name: saidThere[language].coupons });
const claimButton = (page: Page, language: Lang, name: string) =>
  page.getByRole('button', { name: saidThere[language].claim(name), exact: true });

describe('coupons of a product', () => {
  test('hides amounts from a visitor, asks to log in for a claim and then claims', async () => {
    const words = saidThere.en;
    const page = await visit({ language: 'en', at: GLOVES });
    await isSettled(page);
    await see(list(page, 'en')).toBeVisible();
    expect(await everythingIn(page)).not.toMatch(MONEY);
    await claimButton(page, 'en', words.control).click();
    await see(await enter(page, 'en', emailOf('verified'))).toBeHidden();
    const ticket = list(page, 'en').getByRole('listitem').filter({ hasText: words.control });
    await see(ticket.getByText(words.claimed, { exact: true })).toBeVisible();
    await see(ticket.getByText(MONEY)).toBeVisible();
    await see(ticket.getByText(words.claimed), 'the keyboard goes on from there').toBeFocused();
    await isAccessible(page);
    await page.reload();
    await see(ticket.getByText(words.claimed, { exact: true })).toBeVisible();
  });

  test('explains the refusal to an unverified clinic and links to certification, after a login too', async () => {
    const words = saidThere.zh;
    const page = await visit({ language: 'zh', width: 360, at: GLOVES });
    await claimButton(page, 'zh', words.control).click();
    await see(await enter(page, 'zh', emailOf('unverified'))).toBeHidden();
    const alert = page.getByRole('alert').filter({ hasText: words.certifyFirst });
    await see(alert).toBeVisible();
    await see(alert.getByRole('link', { name: said.zh.certify })).toHaveAttribute(
      'href',
      /\/user\/information#certify$/,
    );
    await isAccessible(page);
    // A visitor who saves and logs in then follows the rules for a logged-in person.
    const other = await visit({ language: 'zh', at: GLOVES });
    await other.getByRole('button', { name: /^收藏/ }).click();
    await see(await enter(other, 'zh', emailOf('unverified'))).toBeHidden();
    await see(other.getByRole('status').getByText('收藏供認證診所使用')).toHaveCount(1);
    // From then on, the reason and a link replace every button that could do nothing.
    await see(other.getByText(words.certifyFirst)).toBeVisible();
    await see(other.getByRole('button', { name: /^(領取|全部領取|收藏)/ })).toHaveCount(0);
    await see(other.getByRole('link', { name: '認證後可收藏' })).toHaveAttribute(
      'href',
      /\/user\/information#certify$/,
    );
    await isAccessible(other);
  });

  test('retries a failed claim, and a second tab claims the same coupon and the rest', async () => {
    const words = saidThere.en;
    const as = await remember(visit, 'finance');
    const page = await visit({
      language: 'en',
      at: GLOVES,
      as,
      mayHear: /Failed to load resource/,
    });
    const two = await page.context().newPage();
    await two.goto(GLOVES);
    await page.getByRole('button', { name: words.moreCoupons }).click();
    await two.getByRole('button', { name: words.moreCoupons }).click();

    await merchant.fault(CLAIM, { kind: 'status', status: 503 }, 1);
    await claimButton(page, 'en', words.restock).click();
    const alert = page.getByRole('alert').filter({ hasText: said.en.serverFailed });
    await see(alert).toBeVisible();
    await alert.getByRole('button', { name: said.en.tryAgain, exact: true }).click();
    const ticket = (tab: Page) =>
      list(tab, 'en').getByRole('listitem').filter({ hasText: words.restock });
    await see(ticket(page).getByText(words.claimed, { exact: true })).toBeVisible();
    await see(alert).toHaveCount(0);

    await claimButton(two, 'en', words.restock).press('Enter');
    await see(ticket(two).getByText(words.claimed, { exact: true })).toBeFocused();
    await two.getByRole('button', { name: words.claimAll, exact: true }).click();
    await see(two.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: words.moreCoupons }).click();
    await see(list(page, 'en').getByText(words.claimed, { exact: true })).toHaveCount(6);
  });
});
