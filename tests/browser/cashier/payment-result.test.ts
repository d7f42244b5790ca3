// The outcome of a payment: the result as the server has it, the way back from a wallet, and a code on its own page.
// Spec: 2§2.1, 2§2.3, 2§2.4, 2§4, 2§8, 2§9
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { type Identity, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { everythingIn, isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { beginPayment, makeOrder, payAtProvider } from '../support/orders.ts';

const visit = useBrowser();
const DAY_MS = 24 * 60 * 60 * 1000;

let buyer: Identity;
beforeEach(async () => {
  await merchant.reset();
  buyer = await remember(visit, 'verified');
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

test('shows the account of a bank transfer and copies both texts (zh, 360 px)', async () => {
  const order = await makeOrder(buyer, undefined, 'transfer');
  const page = await visit({ width: 360, as: buyer });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/payResult?type=success&orderId=${order.orderNo}&payType=8&price=0.01&pay=x`);
  await see(heading(page, '訂單已提交，請轉帳')).toBeVisible();
  const main = page.getByRole('main');
  await see(main.getByText(order.total)).toBeVisible();
  await see(main.getByText('戶口號碼：000-123456-838')).toBeVisible();
  await main.getByRole('button', { name: '複製收款帳戶' }).click();
  await see(main.getByRole('status').filter({ hasText: '已複製' })).toBeVisible();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain('000-123456-838');
  await main.getByRole('button', { name: '複製轉帳說明' }).click();
  await expect.poll(clipboard).toContain('備註');
  await see(link(page, '查看訂單')).toHaveAttribute('href', `/user/orderDetail/${order.orderNo}`);
  await see(link(page, '返回首頁')).toHaveAttribute('href', '/');
  await fits(page);
  await isAccessible(page);
  // The money arrives while the page is open.
  await merchant.completePayment(order.orderNo);
  await see(heading(page, '付款成功')).toBeVisible();
});

test('trusts the order over the address, renders it as text and only for its owner (en)', async () => {
  const order = await makeOrder(buyer);
  const forged = new URLSearchParams({
    type: 'success',
    orderId: order.orderNo,
    price: '0.01',
    pay: 'EvilPay',
    payType: '9',
    message: 'Call <b>3000 0000</b>',
    html: '<img src=x onerror=alert(1)>',
    tips: 'Free gift',
  });
  const page = await visit({ language: 'en', width: 768, as: buyer, at: `/payResult?${forged}` });
  // The payment is open, whatever the address claims.
  await see(heading(page, 'Confirming your payment')).toBeVisible();
  await see(page.getByRole('main').getByText(order.total)).toBeVisible();
  const shown = await page.getByRole('main').innerText();
  for (const text of ['0.01', 'EvilPay', '3000 0000', 'Free gift'])
    expect(shown).not.toContain(text);
  await isAccessible(page);

  await page.getByRole('main').getByRole('button', { name: 'Check now' }).click();
  await see(page.getByText(/^No payment received yet/)).toBeVisible();

  // The page shows the reason of the failure, but as text and attributed to the previous page.
  forged.set('type', 'fail');
  await page.goto(`/payResult?${forged}`);
  await see(heading(page, 'Payment not completed')).toBeVisible();
  await see(
    page.getByText('Reason given by the payment page: Call <b>3000 0000</b>', { exact: true }),
  ).toBeVisible();
  await see(page.getByRole('main').locator('img, b')).toHaveCount(0);
  await see(link(page, 'Pay again')).toHaveAttribute('href', `/pay/${order.orderNo}`);
  await isAccessible(page);
  // When the payment arrives after all, the page reports it by itself.
  await payAtProvider(await beginPayment(buyer, order, 'wechat'));
  await see(heading(page, 'Payment successful')).toBeVisible();
  await see(link(page, 'Pay again')).toHaveCount(0);

  // Another buyer learns nothing of the payment, and a visitor has to log in.
  const other = await visit({ language: 'en', as: await remember(visit, 'finance') });
  await other.goto(`/payResult?${forged}`);
  await see(heading(other, 'This order cannot be paid')).toBeVisible();
  await see(link(other, 'View order')).toHaveCount(0);
  expect(await other.getByRole('main').innerText()).not.toMatch(/HK\$|3000 0000/);
  const visitor = await visit({ language: 'en', at: `/payResult?${forged}` });
  await see(visitor.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await visitor.getByRole('main').innerText()).not.toMatch(/HK\$|3000 0000/);
  await isAccessible(visitor);
});

test('retries a failed read and offers no payment for an expired order (zh)', async () => {
  const order = await makeOrder(buyer);
  const path = '/authapi/pay/getPayOrder';
  await merchant.fault(path, { kind: 'status', status: 503 }, 3);
  const page = await visit({ as: buyer, mayHear: /503/ });
  await page.goto(`/payResult?type=fail&orderId=${order.orderNo}`);
  const again = page.getByRole('main').getByRole('button', { name: '再試一次' });
  await see(again).toBeVisible();
  await merchant.clearFaults();
  await again.click();
  await see(heading(page, '付款未完成')).toBeVisible();
  await merchant.advanceClock(2 * DAY_MS);
  await page.reload();
  await see(heading(page, '付款已關閉')).toBeVisible();
  await see(page.getByText(/^訂單已過期：付款時限已過。/)).toBeVisible();
  await see(link(page, '再次付款')).toHaveCount(0);
  await isAccessible(page);
  await page.goto('/payResult');
  await see(page.getByText('此頁面的地址沒有訂單編號。')).toBeVisible();
});

test('removes a wallet’s token from the address at once and survives lost answers (en, 360 px)', async () => {
  const order = await makeOrder(buyer);
  const address = await beginPayment(buyer, order, 'paypal');
  await payAtProvider(address);
  const token = new URL(address).pathname.split('/').at(-1) ?? '';
  const page = await visit({
    language: 'en',
    width: 360,
    as: buyer,
    mayHear: /ERR_EMPTY_RESPONSE|ERR_/,
  });
  // The server confirms the payment, but its answer is lost.
  await merchant.fault('/authapi/pay/confirmWalletReturn', { kind: 'drop' });
  const told: string[] = [];
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest();
    if (!isPage) told.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  const answer = await page.goto(`/paypalResult?token=${token}&orderNo=${order.orderNo}&PayerID=P`);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  expect(answer?.headers()['cache-control']).toContain('no-store');
  expect(await answer?.text()).not.toContain(token);
  await see(page).toHaveURL(/\/paypalResult$/);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await see(again).toBeVisible();
  await isAccessible(page);
  expect(await everythingIn(page)).not.toContain(token);
  await merchant.clearFaults();
  await again.click();
  await see(page).toHaveURL(`/payResult?type=success&orderId=${order.orderNo}`);
  await see(heading(page, 'Payment successful')).toBeVisible();
  expect(told.filter((text) => text.includes(token))).toEqual([]);
  await fits(page);

  // A wallet that received no payment, in its own words.
  const second = await makeOrder(buyer);
  const unpaid = new URL(await beginPayment(buyer, second, 'paypal')).pathname.split('/').at(-1);
  await page.goto(`/paypalResult?token=${unpaid}&orderNo=${second.orderNo}`);
  await see(heading(page, 'Payment not completed')).toBeVisible();
  await see(page.getByText(/^Reason given by the payment page: /)).toBeVisible();
  await page.goto('/paypalResult');
  await see(heading(page, 'No payment to confirm')).toBeVisible();
  await isAccessible(page);
});

test('closes the wallet’s window and moves the cashier on to the result (en)', async () => {
  const order = await makeOrder(buyer);
  const page = await visit({ language: 'en', as: buyer, at: `/pay/${order.orderNo}` });
  await isSettled(page);
  await page.getByRole('button', { name: /more ways to pay/ }).click();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: `Pay ${order.total}`, exact: true }).click(),
  ]);
  await see(popup).toHaveURL(/\/stand-in\/paypal\//);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: /^Pay HK\$/ }).click();
  await closed;
  await see(page).toHaveURL(`/payResult?type=success&orderId=${order.orderNo}&payType=51`);
  await see(heading(page, 'Payment successful')).toBeVisible();
  await see(page.getByRole('main').getByText('PayPal')).toBeVisible();
});

test('draws a code on its own page only if it began here, and follows it to the result (zh, 360 px)', async () => {
  const order = await makeOrder(buyer);
  const page = await visit({ width: 360, as: buyer, at: `/pay/${order.orderNo}` });
  await isSettled(page);
  await page.getByRole('button', { name: /^其餘 \d 種付款方式/ }).click();
  await page.getByRole('radio', { name: /^微信支付/ }).check();
  await page.getByRole('button', { name: `確認付款 ${order.total}`, exact: true }).click();
  await link(page, '在另一頁顯示付款碼').click();
  await see(page).toHaveURL(/\/qrCodePage\?/);
  const drawn = page.getByRole('img', { name: `微信支付 付款碼，${order.total}` });
  await see(drawn).toBeVisible();
  await isAccessible(page);
  await fits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await drawn.boundingBox())?.width).toBe(320);

  // A different code would pay a different payee.
  const honest = new URL(page.url());
  const forged = new URL(honest);
  forged.searchParams.set('code', 'https://evil.test/pay');
  forged.searchParams.set('icon', 'https://evil.test/icon.png');
  await page.goto(forged.href);
  await see(page.getByText('不能顯示此付款碼')).toBeVisible();
  await see(page.locator('clinic-qr-pay').getByRole('img', { name: /付款碼/ })).toHaveCount(0);
  await isAccessible(page);
  await page.goto(honest.href);
  await see(drawn).toBeVisible();

  await payAtProvider(honest.searchParams.get('code') ?? '');
  await see(page).toHaveURL(`/payResult?type=success&orderId=${order.orderNo}&payType=1`);
  await see(heading(page, '付款成功')).toBeVisible();
  await isAccessible(page);
});

test('forwards a payment window to a page that began here and asks before any other (en)', async () => {
  const order = await makeOrder(buyer);
  const page = await visit({ language: 'en', as: buyer, at: `/pay/${order.orderNo}` });
  const wallet = 'https://wallet.test/pay?id=1';
  // A provider that the site's configuration does not list.
  await page
    .context()
    .route('https://wallet.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Wallet</h1>' }),
    );
  await page.route('**/authapi/pay/payOrder2', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), data: { links: { approve: wallet } } };
    await route.fulfill({ response, json });
  });
  await isSettled(page);
  await page.getByRole('button', { name: /更多|more ways|其餘/ }).click();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: `Pay ${order.total}`, exact: true }).click(),
  ]);
  await see(popup).toHaveURL(wallet);
  await popup.close();

  await page.goto(`/transfer?url=${encodeURIComponent('https://wallet.test/pay?id=2')}`);
  await see(heading(page, 'You are about to leave this site')).toBeVisible();
  await see(page.getByText('wallet.test', { exact: true })).toBeVisible();
  await isAccessible(page);
});
