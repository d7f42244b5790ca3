// The points mall and its products: browsing, logging in, and every state of the button. Spec: 2§2.10, 2§4, 2§5
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { dialogOf, enter, remember } from '../support/buyer.ts';
import { holdClock } from '../support/clock.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser, type VisitOptions } from '../support/open-page.ts';
import { languagesAndWidths, MONEY, mainly } from '../ui-text/common.ts';
import { pointsSaid } from '../ui-text/points.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const mallOf = (page: Page) => page.locator('clinic-points-mall');
const productOf = (page: Page) => page.locator('clinic-points-product');
const toast = (page: Page, text: string) => page.locator('.clinic-toast').filter({ hasText: text });

/** Seed products of the points mall. */
const KETTLE = 6002;
const LAMP = 6003;
const MASKS = 6004;
const OXIMETER = 6010;

async function open(options: VisitOptions): Promise<Page> {
  const page = await visit(options);
  await isSettled(page);
  return page;
}

describe.each(languagesAndWidths)('the points mall (%s, %i px)', (language, width) => {
  const words = pointsSaid[language];

  test('shows account, points and products, by range and page of the address', async () => {
    const as = await remember(visit, 'verified');
    const page = await open({ as, language, width, at: '/pointsMall' });
    const mall = mallOf(page);
    const card = mall.getByRole('region', { name: words.account });
    await see(card).toContainText('12,500');
    const list = mall.getByRole('list', { name: words.products });
    await see(list.getByRole('listitem')).toHaveCount(12);
    const masks = list.getByRole('article').filter({ hasText: words.masks });
    await see(masks).toContainText('2,800');
    await see(masks).toContainText(MONEY);
    await see(list.getByText(words.notEnough).first()).toBeVisible();
    await see(list.getByText(words.limitShort, { exact: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await isAccessible(page);

    await mall.getByRole('tab', { name: words.ranges.high, exact: true }).click();
    await see(page).toHaveURL(/\/pointsMall\?tab=high$/);
    await see(list.getByText(words.lamp)).toBeVisible();
    await see(list.getByText(words.masks)).toBeHidden();
    await mall.getByRole('tab', { name: words.ranges.all, exact: true }).click();
    const next = { zh: '下一頁', en: 'Next page' }[language];
    await mall.getByRole('link', { name: next }).filter({ visible: true }).click();
    await see(page).toHaveURL(/\/pointsMall\?pageIndex=2$/);
    await see(list.getByRole('listitem')).toHaveCount(12);
    await see(list.getByText(words.masks)).toBeHidden();
    await page.reload();
    await isSettled(page);
    await see(list.getByText(words.masks)).toBeHidden();
    await page.goBack();
    await page.goBack();
    await see(mall.getByRole('tab', { name: words.ranges.high, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('asks a visitor to log in on the card, and shows the points afterwards', async () => {
    const page = await open({ language, width, at: '/pointsMall' });
    const card = mallOf(page).getByRole('region', { name: words.account });
    await see(card).toContainText(words.pleaseLogIn);
    await see(mallOf(page).getByText(MONEY)).toHaveCount(0);
    await isAccessible(page);
    await card.getByRole('button', { name: words.logIn, exact: true }).click();
    await see(dialogOf(page, language)).toBeVisible();
    await enter(page, language, emailOf('verified'));
    await see(card).toContainText('12,500');
    await see(mallOf(page).getByText(MONEY).first()).toBeVisible();
  });

  test('opens the rules in a dialog', async () => {
    const page = await open({ language, width, at: '/pointsMall' });
    await mallOf(page).getByRole('button', { name: words.rules }).click();
    const dialog = page.getByRole('dialog', { name: words.rules });
    await see(dialog.getByRole('heading', { name: words.rulesText })).toBeVisible();
    await isAccessible(page);
    await page.keyboard.press('Escape');
    await see(dialog).toBeHidden();
    await see(mallOf(page).getByRole('button', { name: words.rules })).toBeFocused();
  });
});

describe.each(mainly('en'))('a points product (%s)', (language) => {
  const words = pointsSaid[language];

  test('keeps the quantity between 1 and the stock, and says what it costs', async () => {
    const as = await remember(visit, 'verified');
    const page = await open({ as, language, width: 360, at: `/pointsMall/detail/${MASKS}` });
    const product = productOf(page);
    await see(product.getByRole('heading', { level: 1, name: words.masks })).toBeVisible();
    await see(product).toContainText(MONEY);
    await see(product.getByRole('heading', { name: words.description })).toBeVisible();
    await isAccessible(page);
    const quantity = product.getByRole('spinbutton', { name: words.quantityOf(words.masks) });
    for (const [typed, shown] of [
      ['abc', '1'],
      ['', '1'],
      ['999', '120'],
      ['0', '1'],
      ['3', '3'],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press('Tab');
      await see(quantity).toHaveValue(shown);
    }
    await see(product).toContainText('8,400');
    await see(product.getByRole('link', { name: words.redeemNow })).toHaveAttribute(
      'href',
      `/pointsMall/confirm?pointsProductId=${MASKS}&amount=3&langEnv=${language === 'zh' ? 'TRADITIONAL_CHINESE' : 'ENGLISH'}`,
    );
  });

  test('warns for one second that the points do not suffice, and keeps saying so', async () => {
    const as = await remember(visit, 'verified');
    const page = await visit({ as, language });
    await page.clock.install();
    await page.goto(`/pointsMall/detail/${MASKS}`);
    await isSettled(page);
    const product = productOf(page);
    const quantity = product.getByRole('spinbutton', { name: words.quantityOf(words.masks) });
    await quantity.fill('5');
    await quantity.press('Tab');
    const button = product.getByRole('button', { name: words.notEnough });
    await see(button).toBeVisible();
    await holdClock(page);
    await button.click();
    await see(toast(page, words.notEnough)).toBeVisible();
    await see(product.getByRole('status').filter({ hasText: words.notEnough })).toBeAttached();
    // The pointer would hold it.
    await page.mouse.move(0, 0);
    await page.clock.runFor(900);
    await see(toast(page, words.notEnough)).toBeVisible();
    await page.clock.runFor(200);
    await see(toast(page, words.notEnough)).toBeHidden();
    await see(button).toBeVisible();
  });

  test('says that a product is out of stock, and that a limited one was redeemed', async () => {
    const as = await remember(visit, 'verified');
    const page = await open({ as, language, at: `/pointsMall/detail/${OXIMETER}` });
    await see(productOf(page).getByRole('button', { name: words.outOfStock })).toBeDisabled();
    await isAccessible(page);

    await merchant.grantPoints('verified', 100_000);
    await page.goto(`/pointsMall/detail/${LAMP}`);
    await isSettled(page);
    const quantity = productOf(page).getByRole('spinbutton');
    await quantity.fill('2');
    await quantity.press('Tab');
    await see(quantity).toHaveValue('1');
    await see(productOf(page).getByText(words.limit)).toBeVisible();
    await productOf(page).getByRole('link', { name: words.redeemNow }).click();
    await page.getByRole('button', { name: words.place }).click();
    await page.waitForURL(/\/pointsMall\/paySuccess/);
    await page.goto(`/pointsMall/detail/${LAMP}`);
    await isSettled(page);
    await see(productOf(page).getByRole('button', { name: words.limit })).toBeDisabled();
    await see(productOf(page).getByText(words.redeemedAlready)).toBeVisible();
  });

  test('asks a visitor to log in, and offers the redemption afterwards', async () => {
    const page = await open({ language, width: 360, at: `/pointsMall/detail/${MASKS}` });
    await productOf(page).getByRole('button', { name: words.logIn, exact: true }).click();
    await enter(page, language, emailOf('verified'));
    await see(productOf(page).getByRole('link', { name: words.redeemNow })).toBeVisible();
  });

  test('names a product that is gone, with a way back', async () => {
    const page = await open({
      language,
      at: '/pointsMall/detail/1',
      mayHear: /404/,
    });
    await see(productOf(page).getByText(words.goneProduct)).toBeVisible();
    await isAccessible(page);
    await productOf(page).getByRole('link', { name: words.toMall }).click();
    await page.waitForURL('**/pointsMall');
  });
});

test('chooses a range and a product by keyboard alone', async () => {
  const words = pointsSaid.en;
  const page = await open({ language: 'en', at: '/pointsMall' });
  const all = mallOf(page).getByRole('tab', { name: words.ranges.all, exact: true });
  await all.focus();
  await page.keyboard.press('End');
  const high = mallOf(page).getByRole('tab', { name: words.ranges.high, exact: true });
  await see(high).toBeFocused();
  const lamp = mallOf(page).getByRole('link', { name: words.lamp, exact: true });
  await see(lamp).toBeVisible();
  await see(high).toBeFocused();
  await lamp.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pointsMall\/detail\/6003/);
});

test('shows the pictures of a product in a gallery', async () => {
  const page = await open({ language: 'en', at: `/pointsMall/detail/${LAMP}` });
  const pictures = productOf(page).getByRole('button', { name: /^Picture \d of 4$/ });
  await see(pictures).toHaveCount(4);
  await pictures.nth(2).click();
  await see(pictures.nth(2)).toHaveAttribute('aria-current', 'true');
});

describe('a failed call of the points mall passes in silence (Spec: 2§8)', () => {
  const words = pointsSaid.en;
  const failing = [
    ['/pointsMall', '/api/points-product-list', words.masks],
    [`/pointsMall/detail/${KETTLE}`, '/api/points-product-detail', words.kettle],
  ] as const;

  test.each(failing)('%s stays quiet, and tries again', async (at, path, name) => {
    await merchant.fault(path, { kind: 'result', resultID: 1500 });
    const page = await open({ language: 'en', at, mayHear: /503/ });
    const screen = page.getByRole('main');
    await see(screen.getByText(words.unread)).toBeVisible();
    await see(screen.getByText('fault injected')).toHaveCount(0);
    await see(screen.getByRole('alert')).toHaveCount(0);
    await see(page.getByRole('dialog')).toHaveCount(0);
    await isAccessible(page);
    await merchant.clearFaults();
    await screen.getByRole('button', { name: words.tryAgain }).click();
    await see(screen.getByText(name).first()).toBeVisible();
  });

  test('the rules stay quiet, and try again', async () => {
    await merchant.fault('/api/searchAboutUs', { kind: 'status', status: 500 });
    const page = await open({ language: 'en', at: '/pointsMall', mayHear: /500/ });
    await mallOf(page).getByRole('button', { name: words.rules }).click();
    const dialog = page.getByRole('dialog', { name: words.rules });
    await see(dialog.getByText(words.unread)).toBeVisible();
    await merchant.clearFaults();
    await dialog.getByRole('button', { name: words.tryAgain }).click();
    await see(dialog.getByRole('heading', { name: words.rulesText })).toBeVisible();
  });
});
