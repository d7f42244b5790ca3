// The account centre on a phone and a tablet: the menu is a page, and each screen has a bar. Spec: 2§2.1
import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { expectStill, watchShifts } from '../support/faults/layout-shifts.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { makeOrder } from '../support/orders.ts';
import { fitsTheScreen, makeShippedOrder } from '../support/placed-orders.ts';
import { apply, orderToReturn } from '../support/returns.ts';
import { LANGUAGE_CODES, type Lang, mainly, said } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const words = {
  zh: {
    centre: '我的帳戶',
    menu: '帳戶選單',
    orders: '我的訂單',
    history: '採購紀錄',
    addresses: '送貨地址',
    afterSales: '售後服務',
    information: '帳戶資料',
    order: '訂單詳情',
    afterSale: '售後詳情',
    toHome: '返回首頁',
    toCentre: '返回我的帳戶',
    toOrders: '返回我的訂單',
    toOrder: '返回訂單',
    toAfterSales: '返回售後服務',
    apply: '申請退貨或退款',
    search: '搜尋訂單',
    keyword: '產品名稱或訂單編號',
    chat: '聯絡客服',
    accept: '接受',
    accountCentre: '帳戶中心',
  },
  en: {
    centre: 'My account',
    menu: 'Account menu',
    orders: 'My orders',
    history: 'Buying history',
    addresses: 'Delivery addresses',
    afterSales: 'After-sales',
    information: 'Account information',
    order: 'Order details',
    afterSale: 'After-sales details',
    toHome: 'Return home',
    toCentre: 'Back to my account',
    toOrders: 'Back to my orders',
    toOrder: 'Back to the order',
    toAfterSales: 'Back to after-sales',
    apply: 'Return or refund',
    search: 'Search orders',
    keyword: 'Product name or order number',
    chat: 'Chat with support',
    accept: 'Accept',
    accountCentre: 'Account centre',
  },
} satisfies Record<Lang, Readonly<Record<string, string>>>;

const barOf = (page: Page): Locator => page.locator('clinic-account .clinic-account-bar');
const menuOf = (page: Page, language: Lang): Locator =>
  page.locator('clinic-account').getByRole('navigation', { name: words[language].menu });

/** Expects the bar of the screen: its height, title, back link and the only h1 of the page. */
async function hasBar(
  page: Page,
  title: string,
  back: readonly [name: string, to: string | RegExp],
) {
  const bar = barOf(page);
  await see(bar.getByText(title, { exact: true })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(52);
  const link = bar.getByRole('link', { name: back[0], exact: true });
  await see(link).toHaveAttribute('href', back[1]);
  const size = await link.boundingBox();
  expect(size?.width).toBeGreaterThanOrEqual(44);
  expect(size?.height).toBeGreaterThanOrEqual(44);
  await see(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await fitsTheScreen(page);
}

/** Expects the bar to take the keyboard from the header to the page: first back, then the icon if there is one. */
async function isFirstByKeyboard(page: Page, names: readonly string[]) {
  await page.getByRole('main').focus();
  for (const name of names) {
    await page.keyboard.press('Tab');
    await see(barOf(page).getByRole('link', { name, exact: true })).toBeFocused();
  }
}

describe.each([
  ['zh', 360],
  ['en', 768],
] as const)('the account in %s at %i px', (language, width) => {
  const text = words[language];

  test('opens from the header on a menu, which leads to each page and back', async () => {
    const as = await remember(visit, 'verified');
    const page = await visit({ language, width, as, at: '/user' });
    await isSettled(page);
    await hasBar(page, text.centre, [text.toHome, '/']);
    await isAccessible(page);
    const menu = menuOf(page, language);
    await see(page.locator('clinic-profile')).toBeHidden();
    for (const link of await menu.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    for (const [name, path, tag] of [
      [text.history, '/user/history', 'clinic-history'],
      [text.addresses, '/user/address', 'clinic-addresses'],
      [text.afterSales, '/user/afterSales', 'clinic-after-sales'],
      [text.orders, '/user/orderList', 'clinic-orders'],
    ] as const) {
      await menu.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await isSettled(page);
      await see(menu).toBeHidden();
      await see(page.locator(tag).getByRole('heading', { level: 1, name })).toHaveCount(1);
      await hasBar(page, name, [text.toCentre, '/user']);
      await isFirstByKeyboard(page, [text.toCentre]);
      await isAccessible(page);
      await barOf(page).getByRole('link', { name: text.toCentre }).click();
      await page.waitForURL(/\/user$/);
      await isSettled(page);
    }
    await menu.getByRole('link', { name: text.information, exact: true }).click();
    await page.waitForURL('**/user/information');
    await isSettled(page);
    await hasBar(page, text.information, [text.toCentre, '/user']);
    await see(page.locator('clinic-profile')).toBeVisible();
  });

  test('leads from an order, an application and its form to the page above, and to the chat', async () => {
    const desk = await orderToReturn(visit);
    const { as, orderNo } = desk;
    const page = await visit({ language, width, as, at: `/user/serviceList/${orderNo}/1` });
    await isSettled(page);
    await hasBar(page, text.apply, [text.toOrder, `/user/orderDetail/${orderNo}`]);
    await isAccessible(page);
    const returnNo = await apply(desk);
    await page.goto(`/user/afterSalesDetail/${returnNo}`);
    await isSettled(page);
    await hasBar(page, text.afterSale, [text.toAfterSales, '/user/afterSales']);
    await isFirstByKeyboard(page, [text.toAfterSales, text.chat]);
    await isAccessible(page);
    await page.goto(`/user/orderDetail/${orderNo}`);
    await isSettled(page);
    await hasBar(page, text.order, [text.toOrders, '/user/orderList']);
    await see(barOf(page).getByRole('link', { name: text.chat })).toHaveAttribute(
      'href',
      new RegExp(orderNo),
    );
    await isFirstByKeyboard(page, [text.toOrders, text.chat]);
    await isAccessible(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/user/orderList');
  });
});

test.each(mainly('zh'))(
  'opens the search of the orders from the bar, and leaves no trace in the history (%s)',
  async (language) => {
    const text = words[language];
    const as = await remember(visit, 'verified');
    const page = await visit({ language, width: 360, as, at: '/user' });
    await menuOf(page, language).getByRole('link', { name: text.orders, exact: true }).click();
    await page.waitForURL('**/user/orderList');
    await isSettled(page);
    await isFirstByKeyboard(page, [text.toCentre, text.search]);
    await page.keyboard.press('Enter');
    await see(
      page.locator('clinic-orders').getByRole('searchbox', { name: text.keyword }),
    ).toBeFocused();
    await see(page).toHaveURL(/\/user\/orderList$/);
    await isAccessible(page);
    await page.goBack();
    await page.waitForURL(/\/user$/);
  },
);

test('counts the orders that await payment in the menu (en)', async () => {
  const as = await remember(visit, 'verified');
  await makeOrder(as);
  const page = await visit({ language: 'en', width: 360, as, at: '/user' });
  await see(menuOf(page, 'en').getByRole('link', { name: 'My orders 1 to pay' })).toBeVisible();
  await isAccessible(page);
});

test('shows the bar to a visitor, and the profile beside the menu on a desk', async () => {
  const visitor = await visit({ width: 360, at: '/user/history' });
  await visitor.keyboard.press('Escape');
  await hasBar(visitor, words.zh.history, [words.zh.toCentre, '/user']);
  await isAccessible(visitor);

  const page = await visit({ language: 'en', at: '/', as: await remember(visit, 'verified') });
  await page.getByRole('banner').locator('.clinic-account-button').click();
  await page.getByRole('banner').getByRole('link', { name: words.en.accountCentre }).click();
  await page.waitForURL(/\/user$/);
  await isSettled(page);
  await see(barOf(page)).toBeHidden();
  await see(menuOf(page, 'en')).toBeVisible();
  await see(page.locator('clinic-profile').getByRole('heading', { level: 1 })).toBeVisible();
  await see(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await isAccessible(page);
});

test('arrives from the menu of a phone', async () => {
  const page = await visit({ width: 360, at: '/', as: await remember(visit, 'verified') });
  await isSettled(page);
  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByRole('link', { name: words.zh.accountCentre }).click();
  await page.waitForURL(/\/user$/);
  await see(menuOf(page, 'zh')).toBeVisible();
  await see(
    page.locator('clinic-account').getByRole('button', { name: said.zh.logOut }),
  ).toBeVisible();
});

test('has the bar and its links in the first frame of the server, without a script', async () => {
  const as = await remember(visit, 'verified');
  const cookie = [
    ...as.cookies.map(({ name, value }) => `${name}=${value}`),
    `language=${LANGUAGE_CODES.en}`,
  ].join('; ');
  const html = await (await fetch(`${places().shop}/user/address`, { headers: { cookie } })).text();
  const bar = /class="clinic-account-bar".*?<\/div>/s.exec(html)?.[0] ?? '';
  expect(bar).toContain('href="/user"');
  expect(bar).toContain('Delivery addresses');
});

test('does not move the page when the script takes over (en, 360 px)', async () => {
  const as = await remember(visit, 'verified');
  const page = await visit({
    language: 'en',
    width: 360,
    as,
    at: '/user/address',
    first: watchShifts,
  });
  await isSettled(page);
  await expectStill(page, 'while the script takes over');
});

test.each(mainly('en'))(
  'keeps the main action in a bar that neither the cookie notice nor a focus meets (%s)',
  async (language) => {
    const as = await remember(visit, 'verified');
    const { orderNo } = await makeShippedOrder(as);
    const page = await visit({ language, width: 360, as, at: `/user/orderDetail/${orderNo}` });
    await isSettled(page);
    await barIsFree(page, '.clinic-order-actions[data-place=bar]', words[language].accept);
    await merchant.loadHistory();
    const regular = await visit({ language, width: 360, as: await remember(visit, 'regular') });
    await regular.goto('/user/history');
    await isSettled(regular);
    await barIsFree(regular, '.clinic-history-bar', words[language].accept);
    const desk = await orderToReturn(visit);
    const other = await visit({
      language,
      width: 360,
      as: desk.as,
      at: `/user/serviceList/${desk.orderNo}/1`,
    });
    await isSettled(other);
    await barIsFree(other, '.clinic-return-bar', words[language].accept);
  },
);

/** Expects the bar at the foot of the window, 44 px buttons, the notice above it, and no focus behind either. */
async function barIsFree(page: Page, bar: string, accept: string) {
  const main = page.getByRole('main').locator(bar);
  const notice = page.locator('clinic-cookie-banner');
  await see(notice.getByRole('button', { name: accept })).toBeVisible();
  await expect
    .poll(async () => {
      const [low, high] = [await main.boundingBox(), await notice.boundingBox()];
      return low && high && Math.round(low.y - (high.y + high.height));
    })
    .toBeGreaterThanOrEqual(0);
  const box = await main.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900);
  for (const each of await main.locator('.clinic-button').all())
    if (await each.isVisible())
      expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('main').focus();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      if (!focused || focused.closest('[class*="-bar"], .clinic-order-actions')) return false;
      const top = document.querySelector('clinic-cookie-banner')?.getBoundingClientRect().top ?? 0;
      return focused.getBoundingClientRect().bottom > top + 1;
    });
    expect(hidden).toBe(false);
  }
}
