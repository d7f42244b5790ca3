// The list of after-sales applications: search, pages, and its states. Spec: 2§2.1, 2§7, 2§9
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser, type VisitOptions } from '../support/open-page.ts';
import { apply, BUYER, orderToReturn, withdraw } from '../support/returns.ts';
import { afterSalesSaid } from '../ui-text/after-sales.ts';
import { languagesAndWidths } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const listOf = (page: Page) => page.locator('clinic-after-sales');

async function open(options: VisitOptions): Promise<Page> {
  const page = await visit({ at: '/user/afterSales', ...options });
  await isSettled(page);
  return page;
}

test.each(languagesAndWidths)(
  'finds an application by its number, and opens it: %s, %i px',
  async (language, width) => {
    const words = afterSalesSaid[language];
    const desk = await orderToReturn(visit);
    const returnNo = await apply(desk);
    const page = await open({ as: desk.as, language, width });
    const list = listOf(page);
    await see(list.getByRole('article', { name: returnNo })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await isAccessible(page);

    const search = list.getByRole('searchbox', { name: words.search });
    await search.fill('no such thing');
    await search.press('Enter');
    const none = words.noMatch('no such thing');
    await see(list.locator('.clinic-empty-title')).toHaveText(none);
    await see(list.getByRole('status').getByText(none)).toBeAttached();
    await see(page).toHaveURL(/keyword=no/);
    await list.getByRole('button', { name: words.clear }).click();
    await see(list.getByRole('article', { name: returnNo })).toBeVisible();
    await search.fill(returnNo);
    await search.press('Enter');
    await see(list.getByRole('article', { name: returnNo })).toBeVisible();
    await page.goBack();
    await see(search).toHaveValue('');
    await list.getByRole('link', { name: new RegExp(` ${returnNo}$`) }).click();
    await page.waitForURL(new RegExp(`/user/afterSalesDetail/${returnNo}`));
  },
);

test('says that there are none yet', async () => {
  const as = await remember(visit, BUYER);
  const page = await open({ as, language: 'en' });
  await see(listOf(page).getByText(afterSalesSaid.en.none)).toBeVisible();
  await isAccessible(page);
});

test('keeps the search usable while the list fails, and tries again', async () => {
  const words = afterSalesSaid.en;
  const desk = await orderToReturn(visit);
  const returnNo = await apply(desk);
  await merchant.fault('/authapi/afterSaleList', { kind: 'result', resultID: 1201 }, 1);
  const page = await visit({ as: desk.as, language: 'en', at: '/user/afterSales' });
  const list = listOf(page);
  await see(list.getByRole('alert')).toBeVisible();
  await see(list.getByRole('searchbox', { name: words.search })).toBeEnabled();
  await list.getByRole('button', { name: words.tryAgain }).click();
  await see(list.getByRole('article', { name: returnNo })).toBeVisible();
});

test('shows every status of a clinic of two years', async () => {
  await merchant.loadHistory();
  const as = await remember(visit, 'regular');
  const page = await open({ as, language: 'en' });
  const names = ['Awaiting review', 'Awaiting your return', 'Sent back', 'Refund under way'];
  for (const name of [...names, 'Completed', 'Cancelled', 'Rejected'])
    await see(listOf(page).getByText(name, { exact: true }).first()).toBeVisible();
  await isAccessible(page);
});

test.each([
  ['zh', 360],
  ['en', 1440],
] as const)(
  'turns a page after twenty applications, and Back returns: %s, %i px',
  async (language, width) => {
    const words = afterSalesSaid[language];
    const desk = await orderToReturn(visit);
    const first = await apply(desk);
    let last = first;
    for (let made = 1; made < 22; made += 1) {
      await withdraw(desk, last);
      last = await apply(desk);
    }
    const page = await open({ as: desk.as, language, width });
    const list = listOf(page);
    const cards = list.getByRole('article');
    await see(cards).toHaveCount(20);
    await see(list.getByRole('article', { name: first })).toHaveCount(0);
    const next = list.getByRole('link', { name: words.nextPage }).filter({ visible: true });
    await next.click();
    await see(page).toHaveURL(/pageIndex=2/);
    await see(cards).toHaveCount(2);
    await see(list.getByRole('article', { name: first })).toBeVisible();
    // The list begins within the window again.
    expect((await list.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await isAccessible(page);
    await page.reload();
    await see(cards).toHaveCount(2);
    await page.goBack();
    await see(cards).toHaveCount(20);
    // A page past the end leads back to the first one.
    await page.goto('/user/afterSales?pageIndex=9');
    await list.getByRole('button', { name: words.firstPage }).click();
    await see(cards).toHaveCount(20);
  },
);
