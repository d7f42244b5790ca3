// Order confirmation as a clinic uses it, from goods to exactly one order.
import { cents, formatMoney } from '@clinicart/sdk';
import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { enter, type Identity, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { expectStill, watchShifts } from '../support/faults/layout-shifts.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { beginOrder, fillCart, shopOf, type Wanted } from '../support/orders.ts';
import { saidAtCheckout } from '../ui-text/checkout.ts';
import type { Lang } from '../ui-text/common.ts';

const visit = useBrowser();
afterEach(() => merchant.reset());

const CHANGE = '/authapi/order/changeAddr';
const MAKE = '/authapi/order/createTempOrder3';
const CREATE = '/authapi/order/createOrder2';
const CHECK = '/authapi/order/checkOrder';
const CONFIRM = '/authapi/order/confirmOrder';
const UPLOAD = '/authapi/medicineBillUpload';
const GLOVES: Wanted = ['10001', 10];
const COMPOSITE: Wanted = ['10004', 4];
const MEDICINE: Wanted = ['10010', 2];
const PAY_PASSWORD = '246810';

interface Opening {
  readonly language: Lang;
  readonly width: number;
  readonly who?: string;
  readonly wanted?: readonly Wanted[];
  readonly mayHear?: RegExp;
}

/** Opens order confirmation for these goods. */
async function confirming({ language, width, who = 'verified', wanted, mayHear }: Opening) {
  const as = await remember(visit, who);
  await beginOrder(shopOf(as), wanted ?? [GLOVES]);
  const page = await visit({
    language,
    width,
    as,
    at: '/order/confirm2',
    ...(mayHear && { mayHear }),
  });
  await isSettled(page);
  return { page, words: saidAtCheckout[language], as };
}

/** Opens order confirmation through the cart, which offers the swap: this tab knows the lines of its order. */
async function checkingOut({ language, width, wanted, mayHear }: Opening) {
  const words = saidAtCheckout[language];
  const as = await remember(visit, 'verified');
  await fillCart(shopOf(as), wanted ?? [GLOVES]);
  const page = await visit({ language, width, as, at: '/shopCart', ...(mayHear && { mayHear }) });
  await isSettled(page);
  await main(page).getByRole('button', { name: words.checkout }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: words.directly }).click();
  await page.waitForURL('**/order/confirm2');
  await isSettled(page);
  return { page, words, as };
}

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page, language: Lang) =>
  page.getByRole('region', { name: saidAtCheckout[language].summary });
const place = (page: Page, language: Lang) =>
  bar(page, language).getByRole('button', { name: saidAtCheckout[language].place });

/** Returns the account's only order, once it exists. */
async function onlyOrder(who = 'verified') {
  await expect.poll(async () => (await merchant.orders(who)).length).toBeGreaterThan(0);
  const orders = await merchant.orders(who);
  expect(orders).toHaveLength(1);
  const [order] = orders;
  if (!order) throw new Error('no order');
  return order;
}
const money = (amount: number) => formatMoney(cents(amount));

/** Pictures that differ by a byte, because the shop stores an identical picture once. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `bill-${index}.png`,
    mimeType: 'image/png',
    buffer: Buffer.concat([PNG, Buffer.from(String(index))]),
  }));

describe('from the cart to the cashier (Spec: 1§4, 2§2.2, 2§4)', () => {
  test('shows the server’s total after a change of delivery, address, coupon and remark, on a phone', async () => {
    const language = 'zh';
    const words = saidAtCheckout[language];
    const as = await remember(visit, 'verified');
    await fillCart(shopOf(as), [GLOVES]);
    const page = await visit({ language, width: 360, as, at: '/shopCart' });
    await isSettled(page);
    await main(page).getByRole('button', { name: words.checkout }).first().click();
    await page.waitForURL('**/order/confirm2');
    await isSettled(page);
    await isAccessible(page);

    const total = bar(page, language);
    await see(main(page).getByText(words.toFree).first()).toBeVisible();
    await see(main(page).getByText(words.freeOver).first()).toBeVisible();
    await see(main(page).getByText(words.toSwap)).toBeVisible();
    await main(page).getByRole('radio', { name: words.sameDay }).check();
    await see(total.getByText('HK$120.00', { exact: true })).toBeVisible();
    await main(page).getByRole('radio', { name: words.deliverHere }).check();
    await see(place(page, language)).toBeEnabled();

    await main(page).getByRole('button', { name: words.change }).first().click();
    const coupons = page.getByRole('dialog', { name: words.couponDialog });
    await see(coupons.getByText(words.moreForCoupon).first()).toBeVisible();
    await isAccessible(page);
    await coupons.getByRole('radio', { name: words.noCoupon }).check();
    await coupons.getByRole('button', { name: words.use, exact: true }).click();
    await see(coupons).toBeHidden();
    await see(main(page).getByText(words.unusedCoupon)).toBeVisible();
    await main(page).getByRole('textbox', { name: words.remark }).fill('下午二時後送貨');
    await see(main(page).getByText(words.used(7))).toBeVisible();

    // Typed text and choices survive a reload; the server keeps the address too.
    await page.reload();
    await isSettled(page);
    await see(main(page).getByRole('textbox', { name: words.remark })).toHaveValue(
      '下午二時後送貨',
    );
    await see(main(page).getByRole('radio', { name: words.sameDay })).toBeChecked();
    await see(main(page).getByRole('radio', { name: words.deliverHere })).toBeChecked();
    await see(main(page).getByText(words.unusedCoupon)).toBeVisible();
    const shown = await total.innerText();
    await place(page, language).click();
    await page.waitForURL(/\/pay\/[^/]+$/);

    const order = await onlyOrder();
    expect(page.url()).toContain(encodeURIComponent(order.orderNo));
    expect(order).toMatchObject({ remark: '下午二時後送貨', freight: 120_00, coupon: 0 });
    expect(order.address).toContain('鴻圖道');
    for (const part of [order.goods, order.freight, order.total])
      expect(shown.replaceAll('\n', '')).toContain(money(part));
  });
});

describe('medicines (Spec: 2§2.2, 2§4, 2§5, 2§8)', () => {
  test('uploads refused bills again and then locks them; shows the notice first and the transfer’s account last', async () => {
    const language = 'en';
    const { page, words } = await checkingOut({
      language,
      width: 1440,
      wanted: [COMPOSITE, MEDICINE],
      mayHear: /503/,
    });
    await see(main(page).getByText(words.tips)).toBeVisible();
    const store = main(page).getByRole('region', { name: /Peridon/ });
    // Missing bills are marked red. Spec: 2§4
    const needed = store.locator('.clinic-notice').filter({ hasText: words.billNeeded });
    await see(needed).toHaveAttribute('data-tone', 'danger');
    const blank = page.context().waitForEvent('request', (request) => /bill/i.test(request.url()));
    await store.getByRole('button', { name: words.download }).click();
    expect((await blank).method()).toMatch(/GET|POST/);
    await see(store.getByRole('status').filter({ hasText: words.exported })).toBeVisible();

    await store.getByRole('button', { name: words.upload, exact: true }).click();
    await see(store.getByRole('alert').filter({ hasText: words.noneChosen })).toBeVisible();
    const input = store.locator('input[type=file]');
    await input.setInputFiles(pictures(12));
    await see(store.getByRole('alert').filter({ hasText: words.tooMany })).toBeVisible();
    await see(store.getByRole('button', { name: words.uploadCount(10) })).toBeVisible();
    for (let left = 10; left > 2; left--)
      await store.getByRole('button', { name: words.removeBill(1), exact: true }).click();
    await isAccessible(page);

    await merchant.fault(UPLOAD, { kind: 'status', status: 503 }, 9);
    await store.getByRole('button', { name: words.uploadCount(2) }).click();
    await see(store.getByRole('alert').filter({ hasText: words.uploadFailed })).toBeVisible();
    // A file that was chosen but not uploaded goes with the order, or the shop does not place the order.
    const notice = page.getByRole('dialog', { name: words.medicines });
    await place(page, language).click();
    await see(store.locator('.clinic-bills')).toBeFocused();
    await see(notice).toBeHidden();
    await merchant.clearFaults();
    await place(page, language).click();
    await see(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await see(notice).toBeHidden();
    await see(store.getByText(words.viewOnly)).toBeVisible();
    await see(store.getByRole('heading', { name: words.viewBills })).toBeVisible();
    await see(store.getByRole('status').filter({ hasText: words.handedIn })).toBeVisible();
    await see(store.getByRole('list', { name: words.bills }).getByRole('link')).toHaveCount(2);

    // The buyer picks swap items page by page, up to the allowed number.
    await main(page).getByRole('button', { name: words.choose }).click();
    const picker = page.getByRole('dialog', { name: words.exchange });
    await see(picker.getByRole('checkbox')).toHaveCount(10);
    // axe treats content that is scrolled out inside a box as hidden once it lies below the window.
    await page.setViewportSize({ width: 1440, height: 1600 });
    await isAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await picker.getByRole('checkbox').nth(9).scrollIntoViewIfNeeded();
    await expect
      .poll(() => picker.getByRole('checkbox').count(), { timeout: 20_000 })
      .toBeGreaterThan(10);
    await picker.getByRole('checkbox').first().check();
    // A clinic that lacks information completes it, as from the cart. Spec: 1§8 (1340)
    await merchant.fault(MAKE, { kind: 'result', resultID: 1340 }, 1);
    await picker.getByRole('button', { name: words.confirmSwap }).click();
    await see(page).toHaveURL(/\/user\/information$/);
    await page.goBack();
    await main(page).getByRole('button', { name: words.choose }).click();
    await picker.getByRole('checkbox').first().check();
    await picker.getByRole('button', { name: words.confirmSwap }).click();
    await see(picker).toBeHidden();
    await see(main(page).getByText(words.swap, { exact: true }).first()).toBeVisible();

    await main(page).getByRole('radio', { name: words.transfer }).check();
    const shown = (await bar(page, language).innerText()).replaceAll('\n', '');
    await place(page, language).click();
    await see(notice).toBeVisible();
    await isAccessible(page);
    expect(await merchant.orders('verified')).toEqual([]);
    await notice.getByRole('button', { name: words.understood }).click();
    await page.waitForURL(/\/payResult\?/);
    const order = await onlyOrder();
    expect(order.lines.map(({ tag }) => tag)).toContain('2');
    expect(order.bills).toHaveLength(2);
    expect(shown).toContain(money(order.total));
    await see(main(page).getByText(order.orderNo).first()).toBeVisible();
  });
});

describe('an order with medicines that was placed on another device (Spec: 2§4)', () => {
  /** Presses "Place order", with a picture to upload, once another device has placed the order. */
  async function placingAfterwards() {
    const opened = await confirming({ language: 'zh', width: 360, wanted: [MEDICINE] });
    const { page, as, words } = opened;
    await main(page).locator('input[type=file]').setInputFiles(pictures(1));
    await see(main(page).getByRole('button', { name: words.uploadCount(1) })).toBeVisible();
    const { checkout } = shopOf(as);
    const shown = await checkout.confirmation.get(null);
    checkout.choose(shown.orderNo, { isNotified: true });
    expect(await checkout.place(shown)).toMatchObject({ ok: true });
    await place(page, 'zh').click();
    const notice = page.getByRole('dialog', { name: words.medicines });
    await see(notice).toBeVisible();
    return { ...opened, notice };
  }

  test('leads on to its payment, and has the picture', async () => {
    const { page, words, notice } = await placingAfterwards();
    await notice.getByRole('button', { name: words.understood }).click();
    await page.waitForURL(/\/pay\/[^/]+$/);
    expect((await onlyOrder()).bills).toHaveLength(1);
  });

  test('says that it may have been placed, once the notice is closed', async () => {
    // The code of a temporary order that is gone is assumed; without it the shop’s sentence is above the order.
    await merchant.answers('all');
    const { page, words, notice } = await placingAfterwards();
    await see(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await see(main(page).getByText(words.gone)).toBeVisible();
    await see(main(page).locator('.clinic-checkout-alone')).toBeFocused();
    await see(main(page).getByRole('link', { name: words.orders })).toBeVisible();
    await isAccessible(page);
  });
});

describe('paying by cheque (Spec: 2§4, 2§5, 2§6)', () => {
  test('asks for the six digits, reports wrong ones and then pays at once', async () => {
    const language = 'zh';
    const { page, words } = await confirming({
      language,
      width: 1440,
      who: 'finance',
      wanted: [COMPOSITE],
    });
    await main(page).getByRole('radio', { name: words.cheque }).check();
    await see(main(page).getByText(words.chequeTo)).toBeVisible();
    await place(page, language).click();
    const dialog = page.getByRole('dialog', { name: words.enterPassword });
    const digits = dialog.getByLabel(words.payPassword);
    await digits.fill('111111');
    await isAccessible(page);
    await dialog.getByRole('button', { name: words.pay }).click();
    await see(digits).toHaveAccessibleDescription(/.+/);
    await see(digits).toHaveValue('');
    await see(digits).toBeFocused();
    expect(await merchant.orders('finance')).toEqual([]);
    await digits.fill(PAY_PASSWORD);
    await dialog.getByRole('button', { name: words.pay }).click();
    await page.waitForURL(/\/payResult\?/);
    const order = await onlyOrder('finance');
    expect(order).toMatchObject({ status: 2, payType: '53' });
    // The page repeats the address for the cheque. Spec: 2§3
    await see(main(page).getByText(words.chequeTo)).toBeVisible();
    await see(main(page).getByRole('button', { name: words.copyChequeTo })).toBeVisible();
    await isAccessible(page);
  });
});

describe('an order is made once (Spec: 2§4)', () => {
  test('places one order when pressed twice with a lost answer, and opens the cashier', async () => {
    const language = 'en';
    const { page } = await confirming({ language, width: 360, mayHear: /ERR_EMPTY|ERR_/ });
    await merchant.fault(CREATE, { kind: 'drop' }, 1);
    await place(page, language).dblclick();
    await page.waitForURL(/\/pay\/[^/]+$/);
    await onlyOrder();
  });

  test('asks for the outcome of an unknown order, after a reload too, and does not send it again', async () => {
    const language = 'en';
    const { page, words } = await confirming({ language, width: 768, mayHear: /ERR_|50[03]/ });
    await merchant.fault(CREATE, { kind: 'drop' }, 1);
    await merchant.fault(CHECK, { kind: 'status', status: 503 });
    await place(page, language).click();
    await see(main(page).getByRole('button', { name: words.askAgain })).toBeVisible();
    await isAccessible(page);
    await page.reload();
    await see(main(page).getByRole('button', { name: words.askAgain })).toBeVisible();
    await merchant.clearFaults();
    await main(page).getByRole('button', { name: words.askAgain }).click();
    await page.waitForURL(/\/pay\/[^/]+$/);
    await onlyOrder();
  });
});

describe('blockers of an order (Spec: 1§8, 2§2.2, 2§8)', () => {
  test('moves focus to an incomplete address and keeps the input after a refusal, by keyboard', async () => {
    const language = 'zh';
    const { page, words } = await confirming({ language, width: 768, mayHear: /503/ });
    const addresses = main(page).getByRole('group', { name: words.deliverTo });
    await addresses.getByRole('radio', { name: words.incomplete }).press('Space');
    await see(addresses.getByRole('radio', { name: words.incomplete })).toBeChecked();
    await see(addresses).not.toHaveAttribute('aria-busy', 'true');
    await main(page).getByRole('textbox', { name: words.remark }).fill('門口有電鈴');
    await place(page, language).press('Enter');
    await see(main(page).locator('[data-trouble]')).toBeFocused();
    await see(main(page).getByRole('alert')).toBeInViewport();
    await isAccessible(page);
    // An address whose change failed keeps its previous value and shows the error.
    await merchant.fault(CHANGE, { kind: 'status', status: 503 }, 1);
    await addresses.getByRole('radio').first().press('Space');
    await see(main(page).getByText(words.addressKept)).toBeVisible();
    await see(addresses.getByRole('radio', { name: words.incomplete })).toBeChecked();
    await addresses.getByRole('radio').first().press('Space');
    await see(main(page).getByText(words.addressKept)).toBeHidden();
    await see(addresses.getByRole('radio').first()).toBeChecked();
    await see(addresses).not.toHaveAttribute('aria-busy', 'true');

    await merchant.fault(CREATE, { kind: 'result', resultID: 1392 }, 1);
    await place(page, language).press('Enter');
    await see(main(page).getByRole('alert').filter({ hasText: words.notPlaced })).toBeVisible();
    await see(main(page).getByRole('textbox', { name: words.remark })).toHaveValue('門口有電鈴');
    expect(await merchant.orders('verified')).toEqual([]);
    await place(page, language).press('Enter');
    await page.waitForURL(/\/pay\/[^/]+$/);
    expect(await onlyOrder()).toMatchObject({ remark: '門口有電鈴' });
  });

  test('says what to do with nothing to confirm, a failed load, and no login', async () => {
    const language = 'en';
    const words = saidAtCheckout[language];
    const visitor = await visit({ language, width: 360, at: '/order/confirm2' });
    await isAccessible(visitor);
    const as: Identity = await remember(visit, 'verified');
    await beginOrder(shopOf(as), [GLOVES]);
    await main(visitor).getByRole('button', { name: words.logIn, exact: true }).click();
    await enter(visitor, language, emailOf('verified'));
    await see(place(visitor, language)).toBeVisible();

    await merchant.fault(CONFIRM, { kind: 'status', status: 500 });
    const other = await visit({ language, width: 768, as, at: '/order/confirm2', mayHear: /500/ });
    await see(main(other).getByText(words.failed)).toBeVisible();
    await merchant.clearFaults();
    await main(other).getByRole('button', { name: words.tryAgain }).click();
    await see(place(other, language)).toBeVisible();

    // The server made the order but its confirmation fails: the page reads the reason and makes no second order.
    const message = 'fault injected';
    await merchant.fault(CHECK, { kind: 'result', resultID: 1399 });
    await place(other, language).click();
    const alert = main(other).getByRole('alert').filter({ hasText: message });
    await see(alert).toBeVisible();
    const { orderNo } = await onlyOrder();
    await see(alert.getByText(orderNo)).toBeVisible();
    await see(main(other).getByRole('link', { name: words.toCart })).toBeVisible();
    await see(main(other).getByRole('link', { name: words.viewOrder })).toHaveAttribute(
      'href',
      `/user/orderDetail/${orderNo}`,
    );
    await see(main(other).getByText(words.none)).toHaveCount(0);
    await isAccessible(other);

    const nobody = await remember(visit, 'new-customer');
    const empty = await visit({ language, width: 768, as: nobody, at: '/order/confirm2' });
    await see(main(empty).getByText(words.none)).toBeVisible();
    await isAccessible(empty);
    await main(empty).getByRole('link', { name: words.toCart }).click();
    await empty.waitForURL('**/shopCart');
  });
});

describe('what an order may lack (Spec: 2§2.2, 2§8)', () => {
  test('adds a first address and orders to it', async () => {
    const language = 'zh';
    const words = saidAtCheckout[language];
    const as = await remember(visit, 'verified');
    const shop = shopOf(as);
    await beginOrder(shop, [GLOVES]);
    for (const { id } of await shop.address.list.get(null)) await shop.address.remove(id);
    const page = await visit({ language, width: 360, as, at: '/order/confirm2' });
    await isSettled(page);
    await main(page).getByRole('button', { name: words.addAddress }).first().click();
    const dialog = page.getByRole('dialog', { name: words.addressDialog });
    await dialog.getByRole('textbox', { name: words.recipient }).fill('陳嘉欣');
    await dialog.getByRole('textbox', { name: words.phone }).fill('61230002');
    await dialog.getByRole('textbox', { name: words.street }).fill('駱克道 388 號');
    await dialog.getByRole('button', { name: words.region, exact: true }).click();
    for (const place of ['香港', '香港島', '灣仔區']) {
      await see(dialog.getByRole('tab', { selected: true })).toHaveCount(1);
      await dialog.getByRole('option', { name: place, exact: true }).click();
    }
    await dialog.getByRole('button', { name: words.save }).click();
    await see(dialog).toBeHidden();
    await see(main(page).getByRole('radio', { name: /陳嘉欣/ })).toBeChecked();
    await place(page, language).click();
    await page.waitForURL(/\/pay\/[^/]+$/);
    expect((await onlyOrder()).address).toContain('灣仔區 駱克道 388 號');
  });

  test('sets a missing payment password on the way', async () => {
    const language = 'zh';
    const words = saidAtCheckout[language];
    const as = await remember(visit, 'finance');
    await beginOrder(shopOf(as), [GLOVES]);
    const page = await visit({ language, width: 768, as });
    await page.route('**/authapi/user/userinfo2', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({
        response,
        json: { ...answer, data: { ...answer.data, hasPayPwd: false } },
      });
    });
    await page.goto('/order/confirm2');
    await isSettled(page);
    await main(page).getByRole('button', { name: words.setPassword }).click();
    const dialog = page.getByRole('dialog', { name: /支付密碼$/ });
    const code = dialog.getByRole('textbox', { name: '短訊驗證碼' });
    await see(code).toBeFocused();
    await dialog.getByRole('button', { name: '發送驗證碼' }).click();
    await see(dialog.getByRole('button', { name: /秒後重發/ })).toBeDisabled();
    await code.fill(await merchant.codeFor('61230006'));
    await code.press('Enter');
    await see(dialog.getByLabel('支付密碼，6 位數字', { exact: true })).toBeFocused();
    await page.keyboard.type('135790');
    await page.keyboard.press('Tab');
    await page.keyboard.type('135790');
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: '完成' }).click();
    await see(dialog).toBeHidden();
    await see(main(page).getByRole('button', { name: words.setPassword })).toHaveCount(0);
    await main(page).getByRole('radio', { name: words.cheque }).check();
  });

  test('shows the server’s message when bills or their form fail', async () => {
    const language = 'en';
    const message = 'fault injected';
    await merchant.fault('/authapi/getMedicineBillUrl', { kind: 'result', resultID: 1399 });
    await merchant.fault(
      '/authapi/medicineBillDownByOrderNo',
      { kind: 'result', resultID: 1399 },
      1,
    );
    const { page, words } = await confirming({ language, width: 768, wanted: [MEDICINE] });
    await see(main(page).getByText(`${words.billsUnread} ${message}`)).toBeVisible();
    await main(page).getByRole('button', { name: words.download }).click();
    const failure = main(page).getByRole('alert').filter({ hasText: words.exportFailed });
    await see(failure).toContainText(message);
    await merchant.clearFaults();
    await main(page).getByRole('button', { name: words.download }).click();
    await see(main(page).getByRole('status').filter({ hasText: words.exported })).toBeVisible();
    await see(failure).toBeHidden();
  });
});

test('names no region in Chinese on an English page, however late their English names come', async () => {
  await merchant.answers('all');
  const { page, words } = await confirming({ language: 'en', width: 1440 });
  const addresses = page.getByRole('group', { name: words.deliverTo });
  await page.addInitScript(watchShifts);
  await page.reload();
  await see(addresses).toContainText('Hong Kong Island');
  await isSettled(page);
  await expectStill(page, 'while the order appears');

  let release = () => {};
  const later = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/getAddress', async (route) => {
    await later;
    await route.continue();
  });
  await page.reload();
  await see(addresses.getByText('+852').first(), 'does not wait for long').toBeVisible();
  await see(page.getByText('香港島')).toHaveCount(0);
  release();
  await see(addresses).toContainText('Hong Kong Island');
});
