// Light and dark: the device's choice, the switch in the footer, the first paint, paper, and embedded elements.
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { logInButton, loginOf, remember } from '../support/buyer.ts';
import { deskOf } from '../support/cashier.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { makeOrder } from '../support/orders.ts';
import { cashierSaid } from '../ui-text/cashier.ts';
import { goods, mainly } from '../ui-text/common.ts';
import { themeSaid } from '../ui-text/theme.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const CANVAS = { light: 'rgb(247, 246, 242)', dark: 'rgb(21, 20, 18)' } as const;
const SURFACE = { light: 'rgb(255, 255, 255)', dark: 'rgb(29, 27, 25)' } as const;
type Scheme = keyof typeof CANVAS;

/** Reads the ground of the page and of an element, as painted. */
const grounds = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('clinic-footer')?.shadowRoot;
    const part = footer?.querySelector('.clinic-footer');
    return {
      page: getComputedStyle(document.documentElement).backgroundColor,
      element: part ? getComputedStyle(part).backgroundColor : '',
    };
  });

async function is(page: Page, scheme: Scheme): Promise<void> {
  await expect
    .poll(() => grounds(page))
    .toEqual({ page: CANVAS[scheme], element: SURFACE[scheme] });
}

const choice = (page: Page, language: 'zh' | 'en', name: 'auto' | Scheme) =>
  page
    .getByRole('contentinfo')
    .getByRole('radio', { name: themeSaid[language][name], exact: true });

/** Reads the colours of the browser's own bar by the scheme of the device. */
const barColours = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));

test('follows the device, with its dialogs and its controls', async () => {
  const page = await visit({ at: '/contactUs' });
  await is(page, 'light');
  expect(await barColours(page)).toEqual(['#10301F', '#0E1A14']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await is(page, 'dark');
  await logInButton(page, 'zh').click();
  const field = loginOf(page).getByRole('textbox').first();
  await see(field).toBeVisible();
  const panel = page.locator(
    'clinic-login .clinic-dialog-panel, clinic-login >> .clinic-dialog-panel',
  );
  await see(panel.first()).toHaveCSS('background-color', SURFACE.dark);
  expect(await field.evaluate((box) => getComputedStyle(box).colorScheme)).toBe('light dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await see(panel.first()).toHaveCSS('background-color', SURFACE.light);
});

test.each(mainly('zh'))(
  'the switch works with the keyboard, is remembered, and other tabs follow (%s)',
  async (language) => {
    const page = await visit({ language, at: '/question', width: language === 'zh' ? 360 : 1440 });
    await isSettled(page);
    const other = await page.context().newPage();
    await other.goto('/about/1');
    await isSettled(other);
    await see(page.getByRole('group', { name: themeSaid[language].legend })).toBeVisible();
    await see(choice(page, language, 'auto')).toBeChecked();
    await choice(page, language, 'auto').focus();
    await page.keyboard.press('ArrowRight');
    await see(choice(page, language, 'light')).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await see(choice(page, language, 'dark')).toBeFocused();
    await see(choice(page, language, 'dark')).toBeChecked();
    await is(page, 'dark');
    await is(other, 'dark');
    await see(choice(other, language, 'dark')).toBeChecked();
    expect(await barColours(page)).toEqual(['#0E1A14', '#0E1A14']);
    await isAccessible(page);

    await page.reload();
    await isSettled(page);
    await is(page, 'dark');
    await see(choice(page, language, 'dark')).toBeChecked();

    await choice(other, language, 'auto').click();
    await is(page, 'light');
    await see(choice(page, language, 'auto')).toBeChecked();
    await other.close();
  },
);

test.each([
  ['dark', 'light'],
  ['light', 'dark'],
] as const)('a chosen %s is there before any script, on a %s device', async (chosen, device) => {
  // The browser complains about each script that it does not get.
  const page = await visit({ mayHear: /ERR_FAILED|Failed to load/ });
  await page.context().addCookies([{ name: 'theme', value: chosen, url: places().shop }]);
  await page.emulateMedia({ colorScheme: device });
  await page.route('**/*.js', (route) => route.abort());
  for (const at of ['/', `/product/${goods.burs.id}`]) {
    const answer = await page.goto(at);
    // Another choice is another page to a cache.
    expect(answer?.headers()['vary']).toMatch(/cookie/i);
    expect(await grounds(page)).toEqual({ page: CANVAS[chosen], element: SURFACE[chosen] });
  }
  await page.unroute('**/*.js');
  await page.goto('/question');
  await isSettled(page);
  await is(page, chosen);
});

test('works without storage, as long as the page is open', async () => {
  const page = await visit({
    first: () => {
      const refuse = () => {
        throw new DOMException('No storage', 'SecurityError');
      };
      Object.defineProperty(document, 'cookie', { get: () => '', set: refuse });
      Object.defineProperty(window, 'localStorage', { get: refuse });
    },
  });
  await page.goto('/question');
  await isSettled(page);
  await choice(page, 'zh', 'dark').click();
  await is(page, 'dark');
  await choice(page, 'zh', 'light').click();
  await is(page, 'light');
});

test('prints black on white from the dark', async () => {
  const page = await visit({ at: `/product/${goods.burs.id}` });
  await isSettled(page);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const printed = await page.evaluate(() => {
    const root = document
      .querySelector('clinic-product')
      ?.shadowRoot?.querySelector('.clinic-root');
    const style = root && getComputedStyle(root);
    return {
      paper: getComputedStyle(document.documentElement).backgroundColor,
      scheme: style?.colorScheme,
      ink: style?.color,
    };
  });
  expect(printed).toEqual({
    paper: 'rgb(255, 255, 255)',
    scheme: 'light',
    ink: 'rgb(31, 29, 25)',
  });
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
});

test('the card form takes the colours of the page, and new ones when they change', async () => {
  const credit = await remember(visit, 'credit');
  const order = await makeOrder(credit);
  const page = await visit({ language: 'en', as: credit });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/pay/${order.orderNo}`);
  await isSettled(page);
  const desk = deskOf(page, 'en', order);
  await desk.choose(cashierSaid.en.card);
  const number = desk.form.getByLabel(cashierSaid.en.number);
  await see(number).toBeVisible();
  const ground = () => number.evaluate((field) => getComputedStyle(field).backgroundColor);
  await expect.poll(ground).toBe(SURFACE.dark);
  await number.fill('4242');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe(SURFACE.light);
  await see(number).toHaveValue('4242');
});

test('embedded elements follow the page where it says so', async () => {
  const page = await visit({ site: '', at: places().partner });
  await isSettled(page);
  const card = page.locator('clinic-product-card').first();
  const ground = () =>
    card.evaluate((element) => {
      const part = element.shadowRoot?.querySelector('.clinic-card');
      return part ? getComputedStyle(part).backgroundColor : '';
    });
  const told = (styles: Record<string, string>) =>
    page.evaluate((given) => {
      for (const [name, value] of Object.entries(given))
        document.documentElement.style.setProperty(name, value);
    }, styles);
  // This page tells all of its elements to follow the device.
  await expect.poll(ground).toBe(SURFACE.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(SURFACE.dark);
  // A page of one theme needs one word, and an element may differ.
  await told({ '--clinic-color-scheme': 'light' });
  await expect.poll(ground).toBe(SURFACE.light);
  await card.evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect.poll(ground).toBe(SURFACE.dark);
  // `auto` takes the color-scheme of the place that the element is in.
  await card.evaluate((element) => element.setAttribute('theme', 'auto'));
  await told({ 'color-scheme': 'light' });
  await expect.poll(ground).toBe(SURFACE.light);
  await told({ 'color-scheme': 'dark' });
  await expect.poll(ground).toBe(SURFACE.dark);
  // A page that says nothing is light.
  await told({ 'color-scheme': 'normal', '--clinic-color-scheme': 'initial' });
  await card.evaluate((element) => element.removeAttribute('theme'));
  await expect.poll(ground).toBe(SURFACE.light);
  await page.emulateMedia({ colorScheme: 'light' });
});

test('in forced colours no border cuts the word of a link button', async () => {
  const page = await visit({ as: await remember(visit, 'verified'), at: '/user/address' });
  await page.emulateMedia({ forcedColors: 'active' });
  await isSettled(page);
  const link = page.getByRole('main').locator('.clinic-button[data-kind="link"]').first();
  await see(link).toHaveCSS('border-top-width', '0px');
  await see(link).toHaveCSS('text-decoration-line', 'underline');
  await page.emulateMedia({ forcedColors: 'none' });
});
