// The order on paper: one page of A4 for a short order, without the frame of the shop. Spec: 2§2.6
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBuyer } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { FOUR_GOODS, makePaidOrder } from '../support/placed-orders.ts';
import { type PrintedPage, printedPages } from '../support/printed-pages.ts';
import type { Lang } from '../ui-text/common.ts';
import { ordersSaid } from '../ui-text/orders.ts';

const visit = useBrowser();
const buyer = useBuyer(visit, 'verified');

const DETAIL = '/authapi/getOrderDetails';

describe.each([
  ['zh', 360],
  ['en', 1440],
] as const)('an order on paper (%s, %i px)', (language, width) => {
  test('is one page of A4 with the clinic, the goods and the total, and nothing else', async () => {
    const order = await makePaidOrder(buyer(), FOUR_GOODS);
    const at = `/user/orderDetail/${order.orderNo}`;
    const page = await visit({ language, width, as: buyer(), at });
    await isSettled(page);
    const pages = await print(page);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.size.map(Math.round)).toEqual([595, 842]);

    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.clinic-print-sheet');
    await see(sheet).toBeVisible();
    const clinic = page.locator('.clinic-print-clinic');
    await see(clinic).not.toBeEmpty();
    for (const text of [order.orderNo, order.total, '訂單', 'Order', '收貨人簽署'])
      await see(sheet).toContainText(text);
    // Every line is printed, those too that the screen folds.
    await see(sheet.locator('tbody tr')).toHaveCount(4);
    for (const frame of ['clinic-header', 'clinic-footer', 'clinic-support', 'nav'])
      await see(page.locator(frame).first()).toBeHidden();
    await see(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await see(sheet).toBeHidden();
  });
});

const NAMES = {
  zh: ['加厚無粉丁腈檢查手套', '倉庫'],
  en: ['Nitrile examination gloves, powder-free, heavy', 'Warehouse'],
} as const;

/** An answer with so many lines in stores of 15, with names in the language of the call. */
function withLines(answer: { data: object }, count: number, language: Lang, isOther: boolean) {
  const [name, store] = NAMES[language];
  const goods = Array.from({ length: count }, (_, at) => ({
    searchProductId: String(90_000 + at),
    erpProductNo: `NO-${at + 1}`,
    productName: `${name} ${at + 1}`,
    standard: 'M',
    unit: 'box',
    actualPrice: 10,
    amount: 2,
  }));
  const shardingPayOrder = Array.from({ length: Math.ceil(count / 15) }, (_, at) => ({
    storeName: `${store} ${at + 1}`,
    // The other language has the lines of a store in another order.
    goods: goods.slice(at * 15, at * 15 + 15).toSorted(() => (isOther ? -1 : 0)),
  }));
  return { ...answer, data: { ...answer.data, goods: [], shardingPayOrder } };
}

interface Wanted {
  readonly language: Lang;
  readonly lines: number;
  /** A language whose read fails. */
  readonly fails?: Lang;
}

/** Opens an order of so many lines; returns the languages that it was read in, and how to print it. */
async function openWithLines({ language, lines, fails }: Wanted) {
  const order = await makePaidOrder(buyer(), FOUR_GOODS);
  const page = await visit({
    language,
    as: buyer(),
    mayHear: /Failed to load resource/,
    first: () => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
    },
  });
  const read: Lang[] = [];
  await page.route(`**${DETAIL}*`, async (route) => {
    const spoken = route.request().headers().langenv === '2' ? 'en' : 'zh';
    read.push(spoken);
    if (spoken === fails) return route.abort();
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: withLines(await response.json(), lines, spoken, spoken !== language),
    });
  });
  await page.goto(`/user/orderDetail/${order.orderNo}`);
  await isSettled(page);
  return { page, read, order };
}

async function pressPrint(page: Page, language: Lang) {
  const words = ordersSaid[language];
  await page.getByRole('main').getByRole('button', { name: words.print, exact: true }).click();
  await see(page.locator('html[data-printed]')).toBeAttached();
}

const print = async (page: Page) => printedPages(await page.pdf({ preferCSSPageSize: true }));
const textsOf = ({ lines }: PrintedPage) => lines.map(({ text }) => text);
/** The number of the row that begins in a line. */
const rowIn = (text: string) => /^(\d+)NO-\1(?!\d)/.exec(text)?.[1];

describe('an order of 60 lines in 4 stores, on paper', () => {
  test.each(['zh', 'en'] as const)('keeps rows, heads and totals whole (%s)', async (language) => {
    const { page, read } = await openWithLines({ language, lines: 60 });
    await pressPrint(page, language);
    expect(read).toEqual(language === 'zh' ? ['zh', 'en'] : ['en', 'zh']);
    const pages = await print(page);
    expect(pages.length).toBeGreaterThan(2);
    const rows = pages.flatMap((each) => textsOf(each).map(rowIn).filter(Boolean));
    expect(rows).toEqual(Array.from({ length: 60 }, (_, at) => String(at + 1)));
    pages.forEach((each, at) => {
      const texts = textsOf(each);
      const all = texts.join(' ');
      expect(texts.at(-1)).toBe(
        `第 ${at + 1} 頁，共 ${pages.length} 頁 Page ${at + 1} of ${pages.length}`,
      );
      // 12 mm are 34 pt.
      for (const { left, top } of each.lines) {
        expect(Math.round(left)).toBeGreaterThanOrEqual(34);
        expect(top).toBeGreaterThan(34);
      }
      // Both names of a row are on its page, in Chinese first.
      for (const number of texts.map(rowIn).filter((row) => row !== undefined)) {
        const row = new RegExp(
          `NO-${number}加厚無粉丁腈檢查手套 ${number}M.*?heavy ${number}(?!\\d)`,
        );
        expect(all).toMatch(row);
      }
      // A store's line is followed by the table's head, and that by a row; so does each page of a table begin.
      const stores = texts.flatMap((text, line) => (/^倉庫 \d Warehouse/.test(text) ? [line] : []));
      const first = texts.findIndex((text) => rowIn(text) !== undefined);
      expect(stores.some((line) => line < first)).toBe(true);
      for (const line of stores) {
        expect(texts[line + 2]).toBe('#ArticleProductPackQtyPriceAmount');
        expect(rowIn(texts[line + 3] ?? '')).toBeDefined();
      }
    });
  });

  test('prints in one language when the other cannot be read', async () => {
    const { page } = await openWithLines({ language: 'en', lines: 60, fails: 'zh' });
    await pressPrint(page, 'en');
    const all = (await print(page)).flatMap(textsOf).join(' ');
    expect(all).toMatch(/60NO-60Nitrile/);
    expect(all).not.toContain('手套');
    expect(all).toContain('訂單 Order');
  });
});

test('totals and signatures stay together, whether they fit the page or not', async () => {
  const counts = new Set<number>();
  for (const lines of [8, 11, 12, 13, 14, 15]) {
    const { page } = await openWithLines({ language: 'en', lines });
    const pages = await print(page);
    counts.add(pages.length);
    const last = textsOf(pages.at(-1) as PrintedPage).join(' ');
    for (const text of ['運費 Delivery', 'Total paid', 'Received by', 'Clinic stamp', 'Printed'])
      expect(last, `${lines} lines`).toContain(text);
  }
  expect([...counts]).toEqual([1, 2]);
});
