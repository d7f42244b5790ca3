// Each way of paying on a partner's page, under a strict policy: the result is in the drawer, and the page is never left.
// Spec: 2§2.3, 2§4, 2§9
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { type Desk, PAY_PASSWORD, paidOnce } from '../support/cashier.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, useBrowser } from '../support/open-page.ts';
import { cashierSaid } from '../ui-text/cashier.ts';
import type { Lang } from '../ui-text/common.ts';
import { atDrawer, isPaidInDrawer, payByCard } from './partner-cashier.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

/** Pays by a code, whose text the phone gets. */
async function payByPhone(page: Page, language: Lang): Promise<void> {
  const words = cashierSaid[language];
  const cashier = page.locator('clinic-cashier');
  await cashier.getByText(words.cannotScan).click();
  const code = await cashier.getByRole('textbox', { name: words.codeText }).inputValue();
  const phone = await page.context().newPage();
  await phone.goto(code);
  await phone.getByRole('button', { name: words.payThere }).click();
  await page.bringToFront();
}

test.each<[string, Lang, number, string]>([
  ['4242424242424242', 'en', 1440, 'without a question of the bank'],
  ['4000002760003184', 'zh', 360, 'with 3-D Secure, on a phone'],
  ['4000002760003184', 'en', 1440, 'with 3-D Secure, on a desk'],
])('pays by card %s (%s, %d px), %s', async (number, language, width) => {
  const words = cashierSaid[language];
  const { page, address, order, desk } = await atDrawer(visit, { language, width });
  await desk.choose(words.card);
  await see(desk.form.getByLabel(words.number)).toBeVisible();
  await isAccessible(page);
  await desk.fillCard(number);
  await desk.pay.click();
  if (number === '4000002760003184') {
    // The bank asks over the drawer, with the keyboard in its frame, and the drawer is modal again afterwards.
    const bank = page.frameLocator(`iframe[title="${words.proof}"]`);
    const complete = bank.getByRole('button', { name: words.prove });
    await see(complete).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await isPaidInDrawer(page, language, address);
  expect(
    await page.locator('clinic-cart-button dialog').evaluate((it) => it.matches(':modal')),
  ).toBe(true);
  await isAccessible(page);
  expect(await paidOnce('verified', order)).toMatchObject({ payType: '52' });
  await page.keyboard.press('Escape');
  await see(page.locator('clinic-cart-button').getByRole('link')).toBeFocused();
});

test('asks the bank again after a failed check, and says so in the drawer', async () => {
  const words = cashierSaid.en;
  const { page, address, desk } = await atDrawer(visit, { mayHear: /402|400/ });
  await payByCard(desk, 'en', '4000002760003184');
  const bank = page.frameLocator(`iframe[title="${words.proof}"]`);
  await bank.getByRole('button', { name: words.failProof }).click();
  await see(desk.alert).toHaveText(words.notProved);
  await see(desk.pay).toBeFocused();
  await desk.pay.click();
  await bank.getByRole('button', { name: words.prove }).click();
  await isPaidInDrawer(page, 'en', address);
});

test.each<['paypal' | 'alipay', string, Lang, number]>([
  ['paypal', '51', 'en', 360],
  ['alipay', '50', 'zh', 1440],
])('pays by %s (%s) in a window (%s, %d px)', async (method, payType, language, width) => {
  const words = cashierSaid[language];
  const { page, address, order, desk } = await atDrawer(visit, { language, width });
  await desk.choose(words[method]);
  const [popup] = await Promise.all([page.waitForEvent('popup'), desk.pay.click()]);
  await see(popup).toHaveURL(new RegExp(`/stand-in/${method}/`));
  const cashier = page.locator('clinic-cashier');
  await see(cashier.getByRole('heading', { name: words.waitingFor(words[method]) })).toBeVisible();
  await isAccessible(page);
  await popup.getByRole('button', { name: words.payThere }).click();
  const { host } = new URL(address);
  await see(popup.getByText(words.closeAndBack(host))).toBeVisible();
  await isAccessible(popup);
  await isPaidInDrawer(page, language, address);
  expect(await paidOnce('verified', order)).toMatchObject({ payType });
});

test.each<['wechat' | 'fps' | 'payme', string, Lang, number]>([
  ['wechat', '1', 'zh', 360],
  ['fps', '57', 'en', 1440],
  ['payme', '56', 'en', 360],
])(
  'pays by a %s (%s) code that a phone scans (%s, %d px)',
  async (method, payType, language, width) => {
    const words = cashierSaid[language];
    const { page, address, order, desk } = await atDrawer(visit, { language, width });
    await desk.choose(words[method]);
    await desk.pay.click();
    const cashier = page.locator('clinic-cashier');
    await see(cashier.getByRole('img', { name: new RegExp(words[method]) })).toBeVisible();
    await isAccessible(page);
    await payByPhone(page, language);
    await isPaidInDrawer(page, language, address);
    expect(await paidOnce('verified', order)).toMatchObject({ payType });
  },
);

test('shows the HTML of AlipayHK by code under the policy of the page', async () => {
  const words = cashierSaid.zh;
  const { page, address, order, desk } = await atDrawer(visit, { language: 'zh' });
  await desk.choose(words.alipayScan);
  await desk.pay.click();
  const frame = page.locator(`iframe[title="${words.alipayScan}"]`);
  await see(frame.contentFrame().getByRole('img', { name: 'QR' })).toBeVisible();
  await merchant.completePayment(order.orderNo);
  await isPaidInDrawer(page, 'zh', address);
});

const byBalance = (desk: Desk) => desk.balance.check();
const byCheque = (desk: Desk, language: Lang) => desk.choose(cashierSaid[language].cheque);

test.each<[string, string, string, Lang, number, typeof byCheque]>([
  ['the balance', '9', 'credit', 'en', 360, byBalance],
  ['cheque', '53', 'finance', 'zh', 1440, byCheque],
])(
  'pays by %s (%s) with the payment password',
  async (_, payType, account, language, width, choose) => {
    const { page, address, order, desk } = await atDrawer(visit, { language, width, account });
    await choose(desk, language);
    await desk.password.fill(PAY_PASSWORD);
    await desk.pay.click();
    await isPaidInDrawer(page, language, address, payType === '53' ? 'paidByBalance' : 'paid');
    expect(await paidOnce(account, order)).toMatchObject({ payType });
  },
);

test('shows the account of a bank transfer', async () => {
  const words = cashierSaid.zh;
  const { page, address, order, desk } = await atDrawer(visit, { language: 'zh', width: 360 });
  await desk.choose(words.transfer);
  await desk.pay.click();
  const result = page.locator('clinic-pay-result');
  await see(result.getByRole('heading', { name: words.transferAwaited })).toBeVisible();
  await see(result.getByText('戶口號碼：000-123456-838')).toBeVisible();
  expect(page.url()).toBe(address);
  await merchant.completePayment(order.orderNo);
  await isPaidInDrawer(page, 'zh', address);
});
