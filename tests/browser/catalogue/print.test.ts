// A product on paper: name, picture, parameters and specifications, in the PDF that Chromium makes of it.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBuyer } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { shopOf } from '../support/orders.ts';
import {
  countPrintDialogs,
  hasNoChrome,
  hasPrinted,
  isOnPaper,
  printOut,
  textOf,
  textsOf,
} from '../support/print.ts';

const visit = useBrowser();
const PRINT = { zh: '列印產品資料', en: 'Print this product' } as const;
/** A hundred articles. */
const RANGE = '10266';
const GLOVES = '10001';
const buyer = useBuyer(visit, 'verified');

async function pressPrint(page: Page, language: 'zh' | 'en') {
  await isSettled(page);
  const button = page.getByRole('main').getByRole('button', { name: PRINT[language], exact: true });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await hasPrinted(page, 1);
}

describe.each(['zh', 'en'] as const)('a product on paper (%s)', (language) => {
  test('has every article once, over several pages with their head', async () => {
    const shop = shopOf(buyer(), language);
    const [product, { specifications }] = await Promise.all([
      shop.catalogue.product.get({ id: RANGE }),
      shop.catalogue.specifications.get({ id: RANGE }),
    ]);
    const page = await visit({
      language,
      as: buyer(),
      first: countPrintDialogs,
      at: `/product/${RANGE}`,
    });
    await pressPrint(page, language);
    const pages = await printOut(page);
    expect(pages.length).toBeGreaterThan(1);
    isOnPaper(pages);
    for (const each of pages.slice(0, -1))
      expect(textsOf(each).some((text) => /貨號.*規格.*包裝/.test(text))).toBe(true);
    const text = textOf(pages);
    expect(text).toContain('產品資料 Product sheet');
    expect(text).toContain('單價 HKD');
    await see(page.locator('.clinic-print-sheet')).toContainText(product.name);
    await see(page.locator('.clinic-print-specifications tbody tr')).toHaveCount(
      specifications.length,
    );
    await hasNoChrome(page);
  });
});

test('a visitor prints a product without prices', async () => {
  const page = await visit({
    language: 'en',
    first: countPrintDialogs,
    at: `/product/${GLOVES}`,
  });
  await pressPrint(page, 'en');
  const pages = await printOut(page);
  expect(pages).toHaveLength(1);
  const text = textOf(pages);
  expect(text).toContain('產品資料 Product sheet');
  expect(text).not.toMatch(/HK\$|單價/);
  await hasNoChrome(page);
});
