// Story 5: a distributor's page on a foreign origin, under its own policy, with hostile styles.
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { cartLink, dialogOf, enter } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { everythingIn, isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, MONEY, said } from '../ui-text/common.ts';

const visit = useBrowser();
const words = said.en;
const { burs } = goods;
/** A separate host name, because cookies ignore the port. */
const address = () => places().partner.replace('localhost', '127.0.0.1');
beforeEach(merchant.reset);

const product = (page: Page) => page.locator('clinic-product');

/** Extends the prototypes of the page, as libraries of ten years ago do, before our script loads. */
function oldLibraries() {
  for (const prototype of [Object.prototype, Array.prototype, Function.prototype])
    for (const name of ['extend', 'last']) Reflect.set(prototype, name, () => name);
}

/** Names what the page's rules for `svg` and `path` change in the icons of the login form, which are in its document. */
function iconFaults(): string[] {
  const icons = [...document.querySelectorAll('clinic-login .clinic-icon')];
  if (icons.length < 2) return [`${icons.length} icons`];
  return icons.flatMap((icon) => {
    const { backgroundColor, borderTopWidth, width, color } = getComputedStyle(icon);
    const shape = icon.querySelector('path');
    const { fill, stroke } = getComputedStyle(shape ?? icon);
    const looks = [backgroundColor, borderTopWidth, width, fill, stroke].join();
    const meant = [
      'rgba(0, 0, 0, 0)',
      '0px',
      `${icon.getAttribute('width')}px`,
      'none',
      color,
    ].join();
    const inherited = getComputedStyle(icon.parentElement ?? icon).color;
    return looks === meant && color === inherited ? [] : [`${looks}, not ${meant}`];
  });
}

test('a clinic logs in and adds to the cart, and the page receives the events', async () => {
  const page = await visit({ site: '' });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(address());
  await isSettled(page);
  await see(product(page).getByRole('heading', { name: burs.en })).toBeVisible();
  expect(await everythingIn(page)).not.toMatch(MONEY);
  await isAccessible(page);

  await product(page).getByRole('button', { name: words.add, exact: true }).click();
  const dialog = dialogOf(page, 'en');
  await see(dialog).toBeVisible();
  await isAccessible(page);
  expect(await page.evaluate(iconFaults)).toEqual([]);
  await enter(page, 'en', emailOf('verified'));
  await see(dialog).toBeHidden();
  await see(product(page).getByText(burs.price).first()).toBeVisible();
  await see(page.locator('clinic-product-card').first().getByText(MONEY)).toBeVisible();

  const quantity = product(page).getByRole('spinbutton', {
    name: words.quantityOf(burs.article),
    exact: true,
  });
  await quantity.fill('10');
  await product(page).getByRole('button', { name: words.add, exact: true }).click();
  await see(cartLink(page, 'en', 1)).toBeVisible();
  await see(page.locator('#said')).toHaveText(`Added 10 × ${burs.article}.`);

  const card = page.locator('clinic-product-card').first();
  await card.getByRole('button', { name: words.add, exact: true }).click();
  await see(cartLink(page, 'en', 2)).toBeVisible();
  await see(page.locator('#said')).toHaveText(`Added 2 × ${goods.paste.article}.`);
  expect((await merchant.account('verified')).cartLines).toBe(2);

  const kept = await page.evaluate(() => ({
    cookie: document.cookie,
    stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
  }));
  expect(kept.cookie).toBe('');
  expect(kept.stored).not.toMatch(/token|"user"/);
  const context = await page.context().cookies();
  expect(context).toEqual([]);
  for (const call of calls) expect(call).not.toMatch(/token/i);
  const { shop, sandbox } = places();
  const origins = [...new Set(calls.map((call) => new URL(call).origin))].filter(
    (one) => one !== 'null',
  );
  expect(origins.sort()).toEqual([new URL(address()).origin, shop, sandbox].sort());
});

test('applies its theme to the elements and keeps its other styles out', async () => {
  const page = await visit({ site: '', at: address() });
  await isSettled(page);
  await product(page).getByRole('button', { name: words.add, exact: true }).click();
  await enter(page, 'en', emailOf('finance'));
  await see(dialogOf(page, 'en')).toBeHidden();
  const buy = product(page).getByRole('button', { name: words.buyNow, exact: true });
  await see(buy).toHaveCSS('background-color', 'rgb(35, 64, 111)');
  await see(buy).toHaveCSS('border-top-left-radius', '0px');
  await see(buy).toHaveCSS('text-transform', 'none');
  await see(buy).not.toHaveCSS('border-top-style', 'dotted');
  const size = await buy.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(size, 'px of its own, whatever rem is here').toBeGreaterThanOrEqual(14);
  // The effect on the page's own plain elements proves that the styles are present at all.
  await page.evaluate(() => document.body.append(document.createElement('button')));
  await see(page.locator('body > button')).toHaveCSS('border-top-style', 'dotted');
});

test('sells beside old libraries that extend every object, and keeps no prices over a reload', async () => {
  const page = await visit({ site: '', at: address(), first: oldLibraries });
  await isSettled(page);
  await product(page).getByRole('button', { name: words.add, exact: true }).click();
  await enter(page, 'en', emailOf('credit'));
  await see(product(page).getByText(burs.price).first()).toBeVisible();
  const card = page.locator('clinic-product-card').first();
  await card.getByRole('button', { name: words.add, exact: true }).click();
  await see(page.locator('#said')).toHaveText(`Added 2 × ${goods.paste.article}.`);
  await page.reload();
  await see(product(page).getByText(words.hidden).first()).toBeVisible();
  expect(await everythingIn(page), 'a session in memory ends with the page').not.toMatch(MONEY);
});
