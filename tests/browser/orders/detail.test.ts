// The order's own page: progress, amounts, stores, stamped forms, buying again. Spec: 2§2.6, 2§4, 2§8
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Identity, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { makeOrder } from '../support/orders.ts';
import {
  FOUR_GOODS,
  fitsTheScreen,
  makePaidOrder,
  makeShippedOrder,
} from '../support/placed-orders.ts';
import type { Lang } from '../ui-text/common.ts';
import { ordersSaid } from '../ui-text/orders.ts';

const DETAIL = '/authapi/getOrderDetails';
const SPECIFICATIONS = '/api/product/getAllStandard2';
const ADD_TO_CART = '/authapi/shoppingcart/addShoppingCart';
const HOUR_MS = 3_600_000;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const visit = useBrowser();
let buyer: Identity;
beforeEach(async () => {
  await merchant.reset();
  buyer = await remember(visit, 'verified');
});

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

async function open(language: Lang, width: number, orderNo: string): Promise<Page> {
  const page = await visit({ language, width, as: buyer, at: `/user/orderDetail/${orderNo}` });
  await isSettled(page);
  return page;
}

describe.each([
  ['zh', 360],
  ['en', 1440],
] as const)('an order in %s at %i px', (language, width) => {
  const words = ordersSaid[language];

  test('shows five steps, amounts that add up, and goods with more and less', async () => {
    const order = await makePaidOrder(buyer, FOUR_GOODS);
    const page = await open(language, width, order.orderNo);
    const trail = page.locator('.clinic-breadcrumb');
    // On a phone the bar leads back instead.
    if (width < 960) await see(trail).toBeHidden();
    else {
      await see(trail.getByRole('link')).toHaveCount(2);
      await see(trail.getByRole('link').last()).toHaveAttribute('href', '/user/orderList');
      await see(trail).toContainText(order.orderNo);
    }
    const steps = main(page).locator('.clinic-order-steps > li');
    await see(steps).toHaveCount(5);
    for (const [index, name] of words.steps.entries())
      await see(steps.nth(index)).toContainText(name);
    await see(steps.nth(2)).toHaveAttribute('aria-current', 'step');

    const amounts = main(page).locator('[data-cell=amounts] dd');
    const cents = (await amounts.allTextContents()).map((text) =>
      Number(text.replace('−', '-').replace(/HK\$|,|\./g, '')),
    );
    const total = cents.pop();
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(total);
    await see(main(page).locator('[data-cell=amounts]')).toContainText(order.total);

    const goods = main(page).locator('.clinic-order-store .clinic-order-good');
    await see(goods).toHaveCount(3);
    await main(page).getByRole('button', { name: words.viewRest }).click();
    await see(goods).toHaveCount(4);
    await main(page).getByRole('button', { name: words.viewLess }).click();
    await see(goods).toHaveCount(3);
    // The chat names the order.
    const ask = main(page).getByRole('link', { name: words.ask }).filter({ visible: true });
    await see(ask).toHaveAttribute('href', new RegExp(order.orderNo));
    await fitsTheScreen(page);
    await isAccessible(page);
  });

  test('buys again line by line, and says why a line cannot be bought', async () => {
    const order = await makeOrder(buyer, FOUR_GOODS);
    await merchant.closeOrder(order.orderNo);
    const lines = (await merchant.orders('verified'))[0]?.lines ?? [];
    const soldOut = lines[0]?.specification ?? 0;
    const dearer = lines[1]?.specification ?? 0;
    await merchant.stock(soldOut, 0);
    await merchant.price(dearer, 12_345);
    const page = await open(language, width, order.orderNo);
    await see(heading(page, words.closed)).toBeVisible();
    await main(page).getByRole('button', { name: words.again }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog', { name: words.againTitle });
    await see(dialog.getByRole('listitem')).toHaveCount(4);
    await see(dialog.locator('.clinic-again-problem')).toHaveCount(1);
    await see(dialog.locator('.clinic-again-note').filter({ hasText: 'HK$123.45' })).toBeVisible();
    await see(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await isAccessible(page);
    await dialog.getByRole('button', { name: words.add }).click();
    await see(page.locator('.clinic-toast-text').filter({ hasText: words.added })).toBeVisible();
    expect((await merchant.account('verified')).cartLines).toBe(3);
  });
});

test('keeps every line after the cart has refused them, and adds them on the next try (en)', async () => {
  const words = ordersSaid.en;
  const order = await makeOrder(buyer, FOUR_GOODS);
  await merchant.closeOrder(order.orderNo);
  const page = await open('en', 1440, order.orderNo);
  await main(page).getByRole('button', { name: words.again }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: words.againTitle });
  await see(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await merchant.fault(ADD_TO_CART, { kind: 'result', resultID: 1399 });
  await dialog.getByRole('button', { name: words.add }).click();
  await see(dialog.getByRole('alert').filter({ hasText: 'fault injected' })).toHaveCount(4);
  await see(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await isAccessible(page);
  await merchant.clearFaults();
  await dialog.getByRole('button', { name: words.add }).click();
  await see(page.locator('.clinic-toast-text').filter({ hasText: words.added })).toBeVisible();
  expect((await merchant.account('verified')).cartLines).toBe(4);
});

test('says which products could not be checked, and checks those again (zh)', async () => {
  const words = ordersSaid.zh;
  const order = await makeOrder(buyer, FOUR_GOODS);
  await merchant.closeOrder(order.orderNo);
  const page = await open('zh', 1440, order.orderNo);
  await merchant.fault(SPECIFICATIONS, { kind: 'result', resultID: 1399 });
  await main(page).getByRole('button', { name: words.again }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: words.againTitle });
  await see(dialog.getByRole('alert').filter({ hasText: '4' })).toBeVisible();
  // Nothing is known of them, so that they are not said to be unavailable.
  await see(dialog.getByText(words.nothingAgain)).toHaveCount(0);
  await isAccessible(page);
  await merchant.clearFaults();
  await dialog.getByRole('button', { name: words.tryAgain }).click();
  await see(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await see(dialog.getByRole('alert')).toHaveCount(0);
});

test('counts down, closes the order at zero and shows it as closed (zh)', async () => {
  const words = ordersSaid.zh;
  const order = await makeOrder(buyer);
  await merchant.advanceClock(24 * HOUR_MS - 8000);
  const page = await open('zh', 1440, order.orderNo);
  await see(heading(page, words.closed)).toBeVisible();
  await see(
    main(page).getByRole('button', { name: words.again }).filter({ visible: true }),
  ).toBeVisible();
  await expect.poll(async () => (await merchant.orders('verified'))[0]?.status).toBe(5);
});

test('shows the account of a bank transfer again, and exports the purchase list (en)', async () => {
  const words = ordersSaid.en;
  const order = await makeOrder(buyer, undefined, 'transfer');
  const page = await open('en', 1440, order.orderNo);
  await see(main(page).getByText('000-123456-838').filter({ visible: true }).first()).toBeVisible();
  await see(main(page).getByText(words.account, { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: words.list }).filter({ visible: true }).click();
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`${order.orderNo}.*\\.xlsx$`));
  await see(page.locator('.clinic-toast').filter({ hasText: words.exported })).toBeVisible();
});

test('confirms the receipt from the bar of a phone, after the question (zh)', async () => {
  const words = ordersSaid.zh;
  const order = await makeShippedOrder(buyer);
  const page = await open('zh', 360, order.orderNo);
  await main(page).getByRole('button', { name: words.receipt }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: words.receiptAsk });
  await dialog.getByRole('button', { name: words.notYet }).click();
  await see(heading(page, words.toReceive)).toBeVisible();
  await main(page).getByRole('button', { name: words.receipt }).filter({ visible: true }).click();
  await dialog.getByRole('button', { name: words.receipt }).click();
  await see(heading(page, words.completed)).toBeVisible();
  await see(page.locator('.clinic-toast').filter({ hasText: words.received })).toBeVisible();
});

test('uploads the stamped forms of a placed order (en)', async () => {
  const words = ordersSaid.en;
  await merchant.loadHistory();
  buyer = await remember(visit, 'regular');
  const found = (await merchant.orders('regular')).find(
    ({ status, billStatus }) => status === 2 && billStatus === '0',
  );
  const page = await open('en', 1440, found?.orderNo ?? '');
  await see(main(page).getByText(words.formMissing)).toBeVisible();
  await main(page).getByRole('button', { name: words.upload }).click();
  const dialog = page.getByRole('dialog', { name: words.forms });
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'form.png', mimeType: 'image/png', buffer: PNG }]);
  await isAccessible(page);
  await dialog.getByRole('button', { name: words.upload }).click();
  await see(dialog.getByRole('button', { name: words.upload })).toBeHidden();
  await see(dialog.getByRole('link')).toHaveCount(1);
  await dialog.getByRole('button', { name: words.close }).last().click();
  await see(main(page).getByText(words.formMissing)).toBeHidden();
});

test('offers a retry after a failure, and asks a visitor to log in', async () => {
  const words = ordersSaid.en;
  const order = await makeOrder(buyer);
  await merchant.fault(DETAIL, { kind: 'result', resultID: 1399 }, 1);
  const page = await visit({ language: 'en', as: buyer, at: `/user/orderDetail/${order.orderNo}` });
  await see(main(page).getByRole('alert').filter({ hasText: 'fault injected' })).toBeVisible();
  await main(page).getByRole('button', { name: words.tryAgain }).click();
  await see(heading(page, words.pending)).toBeVisible();
  const visitor = await visit({ language: 'en', at: `/user/orderDetail/${order.orderNo}` });
  await see(visitor.getByRole('dialog')).toBeVisible();
  await see(visitor.getByText(order.total)).toHaveCount(0);
});

test.each([
  ['zh', 360],
  ['en', 1440],
] as const)('says that no order has a wrong number: %s, %i px', async (language, width) => {
  const words = ordersSaid[language];
  const page = await visit({ language, width, as: buyer, at: '/user/orderDetail/NOPE' });
  const notice = main(page).getByRole('alert').filter({ hasText: words.notFound });
  await see(notice).toContainText('NOPE');
  await see(notice.getByRole('button', { name: words.tryAgain })).toBeVisible();
  await isAccessible(page);
  await notice.getByRole('link', { name: words.title }).click();
  await page.waitForURL(/orderList$/);
});

/** Counts the lines of each word in an element; runs in the page. */
function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode())
    for (const word of text.data.matchAll(/\S+/g)) {
      const range = new Range();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ y }) => y)).size > 1) broken.push(word[0]);
    }
  return broken;
}

test.each([320, 360])('breaks no word of the progress at %i px (en)', async (width) => {
  const order = await makeShippedOrder(buyer);
  const page = await open('en', width, order.orderNo);
  expect(await main(page).locator('.clinic-order-steps').evaluate(brokenWords)).toEqual([]);
  await fitsTheScreen(page);
});

test.each([768, 1024])(
  'keeps the number and its button on one line at %i px (en)',
  async (width) => {
    const order = await makeShippedOrder(buyer);
    const page = await open('en', width, order.orderNo);
    const fact = main(page).locator('[data-cell=facts] dd').first();
    expect((await fact.boundingBox())?.height).toBeLessThanOrEqual(24);
    expect(await main(page).locator('[data-cell=amounts]').evaluate(brokenWords)).toEqual([]);
    await fitsTheScreen(page);
  },
);
