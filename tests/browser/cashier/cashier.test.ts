// Paying an order: each way to its result, its failures, and never twice.
// Spec: 2§2.3, 2§2.4, 2§4, 2§5, 2§8, 2§9
import { cents, formatMoney } from '@clinicart/sdk';
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { type Identity, remember, signIn, signOut } from '../support/buyer.ts';
import { deskOf, isPaidOnScreen, PAY_PASSWORD, paidOnce } from '../support/cashier.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser, type VisitOptions } from '../support/open-page.ts';
import { type MadeOrder, makeOrder } from '../support/orders.ts';
import { cashierSaid } from '../ui-text/cashier.ts';
import { mainly, said } from '../ui-text/common.ts';

const visit = useBrowser();
const HOUR_MS = 60 * 60 * 1000;
/** Exceeds the credit account's balance of HK$1,200. */
const LARGE = [
  ['10006', 4],
  ['10008', 30],
  ['10007', 12],
  ['10017', 10],
  ['10001', 10],
] as const;

let credit: Identity;
beforeEach(async () => {
  await merchant.reset();
  credit = await remember(visit, 'credit');
});

interface Opened {
  readonly page: Page;
  readonly order: MadeOrder;
}

/** Opens the cashier with an order of the credit account. */
async function atCashier(
  { language = 'en', ...options }: Omit<VisitOptions, 'as' | 'at'>,
  wanted?: Parameters<typeof makeOrder>[1],
): Promise<Opened> {
  const order = await makeOrder(credit, wanted);
  const page = await visit({ ...options, language, as: credit, at: `/pay/${order.orderNo}` });
  await isSettled(page);
  return { page, order };
}

test('keeps the cookie notice above the pay bar only while the bar is at the bottom of the screen', async () => {
  const { page, order } = await atCashier({ language: 'en', width: 360 });
  await deskOf(page, 'en', order).more.press('Enter');
  const edges = async () => {
    const bar = await page.getByRole('main').locator('.clinic-cashier-bar').boundingBox();
    const notice = await page.locator('clinic-cookie-banner').boundingBox();
    const [barTop, noticeTop] = [Math.round(bar?.y ?? 0), Math.round(notice?.y ?? 0)];
    return {
      noticeEnd: noticeTop + Math.round(notice?.height ?? 0),
      barTop,
      barEnd: barTop + Math.round(bar?.height ?? 0),
      noticeTop,
    };
  };
  await expect.poll(async () => (await edges()).barEnd).toBe(900);
  await expect.poll(async () => (await edges()).noticeEnd - (await edges()).barTop).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await edges()).noticeEnd).toBe(900);
  const { barEnd, noticeTop } = await edges();
  expect(barEnd).toBeLessThanOrEqual(noticeTop);
});

test.each(mainly('en'))('folds the ways to pay after the first three (%s)', async (language) => {
  const words = cashierSaid[language];
  const { page, order } = await atCashier({ language, width: 360 });
  const desk = deskOf(page, language, order);
  const ways = page.getByRole('main').getByRole('radio');
  await see(ways).toHaveCount(3);
  await isAccessible(page);
  await desk.more.press('Enter');
  await see(desk.more).toHaveCount(0);
  await see(ways.nth(3)).toBeFocused();
  await desk.choose(words.paypal);
  await page.reload();
  await isSettled(page);
  await see(desk.more).toBeVisible();
});

test('pays by card after a decline and a failed bank check', async () => {
  const words = cashierSaid.en;
  const { page, order } = await atCashier({ mayHear: /402|400/ }, LARGE);
  const desk = deskOf(page, 'en', order);
  await see(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
  const summary = page.getByRole('region', { name: words.summary });
  await see(summary.getByRole('listitem')).toHaveCount(4);
  await summary.getByRole('button', { name: words.more(1) }).click();
  await see(summary.getByRole('listitem')).toHaveCount(5);
  await isAccessible(page);

  // No way of paying is selected at first. Spec: 2§5
  await desk.pay.click();
  await see(desk.alert).toHaveText(words.selectMethod);
  // Keyboard only: the page has moved the focus to the ways of paying.
  await see(desk.way(words.card)).toBeFocused();
  await page.keyboard.press('Space');
  await see(desk.way(words.card)).toBeChecked();
  await see(desk.form.getByLabel(words.number)).toBeVisible();
  await isAccessible(page);

  await desk.pay.click();
  await see(desk.alert).toHaveText(words.incomplete);
  await desk.fillCard('4000000000000002');
  await desk.pay.click();
  await see(desk.alert).toHaveText(words.declined);

  await desk.fillCard('4000002760003184');
  await desk.pay.click();
  const bank = page.frameLocator(`iframe[title="${words.proof}"]`);
  await bank.getByRole('button', { name: words.failProof }).click();
  await see(desk.alert).toHaveText(words.notProved);
  await desk.pay.click();
  await bank.getByRole('button', { name: words.prove }).click();
  await isPaidOnScreen(page, 'en');
  expect(await paidOnce('credit', order)).toMatchObject({ payType: '52', fromBalance: 0 });
});

test('says that the account did not load, and offers the balance once it has', async () => {
  const { orderNo } = await makeOrder(credit);
  await merchant.fault('/authapi/user/userinfo2', { kind: 'status', status: 500 });
  const page = await visit({ language: 'en', as: credit, mayHear: /500/ });
  await page.goto(`/pay/${orderNo}`);
  await isSettled(page);
  const main = page.getByRole('main');
  const failure = main.getByRole('alert').filter({ hasText: cashierSaid.en.accountFailed });
  const balance = main.getByRole('checkbox', { name: cashierSaid.en.balance });
  await see(failure).toBeVisible();
  await see(balance).toHaveCount(0);
  await merchant.clearFaults();
  await failure.getByRole('button', { name: said.en.tryAgain }).click();
  await see(balance).toBeVisible();
  await see(failure).toHaveCount(0);
});

test('splits a payment between balance and card on a phone; a wrong password pays nothing', async () => {
  const words = cashierSaid.zh;
  const { page, order } = await atCashier({ language: 'zh', width: 360 }, LARGE);
  const desk = deskOf(page, 'zh', order);
  await desk.balance.check();
  await desk.pay.click();
  await see(desk.alert).toHaveText(words.selectRest);
  await desk.choose(words.card);
  await desk.pay.click();
  await see(desk.password).toHaveAccessibleDescription(words.enterPassword);
  await see(desk.password).toBeFocused();
  await desk.password.fill('111111');
  await see(desk.form.getByLabel(words.number)).toBeVisible();
  await desk.fillCard('4242424242424242');
  await isAccessible(page);
  await desk.pay.click();
  await see(desk.password).toHaveAccessibleDescription(words.wrongPassword);
  await see(desk.password).toHaveValue('');
  await desk.password.fill(PAY_PASSWORD);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await desk.pay.click();
  await isPaidOnScreen(page, 'zh');
  const paid = await paidOnce('credit', order);
  expect(paid).toMatchObject({ payType: '52', fromBalance: 120_000 });
  // The result names both parts, also after a reload. Spec: 2§4
  await page.reload();
  const facts = page.getByRole('main').locator('dl');
  await see(facts).toContainText(words.balancePart);
  await see(facts).toContainText(`${words.card}${formatMoney(cents(paid.fromProvider))}`);
});

test('pays the whole order from the balance, and only once when the answer is lost', async () => {
  const { page, order } = await atCashier({ mayHear: /ERR_|Failed to load/ });
  const desk = deskOf(page, 'en', order);
  await see(desk.balance).toHaveAccessibleName(cashierSaid.en.ofBalance);
  await desk.balance.check();
  // The balance covers the order, so the buyer has nothing else to choose.
  await see(desk.way(cashierSaid.en.card)).toBeDisabled();
  await desk.password.fill(PAY_PASSWORD);
  await merchant.fault('/authapi/pay/payOrderByPwd', { kind: 'drop' }, 1);
  await desk.pay.dblclick();
  await isPaidOnScreen(page, 'en');
  expect(await paidOnce('credit', order)).toMatchObject({ payType: '9', fromProvider: 0 });
});

test('reports a cancelled provider window; waits for the next one across a reload and pays', async () => {
  const words = cashierSaid.en;
  // An undocumented result code reports the cancellation.
  await merchant.answers('all');
  const { page, order } = await atCashier({});
  const desk = deskOf(page, 'en', order);
  await desk.choose(words.paypal);
  const [first] = await Promise.all([page.waitForEvent('popup'), desk.pay.click()]);
  await see(first).toHaveURL(/\/stand-in\/paypal\//);
  await see(page.getByRole('heading', { name: words.waitingFor(words.paypal) })).toBeFocused();
  await isAccessible(page);
  await page.getByRole('button', { name: words.iPaid }).click();
  await see(page.getByRole('status').filter({ hasText: words.asked })).toBeVisible();
  const isClosed = first.waitForEvent('close');
  await first.getByRole('button', { name: words.cancelThere }).click();
  await isClosed;
  await page.bringToFront();
  // The cashier reports the cancelled payment, also after a reload, and shows the ways of paying again.
  await see(desk.alert).toHaveText(words.cancelled);
  await see(desk.way(words.paypal)).toBeFocused();
  await page.reload();
  await see(desk.alert).toHaveText(words.cancelled);
  await isSettled(page);
  await desk.choose(words.alipay);
  const [second] = await Promise.all([page.waitForEvent('popup'), desk.pay.click()]);
  await see(second).toHaveURL(/\/stand-in\/alipay\//);
  // A reloaded page continues to wait for the payment.
  await page.bringToFront();
  await page.reload();
  await see(page.getByRole('heading', { name: words.waitingFor(words.alipay) })).toBeVisible();
  await second.bringToFront();
  await second.getByRole('button', { name: words.payThere }).click();
  await page.bringToFront();
  await isPaidOnScreen(page, 'en');
  expect(await paidOnce('credit', order)).toMatchObject({ payType: '50' });
});

test('opens the provider’s page in the same window when pop-ups are blocked', async () => {
  const words = cashierSaid.zh;
  const { page, order } = await atCashier({
    language: 'zh',
    width: 360,
    first: () => Object.assign(window, { open: () => null }),
  });
  const desk = deskOf(page, 'zh', order);
  await desk.choose(words.paypal);
  await desk.pay.click();
  await see(page).toHaveURL(/\/stand-in\/paypal\//);
  await page.getByRole('button', { name: words.payThere }).click();
  await isPaidOnScreen(page, 'zh');
  expect(await paidOnce('credit', order)).toMatchObject({ payType: '51' });
});

test.each(['wechat', 'fps', 'payme'] as const)(
  'pays by a %s code that a phone scans',
  async (method) => {
    const words = cashierSaid.zh;
    const { page, order } = await atCashier({ language: 'zh', width: 360 });
    const desk = deskOf(page, 'zh', order);
    const name = words[method];
    await desk.choose(name);
    await desk.pay.click();
    await see(page.getByRole('heading', { name: words.waitingFor(name) })).toBeVisible();
    await see(page.getByRole('img', { name: new RegExp(name) })).toBeVisible();
    // The text of the code serves buyers who cannot scan, and here the phone.
    await page.getByText(words.cannotScan).click();
    const text = page.getByRole('textbox', { name: words.codeText });
    await see(text).toHaveValue(/^http/);
    if (method === 'wechat') await isAccessible(page);
    // The provider's notice to the shop arrives late, so the shop queries the provider.
    if (method === 'payme') await merchant.lateNotices(true);
    const phone = await page.context().newPage();
    await phone.goto(await text.inputValue());
    await phone.getByRole('button', { name: words.payThere }).click();
    // When the buyer returns to the shop, the page queries the provider by itself.
    await page.bringToFront();
    await isPaidOnScreen(page, 'zh');
    await paidOnce('credit', order);
  },
);

test('shows the provider’s HTML in a sandboxed frame and moves on once it is paid', async () => {
  const words = cashierSaid.en;
  const { page, order } = await atCashier({});
  const desk = deskOf(page, 'en', order);
  await desk.choose(words.alipayScan);
  await desk.pay.click();
  const frame = page.locator(`iframe[title="${words.alipayScan}"]`);
  await see(frame).toHaveAttribute('sandbox', '');
  await see(frame.contentFrame().getByRole('img', { name: 'QR' })).toBeVisible();
  await isAccessible(page);
  // The language is switched in place: the step beside the logo follows, and the code stays.
  const banner = page.getByRole('banner');
  await see(banner).toContainText('Payment');
  await banner.getByRole('button', { name: '繁體', exact: true }).click();
  await see(banner).toContainText('付款');
  await banner.getByRole('button', { name: 'English', exact: true }).click();
  await see(banner).toContainText('Payment');
  await see(frame).toBeVisible();
  await merchant.completePayment(order.orderNo);
  await isPaidOnScreen(page, 'en');
  expect(await paidOnce('credit', order)).toMatchObject({ payType: '54' });
});

test('pays by cheque only with a password', async () => {
  const words = cashierSaid.zh;
  const finance = await remember(visit, 'finance');
  const order = await makeOrder(finance);
  const page = await visit({ language: 'zh', as: finance, at: `/pay/${order.orderNo}` });
  await isSettled(page);
  const desk = deskOf(page, 'zh', order);
  await desk.choose(words.cheque);
  await desk.pay.click();
  await see(desk.password).toHaveAccessibleDescription(words.enterPassword);
  await desk.password.fill(PAY_PASSWORD);
  await page.getByRole('button', { name: words.forgot, exact: true }).click();
  await see(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await see(page.getByRole('dialog')).toBeHidden();
  await desk.pay.click();
  // The cheque itself is still to be sent.
  await see(page.getByRole('heading', { name: words.paidByBalance, level: 1 })).toBeVisible();
  expect(await paidOnce('finance', order)).toMatchObject({ payType: '53' });
});

test('switches from a code to a bank transfer, shows its account on the result, and pays another way after all', async () => {
  const words = cashierSaid.en;
  const { page, order } = await atCashier({});
  const desk = deskOf(page, 'en', order);
  await desk.choose(words.fps);
  await desk.pay.click();
  await page.getByRole('button', { name: words.another, exact: true }).click();
  await desk.choose(words.transfer);
  await desk.pay.click();
  await see(page).toHaveURL(/\/payResult\?/);
  await see(page.getByRole('heading', { name: words.transferAwaited, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: words.another, exact: true }).click();
  await see(page).toHaveURL(/\/pay\//);
  await see(page.getByText(words.transferNotice)).toBeVisible();
  await desk.balance.check();
  await desk.password.fill(PAY_PASSWORD);
  await desk.pay.click();
  await isPaidOnScreen(page, 'en');
  expect(await paidOnce('credit', order)).toMatchObject({ payType: '9' });
});

test('pays once when two tabs pay one order, and shows the result in both', async () => {
  // The browser logs this when the pressed button has disappeared with its form.
  const { page, order } = await atCashier({ mayHear: /form is not connected/ });
  const other = await page.context().newPage();
  await other.goto(`/pay/${order.orderNo}`);
  await isSettled(other);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    const desk = deskOf(tab, 'en', order);
    await desk.balance.check();
    await desk.password.fill(PAY_PASSWORD);
  }
  // Both tabs press at the same moment, without waiting: a tab that learns of the other's payment first no longer has a
  // button.
  const presses = await Promise.all(
    [page, other].map((tab) => deskOf(tab, 'en', order).pay.elementHandle()),
  );
  const press = (button: Node) => button instanceof HTMLElement && button.click();
  await Promise.all(presses.map((button) => button?.evaluate(press).catch(() => {})));
  await Promise.all([page, other].map((tab) => isPaidOnScreen(tab, 'en')));
  expect(await paidOnce('credit', order)).toMatchObject({ payType: '9' });
});

test('hides the order from an account that logs in in another tab', async () => {
  const words = cashierSaid.en;
  const { page, order } = await atCashier({});
  const desk = deskOf(page, 'en', order);
  await desk.choose(words.fps);
  const other = await page.context().newPage();
  await other.goto('/');
  await isSettled(other);
  await signOut(other, 'en', '鄭浩然醫生');
  await see(desk.pay).toBeHidden();
  await signIn(other, 'en', 'verified');
  await page.bringToFront();
  await see(page).toHaveURL(/\/payResult\?type=fail/);
  await see(page.getByText(order.total)).toHaveCount(0);
});

test('pays once when the answers to the start and to the card are lost', async () => {
  const words = cashierSaid.en;
  const { page, order } = await atCashier({ mayHear: /ERR_|Failed to load|50\d/ });
  const desk = deskOf(page, 'en', order);
  // The form fails to load at first, and the buyer requests it again.
  await merchant.fault('/authapi/pay/getStripeKey', { kind: 'status', status: 503 });
  await desk.choose(words.card);
  await see(desk.alert).toContainText(words.cardFailed);
  await merchant.clearFaults();
  await desk.alert.getByRole('button').click();
  await see(desk.form.getByLabel(words.number)).toBeVisible();
  // The provider accepts the payment, and its answer is lost too.
  await desk.fillCard('4000000000000077');
  await merchant.fault('/authapi/pay/payOrder2', { kind: 'drop' }, 1);
  await desk.pay.click();
  await isPaidOnScreen(page, 'en');
  expect(await paidOnce('credit', order)).toMatchObject({ payType: '52' });
});

test('reports an order that expires during payment or before it', async () => {
  const words = cashierSaid.en;
  const { page, order } = await atCashier({});
  const desk = deskOf(page, 'en', order);
  await desk.choose(words.fps);
  await desk.pay.click();
  await see(page.getByRole('heading', { name: words.waitingFor(words.fps) })).toBeVisible();
  await merchant.advanceClock(25 * HOUR_MS);
  await page.getByRole('button', { name: words.iPaid }).click();
  await see(page).toHaveURL(/\/payResult\?type=fail/);
  await see(page.getByRole('heading', { name: words.closed, level: 1 })).toBeVisible();
  await see(page.getByText(words.expiredWhy)).toBeVisible();
  await page.goto(`/pay/${order.orderNo}`);
  await see(page).toHaveURL(/\/payResult\?type=fail/);
});

test('counts down each second and opens a provider’s window at the shop (Spec: 2§2.3)', async () => {
  const words = cashierSaid.en;
  const { page, order } = await atCashier({});
  const left = page.getByRole('main').locator('.clinic-countdown-boxes');
  await see(left).toHaveText(/^23:5\d:\d\d$/);
  const before = await left.innerText();
  await see(left).not.toHaveText(before);
  const opened: string[] = [];
  page.context().on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  const desk = deskOf(page, 'en', order);
  await desk.choose(words.paypal);
  const [popup] = await Promise.all([page.waitForEvent('popup'), desk.pay.click()]);
  await see(popup).toHaveURL(/\/stand-in\/paypal\//);
  expect(opened[0]).toBe('/transfer');
});

test('closes the order when the countdown reaches zero and shows that on the result', async () => {
  const order = await makeOrder(credit);
  const left = 4000;
  await merchant.advanceClock(24 * HOUR_MS - left);
  const page = await visit({ language: 'zh', as: credit, at: `/pay/${order.orderNo}` });
  await see(page).toHaveURL(/\/payResult\?type=fail/);
  await see(page.getByRole('heading', { name: cashierSaid.zh.expired, level: 1 })).toBeVisible();
  await see(page.getByText(cashierSaid.zh.expiredWhy)).toBeVisible();
});

test('asks a visitor to log in, retries a failure and reports a closed order', async () => {
  const order = await makeOrder(credit);
  const page = await visit({ language: 'en', at: `/pay/${order.orderNo}`, mayHear: /503/ });
  await see(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await see(page.getByRole('dialog')).toBeHidden();
  await merchant.fault('/authapi/pay/getPayOrder', { kind: 'status', status: 503 });
  await signIn(page, 'en', 'credit');
  await see(page.getByRole('alert').filter({ hasText: cashierSaid.en.failedTitle })).toBeVisible();
  await isAccessible(page);
  await merchant.clearFaults();
  await page.getByRole('alert').getByRole('button').click();
  await see(deskOf(page, 'en', order).pay).toBeVisible();
  await merchant.closeOrder(order.orderNo);
  const desk = deskOf(page, 'en', order);
  await desk.choose(cashierSaid.en.fps);
  await desk.pay.click();
  await see(page).toHaveURL(/\/payResult\?type=fail/);
  await see(page.getByRole('heading', { name: cashierSaid.en.closed, level: 1 })).toBeVisible();
  await see(page.getByText(/^This order is closed/)).toBeVisible();
});
