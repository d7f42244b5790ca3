// The order list: tabs, keyword, pages, actions and the countdown. Spec: 2§2.5, 2§4, 2§8, 2§9
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Identity, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { makeOrder } from '../support/orders.ts';
import {
  FOUR_GOODS,
  fitsTheScreen,
  makePaidOrder,
  makeShippedOrder,
} from '../support/placed-orders.ts';
import type { Lang } from '../ui-text/common.ts';
import { ordersSaid } from '../ui-text/orders.ts';

const LIST = '/authapi/getOrders2';
const CLOSE = '/authapi/closeOrder';
const HOUR_MS = 3_600_000;

const visit = useBrowser();
let buyer: Identity;
beforeEach(async () => {
  await merchant.reset();
  buyer = await remember(visit, 'verified');
});

const main = (page: Page) => page.getByRole('main');
const cardOf = (page: Page, orderNo: string) =>
  main(page).getByRole('article', { name: new RegExp(orderNo) });
const tab = (page: Page, name: RegExp) => main(page).getByRole('tab', { name });

async function open(language: Lang, width: number, at = '/user/orderList'): Promise<Page> {
  const page = await visit({ language, width, as: buyer, at });
  await isSettled(page);
  return page;
}

describe.each([
  ['zh', 360],
  ['en', 1440],
] as const)('the order list in %s at %i px', (language, width) => {
  const words = ordersSaid[language];

  test('says that there are no orders, and that none matches a keyword', async () => {
    const page = await open(language, width);
    await see(main(page).getByText(words.none)).toBeVisible();
    await isAccessible(page);
    await page.goto('/user/orderList?keyword=zzzz');
    await see(main(page).getByText(words.noMatch)).toBeVisible();
    await main(page).getByRole('button', { name: words.clear }).click();
    await see(page).toHaveURL(/orderList$/);
    await see(main(page).locator('.clinic-empty').getByText(words.none)).toBeVisible();
    await see(main(page).getByRole('status').getByText(words.none)).toBeAttached();
  });

  test('shows three goods a store, then all; tabs and keyword are in the address', async () => {
    const paid = await makePaidOrder(buyer, FOUR_GOODS);
    const pending = await makeOrder(buyer);
    const page = await open(language, width);
    const card = cardOf(page, paid.orderNo);
    await see(card.getByText(paid.total, { exact: true })).toBeVisible();
    const goods = card.locator('.clinic-order-good');
    await see(goods).toHaveCount(3);
    await card.getByRole('button', { name: words.viewAll }).click();
    await see(goods).toHaveCount(4);
    await see(tab(page, words.tabs.pending)).toContainText('1');
    await fitsTheScreen(page);
    await isAccessible(page);

    await tab(page, words.tabs.pending).click();
    await see(page).toHaveURL(/tab=pending/);
    await see(cardOf(page, paid.orderNo)).toBeHidden();
    await see(cardOf(page, pending.orderNo)).toBeVisible();
    await page.goBack();
    await see(cardOf(page, paid.orderNo)).toBeVisible();

    if (width < 680) await main(page).getByRole('link', { name: words.openSearch }).click();
    await main(page).getByRole('searchbox', { name: words.keyword }).fill(paid.orderNo);
    await page.keyboard.press('Enter');
    await see(page).toHaveURL(new RegExp(`keyword=${paid.orderNo}`));
    await see(cardOf(page, pending.orderNo)).toBeHidden();
    await page.reload();
    await see(cardOf(page, paid.orderNo)).toBeVisible();
  });

  test('asks before it cancels; a refusal leaves the row as it is', async () => {
    const order = await makeOrder(buyer);
    const page = await open(language, width);
    const card = cardOf(page, order.orderNo);
    await see(card.getByRole('heading', { level: 2 })).toHaveAccessibleName(
      new RegExp(String.raw`^\D*${order.orderNo}$`),
    );
    const dialog = page.getByRole('dialog', { name: words.cancelAsk });
    await card.getByRole('button', { name: words.cancel }).click();
    await isAccessible(page);
    await dialog.getByRole('button', { name: words.keep }).click();
    await see(dialog).toBeHidden();

    await merchant.fault(CLOSE, { kind: 'result', resultID: 1399 }, 1);
    await card.getByRole('button', { name: words.cancel }).click();
    await dialog.getByRole('button', { name: words.cancel }).click();
    await see(page.locator('.clinic-toast').filter({ hasText: 'fault injected' })).toBeVisible();
    await see(card.getByText(words.pending).filter({ visible: true })).toBeVisible();

    await card.getByRole('button', { name: words.cancel }).click();
    await dialog.getByRole('button', { name: words.cancel }).click();
    await see(page.locator('.clinic-toast').filter({ hasText: words.cancelled })).toBeVisible();
    await see(card.getByText(words.closed).filter({ visible: true })).toBeVisible();
    await expect.poll(() => card.evaluate((one) => one.matches(':focus-within'))).toBe(true);
    expect((await merchant.orders('verified'))[0]?.status).toBe(5);
  });
});

test('confirms a receipt by keyboard alone (en, 1440 px)', async () => {
  const words = ordersSaid.en;
  const order = await makeShippedOrder(buyer);
  const page = await open('en', 1440);
  const card = cardOf(page, order.orderNo);
  await card.getByRole('button', { name: words.receipt }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.receiptAsk });
  await see(dialog.getByRole('button', { name: words.receipt })).toBeFocused();
  await page.keyboard.press('Enter');
  await see(card.getByText(words.completed).filter({ visible: true })).toBeVisible();
  await see(card.getByRole('button', { name: words.again })).toBeVisible();
});

test('moves between the tabs with the arrow keys (zh)', async () => {
  const words = ordersSaid.zh;
  await makeOrder(buyer);
  const page = await open('zh', 1440);
  await tab(page, words.tabs.all).focus();
  await page.keyboard.press('ArrowRight');
  await see(tab(page, words.tabs.pending)).toBeFocused();
  await see(page).toHaveURL(/tab=pending/);
  await page.emulateMedia({ forcedColors: 'active' });
  const hidden = ['border-bottom-color', 'rgb(255, 255, 255)'] as const;
  await see(tab(page, words.tabs.all)).toHaveCSS(...hidden);
  await see(tab(page, words.tabs.pending)).not.toHaveCSS(...hidden);
  await page.emulateMedia({ forcedColors: 'none' });
});

test('closes an order whose countdown reaches zero by one call, whichever tab sees it first', async () => {
  const words = ordersSaid.en;
  const order = await makeOrder(buyer);
  await merchant.advanceClock(24 * HOUR_MS - 9000);
  const page = await open('en', 1440);
  const other = await page.context().newPage();
  const closing: string[] = [];
  for (const each of [page, other])
    each.on('request', (request) => {
      if (request.url().endsWith(CLOSE)) closing.push(request.url());
    });
  await other.goto('/user/orderList');
  for (const each of [page, other])
    await see(
      cardOf(each, order.orderNo).getByText(words.closed).filter({ visible: true }),
    ).toBeVisible();
  await see(cardOf(page, order.orderNo).getByRole('button', { name: words.again })).toBeVisible();
  expect(closing.length).toBeLessThanOrEqual(1);
  expect((await merchant.orders('verified'))[0]?.status).toBe(5);
  await other.close();
});

test('offers a retry after a failure, with the tabs in place (zh)', async () => {
  const words = ordersSaid.zh;
  const order = await makeOrder(buyer);
  await merchant.fault(LIST, { kind: 'result', resultID: 1399 }, 1);
  const page = await visit({ language: 'zh', as: buyer, at: '/user/orderList' });
  await see(main(page).getByRole('alert').filter({ hasText: 'fault injected' })).toBeVisible();
  await see(tab(page, words.tabs.all)).toBeVisible();
  await isAccessible(page);
  await main(page).getByRole('button', { name: words.tryAgain }).press('Enter');
  await see(cardOf(page, order.orderNo)).toBeVisible();
  // The button is gone: the focus stays in the list and does not begin at the top of the page.
  await see(main(page).locator('.clinic-orders')).toBeFocused();
});

test('turns a page by keyboard: the list has the focus, and a status says what it shows (en)', async () => {
  const words = ordersSaid.en;
  await merchant.loadHistory();
  buyer = await remember(visit, 'regular');
  const page = await open('en', 1440);
  await main(page).getByRole('link', { name: 'Next page' }).press('Enter');
  await see(main(page).getByRole('list', { name: 'Orders', exact: true })).toBeFocused();
  const news = main(page).getByRole('status').filter({ hasText: 'shown' });
  await see(news).toHaveText(/^20 shown, page 2 of \d+$/);
  await tab(page, words.tabs.pending).press('Enter');
  await see(news).toHaveText(/^\d+ shown$/);
  await see(tab(page, words.tabs.pending)).toBeFocused();
});

test('asks a visitor to log in', async () => {
  const page = await visit({ language: 'en', at: '/user/orderList' });
  await see(page.getByRole('dialog')).toBeVisible();
  await see(main(page).locator('clinic-orders')).toBeHidden();
});

test('turns pages of twenty, and Back from an order returns to the same place', async () => {
  const words = ordersSaid.en;
  await merchant.loadHistory();
  buyer = await remember(visit, 'regular');
  const page = await open('en', 1440, '/user/orderList?pageIndex=2');
  const cards = main(page).getByRole('article');
  await see(cards).toHaveCount(20);
  const link = cards.nth(12).getByRole('link', { name: words.details });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await see(page).toHaveURL(/orderDetail/);
  await page.goBack();
  await see(page).toHaveURL(/pageIndex=2/);
  await see(cards).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100);
  // The caption row sticks below the header's edge.
  const caption = main(page).locator('.clinic-orders-caption');
  expect((await caption.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await fitsTheScreen(page);
  await isAccessible(page);
});

test.each(['en', 'zh'] as const)(
  'shows names, article numbers and quantities whole on a tablet (%s)',
  async (language) => {
    await merchant.loadHistory();
    await merchant.answers('all');
    const as = await remember(visit, 'regular');
    const page = await visit({ language, width: 768, as, at: '/user/orderList' });
    await isSettled(page);
    const parts = main(page).locator('.clinic-order-good-figures > p, .clinic-order-good-text > p');
    expect(await parts.count()).toBeGreaterThan(20);
    const cut = await parts.evaluateAll((all) =>
      all
        .filter(
          (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight,
        )
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const heights = await main(page)
      .locator('.clinic-order-card-buttons > .clinic-button')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.max(...heights), 'one line each').toBeLessThanOrEqual(44);
  },
);
