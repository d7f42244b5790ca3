// A server that fails: the screen says so, offers another try, and the try works. Spec: 1§8
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cartLink, type Identity, remember, signIn } from './buyer.ts';
import { merchant } from './merchant.ts';
import { goods, type Lang, MONEY, said } from './said.ts';
import { see } from './see.ts';
import { isAccessible, useBrowser } from './visit.ts';

const visit = useBrowser();
const { burs } = goods;
/** The browser itself complains of every answer that fails. */
const mayHear = /Failed to load resource/;
const CART = '/authapi/shoppingcart/getShoppingCartList2';
const ADD = '/authapi/shoppingcart/addShoppingCart';

afterEach(merchant.clearFaults);

const retry = (page: Page, language: Lang) =>
  page.getByRole('main').getByRole('button', { name: said[language].tryAgain, exact: true });

const field = (page: Page, language: Lang) =>
  page.getByRole('spinbutton', { name: said[language].quantityOf(burs.article), exact: true });

describe('a page that cannot be read', () => {
  const language = 'zh';
  const words = said[language];
  let verified: Identity;
  beforeEach(async () => {
    await merchant.reset();
    verified = await remember(visit, 'verified');
  });

  test.each([
    ['/', ['/api/index', '/api/GetParentCategoryList'], words.failedHome, words.categories],
    [
      '/search?keyword=ALL&searchType=keyword',
      ['/api/product/list', '/api/product/list4phone'],
      words.failed,
      words.hidden,
    ],
    [`/product/${burs.id}`, ['/api/product/detail'], words.failed, burs[language]],
    ['/question', ['/api/getAboutUsCategory'], words.failed, '送貨'],
    ['/shopCart', [CART], words.failedCart, words.emptyCart],
  ])('%s is shown once the shop answers again', async (at, paths, failure, content) => {
    for (const path of paths) await merchant.fault(path, { kind: 'status', status: 500 });
    const page = await visit({
      language,
      at,
      mayHear,
      as: at === '/shopCart' ? verified : undefined,
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

  test('a purchase whose answer is lost is not repeated: the buyer is asked to look', async () => {
    const page = await visit({ language, at: `/product/${burs.id}`, mayHear, as: verified });
    // Each time: Chromium itself repeats a request once, when a connection that it kept open is closed.
    await merchant.fault(ADD, { kind: 'drop' });
    const posts: string[] = [];
    page.on('request', (request) => request.url().endsWith(ADD) && posts.push(request.url()));
    await field(page, language).fill('5');
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await see(page.getByText(words.unconfirmed).first()).toBeVisible();
    expect(posts).toHaveLength(1);
    expect((await merchant.account('verified')).cartLines).toBe(1);
  });

  test('a purchase that fails says so, and works the next time', async () => {
    const page = await visit({ language, at: `/product/${burs.id}`, mayHear, as: verified });
    await merchant.fault(ADD, { kind: 'status', status: 503 }, 1);
    await field(page, language).fill('10');
    const add = page.getByRole('button', { name: words.add, exact: true });
    await add.click();
    await see(page.getByText(words.serverFailed).first()).toBeVisible();
    await see(field(page, language), 'what was typed is kept').toHaveValue('10');
    await add.click();
    await see(cartLink(page, language, 1)).toBeVisible();
  });

  test('a slow purchase is made once, however often it is clicked', async () => {
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

  test('a session that ended says so, and keeps what was chosen', async () => {
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
