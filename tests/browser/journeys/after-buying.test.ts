// One order from payment to a finished return, as its buyer and the merchant see it. Spec: 2§2.3 to 2§2.7, 2§4
import type { Page } from 'playwright';
import { beforeEach, test } from 'vitest';
import { remember } from '../support/buyer.ts';
import { deskOf, isPaidOnScreen, PAY_PASSWORD } from '../support/cashier.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { makeOrder } from '../support/orders.ts';
import { BUYER } from '../support/returns.ts';
import { afterSalesSaid } from '../ui-text/after-sales.ts';
import { ordersSaid } from '../ui-text/orders.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const DAY_MS = 86_400_000;
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) =>
  see(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
/** A button of the page; on a phone the one of its bottom bar. */
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click();

/** Comes back later, as a buyer does. */
async function comeBack(page: Page): Promise<void> {
  await page.reload();
  await isSettled(page);
}

test.each([
  ['zh', 360],
  ['en', 1440],
] as const)(
  'goes from payment over the parcel and its receipt to a finished return (%s, %i px)',
  async (language, width) => {
    const words = ordersSaid[language];
    const said = afterSalesSaid[language];
    const as = await remember(visit, BUYER);
    const order = await makeOrder(as);
    const page = await visit({ as, language, width, at: `/pay/${order.orderNo}` });

    const desk = deskOf(page, language, order);
    await desk.balance.check();
    await desk.password.fill(PAY_PASSWORD);
    await desk.pay.click();
    await isPaidOnScreen(page, language);
    await main(page).locator(`a[href$="/user/orderDetail/${order.orderNo}"]`).click();
    await page.waitForURL(/orderDetail/);

    await merchant.ship(order.orderNo);
    await merchant.advanceClock(2 * DAY_MS);
    await comeBack(page);
    await heading(page, words.toReceive);
    const [parcel = ''] = ((await merchant.orders(BUYER))[0]?.parcels ?? []).map(
      ({ waybill }) => waybill,
    );
    await main(page)
      .getByRole('button', { name: new RegExp(parcel) })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: words.tracking });
    await see(dialog.getByRole('list', { name: words.timeline }).getByRole('listitem')).toHaveCount(
      5,
    );
    await page.keyboard.press('Escape');
    await press(page, words.receipt);
    await page
      .getByRole('dialog', { name: words.receiptAsk })
      .getByRole('button', { name: words.receipt })
      .click();
    await heading(page, words.completed);

    await page.goto(`/user/serviceList/${order.orderNo}/1`);
    await isSettled(page);
    await main(page).getByRole('checkbox').first().check();
    await press(page, said.next);
    await main(page).getByRole('radio', { name: said.quality }).check();
    await press(page, said.submit);
    await heading(page, said.review);

    const [made] = await merchant.returns(BUYER);
    const returnNo = made?.returnNo ?? '';
    await merchant.approveReturn(returnNo);
    await comeBack(page);
    await press(page, said.fillIn);
    const waybill = page.getByRole('dialog', { name: said.fillIn });
    await waybill.getByLabel(said.carrier).selectOption({ index: 1 });
    await waybill.getByLabel(said.waybill).fill('SF1234567890');
    await waybill.getByRole('button', { name: said.submitWaybill }).click();
    await heading(page, said.sentBack);
    await merchant.receiveReturn(returnNo);
    await merchant.refundReturn(returnNo);
    await comeBack(page);
    await heading(page, said.refunded);
  },
);
