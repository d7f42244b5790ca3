// Story 2: a visitor browses. Spec: 1§2 Home, Search, Product detail; 1§6

import { beforeAll, describe, expect, test } from 'vitest';
import { dialogOf, loginOf } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, languages, said } from '../ui-text/common.ts';

const visit = useBrowser();
beforeAll(merchant.reset);

describe.each(languages)('a visitor (%s)', (language) => {
  const words = said[language];

  test('finds categories with pictures, and recommendations that grow', async () => {
    // Where the menu of categories is pinned, from 960 px, there is no second list of them.
    const page = await visit({ language, at: '/', width: 900 });
    await see(page.getByRole('heading', { level: 1, name: words.home })).toBeAttached();
    const categories = page.getByRole('region', { name: words.categories }).getByRole('listitem');
    expect(await categories.count()).toBeGreaterThanOrEqual(14);
    const drawn = () =>
      categories
        .locator('img')
        .evaluateAll(
          (all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length,
        );
    await page.getByRole('region', { name: words.categories }).scrollIntoViewIfNeeded();
    await expect.poll(drawn).toBe(await categories.count());

    const featured = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: words.featured, exact: true }) })
      .getByRole('article');
    const atFirst = await featured.count();
    expect(atFirst).toBeGreaterThan(0);
    await featured.last().scrollIntoViewIfNeeded();
    await expect.poll(() => featured.count()).toBeGreaterThan(atFirst);
    await isSettled(page);
    await isAccessible(page);

    await categories.getByRole('link', { name: words.category, exact: true }).click();
    await see(page).toHaveURL(/\/search\?.*categoryId=\d+/);
    await see(page.getByRole('heading', { level: 1, name: words.category })).toBeVisible();
  });

  test('searches from the header, and the search box keeps the keyword', async () => {
    const page = await visit({ language, at: '/' });
    const box = page.getByRole('combobox', { name: words.searchBox });
    await box.fill(language === 'zh' ? '車針' : 'bur');
    await page.getByRole('search').getByRole('button', { name: words.search }).click();
    await see(page).toHaveURL(/\/search\?.*keyword=/);
    const list = page.getByRole('list', { name: words.results });
    await see(list.getByRole('article').first()).toBeVisible();
    await see(box).toHaveValue(language === 'zh' ? '車針' : 'bur');
  });

  test('finds products by a Chinese word of two characters', async () => {
    const page = await visit({ language, at: '/search?keyword=手套&searchType=keyword' });
    const found = page.getByRole('list', { name: words.results }).getByRole('heading');
    expect(await found.count()).toBeGreaterThan(3);
    for (const name of await found.allInnerTexts()) expect(name).toMatch(/手套|gloves/i);
  });

  test('sees all details of a product, and has to log in to buy it', async () => {
    const { burs } = goods;
    const page = await visit({ language, at: `/product/${burs.id}` });
    await see(page.getByRole('heading', { level: 1, name: burs[language] })).toBeVisible();
    await see(page.getByRole('link', { name: burs.brand, exact: true })).toBeVisible();
    await see(page.getByText(words.certificate, { exact: true })).toBeVisible();
    await page
      .getByRole('heading', { name: words.description, exact: true })
      .scrollIntoViewIfNeeded();
    await see(page.locator('.clinic-description')).toContainText('FG 314');
    await see(page.getByText(words.hidden).first()).toBeVisible();

    const thumbnail = (place: number) =>
      page.getByRole('button', { name: words.pictureAt(place, burs.pictures), exact: true });
    await thumbnail(3).click();
    await see(thumbnail(3)).toHaveAttribute('aria-current', 'true');
    await see(page.getByRole('img', { name: `${burs[language]} · 3` })).toBeInViewport();
    await page.getByRole('button', { name: words.enlarge }).click();
    const large = page.getByRole('dialog', { name: burs[language] });
    await large.getByRole('button', { name: words.nextPicture }).click();
    await see(large.getByText(words.pictureAt(4, burs.pictures))).toBeVisible();
    await page.keyboard.press('Escape');
    await see(large).toBeHidden();

    const row = page.getByRole('row').filter({ hasText: burs.article }).first();
    const quantity = row.getByRole('spinbutton', { name: words.quantityOf(burs.article) });
    await row.getByRole('button', { name: words.increase(words.quantityOf(burs.article)) }).click();
    await see(quantity).toHaveValue(String(burs.step));
    await isSettled(page);
    await isAccessible(page);

    const dialog = dialogOf(page, language);
    const add = page.getByRole('button', { name: words.add, exact: true });
    await add.click();
    await see(dialog).toBeVisible();
    await isAccessible(page);
    await page.keyboard.press('Escape');
    await see(dialog).toBeHidden();
    await see(add).toBeFocused();
    await page.getByRole('button', { name: words.buyNow, exact: true }).click();
    await see(dialog).toBeVisible();
    await loginOf(page).getByRole('button', { name: words.close, exact: true }).click();
    await see(dialog).toBeHidden();
    await see(quantity, 'what was chosen is kept').toHaveValue(String(burs.step));
  });

  test('sees more articles on demand', async () => {
    const page = await visit({ language, at: `/product/${goods.files.id}` });
    const rows = page.getByRole('spinbutton');
    await see(rows).toHaveCount(4);
    await page.getByRole('button', { name: words.more(2) }).click();
    await see(rows).toHaveCount(6);
  });

  test('has to log in for the cart', async () => {
    const page = await visit({ language, at: '/' });
    await page.getByRole('banner').getByRole('link', { name: words.cartLogIn }).click();
    await see(dialogOf(page, language)).toBeVisible();
    await page.goto('/shopCart');
    await see(page.getByText(words.cartSignIn)).toBeVisible();
    await isAccessible(page);
  });
});
