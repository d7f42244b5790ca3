// Orders, parcels, returns and the buying history in the dark theme: contrast, and no light slab.
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { type Identity, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { FOUR_GOODS, makeShippedOrder } from '../support/placed-orders.ts';
import { apply, orderToReturn } from '../support/returns.ts';
import { afterSalesSaid } from '../ui-text/after-sales.ts';
import { ordersSaid } from '../ui-text/orders.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const WIDTHS = [1440, 360] as const;
const HOUR_MS = 3_600_000;
/** A picture keeps its light ground in the dark; nothing light is larger. */
const LARGEST_PICTURE = 200;

/** Asks every element for the dark theme, without the site's own colours, which would win over it. */
async function darken(page: Page) {
  await page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSStyleRule)
          for (const name of [...rule.style])
            if (name.startsWith('--clinic-color-')) rule.style.removeProperty(name);
    for (const each of [document.documentElement, document.body]) each.style.background = '#151412';
    for (const each of document.querySelectorAll('*'))
      if (each.localName.startsWith('clinic-')) each.setAttribute('theme', 'dark');
  });
}

/** Names the light grounds in the main part that are larger than a picture. */
const lightSlabs = (page: Page) =>
  page.evaluate((largest) => {
    const found: string[] = [];
    const isLight = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const scale = colour.startsWith('color(') ? 255 : 1;
      return alpha > 0.5 && ((red + green + blue) / 3) * scale > 150;
    };
    const read = (root: ParentNode) => {
      for (const each of root.querySelectorAll('*')) {
        const { width, height } = each.getBoundingClientRect();
        const { backgroundColor, visibility } = getComputedStyle(each);
        const isLarge = width > largest && height > 60;
        if (isLarge && visibility === 'visible' && isLight(backgroundColor))
          found.push(`${each.localName}.${each.className} ${backgroundColor}`);
        if (each.shadowRoot) read(each.shadowRoot);
      }
    };
    const main = document.querySelector('main');
    if (main) read(main);
    return found;
  }, LARGEST_PICTURE);

async function isDark(page: Page) {
  await darken(page);
  expect(await lightSlabs(page)).toEqual([]);
  await isAccessible(page);
}

async function open(as: Identity, width: number, at: string): Promise<Page> {
  const page = await visit({ language: width === 360 ? 'zh' : 'en', width, as, at });
  await isSettled(page);
  return page;
}

test.each(WIDTHS)('the order list and an order with its parcels (%i px)', async (width) => {
  const words = ordersSaid[width === 360 ? 'zh' : 'en'];
  const buyer = await remember(visit, 'verified');
  const { orderNo, waybills } = await makeShippedOrder(buyer, 2, FOUR_GOODS);
  await merchant.advanceClock(20 * HOUR_MS);
  const list = await open(buyer, width, '/user/orderList');
  await isDark(list);
  const order = await open(buyer, width, `/user/orderDetail/${orderNo}`);
  await isDark(order);
  await order
    .getByRole('main')
    .getByRole('button', { name: new RegExp(waybills[0] ?? '') })
    .click();
  const events = order.getByRole('list', { name: words.timeline }).getByRole('listitem');
  await see(events.first()).toBeVisible();
  await isDark(order);
});

test.each(WIDTHS)(
  'an application, the list of applications and one in full (%i px)',
  async (width) => {
    const words = afterSalesSaid[width === 360 ? 'zh' : 'en'];
    const desk = await orderToReturn(visit);
    const form = await open(desk.as, width, `/user/serviceList/${desk.orderNo}/1`);
    await isDark(form);
    await form.locator('clinic-return').getByRole('checkbox').first().check();
    await form
      .locator('clinic-return')
      .getByRole('button', { name: words.next, exact: true })
      .click();
    await see(form.locator('clinic-return').getByRole('heading', { level: 1 })).toBeFocused();
    await isDark(form);
    const returnNo = await apply(desk);
    const list = await open(desk.as, width, '/user/afterSales');
    await isDark(list);
    const detail = await open(desk.as, width, `/user/afterSalesDetail/${returnNo}`);
    await isDark(detail);
  },
);

test.each(WIDTHS)('the buying history (%i px)', async (width) => {
  await merchant.loadHistory();
  const page = await open(await remember(visit, 'regular'), width, '/user/history');
  await see(page.locator('clinic-history').getByRole('table').first()).toBeVisible();
  await isDark(page);
});
