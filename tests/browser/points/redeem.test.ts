// Redeeming points: from the mall over the confirmation to the success page, and what can go wrong. Spec: 2§2.10, 2§5
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import {
  everythingIn,
  isAccessible,
  isSettled,
  useBrowser,
  type VisitOptions,
} from '../support/open-page.ts';
import { saidAtCheckout } from '../ui-text/checkout.ts';
import { type Lang, languagesAndWidths, mainly } from '../ui-text/common.ts';
import { pointsSaid } from '../ui-text/points.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const MASKS = 6004;
const CONFIRM = `/pointsMall/confirm?pointsProductId=${MASKS}&amount=2&langEnv=ENGLISH`;
const ORDER = '/authapi/points-order';
const ADDRESSES = '/authapi/user/searchDeliveryAddress';

const confirmOf = (page: Page) => page.locator('clinic-points-confirm');
const resultOf = (page: Page) => page.locator('clinic-points-result');
const placeOf = (page: Page, language: Lang) =>
  confirmOf(page).getByRole('button', { name: pointsSaid[language].place });
const toast = (page: Page, text: string) => page.locator('.clinic-toast').filter({ hasText: text });

async function open(options: VisitOptions): Promise<Page> {
  const page = await visit(options);
  await isSettled(page);
  return page;
}

/** Returns the order numbers of the exchange records, the newest first. */
async function recordsOf(page: Page): Promise<readonly string[]> {
  await page.goto('/pointsMall/exchangeRecord');
  await isSettled(page);
  const hrefs = await page
    .locator('clinic-points-exchanges')
    .getByRole('link', { name: /details|詳情/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map((href) => new URLSearchParams(href.split('?')[1]).get('orderNo') ?? '');
}

test.each(languagesAndWidths)(
  'redeems from the mall to the success page (%s, %i px)',
  async (language, width) => {
    const words = pointsSaid[language];
    const as = await remember(visit, 'verified');
    const page = await open({ as, language, width, at: '/pointsMall' });
    await page.getByRole('link', { name: words.redeem(words.masks), exact: true }).click();
    await page.waitForURL(/\/pointsMall\/detail\/6004/);
    await isSettled(page);
    await page.getByRole('spinbutton').fill('2');
    await page.getByRole('spinbutton').press('Tab');
    await page.getByRole('link', { name: words.redeemNow }).click();
    await page.waitForURL(/pointsProductId=6004&amount=2&langEnv=/);
    await isSettled(page);

    const confirm = confirmOf(page);
    await see(confirm.getByRole('heading', { level: 1, name: words.confirm })).toBeVisible();
    // The first address by default.
    await see(confirm.getByRole('radio').first()).toBeChecked();
    const goods = confirm.getByRole('table', { name: words.goods });
    await see(goods).toContainText(words.masks);
    await see(goods).toContainText('5,600');
    await see(confirm.getByRole('region', { name: words.summary })).toContainText('6,900');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await isAccessible(page);
    await confirm.getByRole('radio').nth(1).check();
    await placeOf(page, language).click();

    await page.waitForURL(/\/pointsMall\/paySuccess\?orderNo=[\w-]+$/);
    const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
    await isSettled(page);
    const result = resultOf(page);
    await see(result.getByRole('heading', { level: 1, name: words.success })).toBeVisible();
    await see(result).toContainText(orderNo);
    await see(result).toContainText('5,600');
    await isAccessible(page);
    await page.reload();
    await isSettled(page);
    await see(result).toContainText('5,600');
    await result.getByRole('link', { name: words.viewOrders }).click();
    await page.waitForURL(/\/pointsMall\/exchangeRecord/);
    await page.getByRole('link', { name: words.viewOf(orderNo) }).click();
    await page.waitForURL(/\/point\/orderDetail/);
    const order = page.locator('clinic-points-order');
    await see(order.getByRole('heading', { level: 1, name: words.processing })).toBeVisible();
    await see(order).toContainText(words.masks);
    await page.goto('/pointsMall');
    await see(page.getByRole('region', { name: words.account })).toContainText('6,900');
  },
);

describe.each(mainly('zh'))('the confirmation (%s)', (language) => {
  const words = pointsSaid[language];

  test('warns without an address, takes a new one, and places the order', async () => {
    const said = saidAtCheckout[language];
    await merchant.grantPoints('credit', 9_000);
    const as = await remember(visit, 'credit');
    const page = await open({ as, language, width: 360, at: CONFIRM });
    const confirm = confirmOf(page);
    await placeOf(page, language).click();
    await see(toast(page, words.addressFirst)).toBeVisible();
    await page.mouse.move(0, 0);
    await see(toast(page, words.addressFirst)).toBeHidden();
    await see(confirm.getByRole('region', { name: words.summary })).toContainText(
      words.addressFirst,
    );
    await isAccessible(page);

    await confirm.getByRole('button', { name: said.addAddress }).click();
    const dialog = page.getByRole('dialog', { name: said.addressDialog });
    await dialog.getByRole('textbox', { name: said.recipient }).fill('陳嘉欣');
    await dialog.getByRole('textbox', { name: said.phone }).fill('61230002');
    await dialog.getByRole('textbox', { name: said.street }).fill('駱克道 388 號');
    await dialog.getByRole('button', { name: said.region, exact: true }).click();
    // The documents name regions in Chinese alone.
    for (const place of ['香港', '香港島', '灣仔區']) {
      await see(dialog.getByRole('tab', { selected: true })).toHaveCount(1);
      await dialog.getByRole('option', { name: place, exact: true }).click();
    }
    await dialog.getByRole('button', { name: said.save }).click();
    await see(dialog).toBeHidden();
    await see(confirm.getByRole('radio', { name: /陳嘉欣/ })).toBeChecked();
    await placeOf(page, language).click();
    await page.waitForURL(/\/pointsMall\/paySuccess/);
  });

  test('warns where the points do not suffice, and sends nothing', async () => {
    const as = await remember(visit, 'verified');
    const page = await open({ as, language, at: CONFIRM.replace('amount=2', 'amount=5') });
    await placeOf(page, language).click();
    await see(toast(page, words.notEnough)).toBeVisible();
    await see(
      confirmOf(page).getByRole('region', { name: words.summary }).getByText(words.notEnough),
    ).toBeVisible();
    await see(placeOf(page, language)).toBeEnabled();
    expect(await recordsOf(page)).toEqual([]);
  });

  test('says why the shop refused, keeps the choices, and redeems on the next try', async () => {
    const as = await remember(visit, 'verified');
    const page = await open({ as, language, at: CONFIRM });
    const confirm = confirmOf(page);
    await confirm.getByRole('radio').nth(1).check();
    await merchant.fault(ORDER, { kind: 'result', resultID: 1431 }, 1);
    await placeOf(page, language).click();
    const notice = confirm.getByRole('alert').filter({ hasText: 'fault injected' });
    await see(notice).toBeVisible();
    await see(notice).toContainText(words.kept);
    await see(confirm.getByRole('radio').nth(1)).toBeChecked();
    await isAccessible(page);
    await placeOf(page, language).click();
    await page.waitForURL(/\/pointsMall\/paySuccess/);
    expect(await recordsOf(page)).toHaveLength(1);
  });

  test('says that an address without product or amount is incomplete', async () => {
    const as = await remember(visit, 'verified');
    const page = await open({ as, language, at: '/pointsMall/confirm?pointsProductId=6004' });
    await see(confirmOf(page).getByText(words.broken)).toBeVisible();
    await isAccessible(page);
    await confirmOf(page).getByRole('link', { name: words.toMall }).click();
    await page.waitForURL('**/pointsMall');
  });
});

test.each(['999999', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'])(
  'says that product %s is gone, with a way back',
  async (id) => {
    const words = pointsSaid.en;
    const as = await remember(visit, 'verified');
    const at = `/pointsMall/confirm?pointsProductId=${id}&amount=1`;
    const page = await open({ as, language: 'en', at });
    await see(confirmOf(page).getByText(words.goneProduct)).toBeVisible();
    await isAccessible(page);
    await confirmOf(page).getByRole('link', { name: words.toMall }).click();
    await page.waitForURL('**/pointsMall');
  },
);

test.each([320, 360, 768, 1440])(
  'has its bar at the bottom of a window of %i px',
  async (width) => {
    const as = await remember(visit, 'verified');
    const page = await open({ as, language: 'en', at: CONFIRM, width });
    const bar = confirmOf(page).getByRole('region', { name: pointsSaid.en.summary });
    await see(bar).toBeVisible();
    const end = () => bar.evaluate((it) => it.getBoundingClientRect().bottom - innerHeight);
    await expect.poll(end).toBeCloseTo(0, 0);
  },
);

/** Loses the answer of the next points order after the server has placed it, without the browser sending it again. */
async function loseAnswer(page: Page, then: () => Promise<void> = async () => {}) {
  await page.route(
    `**${ORDER}`,
    async (route) => {
      await route.fetch();
      await then();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('redeems once where the answer is lost and the button is pressed twice', async () => {
  const as = await remember(visit, 'verified');
  const page = await open({ as, language: 'en', at: CONFIRM, mayHear: /ERR_/ });
  await loseAnswer(page);
  await placeOf(page, 'en').dblclick();
  await page.waitForURL(/\/pointsMall\/paySuccess/);
  expect(await recordsOf(page)).toHaveLength(1);
});

test('redeems once where the browser repeats the request on a broken connection', async () => {
  await merchant.answers('all');
  const as = await remember(visit, 'verified');
  const page = await open({ as, language: 'en', at: CONFIRM, mayHear: /ERR_/ });
  await merchant.fault(ORDER, { kind: 'drop' }, 1);
  await placeOf(page, 'en').click();
  await page.waitForURL(/\/pointsMall\/paySuccess/);
  expect(await recordsOf(page)).toHaveLength(1);
});

test('leads to the exchange records where the outcome stays unknown, and finds it later', async () => {
  const words = pointsSaid.en;
  const as = await remember(visit, 'verified');
  const page = await open({ as, language: 'en', at: CONFIRM, mayHear: /ERR_|50[03]/ });
  await loseAnswer(page, () =>
    merchant.fault('/authapi/points-order-list', { kind: 'status', status: 503 }),
  );
  await placeOf(page, 'en').click();
  const notice = confirmOf(page).getByRole('alert').filter({ hasText: words.unknown });
  await see(notice).toBeVisible();
  await see(notice.getByRole('link', { name: words.seeExchanges })).toBeVisible();
  await isAccessible(page);
  await merchant.clearFaults();
  await placeOf(page, 'en').click();
  await page.waitForURL(/\/pointsMall\/paySuccess/);
  expect(await recordsOf(page)).toHaveLength(1);
});

test('loads product and addresses again after each failure', async () => {
  const words = pointsSaid.en;
  const as = await remember(visit, 'verified');
  await merchant.fault('/api/points-product-detail', { kind: 'result', resultID: 1500 });
  const page = await open({ as, language: 'en', at: CONFIRM });
  const confirm = confirmOf(page);
  await see(confirm.getByText(words.unread)).toBeVisible();
  await see(confirm.getByRole('alert')).toHaveCount(0);
  await merchant.clearFaults();
  await confirm.getByRole('button', { name: words.tryAgain }).click();
  await see(placeOf(page, 'en')).toBeVisible();

  // An address call is none of the points mall: the server's words are shown. Spec: 2§8
  await merchant.fault(ADDRESSES, { kind: 'result', resultID: 1500 });
  await page.reload();
  await see(confirm.getByRole('alert').filter({ hasText: 'fault injected' })).toBeVisible();
  await isAccessible(page);
  await merchant.clearFaults();
  await confirm.getByRole('button', { name: words.tryAgain }).click();
  await see(placeOf(page, 'en')).toBeVisible();
});

test('redeems by keyboard alone, and keeps the person out of the address', async () => {
  const words = pointsSaid.en;
  const as = await remember(visit, 'verified');
  const page = await open({ as, language: 'en', at: `/pointsMall/detail/${MASKS}` });
  await page.getByRole('link', { name: words.redeemNow }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pointsMall\/confirm/);
  await isSettled(page);
  await confirmOf(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await see(confirmOf(page).getByRole('radio').nth(1)).toBeChecked();
  const isOnButton = () =>
    placeOf(page, 'en').evaluate((button) => {
      const root = button.getRootNode();
      return root instanceof ShadowRoot && root.activeElement === button;
    });
  for (let step = 0; step < 12 && !(await isOnButton()); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pointsMall\/paySuccess/);
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['orderNo']);
  await isSettled(page);
  expect(await everythingIn(page)).not.toContain('undefined');
});

test('asks a visitor to log in before anything of an account', async () => {
  const page = await open({ language: 'en', at: CONFIRM });
  await see(confirmOf(page).getByText('Please log in first')).toBeVisible();
  await see(placeOf(page, 'en')).toHaveCount(0);
});

test('says on the success page that a number is missing or unknown', async () => {
  const words = pointsSaid.en;
  const as = await remember(visit, 'verified');
  const page = await open({ as, language: 'en', at: '/pointsMall/paySuccess' });
  await see(resultOf(page).getByText(words.noNumber)).toBeVisible();
  await isAccessible(page);
  await page.goto('/pointsMall/paySuccess?orderNo=P1');
  await see(resultOf(page).getByText(words.unknownOrder)).toBeVisible();
  await see(resultOf(page).getByText(words.success)).toHaveCount(0);
});
