// The parcel dialog: a tab a waybill, state, timeline, goods, refresh and refusals. Spec: 2§2.6, 2§4, 2§8
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter, type Identity, logInButton, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { FOUR_GOODS, fitsTheScreen, makeShippedOrder } from '../support/placed-orders.ts';
import type { Lang } from '../ui-text/common.ts';
import { ordersSaid } from '../ui-text/orders.ts';

const TRACKING = '/authapi/searchExpress';
const HOUR_MS = 3_600_000;

const visit = useBrowser();
let buyer: Identity;
beforeEach(async () => {
  await merchant.reset();
  buyer = await remember(visit, 'verified');
});

async function openDialog(language: Lang, width: number, orderNo: string, waybill: string) {
  const at = `/user/orderDetail/${orderNo}`;
  const page = await visit({ language, width, as: buyer, at });
  await isSettled(page);
  await waybillButton(page, waybill).click();
  const dialog = page.getByRole('dialog', { name: ordersSaid[language].tracking });
  return { page, dialog };
}
const waybillButton = (page: Page, waybill: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(waybill) });

describe.each([
  ['zh', 360],
  ['en', 1440],
] as const)('parcels in %s at %i px', (language, width) => {
  const words = ordersSaid[language];

  test('shows each parcel in a tab with its state, its way and its goods', async () => {
    const order = await makeShippedOrder(buyer, 2, FOUR_GOODS);
    const [first = '', second = ''] = order.waybills;
    await merchant.advanceClock(20 * HOUR_MS);
    const { page, dialog } = await openDialog(language, width, order.orderNo, first);
    // Nothing here is a next step, so that the focus is on Close.
    await see(dialog.getByRole('button', { name: words.close }).first()).toBeFocused();
    await see(dialog.getByRole('tab')).toHaveCount(2);
    const events = dialog.getByRole('list', { name: words.timeline }).getByRole('listitem');
    await expect.poll(() => events.count()).toBeGreaterThan(0);
    await see(dialog.getByRole('heading', { name: words.inParcel })).toBeVisible();
    await fitsTheScreen(page);
    await isAccessible(page);

    await dialog.getByRole('tab', { name: first }).focus();
    await page.keyboard.press('ArrowRight');
    await see(dialog.getByRole('tab', { name: second })).toHaveAttribute('aria-selected', 'true');
    await see(dialog.getByText(second).nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await see(dialog).toBeHidden();
    await see(waybillButton(page, first)).toBeFocused();
  });

  test('refreshes without emptying the timeline', async () => {
    const order = await makeShippedOrder(buyer);
    const [waybill = ''] = order.waybills;
    await merchant.advanceClock(20 * HOUR_MS);
    const { dialog } = await openDialog(language, width, order.orderNo, waybill);
    const events = dialog.getByRole('list', { name: words.timeline }).getByRole('listitem');
    await see(events.first()).toBeVisible();
    await merchant.parcel(waybill, '2');
    await merchant.fault(TRACKING, { kind: 'delay', ms: 1500 }, 1);
    await dialog.getByRole('button', { name: words.refresh }).click();
    await see(events.first()).toBeVisible();
    await see(dialog.locator('.clinic-skeleton')).toHaveCount(0);
    await see(dialog.locator('.clinic-badge').filter({ hasText: words.problem })).toBeVisible();
  });
});

test('keeps the dialog of three parcels within a phone, where its tabs scroll (zh)', async () => {
  const order = await makeShippedOrder(buyer, 3, FOUR_GOODS);
  const { dialog } = await openDialog('zh', 360, order.orderNo, order.waybills[0] ?? '');
  await see(dialog.getByRole('tab')).toHaveCount(3);
  await see(dialog.getByRole('heading', { name: ordersSaid.zh.inParcel })).toBeVisible();
  // The dialog scrolls within itself, so that the page says nothing about its width.
  const excess = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(excess).toBe(0);
});

test('begins with its title in a low window, although the focus is on Close (en)', async () => {
  const words = ordersSaid.en;
  const order = await makeShippedOrder(buyer, 1, FOUR_GOODS);
  const page = await visit({ language: 'en', as: buyer });
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(`/user/orderDetail/${order.orderNo}`);
  await isSettled(page);
  await waybillButton(page, order.waybills[0] ?? '').click();
  const dialog = page.getByRole('dialog', { name: words.tracking });
  await see(dialog.getByRole('heading', { name: words.inParcel })).toBeVisible();
  await see(dialog.getByRole('button', { name: words.close }).first()).toBeFocused();
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('keeps the words of both actions on one line on a phone (en)', async () => {
  const order = await makeShippedOrder(buyer);
  const { dialog } = await openDialog('en', 360, order.orderNo, order.waybills[0] ?? '');
  const actions = dialog.locator('.clinic-dialog-actions > *');
  await see(actions).toHaveCount(2);
  const boxes = await actions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(boxes.map(({ height }) => height)).toEqual([44, 44]);
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
});

test('says the server’s words for a waybill that does not exist, and how to ask (en)', async () => {
  const words = ordersSaid.en;
  const order = await makeShippedOrder(buyer);
  const [waybill = ''] = order.waybills;
  await merchant.advanceClock(20 * HOUR_MS);
  await merchant.fault(TRACKING, { kind: 'result', resultID: 1399 });
  const { dialog } = await openDialog('en', 1440, order.orderNo, waybill);
  await see(dialog.getByRole('alert').filter({ hasText: 'fault injected' })).toBeVisible();
  await see(dialog.getByRole('link', { name: words.askParcel })).toHaveAttribute(
    'href',
    new RegExp(order.orderNo),
  );
  await merchant.clearFaults();
  await dialog.getByRole('button', { name: words.tryAgain }).click();
  await see(dialog.getByRole('list', { name: words.timeline })).toBeVisible();
});

test('names a state that the documents do not know as such (zh)', async () => {
  const words = ordersSaid.zh;
  const order = await makeShippedOrder(buyer);
  const [waybill = ''] = order.waybills;
  const page = await visit({ language: 'zh', as: buyer });
  await page.route(`**${TRACKING}`, (route) =>
    route.fulfill({
      json: { resultID: 1200, message: '', data: { mailNo: waybill, state: '999', data: [] } },
    }),
  );
  await page.goto(`/user/orderDetail/${order.orderNo}`);
  await waybillButton(page, waybill).click();
  const dialog = page.getByRole('dialog', { name: words.tracking });
  await see(dialog.locator('.clinic-badge')).toHaveText(words.unknownState);
  await see(dialog.getByRole('link', { name: words.askParcel })).toBeVisible();
});

test('leaves the page usable when the session ends, and returns with the same buyer (en)', async () => {
  const words = ordersSaid.en;
  const order = await makeShippedOrder(buyer);
  const [waybill = ''] = order.waybills;
  await merchant.advanceClock(20 * HOUR_MS);
  const { page, dialog } = await openDialog('en', 1440, order.orderNo, waybill);
  await see(dialog.getByRole('list', { name: words.timeline })).toBeVisible();
  await merchant.endSessions();
  await dialog.getByRole('button', { name: words.refresh }).click();
  await see(dialog).toBeHidden();
  await logInButton(page, 'en').click();
  await see(await enter(page, 'en', emailOf('verified'))).toBeHidden();
  await see(dialog).toBeVisible();
  await isAccessible(page);
});
