// A failing server: the screen reports the failure, offers a retry, and the retry works. Spec: 1§8
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cartLink, type Identity, remember, signIn } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, useBrowser } from '../support/open-page.ts';
import { goods, type Lang, MONEY, said } from '../ui-text/common.ts';

const visit = useBrowser();
const { burs } = goods;
/** The browser logs an error for every failed answer. */
const mayHear = /Failed to load resource/;
const CART = '/authapi/shoppingcart/getShoppingCartList2';
const ME = '/authapi/user/userinfo2';
const COLLECT = '/authapi/user/collectProduct';
const ADDED = 'Added to cart';
const SUPPORT = '/api/getSupportContact';
const MEMBERS = ['/shopCart', '/user/address'];
const ADD = '/authapi/shoppingcart/addShoppingCart';

afterEach(merchant.clearFaults);

const retry = (page: Page, language: Lang) =>
  page.getByRole('main').getByRole('button', { name: said[language].tryAgain, exact: true });

const field = (page: Page, language: Lang) =>
  page.getByRole('spinbutton', { name: said[language].quantityOf(burs.article), exact: true });

describe('a page whose data fails', () => {
  const language = 'zh';
  const words = said[language];
  let verified: Identity;
  beforeEach(async () => {
    await merchant.reset();
    verified = await remember(visit, 'verified');
  });

  test.each([
    ['/', ['/api/index', '/api/GetParentCategoryList'], words.failedHome, words.featured],
    [
      '/search?keyword=ALL&searchType=keyword',
      ['/api/product/list', '/api/product/list4phone'],
      words.failed,
      words.hidden,
    ],
    [`/product/${burs.id}`, ['/api/product/detail'], words.failed, burs[language]],
    ['/question', ['/api/getAboutUsCategory'], words.failed, '送貨'],
    ['/shopCart', [CART], words.failedCart, words.emptyCart],
    ['/user/address', [ME], '未能載入帳戶資料。', '皓晴牙科診所'],
  ])('shows %s once the server answers again', async (at, paths, failure, content) => {
    for (const path of paths) await merchant.fault(path, { kind: 'status', status: 500 });
    const page = await visit({
      language,
      at,
      mayHear,
      as: MEMBERS.includes(at) ? verified : undefined,
    });
    await see(page.getByRole('alert').getByText(failure)).toBeVisible({ timeout: 15_000 });
    await see(page.getByRole('contentinfo')).toBeVisible();
    await see(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await isAccessible(page);
    await merchant.clearFaults();
    await retry(page, language).click();
    await see(page.getByRole('main').getByText(content).first()).toBeVisible();
    await see(page.getByText(failure)).toHaveCount(0);
  });
});

describe('a purchase that goes wrong', () => {
  const language = 'en';
  const words = said[language];
  let verified: Identity;
  beforeEach(async () => {
    await merchant.reset();
    verified = await remember(visit, 'verified');
  });

  test('does not repeat a purchase whose answer is lost, and asks the buyer to check the cart', async () => {
    const page = await visit({ language, at: `/product/${burs.id}`, mayHear, as: verified });
    // Fails every attempt: Chromium itself repeats a request once when a kept-alive connection closes.
    await merchant.fault(ADD, { kind: 'drop' });
    const posts: string[] = [];
    page.on('request', (request) => request.url().endsWith(ADD) && posts.push(request.url()));
    await field(page, language).fill('5');
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await see(page.getByText(words.unconfirmed).first()).toBeVisible();
    expect(posts).toHaveLength(1);
    expect((await merchant.account('verified')).cartLines).toBe(1);
  });

  test('reports a failed purchase, and then the success of the retry beside other errors', async () => {
    const page = await visit({ language, at: `/product/${burs.id}`, mayHear, as: verified });
    await merchant.fault(ADD, { kind: 'status', status: 503 }, 1);
    await field(page, language).fill('10');
    const add = page.getByRole('button', { name: words.add, exact: true });
    await add.click();
    await see(page.getByText(words.serverFailed).first()).toBeVisible();
    await see(field(page, language), 'what was typed is kept').toHaveValue('10');
    await see(page.getByRole('alert').getByText(words.serverFailed)).toHaveCount(1);
    await merchant.fault(COLLECT, { kind: 'status', status: 503 }, 1);
    await page.getByRole('button', { name: /^Save/ }).click();
    const toasts = page.locator('.clinic-toast');
    await see(toasts).toHaveText([words.serverFailed, words.serverFailed]);
    await add.click();
    await see(cartLink(page, language, 1)).toBeVisible();
    await see(page.getByRole('status').getByText(ADDED)).toHaveCount(1);
    // The purchase has recovered, the other call still fails; the newest error disappears first.
    await see(toasts).toHaveText([words.serverFailed, new RegExp(ADDED)]);
    await isAccessible(page);
    await page.keyboard.press('Escape');
    await see(toasts).toHaveText([words.serverFailed]);
    await toasts.getByRole('button', { name: 'Dismiss' }).press('Escape');
    await see(toasts).toHaveCount(0);
    await see(add, 'where the focus came from').toBeFocused();
    await see(page.getByRole('alert').getByText(words.serverFailed)).toHaveCount(0);
  });

  test('makes a slow purchase once, however often it is clicked', async () => {
    const page = await visit({ language, at: `/product/${goods.paste.id}`, as: verified });
    await merchant.fault(ADD, { kind: 'delay', ms: 700 });
    const posts: string[] = [];
    page.on('request', (request) => request.url().endsWith(ADD) && posts.push(request.url()));
    const { article } = goods.paste;
    await page.getByRole('spinbutton', { name: words.quantityOf(article), exact: true }).fill('2');
    await page.getByRole('button', { name: words.add, exact: true }).click({ clickCount: 3 });
    await see(page.getByRole('status').getByText(MONEY)).toHaveCount(0);
    await see(page.getByRole('spinbutton', { name: words.quantityOf(article) })).toHaveValue('0');
    expect(posts.filter((url) => url.endsWith(ADD))).toHaveLength(1);
  });

  test('reports an ended session, and keeps the choice', async () => {
    const page = await visit({ language, at: `/product/${burs.id}`, mayHear, as: verified });
    await field(page, language).fill('15');
    await merchant.endSessions();
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await see(page.getByText(words.sessionEnded).first()).toBeVisible();
    await see(page.getByText(MONEY)).toHaveCount(0);
    await signIn(page, language, 'verified');
    await see(page.getByText(burs.price).first()).toBeVisible();
    await see(field(page, language)).toHaveValue('15');
  });
});

test('reports a menu whose script fails, and leaves no empty lines in a footer without data', async () => {
  await merchant.reset();
  await merchant.fault(SUPPORT, { kind: 'status', status: 500 });
  const page = await visit({ language: 'en', width: 360, at: '/contactUs', mayHear });
  await page.route(/\/header-menus\.[\w-]+\.js$/, (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await see(sheet.getByRole('alert')).toBeVisible();
  const lines = page.getByRole('contentinfo').getByRole('listitem');
  await see(lines.filter({ hasText: '8:00–23:00' })).toBeVisible();
  await see(lines.filter({ hasText: /^$/ })).toHaveCount(0);
  await page.unrouteAll();
  await sheet.getByRole('button', { name: said.en.tryAgain }).click();
  await see(sheet.getByRole('link').first()).toBeVisible();
  await see(sheet.getByRole('alert')).toBeHidden();
});
