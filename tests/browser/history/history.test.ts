// The buying history of a clinic that has ordered for two years.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { parseCsv } from '../support/scripts.ts';
import { type Lang, languages } from '../ui-text/common.ts';

const ACCOUNT = 'regular';
const ORDERS = '/authapi/getOrders2';
const PRODUCT = '/api/product/detail';

const said = {
  zh: {
    title: '採購紀錄',
    low: '快將用完',
    viewAll: /^查看全部 \d+ 項$/,
    viewLess: '收起',
    table: '分類明細',
    six: '近 6 個月',
    custom: '自訂日期',
    from: '由',
    to: '至',
    show: '顯示',
    all: '顯示全部 12 個月',
    reversed: '開始日期不可遲於結束日期。',
    emptyRange: '此期間沒有訂單，請選擇其他日期。',
    exportAs: '匯出試算表',
    csv: 'CSV 檔案（.csv）',
    exported: '訂單紀錄已匯出。',
    add: /^加入 /,
    addAll: /^全部加入購物車 HK\$/,
    added: /已加入 \d+ 件。/,
    result: /已加入購物車|已加入 \d+ 項|原因見各行/,
    increase: /^增加/,
    empty: '首三張訂單完成後，此頁便會有內容。',
    retry: '再試一次',
    unread: /項產品的分類未能讀取/,
    hidden: '診所認證後即可查看支出。',
    sum: '合計',
    total: '12 個月合計',
  },
  en: {
    title: 'Buying history',
    low: 'Running low',
    viewAll: /^View all \d+$/,
    viewLess: 'Show less',
    table: 'By category',
    six: '6 months',
    custom: 'Custom dates',
    from: 'From',
    to: 'To',
    show: 'Show',
    all: 'Show all 12 months',
    reversed: 'The first date must not be after the last one.',
    emptyRange: 'No orders in this range. Choose other dates.',
    exportAs: 'Export',
    csv: 'CSV file (.csv)',
    exported: 'Your order history is exported.',
    add: /^Add (?!all)/,
    addAll: /^Add all to cart HK\$/,
    added: /\d+ added\./,
    result: /in your cart|Each line says why/,
    increase: /^Increase/,
    empty: 'Your first three orders will fill this page.',
    retry: 'Try again',
    unread: /could not be read/,
    hidden: 'Spending shows once your clinic is verified.',
    sum: 'Total',
    total: 'Total of 12 months',
  },
} satisfies Record<Lang, unknown>;

const visit = useBrowser();
beforeEach(async () => {
  await merchant.reset();
  await merchant.loadHistory();
});

async function open(language: Lang, width: number, account = ACCOUNT): Promise<Page> {
  const as = await remember(visit, account);
  return visit({ language, width, as, at: '/user/history' });
}
const lowTable = (page: Page, language: Lang) =>
  page.getByRole('region', { name: said[language].low, exact: true }).getByRole('table');
const categories = (page: Page, language: Lang) =>
  page.getByRole('region', { name: said[language].table, exact: true }).getByRole('table');
const dollars = (text: string) => Number(text.replace(/[^\d.]/g, ''));

describe.each([
  ['zh', 360],
  ['en', 1440],
] as const)('the buying history in %s at %i px', (language, width) => {
  const words = said[language];

  test('shows what runs low and a table of spending, which add up, and has no barrier', async () => {
    const page = await open(language, width);
    await isSettled(page);
    await see(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await see(lowTable(page, language).getByRole('row')).toHaveCount(11);
    await page.getByRole('button', { name: words.viewAll }).press('Enter');
    await see(page.getByRole('button', { name: words.viewLess })).toBeFocused();
    await page.keyboard.press('Enter');
    await see(lowTable(page, language).getByRole('row')).toHaveCount(11);
    const rows = categories(page, language).getByRole('row');
    await see(rows.first()).toBeAttached();
    const cells = await rows.last().getByRole('cell').allTextContents();
    const months = cells.slice(0, 12).map(dollars);
    expect(months).toHaveLength(12);
    // Each month is rounded to the dollar.
    const difference = months.reduce((all, one) => all + one, 0) - dollars(cells[12] ?? '');
    expect(Math.abs(difference)).toBeLessThanOrEqual(6);
    const exact = page.locator('dt', { hasText: words.total }).locator('+ dd');
    expect(Math.round(dollars((await exact.textContent()) ?? ''))).toBe(dollars(cells[12] ?? ''));
    await isAccessible(page);
    const isWider = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
    expect(await isWider()).toBe(false);
  });

  test('adds one article, then all, and shows the result of each line', async () => {
    const page = await open(language, width);
    const first = lowTable(page, language).getByRole('row').nth(1);
    const quantity = first.getByRole('spinbutton');
    const before = Number(await quantity.inputValue());
    await first.getByRole('button', { name: words.increase }).click();
    await see(quantity).toHaveValue(String(before + 1));
    await quantity.fill(String(before));
    await quantity.press('Enter');
    await first.getByRole('button', { name: words.add }).click();
    await see(first.getByText(words.added)).toBeVisible();
    expect((await merchant.account(ACCOUNT)).cartLines).toBe(1);
    await page.getByRole('button', { name: words.addAll }).click();
    const rows = lowTable(page, language).getByRole('row');
    const outcome = page.locator('clinic-history').getByRole('status');
    await see(outcome.filter({ hasText: words.result })).toBeVisible();
    await see(rows.locator('.clinic-history-outcome')).toHaveCount(10);
    expect((await merchant.account(ACCOUNT)).cartLines).toBeGreaterThan(1);
    await isAccessible(page);
  });
});

test('changes the range by keyboard, refuses reversed dates, and shows a range without orders', async () => {
  const words = said.en;
  const page = await open('en', 1440);
  const headings = categories(page, 'en').getByRole('columnheader');
  await see(headings).toHaveCount(15);
  await page.getByRole('button', { name: words.six }).focus();
  await page.keyboard.press('Enter');
  await see(headings).toHaveCount(9);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await see(page.getByRole('button', { name: words.custom })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByLabel(words.from, { exact: true }).fill('2020-02-01');
  await page.getByLabel(words.to, { exact: true }).fill('2020-01-01');
  await page.keyboard.press('Enter');
  await see(page.getByText(words.reversed)).toBeVisible();
  await isAccessible(page);
  await page.getByLabel(words.to, { exact: true }).fill('2020-03-31');
  await page.keyboard.press('Enter');
  await see(page.getByText(words.emptyRange)).toBeVisible();
});

test('keeps the range in the address; Back and a reload return to it', async () => {
  const words = said.en;
  const page = await open('en', 1440);
  const pressed = (name: string) =>
    see(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: words.six }).click();
  await see(page).toHaveURL(/\/user\/history\?months=6$/);
  await page.getByRole('button', { name: words.custom }).click();
  await page.getByLabel(words.from, { exact: true }).fill('2026-01-01');
  await page.getByLabel(words.to, { exact: true }).fill('2026-03-31');
  await page.keyboard.press('Enter');
  await see(page).toHaveURL(/\?from=2026-01-01&to=2026-03-31$/);
  const headings = categories(page, 'en').getByRole('columnheader');
  await see(headings).toHaveCount(6);
  await page.reload();
  await pressed(words.custom);
  await see(page.getByLabel(words.from, { exact: true })).toHaveValue('2026-01-01');
  await see(headings).toHaveCount(6);
  // First the days that the dates began with, then six months.
  await page.goBack();
  await page.goBack();
  await pressed(words.six);
  await see(headings).toHaveCount(9);
  await page.goForward();
  await pressed(words.custom);
});

test('shows six months and their shares on a desk, then all, and never scrolls sideways', async () => {
  const page = await open('zh', 1440);
  const table = categories(page, 'zh');
  const row = table.getByRole('row').nth(1);
  const widths = () =>
    row.locator('[data-month]').evaluateAll((cells) => cells.map(({ clientWidth }) => clientWidth));
  await see(table).toBeVisible();
  expect((await widths()).filter((width) => width > 20)).toHaveLength(6);
  await see(row.locator('svg')).toBeVisible();
  await page.getByRole('button', { name: said.zh.all }).click();
  expect((await widths()).filter((width) => width > 20)).toHaveLength(12);
  await isAccessible(page);
  const isWider = () =>
    table.evaluate(
      ({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0),
    );
  expect(await isWider()).toBe(false);
});

test('shows bars of six months on a phone, and every month of a category in its row', async () => {
  const page = await open('zh', 360);
  await see(categories(page, 'zh')).toBeVisible();
  await see(page.locator('.clinic-history-bars > li').filter({ visible: true })).toHaveCount(6);
  await see(page.locator('.clinic-history-scale')).toBeHidden();
  const first = categories(page, 'zh').getByRole('row').nth(1);
  await see(first.locator('[data-month]').filter({ visible: true })).toHaveCount(12);
  await see(page.getByRole('button', { name: said.zh.all })).toBeHidden();
});

test('exports the orders of the range as CSV', async () => {
  const page = await open('zh', 1440);
  await isSettled(page);
  await page.getByRole('button', { name: said.zh.exportAs }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: said.zh.csv }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^訂單紀錄-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const [head, ...rows] = parseCsv(text.slice(1));
  expect(head?.slice(0, 3)).toEqual(['訂單編號', '下單時間', '狀態']);
  expect(rows.length).toBeGreaterThan(100);
  await see(page.getByRole('status').filter({ hasText: said.zh.exported })).toHaveCount(1);
});

describe('a history that cannot be read in full', () => {
  test('offers to try again, and then shows it', async () => {
    await merchant.fault(ORDERS, { kind: 'status', status: 503 });
    const as = await remember(visit, ACCOUNT);
    const page = await visit({ language: 'en', as, at: '/user/history', mayHear: /503/ });
    const retry = page.getByRole('button', { name: said.en.retry });
    await see(retry).toBeVisible();
    await isAccessible(page);
    await merchant.clearFaults();
    await retry.click();
    await see(lowTable(page, 'en')).toBeVisible();
  });

  test('counts products without a category as other, and says how many', async () => {
    await merchant.fault(PRODUCT, { kind: 'status', status: 400 });
    const as = await remember(visit, ACCOUNT);
    const page = await visit({ language: 'en', as, at: '/user/history', mayHear: /400/ });
    await see(page.getByText(said.en.unread)).toBeVisible();
    await see(categories(page, 'en').getByRole('row')).toHaveCount(3);
    await merchant.clearFaults();
    await page.getByRole('alert').getByRole('button', { name: said.en.retry }).click();
    await see(categories(page, 'en').getByRole('row')).toHaveCount(7);
  });
});

test.each(languages)('says in %s how the page of a new clinic fills', async (language) => {
  const page = await open(language, 360, 'verified');
  await see(page.getByText(said[language].empty)).toBeVisible();
  await isAccessible(page);
});

test('shows no amount to a clinic whose certificate was rejected', async () => {
  const { id } = await merchant.account(ACCOUNT);
  await merchant.reject(id, { zh: '證書已過期', en: 'The certificate has expired' });
  const page = await open('en', 1440);
  await see(page.getByText(said.en.hidden)).toBeVisible();
  await see(lowTable(page, 'en').getByRole('row')).toHaveCount(11);
  await see(lowTable(page, 'en').getByRole('spinbutton')).toHaveCount(0);
  await see(categories(page, 'en')).toHaveCount(0);
  expect(
    await page.locator('clinic-history').evaluate((one) => one.shadowRoot?.textContent),
  ).not.toMatch(/HK\$/);
  await isAccessible(page);
});

test('asks a visitor to log in, and then shows the history', async () => {
  const page = await visit({ language: 'en', at: '/user/history' });
  await see(page.getByRole('dialog')).toBeVisible();
  await see(page.locator('clinic-history').getByRole('table')).toHaveCount(0);
  await enter(page, 'en', emailOf(ACCOUNT));
  await see(lowTable(page, 'en')).toBeVisible();
});

test.each([360, 1440])(
  'shows how far the reading is without moving the page, at %i px (en)',
  async (width) => {
    const as = await remember(visit, ACCOUNT);
    const page = await visit({ language: 'en', width, as });
    let isHeld = true;
    const held: (() => void)[] = [];
    const letGo = () => {
      for (const go of held.splice(0)) go();
    };
    await page.route(`**${ORDERS}`, async (route) => {
      if (isHeld) await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    await page.goto('/user/history');
    const last = page.locator('.clinic-history-skeleton').last();
    await see(last).toBeVisible();
    const before = await last.boundingBox();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    letGo();
    await see(page.getByRole('progressbar')).toBeVisible();
    expect(await last.boundingBox()).toEqual(before);
    isHeld = false;
    letGo();
    await isSettled(page);
  },
);
