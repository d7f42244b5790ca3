// An after-sales application on its page: from review to refund, cancelled and rejected. Spec: 2§2.7, 2§4, 2§5, 2§9
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser, type VisitOptions } from '../support/open-page.ts';
import { apply, BUYER, orderToReturn } from '../support/returns.ts';
import { afterSalesSaid } from '../ui-text/after-sales.ts';
import { type Lang, languages, languagesAndWidths, mainly } from '../ui-text/common.ts';

const DETAIL = '/authapi/afterSaleDetail';
const CANCEL = '/authapi/closeAfterSale';
const REFUSED = { resultID: 1399, message: 'System busy', data: null };
const CARRIERS = '/authapi/rp-admin/find-expresses';

const visit = useBrowser();
beforeEach(merchant.reset);

const viewOf = (page: Page) => page.locator('clinic-after-sale');
const pressOf = (page: Page, name: string) =>
  viewOf(page).getByRole('button', { name, exact: true });
const sees = (page: Page, name: string) =>
  see(viewOf(page).getByRole('heading', { level: 1, name })).toBeVisible();

/** Opens the page of a new application. */
async function open(options: VisitOptions = {}, wanted?: readonly (readonly [string, number])[]) {
  const desk = await orderToReturn(visit, 'clinic', wanted);
  const returnNo = await apply(desk);
  const page = await visit({ as: desk.as, at: `/user/afterSalesDetail/${returnNo}`, ...options });
  await isSettled(page);
  return { page, returnNo, desk };
}

/** Reloads, as a buyer does who comes back later. */
async function comeBack(page: Page): Promise<void> {
  await page.reload();
  await isSettled(page);
}

async function fillIn(page: Page, language: Lang, waybill: string): Promise<void> {
  const words = afterSalesSaid[language];
  const dialog = viewOf(page).getByRole('dialog');
  await dialog.getByLabel(words.carrier).selectOption({ index: 1 });
  await dialog.getByLabel(words.waybill).fill(waybill);
  await dialog.getByRole('button', { name: words.submitWaybill }).click();
  await see(dialog).toBeHidden();
}

test.each(languagesAndWidths)(
  'goes from review over the return parcel to the refund: %s, %i px',
  async (language, width) => {
    const words = afterSalesSaid[language];
    const { page, returnNo } = await open({ language, width });
    await sees(page, words.review);
    await see(pressOf(page, words.cancel)).toBeVisible();
    await see(pressOf(page, words.fillIn)).toHaveCount(0);
    await isAccessible(page);

    await merchant.approveReturn(returnNo);
    await comeBack(page);
    await sees(page, words.sendBack);
    await see(pressOf(page, words.cancel)).toHaveCount(0);
    await see(viewOf(page).getByRole('region', { name: words.address })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await pressOf(page, words.fillIn).click();
    const dialog = viewOf(page).getByRole('dialog', { name: words.fillIn });
    await dialog.getByRole('button', { name: words.submitWaybill }).click();
    await see(dialog.getByRole('alert').filter({ hasText: words.fillCompletely })).toBeVisible();
    await see(dialog.getByLabel(words.carrier)).toHaveAccessibleDescription(words.noCarrier);
    await see(dialog.getByLabel(words.waybill)).toHaveAccessibleDescription(words.noWaybill);
    await see(dialog.getByLabel(words.carrier)).toBeFocused();
    await isAccessible(page);
    await fillIn(page, language, 'SF1234567890');
    await sees(page, words.sentBack);
    await see(viewOf(page).getByText('SF1234567890')).toBeVisible();

    await pressOf(page, words.changeWaybill).click();
    await see(viewOf(page).getByRole('dialog').getByLabel(words.waybill)).toHaveValue(
      'SF1234567890',
    );
    await fillIn(page, language, 'SF0000000001');
    await see(viewOf(page).getByText('SF0000000001')).toBeVisible();

    await merchant.receiveReturn(returnNo);
    await comeBack(page);
    await sees(page, words.refunding);
    await see(pressOf(page, words.changeWaybill)).toHaveCount(0);
    await merchant.refundReturn(returnNo);
    await comeBack(page);
    await sees(page, words.refunded);
    await see(viewOf(page).getByText(words.days).first()).toBeVisible();
    await isAccessible(page);
  },
);

test.each(mainly('zh'))('copies the return address and says so: %s', async (language) => {
  const words = afterSalesSaid[language];
  const { page, returnNo } = await open({ language });
  await merchant.approveReturn(returnNo);
  await comeBack(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await pressOf(page, words.copy).click();
  await see(viewOf(page).getByText(words.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/2345 6780/);
  expect(copied).toContain(returnNo);
});

test.each(mainly('en'))('asks before it cancels, and cancels once: %s', async (language) => {
  const words = afterSalesSaid[language];
  const { page } = await open({ language });
  await pressOf(page, words.cancel).click();
  const dialog = viewOf(page).getByRole('dialog', { name: words.cancelTitle });
  const keep = dialog.getByRole('button', { name: words.keep });
  await see(keep).toBeFocused();
  await keep.click();
  await see(dialog).toBeHidden();
  await sees(page, words.review);
  await pressOf(page, words.cancel).click();
  await dialog.getByRole('button', { name: words.cancel }).click();
  await sees(page, words.cancelled);
  await see(viewOf(page).getByText(words.closed)).toBeVisible();
  await see(pressOf(page, words.cancel)).toHaveCount(0);
  const [made] = await merchant.returns(BUYER);
  expect(made).toMatchObject({ status: 5 });
  await isAccessible(page);
});

test.each(languages)('shows why the merchant rejected it: %s', async (language) => {
  const words = afterSalesSaid[language];
  const { page, returnNo } = await open({ language });
  await merchant.rejectReturn(returnNo, { zh: '包裝已開封。', en: 'The pack is open.' });
  await comeBack(page);
  await sees(page, words.rejected);
  await see(viewOf(page).getByText(words.closed)).toBeVisible();
  const reason = { zh: '包裝已開封。', en: 'The pack is open.' }[language];
  await see(viewOf(page).getByText(reason)).toBeVisible();
});

test('a cancellation that comes too late is refused, and the page shows the answer', async () => {
  const words = afterSalesSaid.en;
  const { page, returnNo } = await open({ language: 'en' });
  await pressOf(page, words.cancel).click();
  await merchant.approveReturn(returnNo);
  await viewOf(page).getByRole('dialog').getByRole('button', { name: words.cancel }).click();
  await see(
    viewOf(page)
      .locator('[data-toast]')
      .getByText(/has answered/),
  ).toBeVisible();
  await sees(page, words.sendBack);
});

test('shows three goods, then all; a good opens its product', async () => {
  const words = afterSalesSaid.en;
  const { page } = await open({ language: 'en' }, [
    ['10106', 1],
    ['10225', 1],
    ['10097', 1],
    ['10096', 1],
  ]);
  const list = viewOf(page).getByRole('region', { name: /^Products to return/ });
  await see(list.getByRole('listitem')).toHaveCount(3);
  await pressOf(page, words.showAll(4)).click();
  await see(list.getByRole('listitem')).toHaveCount(4);
  await pressOf(page, words.collapse).click();
  await see(list.getByRole('listitem')).toHaveCount(3);
  const name = list.getByRole('link').first();
  await see(name).toHaveAttribute('href', /^\/product\/\d+/);
});

test.each([
  ['zh', 360],
  ['en', 1440],
] as const)('says that no application has a wrong number: %s, %i px', async (language, width) => {
  const words = afterSalesSaid[language];
  const as = await remember(visit, BUYER);
  const at = '/user/afterSalesDetail/NOPE';
  const page = await visit({ as, language, width, at });
  await see(viewOf(page).getByRole('alert')).toContainText(words.notFound);
  await see(viewOf(page).getByRole('alert')).toContainText('NOPE');
  await see(pressOf(page, words.tryAgain)).toBeVisible();
  await isAccessible(page);
  await viewOf(page).getByRole('link', { name: words.afterSales, exact: true }).click();
  await page.waitForURL(/afterSales$/);
});

test('offers a retry after another failure, without doubting the application', async () => {
  const words = afterSalesSaid.en;
  const { page } = await open({ language: 'en' });
  await merchant.fault('/authapi/afterSaleDetail', { kind: 'result', resultID: 1399 }, 1);
  await page.reload();
  await see(viewOf(page).getByRole('alert').filter({ hasText: 'fault injected' })).toBeVisible();
  await see(viewOf(page).getByText(words.notFound)).toHaveCount(0);
  await pressOf(page, words.tryAgain).click();
  await sees(page, words.review);
});

test('asks a visitor to log in', async () => {
  const page = await visit({ language: 'en', at: '/user/afterSalesDetail/AS1' });
  await see(page.getByText(afterSalesSaid.en.logInFirst, { exact: true }).first()).toBeVisible();
});

test('keeps the application, and says so, when reading it again fails (en)', async () => {
  const words = afterSalesSaid.en;
  const { page } = await open({ language: 'en' });
  await sees(page, words.review);
  let isCancelled = false;
  await page.route(`**${CANCEL}`, (route) => {
    isCancelled = true;
    return route.continue();
  });
  await page.route(`**${DETAIL}`, (route) =>
    isCancelled ? route.fulfill({ json: REFUSED }) : route.continue(),
  );
  await pressOf(page, words.cancel).click();
  await viewOf(page).getByRole('dialog').getByRole('button', { name: words.cancel }).click();
  const stale = viewOf(page).getByRole('alert').filter({ hasText: 'may be out of date' });
  await see(stale).toBeVisible();
  await isAccessible(page);
  await page.unroute(`**${DETAIL}`);
  await stale.getByRole('button', { name: words.tryAgain }).click();
  await sees(page, words.cancelled);
  await see(stale).toHaveCount(0);
});

test('says that there is no carrier to choose, and asks again (zh)', async () => {
  const words = afterSalesSaid.zh;
  const { page, returnNo } = await open({ language: 'zh' });
  await merchant.approveReturn(returnNo);
  await comeBack(page);
  await page.route(`**${CARRIERS}`, (route) =>
    route.fulfill({ json: { resultID: 1200, message: '', data: [] } }),
  );
  await pressOf(page, words.fillIn).click();
  const dialog = viewOf(page).getByRole('dialog');
  await see(dialog.getByRole('alert').filter({ hasText: '沒有可選的物流公司' })).toBeVisible();
  await page.unroute(`**${CARRIERS}`);
  await dialog.getByRole('button', { name: words.tryAgain }).click();
  await see(dialog.getByLabel(words.carrier).locator('option')).not.toHaveCount(1);
  await see(dialog.getByRole('alert').filter({ hasText: '沒有可選的物流公司' })).toHaveCount(0);
});

test.each([768, 1024])('keeps the number on one line at %i px (en)', async (width) => {
  const { page, returnNo } = await open({ language: 'en', width });
  const lines = await viewOf(page)
    .locator('.clinic-return-number')
    .evaluate(({ firstChild }) => {
      const range = new Range();
      if (firstChild) range.selectNode(firstChild);
      return [String(range), range.getClientRects().length];
    });
  expect(lines).toEqual([returnNo, 1]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
