// Wallets on a partner's page where the browser keeps windows, storage and pages apart.
// Spec: 2§2.1, 2§2.3, 2§4, 2§7
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { enter, remember } from '../support/buyer.ts';
import { deskOf, paidOnce } from '../support/cashier.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, useBrowser } from '../support/open-page.ts';
import { beginPayment, makeOrder } from '../support/orders.ts';
import { cashierSaid } from '../ui-text/cashier.ts';
import { said } from '../ui-text/common.ts';
import {
  atDrawer,
  isPaidInDrawer,
  openCashier,
  sellingPage,
  servedPage,
  signInAtCart,
} from './partner-cashier.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const SAME_ORIGIN = { 'cross-origin-opener-policy': 'same-origin' };

/** Has the pages of a provider keep their windows to themselves. */
async function isolate(page: Page, provider: string): Promise<void> {
  await page.context().route(`**/stand-in/${provider}/**`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...SAME_ORIGIN } });
  });
}

test.each(['paypal', 'alipay'] as const)(
  'pays by %s where the policies of the page and of the provider separate their windows (COOP)',
  async (method) => {
    const words = cashierSaid.en;
    const { page, address, order, desk } = await atDrawer(visit, { headers: SAME_ORIGIN });
    await isolate(page, method);
    await desk.choose(words[method]);
    const [popup] = await Promise.all([page.waitForEvent('popup'), desk.pay.click()]);
    await see(popup).toHaveURL(new RegExp(`/stand-in/${method}/`));
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    // The shop learns of the payment only when it queries the provider.
    if (method === 'paypal') await merchant.lateNotices(true);
    await popup.getByRole('button', { name: words.payThere }).click();
    await see(popup.getByText(words.closeAndBack(new URL(address).host))).toBeVisible();
    await popup.close();
    if (method === 'paypal') await page.getByRole('button', { name: words.iPaid }).click();
    await isPaidInDrawer(page, 'en', address);
    await paidOnce('verified', order);
  },
);

test('offers a link where pop-ups are blocked, and continues to poll (zh, 360 px)', async () => {
  const words = cashierSaid.zh;
  const { page, address, order, desk } = await atDrawer(visit, {
    language: 'zh',
    width: 360,
    first: () => Object.assign(window, { open: () => null }),
  });
  await desk.choose(words.paypal);
  await desk.pay.click();
  const cashier = page.locator('clinic-cashier');
  await see(cashier.getByRole('alert')).toHaveText(words.blocked);
  await isAccessible(page);
  const link = cashier.getByRole('link', { name: words.openNow });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await see(cashier.getByRole('alert')).toHaveCount(0);
  await see(tab).toHaveURL(/\/stand-in\/paypal\//);
  await tab.getByRole('button', { name: words.payThere }).click();
  await see(tab.getByText(words.closeAndBack(new URL(address).host))).toBeVisible();
  await page.bringToFront();
  await isPaidInDrawer(page, 'zh', address);
  await paidOnce('verified', order);
});

test('opens the payment again after a reload of the page', async () => {
  const words = cashierSaid.en;
  const { page, address, order, desk } = await atDrawer(visit);
  await desk.choose(words.alipay);
  const [popup] = await Promise.all([page.waitForEvent('popup'), desk.pay.click()]);
  await see(popup).toHaveURL(/\/stand-in\/alipay\//);
  await page.reload();
  const cashier = page.locator('clinic-cashier');
  await see(cashier.getByRole('heading', { name: words.waitingFor(words.alipay) })).toBeVisible();
  await popup.getByRole('button', { name: words.payThere }).click();
  await isPaidInDrawer(page, 'en', address);
  await paidOnce('verified', order);
  // The result was seen: the next load shows the page alone.
  await page.reload();
  await see(page.locator('clinic-cart-button').getByRole('link')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await see(page.getByRole('dialog')).toHaveCount(0);
});

test('forgets the order of a drawer that the buyer has closed', async () => {
  const { page } = await atDrawer(visit);
  await page.keyboard.press('Escape');
  await see(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await see(page.locator('clinic-cart-button').getByRole('link')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await see(page.getByRole('dialog')).toHaveCount(0);
});

test('forgets it as soon as the drawer is gone, since the page may be left at once', async () => {
  const { page } = await atDrawer(visit);
  const kept = await page.getByRole('dialog').evaluate(async (dialog) => {
    const read = () => sessionStorage.getItem('cashier-open');
    const before = read();
    const after = new Promise((resolve) => {
      new MutationObserver(() => resolve(read())).observe(dialog, { attributeFilter: ['open'] });
    });
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    return [before !== null, await after];
  });
  expect(kept).toEqual([true, null]);
});

test('closes the window of a buyer who is logged in at the shop too', async () => {
  const words = cashierSaid.zh;
  const { page, address, desk } = await atDrawer(visit, { language: 'zh', isKnownToShop: true });
  await merchant.lateNotices(true);
  await desk.choose(words.alipay);
  const [popup] = await Promise.all([page.waitForEvent('popup'), desk.pay.click()]);
  const isClosed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: words.payThere }).click();
  await isClosed;
  await isPaidInDrawer(page, 'zh', address);
});

test('brings the token of the wallet back to the page, which redeems it and closes the window', async () => {
  const words = cashierSaid.en;
  const { page, address, desk } = await atDrawer(visit);
  const redeemed: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('confirmWalletReturn')) redeemed.push(request.frame().url());
  });
  await desk.choose(words.paypal);
  const [popup] = await Promise.all([page.waitForEvent('popup'), desk.pay.click()]);
  await merchant.lateNotices(true);
  await popup.getByRole('button', { name: words.payThere }).click();
  const back = popup.getByRole('link', { name: words.backTo(new URL(address).host) });
  await see(back).toBeVisible();
  expect(await popup.getByRole('dialog').count(), 'no login dialog').toBe(0);
  const isClosed = popup.waitForEvent('close');
  await back.click();
  await isClosed;
  await isPaidInDrawer(page, 'en', address);
  expect(redeemed, 'by the page, whose address is clean by then').toEqual([address]);
});

test('reports in the drawer what the wallet refused, after the way back', async () => {
  // An undocumented result code reports the cancellation.
  await merchant.answers('all');
  const words = cashierSaid.en;
  const { page, address, desk } = await atDrawer(visit);
  await desk.choose(words.paypal);
  const [popup] = await Promise.all([page.waitForEvent('popup'), desk.pay.click()]);
  await popup.getByRole('button', { name: words.cancelThere }).click();
  await popup.getByRole('link', { name: words.backTo(new URL(address).host) }).click();
  // The window stays, with the order in the drawer, and the first page offers the ways of paying again.
  await see(popup.locator('clinic-pay-result')).toBeVisible();
  expect(popup.url()).toBe(address);
  await page.bringToFront();
  await see(desk.alert).toHaveText(words.cancelled);
  await see(desk.way(words.paypal)).toBeVisible();
});

test('shows the result on the page that a provider returns to in the same window', async () => {
  const words = cashierSaid.zh;
  const { page, address, order, desk } = await atDrawer(visit, { language: 'zh', width: 360 });
  await desk.choose(words.payme);
  await desk.pay.click();
  const cashier = page.locator('clinic-cashier');
  const link = cashier.getByRole('link', { name: words.open(words.payme) });
  // A phone's browser may open its application in the tab of the page.
  const href = await link.getAttribute('href');
  await see(link).toHaveAttribute('target', '_blank');
  await page.goto(href ?? '');
  await see(page).toHaveURL(/\/stand-in\/payme\//);
  await page.getByRole('button', { name: words.payThere }).click();
  await isPaidInDrawer(page, 'zh', address);
  await isAccessible(page);
  await paidOnce('verified', order);
});

test('shows the result in the place of a cashier without a cart button, and returns to it there', async () => {
  const words = cashierSaid.en;
  await merchant.answers('all');
  const order = await makeOrder(await remember(visit, 'verified'));
  const page = await visit({ language: 'en', site: '' });
  const address = await servedPage(
    'en',
    `<clinic-cashier order-id="${order.orderNo}"></clinic-cashier>`,
  );
  await page.goto(address);
  await enter(page, 'en', emailOf('verified'));
  const desk = deskOf(page, 'en', order);
  await desk.choose(words.alipay);
  const [popup] = await Promise.all([page.waitForEvent('popup'), desk.pay.click()]);
  await popup.getByRole('button', { name: words.payThere }).click();
  await isPaidInDrawer(page, 'en', address);
  await isAccessible(page);
  // The cashier takes back a buyer who would go there from the result, whether it saw the payment or read of it.
  for (const knows of ['saw', 'read'] as const) {
    if (knows === 'read') await page.reload();
    await isPaidInDrawer(page, 'en', address);
    const isLeft = await page.locator('clinic-pay-result').evaluate((result) => {
      const init = { bubbles: true, composed: true, cancelable: true };
      const detail = { url: 'https://shop.example/pay/1', route: 'pay' };
      return result.dispatchEvent(new CustomEvent('clinic-navigate', { ...init, detail }));
    });
    expect(isLeft, knows).toBe(false);
    await isPaidInDrawer(page, 'en', address);
  }
});

test('tells a signed-out buyer at the return page of the shop where to go, before any login', async () => {
  const buyer = await remember(visit, 'verified');
  const order = await makeOrder(buyer);
  const wallet = await beginPayment(buyer, order, 'paypal');
  const token = new URL(wallet).pathname.split('/').at(-1);
  const page = await visit({ language: 'zh', width: 360 });
  await page.goto(`/paypalResult?token=${token}&orderNo=${order.orderNo}`);
  await see(page.getByRole('heading', { name: cashierSaid.zh.elsewhere })).toBeVisible();
  await see(page).toHaveURL(/\/paypalResult$/);
  await see(page.getByRole('dialog')).toHaveCount(0);
  await isAccessible(page);
  await page.getByRole('main').getByRole('button', { name: said.zh.logIn, exact: true }).click();
  await enter(page, 'zh', emailOf('verified'));
  await see(page).toHaveURL(/\/payResult\?/);
});

test('pays by a wallet in a frame without storage, cookies, locks and channels', async () => {
  const words = cashierSaid.en;
  const order = await makeOrder(await remember(visit, 'verified'));
  const page = await visit({ site: '', mayHear: /status of 404/ });
  // The frame inherits the policy and the network origin of this document.
  await page.goto(await servedPage('en', ''));
  await page.evaluate(
    (html) => {
      const frame = document.createElement('iframe');
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
      );
      frame.srcdoc = html;
      frame.width = '1000';
      frame.height = '850';
      document.body.replaceChildren(frame);
    },
    sellingPage('en', '<clinic-cart-button></clinic-cart-button>'),
  );
  const frame = page.frameLocator('iframe').first();
  await signInAtCart(frame, 'en', 'verified');
  await see(frame.locator('clinic-cart')).toBeVisible();
  await openCashier(frame, order.orderNo);
  const desk = deskOf(frame, 'en', order, frame.locator('clinic-cashier'));
  await desk.choose(words.paypal);
  const [popup] = await Promise.all([page.waitForEvent('popup'), desk.pay.click()]);
  await see(popup).toHaveURL(/\/stand-in\/paypal\//);
  await popup.getByRole('button', { name: words.payThere }).click();
  await see(popup.getByRole('heading', { name: words.elsewhere })).toBeVisible();
  const heading = { name: words.paid, level: 1 };
  await see(frame.locator('clinic-pay-result').getByRole('heading', heading)).toBeVisible();
  await paidOnce('verified', order);
});
