// The details of a bank transfer on paper, for the one who pays, in the PDF of Chromium.
import { describe, expect, test } from 'vitest';
import { useBuyer } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { makeOrder } from '../support/orders.ts';
import {
  countPrintDialogs,
  hasNoChrome,
  hasPrinted,
  isOnPaper,
  printOut,
  textOf,
} from '../support/print.ts';

const visit = useBrowser();
const PRINT = { zh: '列印轉帳資料', en: 'Print these details' } as const;
const buyer = useBuyer(visit, 'verified');

describe.each([
  ['zh', 360],
  ['en', 1440],
] as const)('transfer details on paper (%s, %i px)', (language, width) => {
  test('have the account, the amount and the order number on one page', async () => {
    const order = await makeOrder(buyer(), undefined, 'transfer');
    const page = await visit({
      language,
      width,
      as: buyer(),
      first: countPrintDialogs,
      at: `/payResult?type=success&orderId=${order.orderNo}&payType=8`,
    });
    await isSettled(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: PRINT[language], exact: true })
      .click();
    await hasPrinted(page, 1);
    const pages = await printOut(page);
    expect(pages).toHaveLength(1);
    isOnPaper(pages);
    const text = textOf(pages);
    for (const words of [
      '轉帳資料 Transfer details',
      '應轉帳金額 Amount to transfer',
      '000-123456-838',
      order.orderNo,
      order.total,
    ])
      expect(text).toContain(words);
    await see(page.locator('.clinic-print-barcode')).toHaveCount(1);
    await see(page.locator('.clinic-print-clinic')).not.toBeEmpty();
    await hasNoChrome(page);
  });
});
