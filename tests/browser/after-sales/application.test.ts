// Applying for a return or a refund in two steps. Spec: 1§5, 1§9, 2§2.7, 2§4, 2§5, 2§8
import type { Locator, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser, type VisitOptions } from '../support/open-page.ts';
import { makeOrder } from '../support/orders.ts';
import { apply, BUYER, orderToReturn, type ReturnDesk } from '../support/returns.ts';
import { afterSalesSaid } from '../ui-text/after-sales.ts';
import { type Lang, languagesAndWidths } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string, buffer = PNG) => ({ name, mimeType: 'image/png', buffer });

const formOf = (page: Page) => page.locator('clinic-return');
const pressOf = (page: Page, name: string) =>
  formOf(page).getByRole('button', { name, exact: true });

async function open(desk: ReturnDesk, type: string, options: VisitOptions = {}): Promise<Page> {
  const at = `/user/serviceList/${desk.orderNo}/${type}`;
  const page = await visit({ as: desk.as, at, ...options });
  await isSettled(page);
  return page;
}

/** Chooses the first good and goes to the second step. */
async function toDetails(page: Page, language: Lang): Promise<void> {
  await formOf(page).getByRole('checkbox').first().check();
  await pressOf(page, afterSalesSaid[language].next).click();
  await see(formOf(page).getByRole('heading', { level: 1 })).toBeFocused();
}

const filesOf = (page: Page): Locator => formOf(page).locator('input[type="file"]');

test.each(languagesAndWidths)(
  'applies for a return in two steps: %s, %i px',
  async (language, width) => {
    const words = afterSalesSaid[language];
    const desk = await orderToReturn(visit);
    const page = await open(desk, '3', { language, width });
    const form = formOf(page);
    await see(page).toHaveTitle(language === 'zh' ? /^申請售後/ : /^Apply for after-sales/);
    // An unknown type of the address chooses nothing.
    await pressOf(page, words.next).click();
    await see(form.getByRole('alert').filter({ hasText: words.chooseService })).toBeVisible();
    await form.getByRole('radio', { name: words.some }).check();
    await pressOf(page, words.next).click();
    await see(form.getByRole('alert').filter({ hasText: words.chooseGoods })).toBeVisible();
    await isAccessible(page);

    await form.getByRole('checkbox').first().check();
    const quantity = form.getByRole('spinbutton');
    await quantity.fill('99');
    await quantity.press('Tab');
    await see(quantity).toHaveValue('2');
    await see(form.getByText(words.range(2), { exact: true })).toBeVisible();
    await quantity.press('ArrowDown');
    await see(quantity).toHaveValue('1');
    await pressOf(page, words.next).click();

    await pressOf(page, words.submit).click();
    await see(form.getByRole('alert').filter({ hasText: words.reason })).toBeVisible();
    await see(form.getByRole('radio').first()).toBeFocused();
    await isAccessible(page);
    await form.getByRole('radio', { name: words.quality }).check();
    await form.getByRole('textbox', { name: words.remark }).fill('Torn.');
    await filesOf(page).setInputFiles([picture('1.png')]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Back keeps everything.
    await pressOf(page, words.back).click();
    await see(form.getByRole('spinbutton')).toHaveValue('1');
    await pressOf(page, words.next).click();
    await see(form.getByRole('textbox', { name: words.remark })).toHaveValue('Torn.');
    await see(form.getByRole('radio', { name: words.quality })).toBeChecked();
    await see(form.getByRole('list', { name: words.pictures }).getByRole('img')).toHaveCount(1);
    await pressOf(page, words.submit).dblclick();

    await page.waitForURL(/afterSalesDetail/);
    await see(page.getByRole('heading', { level: 1, name: words.review })).toBeVisible();
    const [made, ...more] = await merchant.returns(BUYER);
    expect(more).toEqual([]);
    expect(made).toMatchObject({ orderNo: desk.orderNo, kind: '1', status: 0 });
    expect(made?.pictures).toHaveLength(1);
  },
);

test.each([
  ['zh', 360],
  ['en', 768],
] as const)(
  'follows Back of the browser through the steps, and then off the page: %s, %i px',
  async (language, width) => {
    const words = afterSalesSaid[language];
    const desk = await orderToReturn(visit);
    const before = `/user/orderDetail/${desk.orderNo}`;
    const at = `/user/serviceList/${desk.orderNo}/1`;
    const page = await visit({ as: desk.as, language, width, at: before });
    await page.goto(at);
    await isSettled(page);
    const form = formOf(page);
    const remark = form.getByRole('textbox', { name: words.remark });
    await toDetails(page, language);
    await remark.fill('Torn.');
    await page.goBack();
    await see(page).toHaveURL(at);
    await see(form.getByRole('checkbox').first()).toBeChecked();
    await see(form.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goForward();
    await see(remark).toHaveValue('Torn.');

    // The step of a reload is the one of its entry, and the button goes the way of the browser.
    await page.reload();
    await isSettled(page);
    await see(remark).toHaveValue('Torn.');
    await pressOf(page, words.back).click();
    await see(form.getByRole('checkbox').first()).toBeChecked();
    // So does the link in the summary: no step is left behind in the history.
    await pressOf(page, words.next).click();
    await pressOf(page, words.change).click();
    await see(form.getByRole('checkbox').first()).toBeChecked();
    await page.goBack();
    await page.waitForURL(`**${before}`);

    // A new visit begins with the first step, and the draft is there.
    await page.goto(at);
    await isSettled(page);
    await see(form.getByRole('checkbox').first()).toBeChecked();
    await pressOf(page, words.next).click();
    await see(remark).toHaveValue('Torn.');
    await form.getByRole('radio', { name: words.quality }).check();
    await pressOf(page, words.submit).click();
    await page.waitForURL(/afterSalesDetail/);
    // Back skips the form, which was submitted.
    await page.goBack();
    await page.waitForURL(`**${before}`);
  },
);

test('states the only service of an order in the warehouse, with everything chosen', async () => {
  const words = afterSalesSaid.en;
  const desk = await orderToReturn(visit, 'warehouse');
  const page = await open(desk, '0', { language: 'en' });
  const form = formOf(page);
  await see(form.getByText(words.notShipped)).toBeVisible();
  await see(form.getByRole('radio')).toHaveCount(0);
  await see(form.getByRole('checkbox')).toBeChecked();
  await pressOf(page, words.next).click();
  await form.getByRole('radio', { name: words.quality }).check();
  await pressOf(page, words.submit).click();
  await page.waitForURL(/afterSalesDetail/);
  const [made] = await merchant.returns(BUYER);
  const [order] = await merchant.orders(BUYER);
  expect(made).toMatchObject({ kind: '2', refund: order?.total, freight: order?.freight });
});

test('returns everything without a choice of goods', async () => {
  const desk = await orderToReturn(visit);
  const page = await open(desk, '0', { language: 'en' });
  const form = formOf(page);
  await see(form.getByRole('radio', { name: afterSalesSaid.en.all })).toBeChecked();
  await see(form.getByRole('checkbox')).toBeChecked();
  await see(form.getByRole('checkbox')).toBeDisabled();
  await see(form.getByRole('spinbutton')).toHaveCount(0);
});

test('refuses pictures one by one, and takes three at most', async () => {
  const words = afterSalesSaid.en;
  const desk = await orderToReturn(visit);
  const page = await open(desk, '1', { language: 'en' });
  const form = formOf(page);
  await toDetails(page, 'en');
  const large = Buffer.concat([PNG, Buffer.alloc(2_097_153 - PNG.length)]);
  await filesOf(page).setInputFiles([picture('large.png', large), picture('1.png')]);
  await see(form.getByText(words.tooLarge)).toBeVisible();
  await filesOf(page).setInputFiles([picture('odd.png', Buffer.from('%PDF'))]);
  await see(form.getByText(words.notPicture)).toBeVisible();
  await filesOf(page).setInputFiles([picture('2.png'), picture('3.png'), picture('4.png')]);
  await see(form.getByRole('alert').filter({ hasText: words.tooMany })).toBeVisible();
  await see(pressOf(page, words.addPicture)).toHaveCount(0);
  await form.getByRole('radio', { name: words.quality }).check();
  await isAccessible(page);
  await pressOf(page, words.submit).click();
  await page.waitForURL(/afterSalesDetail/);
  const [made] = await merchant.returns(BUYER);
  expect(made?.pictures).toHaveLength(3);
});

test('keeps the draft across a reload, and says that pictures are gone', async () => {
  const words = afterSalesSaid.zh;
  const desk = await orderToReturn(visit);
  const page = await open(desk, '1', { language: 'zh' });
  const form = formOf(page);
  await toDetails(page, 'zh');
  await form.getByRole('textbox', { name: words.remark }).fill('袖口破裂');
  await page.reload();
  await isSettled(page);
  await see(form.getByRole('textbox', { name: words.remark })).toHaveValue('袖口破裂');
  await see(form.getByText(words.picturesGone)).toHaveCount(0);
  await filesOf(page).setInputFiles([picture('1.png')]);
  await see(form.getByRole('list', { name: words.pictures }).getByRole('img')).toHaveCount(1);
  await page.reload();
  await isSettled(page);
  await see(form.getByText(words.picturesGone)).toBeVisible();
});

test('is made once though its answer is lost, and both tabs learn of it', async () => {
  const words = afterSalesSaid.en;
  const desk = await orderToReturn(visit);
  const mayHear = /ERR_|Failed to load/;
  const page = await open(desk, '1', { language: 'en', mayHear });
  const other = await page.context().newPage();
  await other.goto(`/user/serviceList/${desk.orderNo}/1`);
  await isSettled(other);
  await toDetails(page, 'en');
  await formOf(page).getByRole('radio', { name: words.quality }).check();
  await merchant.fault('/authapi/applyAfterSale', { kind: 'drop' }, 1);
  await pressOf(page, words.submit).click();
  await page.waitForURL(/afterSalesDetail/);
  await see(page.getByRole('heading', { level: 1, name: words.review })).toBeVisible();
  await see(formOf(other).getByText(words.inAfterSales)).toBeVisible();
  expect(await merchant.returns(BUYER)).toHaveLength(1);
});

test("shows the server's refusal and keeps what was filled in", async () => {
  const words = afterSalesSaid.en;
  const desk = await orderToReturn(visit);
  const page = await open(desk, '1', { language: 'en' });
  const form = formOf(page);
  await toDetails(page, 'en');
  await form.getByRole('radio', { name: words.quality }).check();
  await merchant.fault('/authapi/applyAfterSale', { kind: 'result', resultID: 1201 }, 1);
  await pressOf(page, words.submit).click();
  await see(form.getByRole('alert').filter({ hasText: /not submitted/ })).toBeVisible();
  await see(form.getByRole('radio', { name: words.quality })).toBeChecked();
  await pressOf(page, words.submit).click();
  await page.waitForURL(/afterSalesDetail/);
});

test('refuses an order that is not paid, and says why', async () => {
  const as = await remember(visit, BUYER);
  const { orderNo } = await makeOrder(as);
  const page = await open({ as, orderNo }, '1', { language: 'en' });
  await see(formOf(page).getByText(afterSalesSaid.en.refused)).toBeVisible();
  await see(pressOf(page, afterSalesSaid.en.next)).toHaveCount(0);
  await isAccessible(page);
});

test('names the application of an order that has one', async () => {
  const words = afterSalesSaid.en;
  const desk = await orderToReturn(visit);
  const returnNo = await apply(desk);
  const page = await open(desk, '1', { language: 'en' });
  await see(formOf(page).getByText(words.inAfterSales)).toBeVisible();
  const link = formOf(page).getByRole('link', { name: words.view });
  await see(link).toHaveAttribute('href', `/user/afterSalesDetail/${returnNo}`);
  await isAccessible(page);
});

test('can be filled in with the keyboard alone', async () => {
  const words = afterSalesSaid.en;
  const desk = await orderToReturn(visit);
  const page = await open(desk, '1', { language: 'en' });
  const form = formOf(page);
  await form.getByRole('radio', { name: words.some }).focus();
  await page.keyboard.press('Tab');
  await see(form.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await see(form.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await see(pressOf(page, words.next)).toBeFocused();
  await page.keyboard.press('Enter');
  await see(form.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await see(form.getByRole('radio', { name: words.quality })).toBeChecked();
  await pressOf(page, words.submit).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/afterSalesDetail/);
});
