// Comparing products: choosing them, reading them side by side, and buying from there.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cartLink, useBuyer } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { everythingIn, isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { shopOf } from '../support/orders.ts';
import {
  countPrintDialogs,
  hasNoChrome,
  hasPrinted,
  isOnPaper,
  printOut,
  textOf,
} from '../support/print.ts';
import { goods, type Lang } from '../ui-text/common.ts';

const visit = useBrowser();
/** Nitrile gloves, 100 in a box, by ten boxes, in five sizes. */
const HEAVY = '10001';
/** The same of another maker. */
const LIGHT = '10041';
const LATEX = goods.gloves.id;
const at = (...ids: string[]) => `/compare?products=${ids.join()}`;
const STORED = 'clinicart.compare';

const words = {
  zh: {
    compare: '比較',
    chosen: '已加入比較',
    open: (count: number) => (count < 2 ? '查看比較' : `比較 ${count} 款產品`),
    full: '最多比較 4 款，請先移除其中一款。',
    title: '比較產品',
    table: '規格比較',
    pack: '包裝',
    piece: '每件價格',
    lowest: '最低',
    hideEqual: '隱藏相同規格',
    equal: /^已隱藏 \d+ 項相同規格：.*包裝 100\s隻\/盒/,
    show: '顯示',
    hide: '隱藏',
    remove: (name: string) => `移除 ${name}`,
    clear: '清空',
    empty: '未選擇產品',
    browse: '瀏覽產品',
    sizeOf: (name: string) => `${name} 的規格`,
    addOf: (name: string) => `加入購物車 ${name}`,
    added: '已加入購物車。',
    print: '列印',
    hidden: '認證後顯示價格',
    logIn: '登入',
    gone: '產品不存在或已下架',
    keep: '設為我的比較',
    own: '查看我的比較',
    retry: '再試一次',
  },
  en: {
    compare: 'Compare',
    chosen: 'In comparison',
    open: (count: number) => (count < 2 ? 'View comparison' : `Compare ${count} products`),
    full: 'You can compare up to 4 products. Remove one first.',
    title: 'Compare products',
    table: 'Specifications side by side',
    pack: 'Pack',
    piece: 'Price per piece',
    lowest: 'Lowest',
    hideEqual: 'Hide equal rows',
    equal: /^\d+ equal rows? hidden: .*Pack 100\spcs\/box/,
    show: 'Show',
    hide: 'Hide',
    remove: (name: string) => `Remove ${name}`,
    clear: 'Clear',
    empty: 'No products chosen yet',
    browse: 'Browse products',
    sizeOf: (name: string) => `Specification of ${name}`,
    addOf: (name: string) => `Add to cart ${name}`,
    added: 'Added to cart.',
    print: 'Print',
    hidden: 'Prices for verified clinics',
    logIn: 'Log in',
    gone: 'This product does not exist or is no longer sold',
    keep: 'Make it my comparison',
    own: 'Show my comparison',
    retry: 'Try again',
  },
} as const;

const buyer = useBuyer(visit, 'verified');

const main = (page: Page) => page.getByRole('main');
const namesOf = (page: Page) => main(page).getByRole('heading', { level: 2 });
const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
const storedIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED);
const productOf = async (id: string, language: Lang) =>
  shopOf(buyer(), language).catalogue.product.get({ id });

describe.each([
  ['zh', 1440],
  ['en', 360],
] as const)('comparing (%s, %i px)', (language, width) => {
  const text = words[language];

  test('takes products from their pages, lasts over a reload and follows other tabs', async () => {
    const page = await visit({ language, width, as: buyer(), at: `/product/${HEAVY}` });
    const toggle = main(page).getByRole('button', { name: text.compare, exact: true });
    await toggle.scrollIntoViewIfNeeded();
    await toggle.click();
    await see(main(page).getByRole('button', { name: text.chosen })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto(`/product/${LIGHT}`);
    await isSettled(page);
    await toggle.scrollIntoViewIfNeeded();
    await toggle.click();
    await main(page)
      .getByRole('button', { name: text.open(2) })
      .click();
    await page.waitForURL(`**${at(HEAVY, LIGHT)}`);
    const expected = [await productOf(HEAVY, language), await productOf(LIGHT, language)].map(
      ({ name }) => name,
    );
    await see(namesOf(page)).toHaveText(expected);
    await page.reload();
    await see(namesOf(page)).toHaveText(expected);
    expect(await storedIn(page)).toBe(JSON.stringify([HEAVY, LIGHT]));
    await isSettled(page);
    await isAccessible(page);

    const other = await page.context().newPage();
    await other.goto('/compare');
    await see(namesOf(other)).toHaveText(expected);
    // The address says what can be shared, also where the tab was opened without.
    await expect.poll(() => other.url()).toContain(at(HEAVY, LIGHT));
    await other.getByRole('button', { name: text.remove(expected[0] ?? '') }).click();
    await see(namesOf(page)).toHaveText(expected.slice(1));
    await other.getByRole('button', { name: text.clear }).click();
    await see(main(page).getByText(text.empty)).toBeVisible();
    expect(await storedIn(page)).toBeNull();
    await see(main(page).getByRole('link', { name: text.browse })).toHaveAttribute(
      'href',
      /search/,
    );
    await isAccessible(page);
    await other.close();
  });

  test('hides equal rows, names them, and marks the lowest price of a piece once', async () => {
    const page = await visit({ language, width, as: buyer(), at: at(HEAVY, LIGHT) });
    await see(rowOf(page, text.piece)).toHaveCount(1);
    await see(rowOf(page, text.piece).getByText(text.lowest)).toHaveCount(1);
    await see(rowOf(page, text.pack)).toHaveCount(0);
    await see(main(page).getByText(text.equal)).toBeVisible();
    await page.getByRole('button', { name: text.show, exact: true }).click();
    await see(rowOf(page, text.pack)).toBeVisible();
    const tick = page.getByRole('checkbox', { name: text.hideEqual });
    await see(tick).not.toBeChecked();
    await see(page.getByRole('button', { name: text.hide, exact: true })).toBeFocused();
    await tick.check();
    await see(rowOf(page, text.pack)).toHaveCount(0);
  });

  test('adds the chosen size to the cart, by keyboard alone', async () => {
    const { name } = await productOf(HEAVY, language);
    const { specifications } = await shopOf(buyer(), language).catalogue.specifications.get({
      id: HEAVY,
    });
    const size = specifications.find(({ stock }, place) => place > 0 && stock > 100);
    if (!size) throw new Error('the gloves have no second size in stock');
    const page = await visit({ language, width, as: buyer(), at: at(HEAVY, LIGHT) });
    await isSettled(page);
    await page.getByRole('combobox', { name: text.sizeOf(name) }).selectOption(size.id);
    await see(page.getByText(size.articleNumber, { exact: true })).toBeVisible();
    const quantity = page.getByRole('spinbutton').first();
    await quantity.focus();
    await page.keyboard.press('ArrowUp');
    await see(quantity).toHaveValue('20');
    await page.keyboard.press('Tab');
    await see(page.getByRole('button', { name: text.addOf(name) })).toBeFocused();
    await page.keyboard.press('Enter');
    await see(main(page).getByText(text.added).last()).toBeVisible();
    await see(cartLink(page, language, 1)).toBeVisible();
    const { groups } = await shopOf(buyer(), language).cart.contents.get(null);
    expect(
      groups.flatMap(({ lines }) => lines.map((line) => [line.specificationId, line.quantity])),
    ).toEqual([[size.id, 20]]);
  });

  test('shows a visitor no price and no way into the cart, and says once how to get both', async () => {
    const page = await visit({ language, width, at: at(HEAVY, LIGHT) });
    await see(namesOf(page)).toHaveCount(2);
    await see(main(page).getByText(text.hidden)).toHaveCount(1);
    await see(page.getByRole('spinbutton')).toHaveCount(0);
    await see(rowOf(page, text.piece)).toHaveCount(0);
    await see(main(page).getByRole('button', { name: text.logIn, exact: true })).toBeVisible();
    expect(await everythingIn(page)).not.toMatch(/HK\$[1-9]/);
    await isAccessible(page);
  });
});

test('refuses a fifth product and leads to the four', async () => {
  const page = await visit({
    as: buyer(),
    first: () => localStorage.setItem('clinicart.compare', '["10002","10003","10004","10005"]'),
    at: `/product/${HEAVY}`,
  });
  await main(page).getByRole('button', { name: words.zh.compare, exact: true }).click();
  await see(main(page).getByText(words.zh.full).last()).toBeVisible();
  await main(page)
    .getByRole('button', { name: words.zh.open(4) })
    .click();
  await see(namesOf(page)).toHaveCount(4);
  await see(page.getByRole('link', { name: '加入一款' })).toHaveCount(0);
});

test('a shared address shows its products and leaves the own choice alone until asked', async () => {
  const page = await visit({
    language: 'en',
    first: () => {
      if (!localStorage.getItem('clinicart.compare'))
        localStorage.setItem('clinicart.compare', '["10001"]');
    },
    at: at(LIGHT, LATEX),
  });
  await see(namesOf(page)).toHaveCount(2);
  expect(await storedIn(page)).toBe('["10001"]');
  const { name } = await productOf(LATEX, 'en');
  await page.getByRole('button', { name: words.en.remove(name) }).click();
  await see(namesOf(page)).toHaveCount(1);
  expect(await storedIn(page)).toBe('["10001"]');
  await expect.poll(() => page.url()).toContain(at(LIGHT));
  await page.getByRole('button', { name: words.en.own }).click();
  await see(namesOf(page)).toHaveText([(await productOf(HEAVY, 'en')).name]);

  await page.goto(at(LIGHT, LATEX));
  await page.getByRole('button', { name: words.en.keep }).click();
  await expect.poll(() => storedIn(page)).toBe(JSON.stringify([LIGHT, LATEX]));
  await see(namesOf(page)).toHaveCount(2);
});

test('a product that is gone or failed leaves the others readable, and a retry brings it back', async () => {
  const page = await visit({ language: 'en', as: buyer(), mayHear: /Failed to load resource/ });
  let isDown = true;
  await page.route('**/api/product/getAllStandard2', (route) =>
    isDown && route.request().postData()?.includes(LIGHT)
      ? route.fulfill({ status: 503, body: '' })
      : route.continue(),
  );
  // Chosen in this browser, so that the browser and not the server reads the products.
  await page.goto('/compare');
  await page.evaluate(
    ([key, ids]) => localStorage.setItem(key ?? '', ids ?? ''),
    [STORED, JSON.stringify([HEAVY, goods.none.id, LIGHT, goods.lamp.id])],
  );
  await page.goto('/compare');
  await see(main(page).getByRole('listitem').getByText(words.en.gone)).toBeVisible();
  // The table names the column by why it is empty.
  await see(page.getByRole('columnheader', { name: words.en.gone })).toBeAttached();
  await see(namesOf(page)).toHaveCount(2);
  await see(rowOf(page, 'Article no.').getByRole('cell')).toHaveCount(4);
  await see(page.getByRole('link', { name: 'Contact us' }).first()).toBeVisible();
  isDown = false;
  await main(page).getByRole('button', { name: words.en.retry }).click();
  await see(namesOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove product 2' }).click();
  await see(main(page).getByText(words.en.gone)).toHaveCount(0);
  await see(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a phone shows two products side by side, the others by swiping under labels that stay', async () => {
  const page = await visit({ width: 360, as: buyer(), at: at(HEAVY, LIGHT, LATEX) });
  await isSettled(page);
  const products = page.locator('.clinic-compare-product');
  await see(products.nth(1)).toBeInViewport({ ratio: 0.4 });
  await see(products.nth(2)).not.toBeInViewport();
  const label = page.getByRole('rowheader', { name: 'CE 證書', exact: true });
  await label.scrollIntoViewIfNeeded();
  const place = await label.boundingBox();
  await page.locator('.clinic-compare-box').evaluate((box) => box.scrollTo(box.scrollWidth, 0));
  expect(await label.boundingBox()).toEqual(place);
  await see(page.locator('.clinic-compare-names > div')).toBeVisible();
  const offset = (selector: string) => page.locator(selector).evaluate((row) => row.scrollLeft);
  await expect
    .poll(() => offset('.clinic-compare-names > div'))
    .toBe(await offset('.clinic-compare-box'));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});

test('prints every row on A4, equal ones too, and nothing of the shop around it', async () => {
  const page = await visit({
    as: buyer(),
    first: countPrintDialogs,
    at: at(HEAVY, LIGHT, LATEX),
  });
  await isSettled(page);
  await page.getByRole('button', { name: words.zh.print, exact: true }).click();
  await hasPrinted(page, 1);
  const pages = await printOut(page);
  isOnPaper(pages);
  expect(pages).toHaveLength(1);
  const text = textOf(pages);
  for (const part of ['比較產品 Compare products', 'VY-N100-M', '單價', '物料', '每 10 盒', '最低'])
    expect(text).toContain(part);
  expect(text).not.toContain('庫存');
  await hasNoChrome(page);
});

test('offers the sizes from small to large', async () => {
  const page = await visit({ language: 'en', at: at(HEAVY, LATEX), as: buyer() });
  await isSettled(page);
  const sizes = await page
    .locator('.clinic-compare-choice select')
    .first()
    .getByRole('option')
    .allTextContents();
  expect(sizes.map((size) => size.match(/\bX*[SML]\b/)?.[0])).toEqual(['XS', 'S', 'M', 'L', 'XL']);
});
