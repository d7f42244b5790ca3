// Order confirmation on paper: the order with the chosen address, delivery and payment, in the PDF of Chromium.
import { formatMoney } from '@clinicart/sdk';
import { explainOrder, planOf } from '@clinicart/sdk/checkout';
import { describe, expect, test } from 'vitest';
import { useBuyer } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { beginOrder, shopOf } from '../support/orders.ts';
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
const SAID = {
  zh: { print: '列印訂單', transfer: /^銀行轉帳/, method: '銀行轉帳', remark: '備註' },
  en: {
    print: 'Print this order',
    transfer: /^Bank transfer/,
    method: 'Bank transfer',
    remark: 'Remark',
  },
} as const;
const buyer = useBuyer(visit, 'verified');

describe.each([
  ['zh', 360],
  ['en', 1440],
] as const)('order confirmation on paper (%s, %i px)', (language, width) => {
  test('has the goods, the chosen address, delivery and payment, and the total', async () => {
    const shop = shopOf(buyer(), language);
    await beginOrder(shop, FOUR_GOODS);
    const order = await shop.checkout.confirmation.get(null);
    const { orderNo, stores } = order;
    const { totals } = explainOrder(planOf(order, shop.checkout.choices(orderNo).get()));
    const page = await visit({
      language,
      width,
      as: buyer(),
      first: countPrintDialogs,
      at: '/order/confirm2',
    });
    await isSettled(page);
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: SAID[language].transfer }).check();
    await main.getByRole('textbox').last().fill('14:00 side door');
    await main.getByRole('button', { name: SAID[language].print, exact: true }).click();
    await hasPrinted(page, 1);

    const pages = await printOut(page);
    expect(pages).toHaveLength(1);
    isOnPaper(pages);
    const text = textOf(pages);
    for (const words of [
      '訂單確認 Order confirmation',
      '未提交 Not placed yet',
      '批核人簽署 Authorised by',
      SAID[language].method,
      '14:00 side door',
      orderNo,
      formatMoney(totals.total),
    ])
      expect(text).toContain(words);
    const sheet = page.locator('.clinic-print-sheet');
    const goods = stores.flatMap((store) => store.goods);
    await see(sheet.locator('tbody tr')).toHaveCount(goods.length);
    for (const { articleNumber } of goods) await see(sheet).toContainText(articleNumber);
    const address = order.addresses.find(({ isDefault }) => isDefault);
    await see(sheet).toContainText(address?.street ?? '-');
    await see(page.locator('.clinic-print-clinic')).not.toBeEmpty();
    await hasNoChrome(page);
  });

  test("prints the same from the browser's own shortcut", async () => {
    await beginOrder(shopOf(buyer()), FOUR_GOODS);
    const page = await visit({ language, width, as: buyer(), at: '/order/confirm2' });
    await isSettled(page);
    await beginShortcut(page);
    expect(textOf(await printOut(page))).toContain('訂單確認 Order confirmation');
    await hasNoChrome(page);
  });
});
