// Finding products: the address bar is the state of the search page. Spec: 1§2 Search, 1§3, 1§6, 1§9
import { createShop, type ProductPage } from '@clinicart/sdk';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { type Identity, remember } from '../support/buyer.ts';
import { holdClock } from '../support/clock.ts';
import { see } from '../support/expect.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { type Lang, MONEY, mainly, said } from '../ui-text/common.ts';
import { saidOfSearch } from '../ui-text/search.ts';

const visit = useBrowser();
const EVERYTHING = '/search?keyword=ALL&searchType=keyword';
const LIST = '/api/product/list';
const FILTERS = '/api/product/searchCategoryAndBrand';
const mayHear = /Failed to load resource/;

/** The shop's whole list, so that no test depends on its length. */
let whole: ProductPage;
beforeAll(async () => {
  await merchant.reset();
  // The number of products of a brand is an assumed field.
  await merchant.answers('all');
  whole = await createShop({ apiBase: places().sandbox }).catalogue.search.get({ keyword: 'ALL' });
  await merchant.reset();
});
const brandNamed = (name: string) => {
  const brand = whole.brands.find((each) => each.name === name);
  if (!brand?.count) throw new Error(`no products of ${name}`);
  return { id: brand.id, count: brand.count };
};
afterEach(merchant.clearFaults);

const listOf = (page: Page, language: Lang) =>
  page.getByRole('list', { name: said[language].results });
const namesOf = (page: Page, language: Lang) =>
  listOf(page, language).getByRole('heading').allInnerTexts();
const pagesOf = (page: Page, language: Lang) =>
  page.getByRole('navigation', { name: said[language].pages, exact: true });
const pageLink = (page: Page, language: Lang, number: number) =>
  pagesOf(page, language).getByRole('link', {
    name: said[language].pageOf(number, whole.pages),
    exact: true,
  });

/** Full-width characters, as a Chinese keyboard types them. */
const toFullWidth = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

/** Records the calls that the page makes to a path from now on. */
function callsOf(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isCall = request.method() === 'POST' && new URL(request.url()).pathname === path;
    if (isCall) calls.push(request.url());
  });
  return calls;
}

describe.each(mainly('zh'))('a search (%s)', (language) => {
  const words = said[language];
  // The numbers beside the filters are assumed fields, present in one language only.
  const isCounted = language === 'zh';
  beforeAll(() => merchant.answers(isCounted ? 'all' : 'documented'));
  afterAll(merchant.reset);
  const own = saidOfSearch[language];

  test('sorts, pages and filters in place; back, forward, reload and a copied address agree', async () => {
    const page = await visit({ language });
    const calls = callsOf(page, LIST);
    let documents = 0;
    page.on('domcontentloaded', () => documents++);
    await page.goto(EVERYTHING);
    await isSettled(page);
    await see(page).toHaveTitle(`${own.all} · ${own.shop}`);
    const first = await namesOf(page, language);
    expect(first).toHaveLength(24);

    const sort = page.getByRole('group', { name: words.sort });
    await sort.getByRole('link', { name: words.bySales }).click();
    await see(page).toHaveURL(/orderBy=1/);
    await see(sort.locator('[aria-current]')).toContainText(words.bySales);
    await see(listOf(page, language)).toBeVisible();
    await pageLink(page, language, 3).click();
    await see(page).toHaveURL(/orderBy=1&pageIndex=3/);
    await see(pagesOf(page, language).locator('[aria-current=page]')).toHaveText('3');
    await see(page).toHaveTitle(`${own.pageTitle(own.all, 3)} · ${own.shop}`);
    await see(
      page.getByRole('status').filter({ hasText: words.pageOf(3, whole.pages) }),
    ).toBeAttached();
    await see(
      page.locator('clinic-catalogue .clinic-listing-main'),
      'goes on from the list',
    ).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBeLessThan(200);
    const third = await namesOf(page, language);

    await page.getByRole('textbox', { name: own.jump }).fill(toFullWidth(whole.pages));
    await page.getByRole('button', { name: own.go, exact: true }).click();
    await see(page).toHaveURL(new RegExp(`pageIndex=${whole.pages}`));
    await see(pagesOf(page, language).locator('[aria-current=page]')).toHaveText(`${whole.pages}`);
    expect(calls, 'one for each change').toHaveLength(3);

    await page.goBack();
    await see(page).toHaveURL(/pageIndex=3/);
    await expect.poll(() => namesOf(page, language)).toEqual(third);
    await page.goBack();
    await page.goBack();
    await see(page).not.toHaveURL(/orderBy/);
    await expect.poll(() => namesOf(page, language)).toEqual(first);
    await see(page).toHaveTitle(`${own.all} · ${own.shop}`);
    await page.goForward();
    await page.goForward();
    await expect.poll(() => namesOf(page, language)).toEqual(third);
    expect(calls, 'nothing is asked twice on the way').toHaveLength(3);
    expect(documents, 'the page was never left').toBe(1);

    await page.reload();
    await see(pagesOf(page, language).locator('[aria-current=page]')).toHaveText('3');
    expect(await namesOf(page, language)).toEqual(third);
    const copy = await page.context().newPage();
    await copy.goto(page.url());
    expect(await namesOf(copy, language)).toEqual(third);
    await pageLink(copy, language, 4).click();
    await see(copy).toHaveURL(/pageIndex=4/);
    await see(page, 'the other tab stays where it is').toHaveURL(/pageIndex=3/);
    expect(calls, 'the server has read what it shows').toHaveLength(3);
    await isAccessible(page);
  });

  test('filters by brand and category by keyboard alone, 8 in the list and the rest in a searchable dialog', async () => {
    const page = await visit({ language, mayHear });
    await page.clock.install();
    await page.goto(EVERYTHING);
    await isSettled(page);
    const brands = page.getByRole('list', { name: own.brand, exact: true });
    await see(brands.getByRole('listitem')).toHaveCount(8);
    const more = page.getByRole('button', { name: own.moreBrands });
    await more.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: own.brand });
    const box = dialog.getByRole('searchbox', { name: own.findBrand });
    await see(box).toBeFocused();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(8);
    await isAccessible(page);

    await merchant.fault(FILTERS, { kind: 'status', status: 400 });
    await page.keyboard.type('zzz');
    const again = dialog.getByRole('button', { name: words.tryAgain });
    await see(again).toBeVisible();
    await merchant.clearFaults();
    await again.press('Enter');
    await see(dialog.getByText(own.noBrand('zzz'))).toBeVisible();
    await see(box, 'what was typed stays').toHaveValue('zzz');
    const asked = callsOf(page, FILTERS);
    await box.fill('');
    await holdClock(page);
    await box.pressSequentially('kai');
    await page.clock.resume();
    await see(dialog.getByRole('listitem')).toHaveText([
      new RegExp(isCounted ? `^Kairn\\s*${brandNamed('Kairn').count}$` : '^Kairn$'),
    ]);
    expect(asked, 'typing has paused once').toHaveLength(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await see(dialog).toBeHidden();
    await see(page).toHaveURL(/brandId=/);
    await see(
      page.getByRole('status').filter({ hasText: own.count(brandNamed('Kairn').count) }),
    ).toBeVisible();
    await see(brands.locator('[aria-current]'), 'stands first').toContainText('Kairn');
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Kairn');
    await see(page).toHaveTitle(`Kairn · ${own.shop}`);

    const category = page
      .getByRole('list', { name: own.category, exact: true })
      .getByRole('link')
      .first();
    const [name = ''] = (await category.innerText()).split('\n');
    await category.press('Enter');
    await see(page).toHaveURL(/categoryId=/);
    const chips = page.getByRole('list', { name: own.chosen });
    await see(chips.getByRole('link')).toHaveText([name, 'Kairn']);
    await isAccessible(page);
    await chips.getByRole('link', { name: own.removeBrand('Kairn') }).press('Enter');
    await see(page).not.toHaveURL(/brandId=/);
    await see(chips.getByRole('link')).toHaveText([name]);
    await page.getByRole('link', { name: own.clear }).press('Enter');
    await see(page).not.toHaveURL(/categoryId=/);
    await see(chips).toBeHidden();
    await see(page.getByRole('status').filter({ hasText: own.count(whole.total) })).toBeVisible();
  });

  test('shows sorting and filters on a phone in a sheet that counts the results', async () => {
    const page = await visit({ language, at: EVERYTHING, width: 360 });
    await isSettled(page);
    const open = page.getByRole('button', { name: own.sheet });
    await open.click();
    const sheet = page.getByRole('dialog', { name: own.sheetTitle });
    await sheet.getByRole('link', { name: own.newestFirst }).click();
    await see(page).toHaveURL(/orderBy=7/);
    await sheet.getByRole('link', { name: /^Tanwick/ }).click();
    await see(page).toHaveURL(/orderBy=7/);
    await see(page).toHaveURL(/brandId=/);
    // A visitor cannot sort by a hidden price.
    await see(sheet.getByRole('link', { name: own.cheapFirst })).toHaveCount(0);
    await see(sheet.getByRole('link', { name: own.removeBrand('Tanwick') })).toBeVisible();
    await isAccessible(page);
    await see(sheet.getByRole('button', { name: own.show })).toContainText(
      `${brandNamed('Tanwick').count}`,
    );
    await sheet.getByRole('button', { name: own.show }).click();
    await see(sheet).toBeHidden();
    await see(open).toBeFocused();
    await see(listOf(page, language).getByRole('article')).toHaveCount(brandNamed('Tanwick').count);
    await page.setViewportSize({ width: 300, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      300,
    );
  });

  test.each([700, 768, 940, 1024])(
    'has its count at the end of one line at %i px',
    async (width) => {
      const page = await visit({ language: 'en', width, at: EVERYTHING });
      const bar = page.locator('.clinic-sort-bar');
      await see(bar.locator('.clinic-listing-count b')).toBeVisible();
      const [height, end] = await bar.evaluate((each) => {
        const [whole, count] = [each, each.querySelector('.clinic-listing-count')].map((one) =>
          one?.getBoundingClientRect(),
        );
        return [whole?.height ?? 0, (whole?.right ?? 0) - (count?.right ?? 0)];
      });
      expect(height).toBeLessThan(60);
      expect(end).toBeLessThan(16);
      const isBeside = width < 1008;
      await see(page.getByRole('group', { name: said.en.sort })).toBeVisible({
        visible: !isBeside,
      });
    },
  );

  test('suggests the right spelling of a misspelt word', async () => {
    const typed = language === 'zh' ? '檢察手套' : 'exmination glovs';
    const meant = language === 'zh' ? '檢查手套' : 'examination gloves';
    const page = await visit({ language, at: `/search?keyword=${encodeURIComponent(typed)}` });
    await see(page.getByText(words.noResults)).toBeVisible();
    await isAccessible(page);
    const meantList = page.getByRole('list', { name: own.didYouMean });
    await meantList.getByRole('link', { name: meant, exact: true }).click();
    await see(page.getByRole('heading', { level: 1 })).toContainText(meant);
    await see(page.getByRole('combobox', { name: words.searchBox })).toHaveValue(meant);
    expect((await namesOf(page, language)).length).toBeGreaterThan(2);
    // Article numbers match too: words lead to article numbers, and those to names.
    await page.goto('/search?keyword=VY-N10-M&type=articleNumber');
    await meantList.getByRole('link', { name: 'VY-N100-M' }).click();
    await see(page).toHaveURL(/type=articleNumber/);
    await see(listOf(page, language).getByRole('article')).toHaveCount(1);
  });
});

describe('an unusual address', () => {
  const language = 'zh';
  const words = said[language];
  const own = saidOfSearch[language];

  test('shows the first page for an invalid number, and a way back from one past the last', async () => {
    const page = await visit({ language });
    const current = () => pagesOf(page, language).locator('[aria-current=page]');
    await page.goto(`${EVERYTHING}&pageIndex=0&pageIndex=5&unknown=1`);
    await see(current()).toHaveText('1');
    for (const pageIndex of ['-1', '1.5', 'abc', '']) {
      const odd = `${EVERYTHING}&pageIndex=${pageIndex}&pageIndex=5&unknown=1`;
      const html = await (await page.request.get(odd)).text();
      expect(html.match(/aria-current="page"[^>]*>[^<\d]*(\d+)/)?.[1], pageIndex).toBe('1');
    }
    await page.goto(`${EVERYTHING}&pageIndex=99999`);
    await see(page.getByText(words.beyond)).toBeVisible();
    await isAccessible(page);
    await page.getByRole('link', { name: words.firstPage }).click();
    await see(page).not.toHaveURL(/pageIndex/);
    await see(listOf(page, language)).toBeVisible();
  });

  const odd = ['<script>document.title="taken"</script>', '🦷"\'&%_\\', '_%', 'ＺＺＺ　１２３'];

  test('is searched for as literal text, from the address and from the search box', async () => {
    const page = await visit({
      language,
      at: `/search?keyword=${encodeURIComponent(odd[0] ?? '')}`,
    });
    const box = page.getByRole('combobox', { name: words.searchBox });
    for (const keyword of [...odd, ...odd.slice(-1)]) {
      const shown = keyword.replace(/\s+/g, ' ');
      if (keyword !== odd[0]) {
        await box.fill(keyword);
        await box.press('Enter');
      }
      await see(page.getByRole('heading', { level: 1 })).toContainText(shown);
      await see(page.getByText(words.noResults)).toBeVisible();
      await see(box).toHaveValue(shown);
      expect(await page.title()).toContain(shown);
    }
  });

  test('with an endless or an empty keyword gets an answer', async () => {
    const page = await visit({ language });
    const endless = ['gloves '.repeat(1430), '手術'.repeat(5000)].map(encodeURIComponent);
    for (const encoded of ['%00%ED%A0%80', ...endless]) {
      await page.goto(`/search?keyword=${encoded}&title=${encoded}`);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      expect([...heading].length).toBeLessThan(110);
      expect((await page.title()).length).toBeLessThan(140);
      expect(page.url().length).toBeLessThan(2200);
      if (encoded.startsWith('%00'))
        await see(page.getByText(own.count(whole.total))).toBeVisible();
      else await see(page.getByText(own.cut)).toBeVisible();
    }
    await isSettled(page);
    const box = page.getByRole('combobox', { name: words.searchBox });
    await box.fill('x'.repeat(10_000));
    await box.press('Enter');
    await see(page).toHaveURL(/keyword=x/);
    await see(page.getByText(own.cut)).toBeVisible();
    expect(page.url().length).toBeLessThan(400);
    await isAccessible(page);
  });
});

describe('several lists', () => {
  const language = 'en';
  const words = said[language];

  test('on one page: one follows the address, another does not, and an embed leaves it alone', async () => {
    // Adds the lists before hydration of the page's own list; lists that a script adds render at once.
    const first = () =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        for (const isPage of [true, false]) {
          const list = document.createElement('clinic-catalogue');
          list.setAttribute('keyword', 'ALL');
          list.toggleAttribute('navigate', isPage);
          document.querySelector('main')?.append(list);
        }
      });
    const page = await visit({ language, at: EVERYTHING, first });
    await isSettled(page);
    const sortOf = (at: number) =>
      page.locator('clinic-catalogue').nth(at).getByRole('group', { name: words.sort });
    const bySales = (at: number) => sortOf(at).getByRole('link', { name: words.bySales });
    const chosen = (at: number) => sortOf(at).locator('[aria-current]');
    const address = page.url();
    for (const at of [1, 2]) {
      await bySales(at).click();
      await see(chosen(at)).toContainText(words.bySales);
    }
    expect(page.url()).toBe(address);
    await see(chosen(0)).not.toContainText(words.bySales);
    await bySales(0).click();
    await see(page).toHaveURL(/orderBy=1/);
    await bySales(0).click();
    await see(page).toHaveURL(/orderBy=5/);
    await page.goBack();
    await page.goBack();
    await see(page).toHaveURL(address);
    await see(chosen(0)).not.toContainText(words.bySales);
    for (const at of [1, 2]) await see(chosen(at)).toContainText(words.bySales);
  });
});

describe('going to a product and back', () => {
  const language = 'en';
  const own = saidOfSearch[language];

  test('restores the page and the scroll position without a request', async () => {
    const page = await visit({ language, at: EVERYTHING });
    await isSettled(page);
    await page.getByRole('textbox', { name: own.jump }).fill('7');
    await page.getByRole('textbox', { name: own.jump }).press('Enter');
    await see(page).toHaveURL(/pageIndex=7/);
    const product = listOf(page, language).getByRole('article').nth(14);
    await product.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    const name = await product.getByRole('heading').innerText();
    await product.getByRole('link').click();
    await see(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const calls = callsOf(page, LIST);
    // Records every frame painted on the way, so that even a brief skeleton is seen.
    await page.addInitScript(() => {
      const look = () => {
        const root = document.querySelector('clinic-catalogue')?.shadowRoot;
        if (root?.querySelector('.clinic-skeleton')) Reflect.set(window, 'flashed', true);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goBack();
    await see(page).toHaveURL(/pageIndex=7/);
    await see(product.getByRole('heading')).toHaveText(name);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));
    await see(product).toBeInViewport();
    await isSettled(page);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));
    expect(await page.evaluate(() => Reflect.get(window, 'flashed'))).toBeUndefined();
    expect(calls).toEqual([]);
  });
});

describe('a slow or failing server', () => {
  const language = 'en';
  const words = said[language];
  const own = saidOfSearch[language];

  test('still shows the list and working links before any script', async () => {
    const page = await visit({ language });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js(\?|$)/, async (route) => {
      await released;
      await route.continue();
    });
    let documents = 0;
    page.on('domcontentloaded', () => documents++);
    await page.goto(EVERYTHING, { waitUntil: 'commit' });
    await see(listOf(page, language).getByRole('article')).toHaveCount(24);
    await pageLink(page, language, 2).click();
    await see(page).toHaveURL(/pageIndex=2/);
    await see(pagesOf(page, language).locator('[aria-current=page]')).toHaveText('2');
    const second = await namesOf(page, language);
    release();
    await isSettled(page);
    expect(await namesOf(page, language)).toEqual(second);
    const before = documents;
    await pageLink(page, language, 3).click();
    await see(page).toHaveURL(/pageIndex=3/);
    await see(listOf(page, language)).toBeVisible();
    expect(documents, 'in place from now on').toBe(before);
  });

  test('shows twelve skeletons of the final size, then an error that keeps the filters, then the list', async () => {
    const page = await visit({ language, at: `${EVERYTHING}`, mayHear });
    await isSettled(page);
    const tile = await listOf(page, language).getByRole('article').first().boundingBox();
    const answer = await holdAnswers(page, LIST);
    await page.getByRole('link', { name: /^Tanwick/ }).click();
    const shapes = page.locator('clinic-catalogue .clinic-tiles > .clinic-tile');
    await see(shapes).toHaveCount(12);
    const shape = await shapes.first().boundingBox();
    expect(shape?.width).toBeCloseTo(tile?.width ?? 0, 0);
    expect(Math.abs((shape?.height ?? 0) - (tile?.height ?? 0))).toBeLessThanOrEqual(2);
    answer();
    await see(listOf(page, language).getByRole('article')).toHaveCount(brandNamed('Tanwick').count);

    await merchant.fault(LIST, { kind: 'status', status: 400 });
    await page
      .getByRole('group', { name: words.sort })
      .getByRole('link', { name: words.bySales })
      .click();
    await see(page.getByRole('alert').getByText(words.failed)).toBeVisible();
    await see(page.getByRole('link', { name: own.removeBrand('Tanwick') })).toBeVisible();
    await isAccessible(page);
    await merchant.clearFaults();
    await page.getByRole('button', { name: words.tryAgain }).click();
    await see(listOf(page, language).getByRole('article')).toHaveCount(brandNamed('Tanwick').count);
    await see(page).toHaveURL(/brandId=.*orderBy=1|orderBy=1.*brandId=/);
  });
});

describe('by account', () => {
  const language = 'zh';
  const words = said[language];
  const own = saidOfSearch[language];
  let verified: Identity;
  beforeAll(async () => {
    verified = await remember(visit, 'verified');
  }, 60_000);

  test('shows a verified clinic the seven sort orders, prices, offers and items on request', async () => {
    const page = await visit({ language, at: `${EVERYTHING}&orderBy=3`, as: verified });
    const prices = async () =>
      (await listOf(page, language).locator('.clinic-price-amount').allInnerTexts()).map((text) =>
        Number(text.replace(/[^\d.]/g, '')),
      );
    await isSettled(page);
    const cheap = await prices();
    expect(cheap.length).toBeGreaterThan(20);
    expect(cheap).toEqual([...cheap].sort((a, b) => a - b));
    await page
      .getByRole('group', { name: words.sort })
      .getByRole('link', { name: words.byPrice })
      .click();
    await see(page).toHaveURL(/orderBy=4/);
    await expect.poll(async () => (await prices())[0]).toBeGreaterThan(1000);
    const dear = await prices();
    expect(dear).toEqual([...dear].sort((a, b) => b - a));
    await page.goto(`${EVERYTHING}&orderBy=3&pageIndex=${whole.pages}`);
    await see(listOf(page, language).getByText(words.enquire).first()).toBeVisible();
    await page.goto(`${EVERYTHING}&orderBy=1`);
    const out = listOf(page, language).getByRole('article').filter({ hasText: words.outOfStock });
    if (await out.count()) await see(out.first().locator('[data-veiled]')).toBeVisible();
    await see(listOf(page, language).getByText(/折$/).first()).toBeVisible();
    await isAccessible(page);
  });

  test('shows a visitor the shop’s words in place of every amount', async () => {
    const page = await visit({ language, at: EVERYTHING });
    await see(listOf(page, language).getByText(words.hidden)).toHaveCount(24);
    await see(page.getByText(MONEY)).toHaveCount(0);
    await see(listOf(page, language).getByText(/折$/)).toHaveCount(0);
  });

  test('follows every link without JavaScript', async () => {
    const { shop } = places();
    const browser = (await visit()).context().browser();
    const context = await browser?.newContext({ javaScriptEnabled: false, baseURL: shop });
    const page = await context?.newPage();
    if (!page) throw new Error('no page');
    await page.goto(EVERYTHING);
    await page
      .getByRole('group', { name: words.sort })
      .getByRole('link', { name: words.bySales })
      .click();
    await see(page).toHaveURL(/orderBy=1/);
    await pagesOf(page, language).getByRole('link').nth(3).click();
    await see(page).toHaveURL(/orderBy=1&pageIndex=3/);
    await page.getByRole('textbox', { name: own.jump }).fill('2');
    await page.getByRole('button', { name: own.go, exact: true }).click();
    await see(page).toHaveURL(/orderBy=1&pageIndex=2/);
    await page
      .getByRole('list', { name: own.brand, exact: true })
      .getByRole('link')
      .first()
      .click();
    await see(page).toHaveURL(/brandId=/);
    await page.getByRole('link', { name: own.clear }).click();
    await see(page).not.toHaveURL(/brandId=/);
    await see(listOf(page, language)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await see(page.getByRole('list', { name: own.brand, exact: true })).toBeVisible();
    await context?.close();
  });
});
