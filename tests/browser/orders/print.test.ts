// The order on paper: one page of A4 for a short order, without the frame of the shop. Spec: 2§2.6
import { beforeEach, describe, expect, test } from 'vitest';
import { type Identity, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { FOUR_GOODS, makePaidOrder } from '../support/placed-orders.ts';

const visit = useBrowser();
let buyer: Identity;
beforeEach(async () => {
  await merchant.reset();
  buyer = await remember(visit, 'verified');
});

/** Pages of a PDF that Chromium wrote: its tree of pages is plain text. */
const pagesOf = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
const A4 = /\/MediaBox \[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/;

describe.each([
  ['zh', 360],
  ['en', 1440],
] as const)('an order on paper (%s, %i px)', (language, width) => {
  test('is one page of A4 with the clinic, the goods and the total, and nothing else', async () => {
    const order = await makePaidOrder(buyer, FOUR_GOODS);
    const at = `/user/orderDetail/${order.orderNo}`;
    const page = await visit({ language, width, as: buyer, at });
    await isSettled(page);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf.toString('latin1')).toMatch(A4);

    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.clinic-order-print');
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
