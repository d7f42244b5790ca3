// Points history, exchange records and a points order. Spec: 2§2.1, 2§2.10, 2§9
import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser, type VisitOptions } from '../support/open-page.ts';
import { shopOf } from '../support/orders.ts';
import { type Lang, languagesAndWidths, mainly } from '../ui-text/common.ts';
import { pointsSaid } from '../ui-text/points.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const historyOf = (page: Page) => page.locator('clinic-points-history');
const exchangesOf = (page: Page) => page.locator('clinic-points-exchanges');
const orderOf = (page: Page) => page.locator('clinic-points-order');
/** Phones have a short pager without numbers. */
const nextOf = (list: Locator, language: Lang) =>
  list
    .getByRole('link', { name: { zh: '下一頁', en: 'Next page' }[language] })
    .filter({ visible: true });

async function open(options: VisitOptions): Promise<Page> {
  const page = await visit(options);
  await isSettled(page);
  return page;
}

describe.each(languagesAndWidths)('of a clinic of two years (%s, %i px)', (language, width) => {
  const words = pointsSaid[language];

  test('the history shows all, income and expenditure, ten a page', async () => {
    await merchant.loadHistory();
    const as = await remember(visit, 'regular');
    const page = await open({ as, language, width, at: '/pointsMall/pointsRecord' });
    const history = historyOf(page);
    const entries = history.getByRole('list', { name: words.history }).getByRole('listitem');
    const signs = async () =>
      new Set((await entries.locator('strong').allInnerTexts()).map((text) => text[0]));
    await see(entries).toHaveCount(10);
    expect(await signs()).toEqual(new Set(['+', '−']));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await isAccessible(page);

    await history.getByRole('tab', { name: words.tabs.income }).click();
    await see(page).toHaveURL(/\?tab=income$/);
    await expect.poll(signs).toEqual(new Set(['+']));
    await history.getByRole('tab', { name: words.tabs.expenditure }).click();
    await expect.poll(signs).toEqual(new Set(['−']));
    await nextOf(history, language).click();
    await see(page).toHaveURL(/tab=expenditure&pageIndex=2$/);
    await expect.poll(signs).toEqual(new Set(['−']));
    await page.goBack();
    await page.goBack();
    await expect.poll(signs).toEqual(new Set(['+']));
  });

  test('the exchange records show ten a page, and each opens its order', async () => {
    await merchant.loadHistory();
    const as = await remember(visit, 'regular');
    const page = await open({ as, language, width, at: '/pointsMall/exchangeRecord' });
    const list = exchangesOf(page).getByRole('list', { name: words.exchanges });
    await see(list.getByRole('listitem')).toHaveCount(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await isAccessible(page);
    await nextOf(exchangesOf(page), language).click();
    await see(page).toHaveURL(/exchangeRecord\?pageIndex=2$/);
    const all = await shopOf(as).points.exchanges.get(null);
    await see(list.getByRole('listitem')).toHaveCount(all.length - 10);
    await see(
      list.getByRole('link', { name: words.viewOf(String(all[10]?.orderNo)) }),
    ).toBeVisible();
    await see(list).toBeFocused();
    await page.goBack();
    await see(list.getByRole('listitem')).toHaveCount(10);
    const { orderNo = '', points = 0 } = all[0] ?? {};
    await list.getByRole('link', { name: words.viewOf(orderNo) }).click();
    await page.waitForURL(new RegExp(`/point/orderDetail\\?orderNo=${orderNo}$`));
    await isSettled(page);
    await see(orderOf(page).getByRole('heading', { level: 1 })).toHaveText(words.processing);
    await see(orderOf(page)).toContainText(orderNo);
    await see(orderOf(page).getByRole('table')).toContainText(points.toLocaleString('en'));
    await isAccessible(page);
  });
});

describe.each(mainly('zh'))('an account without any (%s)', (language) => {
  const words = pointsSaid[language];
  test.each([
    ['/pointsMall/pointsRecord', 'noHistory'],
    ['/pointsMall/exchangeRecord', 'noExchanges'],
    ['/point/orderDetail?orderNo=P1', 'unknownOrder'],
    ['/point/orderDetail', 'noNumber'],
  ] as const)('%s says %s', async (at, said) => {
    const as = await remember(visit, 'cheque-stopped');
    const page = await open({ as, language, width: 360, at });
    await see(page.getByRole('main').getByText(words[said])).toBeVisible();
    await isAccessible(page);
  });
});

test.each([
  ['/pointsMall/pointsRecord', '/authapi/user/searchUserPointsHistory'],
  ['/pointsMall/exchangeRecord', '/authapi/points-order-list'],
  ['/point/orderDetail?orderNo=P1', '/authapi/points-order-list'],
  ['/pointsMall/paySuccess?orderNo=P1', '/authapi/points-order-list'],
])('%s stays quiet while its call fails, and tries again (Spec: 2§8)', async (at, path) => {
  const words = pointsSaid.en;
  const as = await remember(visit, 'verified');
  await merchant.fault(path, { kind: 'result', resultID: 1500 });
  const page = await open({ as, language: 'en', at });
  const screen = page.getByRole('main');
  await see(screen.getByText(words.unread)).toBeVisible();
  await see(screen.getByText('fault injected')).toHaveCount(0);
  await see(screen.getByRole('alert')).toHaveCount(0);
  await isAccessible(page);
  await merchant.clearFaults();
  await screen.getByRole('button', { name: words.tryAgain }).click();
  await see(screen.getByText(words.unread)).toHaveCount(0);
});

test.each([
  '/pointsMall/pointsRecord',
  '/pointsMall/exchangeRecord',
  '/point/orderDetail?orderNo=P1',
])('%s asks a visitor to log in', async (at) => {
  const page = await open({ language: 'en', at });
  await see(page.getByRole('main').getByText('Please log in first')).toBeVisible();
});
