// The bank's question (3-D Secure) while something fails: the order is paid once, and the page says what has happened.
// Spec: 2§2.3, 2§4, 2§8
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { type Identity, remember } from '../support/buyer.ts';
import { type Desk, deskOf, isPaidOnScreen, PAY_PASSWORD, paidOnce } from '../support/cashier.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser, type VisitOptions } from '../support/open-page.ts';
import { type MadeOrder, makeOrder } from '../support/orders.ts';
import { cashierSaid } from '../ui-text/cashier.ts';
import { type Lang, mainly, said } from '../ui-text/common.ts';

const visit = useBrowser();
const DAY_MS = 24 * 60 * 60 * 1000;
/** A card whose bank asks. */
const ASKS = '4000002760003184';
const POLLS = ['/authapi/pollOrderStatus', '/authapi/pollOrderStatusByPay'];
const WAY_ON = { zh: '返回首頁', en: 'Back to home' };
/** The browser reports each failed poll. */
const FAILED = /502|ERR_|Failed to load/;

let credit: Identity;
beforeEach(async () => {
  await merchant.reset();
  credit = await remember(visit, 'credit');
});

interface Asked {
  readonly page: Page;
  readonly order: MadeOrder;
  readonly desk: Desk;
  readonly bank: ReturnType<Page['frameLocator']>;
}

/** Pays by card until the bank asks. */
async function askedByBank(
  language: Lang,
  options: Pick<VisitOptions, 'mayHear' | 'width'> = {},
): Promise<Asked> {
  const words = cashierSaid[language];
  const order = await makeOrder(credit);
  const page = await visit({ ...options, language, as: credit, at: `/pay/${order.orderNo}` });
  await isSettled(page);
  const desk = deskOf(page, language, order);
  await desk.choose(words.card);
  await desk.fillCard(ASKS);
  await desk.pay.click();
  const bank = page.frameLocator(`iframe[title="${words.proof}"]`);
  await see(bank.getByRole('button', { name: words.prove })).toBeFocused();
  return { page, order, desk, bank };
}

/** Returns how the payments of an order have ended; `refunded` is money that was taken and given back. */
async function ends({ orderNo }: MadeOrder): Promise<readonly string[]> {
  const order = (await merchant.orders('credit')).find((each) => each.orderNo === orderNo);
  return order?.payments.map(({ status }) => status) ?? [];
}

/** Expects that an order is paid once, and that its money was never taken twice. */
async function takenOnce(order: MadeOrder, payType = '52'): Promise<void> {
  expect(await paidOnce('credit', order)).toMatchObject({ payType });
  expect(await ends(order)).not.toContain('refunded');
}

/** Expects the result of an order whose time is over, and the way on from there. */
async function isOver(
  page: Page,
  language: Lang,
  title: 'closed' | 'expired',
  why = cashierSaid[language].expiredWhy,
): Promise<void> {
  await see(page).toHaveURL(/\/payResult\?type=fail/);
  await see(
    page.getByRole('heading', { name: cashierSaid[language][title], level: 1 }),
  ).toBeVisible();
  await see(page.getByText(why)).toBeVisible();
  await see(page.getByRole('main').getByRole('link', { name: WAY_ON[language] })).toBeVisible();
}

test.each([
  ['zh', 'are lost', { kind: 'drop' }],
  ['en', 'are 502', { kind: 'status', status: 502 }],
] as const)('is answered while all polls fail (%s): they %s', async (language, _, fault) => {
  const words = cashierSaid[language];
  const { page, order, bank } = await askedByBank(language, { mayHear: FAILED });
  const status = (text: RegExp | string) => page.getByRole('status').filter({ hasText: text });
  for (const poll of POLLS) await merchant.fault(poll, fault);
  await see(status(words.notAsked)).toBeVisible();
  await bank.getByRole('button', { name: words.prove }).click();
  // The provider has taken the money, and the shop has not confirmed it yet.
  await see(status(words.confirming)).toBeVisible();
  await see(status(words.notAsked)).toBeVisible();
  await isAccessible(page);
  await merchant.clearFaults();
  await isPaidOnScreen(page, language);
  await takenOnce(order);
});

test('is answered, and neither the answer nor any poll arrives: a second press pays nothing more', async () => {
  const words = cashierSaid.en;
  const { page, order, desk, bank } = await askedByBank('en', { mayHear: FAILED });
  await page.route('**/stand-in/card/prove', async (route) => {
    await route.fetch();
    await route.abort();
  });
  for (const poll of POLLS) await merchant.fault(poll, { kind: 'status', status: 502 });
  await bank.getByRole('button', { name: words.prove }).click();
  await see(page.getByRole('status').filter({ hasText: words.mayBePaid })).toBeVisible();
  await desk.pay.click();
  await merchant.clearFaults();
  await isPaidOnScreen(page, 'en');
  await takenOnce(order);
});

test.each(mainly('zh'))(
  'is open when a poll learns that the time to pay is over (%s)',
  async (language) => {
    const { page, order } = await askedByBank(language);
    await merchant.advanceClock(DAY_MS);
    await isOver(page, language, 'closed');
    expect(await ends(order)).toEqual(['cancelled']);
  },
);

test.each(mainly('en'))(
  'is answered after the countdown, which no poll could verify: the money goes back (%s)',
  async (language) => {
    const words = cashierSaid[language];
    const { page, order, bank } = await askedByBank(language, { mayHear: FAILED });
    for (const poll of POLLS) await merchant.fault(poll, { kind: 'status', status: 502 });
    await merchant.advanceClock(DAY_MS);
    await page.clock.install();
    await page.clock.fastForward(DAY_MS);
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: words.timeUp });
    await see(failure).toBeVisible();
    await bank.getByRole('button', { name: words.prove }).click();
    await see(page.locator(`iframe[title="${words.proof}"]`)).toHaveCount(0);
    await isAccessible(page);
    await merchant.clearFaults();
    await failure.getByRole('button', { name: said[language].tryAgain }).click();
    await isOver(page, language, 'expired', words.lateRefunded);
    expect(await ends(order)).toEqual(['refunded']);
  },
);

test.each([
  ['zh', 360],
  ['en', 1440],
] as const)(
  'fails, and the buyer pays from the balance instead (%s, %d px)',
  async (language, width) => {
    const words = cashierSaid[language];
    const { page, order, desk, bank } = await askedByBank(language, { width });
    await bank.getByRole('button', { name: words.failProof }).click();
    await see(desk.alert).toHaveText(words.notProved);
    expect(await ends(order)).toEqual(['open']);
    await isAccessible(page);
    await desk.balance.check();
    await desk.password.fill(PAY_PASSWORD);
    await desk.pay.click();
    await isPaidOnScreen(page, language);
    await takenOnce(order, '9');
  },
);

test.each(mainly('zh'))(
  'is gone after a reload: the page says so and pays once (%s)',
  async (language) => {
    const words = cashierSaid[language];
    const { page, order, desk, bank } = await askedByBank(language);
    await page.reload();
    await isSettled(page);
    expect(await ends(order)).toEqual(['open']);
    await see(page.getByText(words.mayBePaid)).toBeVisible();
    await isAccessible(page);
    await desk.choose(words.card);
    await desk.fillCard(ASKS);
    await desk.pay.click();
    // The page speaks of the earlier payment no more.
    await see(page.getByText(words.mayBePaid)).toHaveCount(0);
    await bank.getByRole('button', { name: words.prove }).click();
    await isPaidOnScreen(page, language);
    await takenOnce(order);
  },
);

test('is open in one tab while the buyer pays from the balance in another', async () => {
  const { page, order } = await askedByBank('zh');
  const other = await page.context().newPage();
  await other.goto(`/pay/${order.orderNo}`);
  await isSettled(other);
  const desk = deskOf(other, 'zh', order);
  await desk.balance.check();
  await desk.password.fill(PAY_PASSWORD);
  await desk.pay.click();
  await isPaidOnScreen(other, 'zh');
  await page.bringToFront();
  await isPaidOnScreen(page, 'zh');
  await takenOnce(order, '9');
});
