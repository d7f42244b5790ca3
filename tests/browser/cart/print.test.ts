// The cart on paper, as a purchase list for approval, in the PDF that Chromium makes of it.
import { formatMoney } from '@clinicart/sdk';
import { purchaseList, summarise } from '@clinicart/sdk/cart';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBuyer } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { isSettled, useBrowser, type VisitOptions } from '../support/open-page.ts';
import { fillCart, shopOf } from '../support/orders.ts';
import { FOUR_GOODS } from '../support/placed-orders.ts';
import {
  beginShortcut,
  countPrintDialogs,
  hasNoChrome,
  hasPrinted,
  isOnPaper,
  printOut,
  textOf,
} from '../support/print.ts';

const visit = useBrowser();
const PRINT = { zh: '列印供批核', en: 'Print for sign-off' } as const;
const buyer = useBuyer(visit, 'verified');

/** As much of an article number as fits its column. */
const startOf = (articleNumber: string) => articleNumber.slice(0, 7);

async function openCart(options: VisitOptions): Promise<Page> {
  const page = await visit({ as: buyer(), first: countPrintDialogs, at: '/shopCart', ...options });
  await isSettled(page);
  return page;
}

const printButton = (page: Page, language: 'zh' | 'en') =>
  page.getByRole('main').getByRole('button', { name: PRINT[language], exact: true });

describe.each(['zh', 'en'] as const)('the cart on paper (%s)', (language) => {
  test('is a purchase list of the ticked lines with their totals', async () => {
    const shop = shopOf(buyer(), language);
    await fillCart(shop, [...FOUR_GOODS, ['10010', 2]]);
    const cart = await shop.cart.contents.get(null);
    const [left] = cart.groups[0]?.lines ?? [];
    if (!left) throw new Error('The cart is empty.');
    const page = await openCart({ language });
    await page.getByRole('checkbox', { name: new RegExp(left.name) }).uncheck();
    await printButton(page, language).click();
    await hasPrinted(page, 1);

    const pages = await printOut(page);
    isOnPaper(pages);
    const text = textOf(pages);
    const isTicked = ({ id }: { id: string }) => id !== left.id;
    const list = purchaseList(cart, isTicked);
    const { total } = summarise(cart, isTicked);
    if (total === undefined) throw new Error('The cart has no total.');
    for (const words of [
      '採購清單 Purchase list',
      '批核人簽署 Authorised by',
      '未計運費',
      formatMoney(total),
    ])
      expect(text).toContain(words);
    const lines = list.flatMap((group) => group.lines);
    for (const { articleNumber } of lines) expect(text).toContain(startOf(articleNumber));
    expect(text).not.toContain(startOf(left.articleNumber));
    await see(
      page.locator('.clinic-print-goods tbody tr:not(.clinic-print-store-sum)'),
    ).toHaveCount(lines.length);
    // A sum below each of several groups.
    const sums = list.length > 1 ? list.length : 0;
    await see(page.locator('.clinic-print-store-sum')).toHaveCount(sums);
    await see(page.locator('.clinic-print-clinic')).not.toBeEmpty();
    await hasNoChrome(page);

    // The next press prints what is ticked by then.
    await page.getByRole('checkbox', { name: new RegExp(left.name) }).check();
    await printButton(page, language).click();
    await hasPrinted(page, 2);
    expect(textOf(await printOut(page))).toContain(startOf(left.articleNumber));
  });

  test("prints the same from the browser's own shortcut, on a phone too", async () => {
    await fillCart(shopOf(buyer()), FOUR_GOODS);
    const page = await openCart({ language, width: 360 });
    await beginShortcut(page);
    const pages = await printOut(page);
    expect(pages).toHaveLength(1);
    isOnPaper(pages);
    expect(textOf(pages)).toContain('採購清單 Purchase list');
    await hasNoChrome(page);
    await see(page.locator('html')).not.toHaveAttribute('data-printed');
  });
});

test("prints the lines without controls from the browser's menu, before the sheet is there", async () => {
  await fillCart(shopOf(buyer()), FOUR_GOODS);
  const page = await openCart({ language: 'en' });
  // A quantity is in its field, which stays.
  await hasNoChrome(page, ['button', 'checkbox']);
  const text = textOf(await printOut(page));
  expect(text).not.toContain('Check out');
  expect(text).toContain('Cart');
});

test('prints no amount where prices are hidden', async () => {
  await fillCart(shopOf(buyer()), FOUR_GOODS);
  const page = await visit({ as: buyer(), language: 'en', first: countPrintDialogs });
  await page.route('**/authapi/shoppingcart/getShoppingCartList2*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, isAuth: false } } });
  });
  await page.goto('/shopCart');
  await isSettled(page);
  await beginShortcut(page);
  const text = textOf(await printOut(page));
  expect(text).toContain('採購清單 Purchase list');
  expect(text).not.toMatch(/HK\$|\d\.\d\d|小計|Total/);
});
