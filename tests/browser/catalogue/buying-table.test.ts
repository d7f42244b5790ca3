// Buying from a list of products as a table. Spec: 1§2 Search, 1§3, 1§5, 1§6
import { createShop } from '@clinicart/sdk';
import type { Locator, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { cartLink, dialogOf, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { expectStill, watchShifts } from '../support/faults/layout-shifts.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser, type VisitOptions } from '../support/open-page.ts';
import { saidOfTable } from '../ui-text/buying-table.ts';
import { type Lang, mainly, said } from '../ui-text/common.ts';

const visit = useBrowser();
const GLOVES = '/search?keyword=gloves&searchType=keyword';
const EVERYTHING = '/search?keyword=ALL&searchType=keyword';
const SPECIFICATIONS = '/api/product/getAllStandard2';
const ADD = '/authapi/shoppingcart/addShoppingCart';
/** Articles of the seed that are in stock, sold in tens and in fifties. */
const LATEX = 'VY-LX100-M';
const SURGICAL = 'VY-SG100-7';
/** Out of stock. */
const OUT = 'VY-LX100-S';
const BRISCA = 'BR-LX200-S';

beforeEach(merchant.reset);
afterEach(merchant.clearFaults);

interface TableVisit extends Pick<VisitOptions, 'at' | 'width' | 'mayHear'> {
  readonly as?: string;
}

/** Opens a list in the form that this browser chose before. */
async function table(
  language: Lang,
  { as = 'verified', at = GLOVES, width = 1440, mayHear }: TableVisit = {},
) {
  const page = await visit({
    language,
    width,
    ...(mayHear && { mayHear }),
    as: as === 'visitor' ? undefined : await remember(visit, as),
  });
  await page.context().addCookies([{ name: 'listView', value: 'table', url: places().shop }]);
  await page.goto(at);
  await isSettled(page);
  return page;
}

const fieldOf = (page: Page, language: Lang, article: string) =>
  page.getByRole('textbox', { name: saidOfTable[language].quantityOf(article) });
const barOf = (page: Page, language: Lang) =>
  page.getByRole('region', { name: saidOfTable[language].summary });
const familyOf = (page: Page, article: string) =>
  page.getByRole('article').filter({ hasText: article });
const rowOf = (page: Page, article: string) => page.getByRole('row').filter({ hasText: article });
const isFocused = (target: Locator) => target.evaluate((element) => element.matches(':focus'));

function callsOf(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request.url());
  });
  return calls;
}

describe.each(mainly('zh'))('a list as a table (%s)', (language) => {
  const words = said[language];
  const own = saidOfTable[language];

  test('is chosen with the switch, remembered over a reload, and left the same way', async () => {
    const page = await visit({ language, as: await remember(visit, 'verified'), at: GLOVES });
    const list = page.getByRole('list', { name: words.results });
    await see(list).toBeVisible();
    await page.getByRole('button', { name: own.table, exact: true }).click();
    await see(list).toBeHidden();
    await see(fieldOf(page, language, LATEX)).toBeVisible();
    const answer = await page.reload();
    expect(await answer?.text(), 'the server draws the table').toContain('data-view="table"');
    await see(fieldOf(page, language, LATEX)).toBeVisible();
    await page.getByRole('button', { name: own.grid, exact: true }).click();
    await page.reload();
    await see(list).toBeVisible();
  });

  test('buys three lines in one call', async () => {
    const page = await table(language);
    const calls = callsOf(page, ADD);
    await see(barOf(page, language)).toBeHidden();
    await fieldOf(page, language, LATEX).fill('20');
    await fieldOf(page, language, SURGICAL).fill('60');
    await fieldOf(page, language, BRISCA).fill('10');
    await page.keyboard.press('Tab');
    await see(fieldOf(page, language, SURGICAL), 'rounded down to fifties').toHaveValue('50');
    await see(barOf(page, language)).toContainText(/HK\$1,732\.00/);
    await isAccessible(page);
    await barOf(page, language)
      .getByRole('button', { name: own.addAll(3) })
      .click();
    await see(page.getByRole('status').filter({ hasText: own.added(3) })).toBeAttached();
    await see(barOf(page, language)).toBeHidden();
    await see(fieldOf(page, language, LATEX)).toHaveValue('0');
    await see(cartLink(page, language, 3)).toBeVisible();
    expect(calls.length, 'one call').toBe(1);
  });

  test('keeps a refused line with its reason, and adds the others', async () => {
    const page = await table(language, { mayHear: /Failed to load resource/ });
    const shop = createShop({ apiBase: places().sandbox });
    const { specifications } = await shop.catalogue.specifications.get({ id: '10017' });
    const latex = specifications.find(({ articleNumber }) => articleNumber === LATEX);
    await fieldOf(page, language, LATEX).fill('20');
    await fieldOf(page, language, SURGICAL).fill('50');
    await page.keyboard.press('Tab');
    await merchant.stock(Number(latex?.id), 0);
    await barOf(page, language)
      .getByRole('button', { name: own.addAll(2) })
      .click();
    await see(page.getByRole('alert').filter({ hasText: own.left })).toBeAttached();
    await see(fieldOf(page, language, LATEX)).toHaveValue('20');
    await see(fieldOf(page, language, SURGICAL)).toHaveValue('0');
    await see(fieldOf(page, language, LATEX)).toHaveAccessibleDescription(/.+/);
    await see(cartLink(page, language, 1)).toBeVisible();
    await barOf(page, language).getByRole('button', { name: own.clear }).click();
    await see(barOf(page, language)).toBeHidden();
  });

  test('asks about a price on request, and offers nothing that is out of stock', async () => {
    const page = await table(language);
    const out = rowOf(page, OUT);
    await see(out).toContainText(own.outOfStock);
    await see(out.getByRole('textbox')).toBeDisabled();
    await see(out.getByRole('button', { name: /^(Add|將)/ })).toBeHidden();
    await page.goto(EVERYTHING);
    const asked = page.getByRole('row').filter({ hasText: own.onRequest }).first();
    await see(asked.getByRole('link', { name: own.askAbout })).toHaveAttribute('href', /contactUs/);
    await see(asked.getByRole('textbox')).toBeHidden();
  });

  test('without prices has no price, quantity or Add, and one line says why', async () => {
    const page = await table(language, { as: 'visitor' });
    await see(rowOf(page, LATEX)).toBeVisible();
    expect(await page.getByRole('columnheader', { name: own.priceHead }).count()).toBe(0);
    await see(fieldOf(page, language, LATEX)).toBeHidden();
    await see(page.getByRole('button', { name: own.addOf(LATEX) })).toBeHidden();
    await see(page.getByRole('main').getByRole('button', { name: words.logIn })).toBeVisible();
    await isAccessible(page);
  });

  test('asks a member whose session has ended to log in, and keeps what was typed', async () => {
    const page = await table(language, { mayHear: /Failed to load resource/ });
    await fieldOf(page, language, LATEX).fill('20');
    await page.keyboard.press('Tab');
    await merchant.endSessions();
    await barOf(page, language)
      .getByRole('button', { name: own.addAll(1) })
      .click();
    await see(dialogOf(page, language)).toBeVisible();
    await see(barOf(page, language), 'no price for a visitor').not.toContainText('HK$');
    await see(barOf(page, language)).toContainText(/1 (款|article)/);
  });

  test('loads what is near the window, and a failed product again on request', async () => {
    await merchant.fault(SPECIFICATIONS, { kind: 'status', status: 500 });
    const calls: string[] = [];
    const page = await table(language, {
      at: EVERYTHING,
      mayHear: /Failed to load resource/,
    });
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const failed = page.getByRole('article').filter({ hasText: own.failed });
    await see(failed.first()).toBeVisible();
    await merchant.clearFaults();
    const before = await failed.count();
    await failed.first().getByRole('button', { name: words.tryAgain }).click();
    await see(failed).toHaveCount(before - 1);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect
      .poll(() => calls.filter((path) => path === SPECIFICATIONS).length)
      .toBeGreaterThan(1);
  });

  test('is sorted by the size from the start, sorts the other way, filters, and shows the other articles on request', async () => {
    const page = await table(language, {
      at: '/search?keyword=VY-SG100-7&searchType=keyword&type=articleNumber',
    });
    const family = page.getByRole('article');
    const numbers = () => family.getByRole('rowheader').allInnerTexts();
    const articles = ['VY-SG100-6', 'VY-SG100-612', 'VY-SG100-7', 'VY-SG100-712', 'VY-SG100-8'];
    const head = family.getByRole('columnheader', { name: own.size });
    const isSorted = async (direction: string, expected: readonly string[]) => {
      await see(head).toHaveAttribute('aria-sort', direction);
      expect((await numbers()).map((text) => text.split('\n')[0])).toEqual(expected);
    };
    await isSorted('ascending', articles);
    await family.getByRole('button', { name: own.sortBySize }).click();
    await isSorted('descending', articles.toReversed());
    await family.getByRole('button', { name: own.sortBySize }).click();
    await isSorted('ascending', articles);
    await family.getByRole('combobox', { name: own.filterBySize }).selectOption({ index: 2 });
    expect((await numbers()).map((text) => text.split('\n')[0])).toEqual(['VY-SG100-612']);
  });

  test('on a phone opens the stepper from a square of 44 px', async () => {
    const page = await table(language, { width: 360 });
    const square = page.getByRole('button', { name: own.open(LATEX) });
    const box = await square.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    await see(fieldOf(page, language, LATEX)).toBeHidden();
    await square.click();
    await see(fieldOf(page, language, LATEX)).toHaveValue('10');
    await see(square).toHaveAttribute('aria-expanded', 'true');
    await see(rowOf(page, LATEX)).toContainText('HK$371.00');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await isAccessible(page);
    await barOf(page, language).getByRole('button', { name: own.addShort }).click();
    await see(cartLink(page, language, 1)).toBeVisible();
  });

  test('on a phone has no control out of sight, and says which filter of a wider window is on', async () => {
    const page = await table(language);
    const family = familyOf(page, 'VY-LX100');
    const rows = family.getByRole('rowheader');
    await family.getByRole('combobox', { name: own.filterBySize }).selectOption({ index: 1 });
    await see(rows).toHaveCount(1);
    const filtered = family.getByText(own.filtered);
    await see(filtered, 'the head says so').toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await see(page.getByRole('combobox', { name: own.filterBySize })).toHaveCount(0);
    await see(page.getByRole('button', { name: own.sortBySize })).toHaveCount(0);
    await see(filtered).toBeVisible();
    await family.getByRole('button', { name: own.showAll }).click();
    await see(filtered).toBeHidden();
    expect(await rows.count()).toBeGreaterThan(1);
  });

  test('on a phone compares products, and shows each article number whole', async () => {
    const page = await table(language, { width: 360, at: EVERYTHING });
    const boxes = page.getByRole('checkbox', { name: own.compareOf });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await see(page.getByRole('link', { name: own.compareAll(2) })).toBeVisible();
    await isAccessible(page);
    const box = await boxes.first().locator('xpath=ancestor::label').boundingBox();
    expect(box?.height, 'a target for a thumb').toBeGreaterThanOrEqual(44);
    const cut = await page
      .locator('.clinic-article-line > span')
      .evaluateAll((numbers) =>
        numbers
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  });
});

test('the arrow keys walk from field to field, plus and minus step, and Enter adds', async () => {
  const page = await table('en');
  const latex = fieldOf(page, 'en', LATEX);
  await latex.focus();
  await page.keyboard.press('+');
  await see(latex).toHaveValue('10');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await see(latex).toHaveValue('10');
  // The next article is too short of stock to be bought, so the next field is of the next product.
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(fieldOf(page, 'en', 'VY-SG100-6'))).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await isFocused(latex)).toBe(true);
  await page.keyboard.press('ArrowRight');
  const add = page.getByRole('button', { name: saidOfTable.en.addOf(LATEX) });
  expect(await isFocused(add)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('35');
  await page.keyboard.press('Enter');
  await see(cartLink(page, 'en', 1)).toBeVisible();
  await see(latex).toHaveValue('0');
  expect(await isFocused(latex)).toBe(true);
  await page.goto('/shopCart');
  await see(page.getByRole('main').getByRole('spinbutton')).toHaveValue('30');
});

test('forty rows of one product scroll under a head that stays, at 1440 px', async () => {
  const page = await table('en');
  const shop = createShop({ apiBase: places().sandbox });
  const { specifications } = await shop.catalogue.specifications.get({ id: '10266' });
  const [first] = specifications;
  await page.goto(
    `/search?keyword=${encodeURIComponent(first?.articleNumber ?? '')}&searchType=keyword&type=articleNumber`,
  );
  await isSettled(page);
  const family = familyOf(page, first?.articleNumber ?? '');
  await family.getByRole('button', { name: saidOfTable.en.more }).click();
  const fortieth = family.getByRole('row').nth(40);
  await fortieth.scrollIntoViewIfNeeded();
  const head = family.getByRole('columnheader').first();
  await see(head).toBeInViewport();
  const [headBox, rowBox] = [await head.boundingBox(), await fortieth.boundingBox()];
  expect(headBox && rowBox && headBox.y + headBox.height).toBeLessThanOrEqual(rowBox?.y ?? 0);
  // A row is 44 px high, or 47 where a text takes two lines.
  expect(rowBox?.height).toBeLessThanOrEqual(47);
});

test('nothing moves while a remembered table loads, on a desk and on a phone', async () => {
  for (const width of [1440, 360]) {
    const page = await visit({
      width,
      language: 'en',
      as: await remember(visit, 'verified'),
      first: watchShifts,
    });
    await page.context().addCookies([{ name: 'listView', value: 'table', url: places().shop }]);
    await page.goto(EVERYTHING);
    await isSettled(page);
    await see(page.getByRole('table').first()).toBeVisible();
    await expectStill(page, `at ${width} px`, 0.005);
  }
});

test('works where the browser refuses storage', async () => {
  // Without cookies the page is in Chinese.
  const page = await visit({
    language: 'zh',
    first: () => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(document, 'cookie', { get: () => '', set: refuse });
    },
    at: GLOVES,
  });
  await page.getByRole('button', { name: saidOfTable.zh.table, exact: true }).click();
  await see(page.getByRole('table').first()).toBeVisible();
});

test('the articles are counted once all products of the list are known', async () => {
  const page = await table('zh', {
    at: '/search?keyword=VY-SG100-7&searchType=keyword&type=articleNumber',
  });
  await see(page.getByRole('status').filter({ hasText: saidOfTable.zh.articles })).toBeVisible();
});

test('a search without results has a search box on a phone', async () => {
  const page = await visit({
    language: 'zh',
    width: 360,
    at: '/search?keyword=zzzz&searchType=keyword',
  });
  const box = page.getByRole('textbox', { name: saidOfTable.zh.searchAgain });
  await see(box).toHaveValue('zzzz');
  await box.fill('手套');
  await box.press('Enter');
  await page.waitForURL(/keyword=%E6%89%8B%E5%A5%97/);
  await see(page.getByRole('list', { name: said.zh.results })).toBeVisible();
});

test('the offers of a campaign are a table too, with one bar for all sections', async () => {
  const page = await table('zh', { at: '/active11/1' });
  await page.getByRole('button', { name: saidOfTable.zh.grid, exact: true }).click();
  await see(page.getByRole('table').first()).toBeHidden();
  await page.getByRole('button', { name: saidOfTable.zh.table, exact: true }).click();
  const field = page.getByRole('table').getByRole('textbox').and(page.locator(':enabled')).first();
  await field.fill('1');
  await page.keyboard.press('Tab');
  const bar = barOf(page, 'zh');
  await bar.getByRole('button', { name: saidOfTable.zh.addAll(1) }).click();
  await see(cartLink(page, 'zh', 1)).toBeVisible();
  await isAccessible(page);
});
