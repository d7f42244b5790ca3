// The styles of a partner's page and the elements: what is hidden there takes no press, and a dialog leaves the page in place.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { see } from '../support/expect.ts';
import { foreignPage } from '../support/foreign-page.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { goods, said } from '../ui-text/common.ts';

const visit = useBrowser();

async function open(content: string): Promise<Page> {
  const { shop, sandbox } = places();
  const script = `<script type="module" src="${shop}/embed/clinicart.js" data-api="${sandbox}"></script>`;
  const page = await visit({ site: '', width: 1440 });
  await page.goto(await foreignPage(script + content));
  return page;
}

const CARD = '<clinic-product-card product-id="10006"></clinic-product-card>';
const MENU = 'position: fixed; inset: 0 0 auto; background: #fff';

describe('a menu of the page that is closed', () => {
  test('by visibility hides the elements in it from pointer and keyboard', async () => {
    const page = await open(
      `<div id="menu" style="${MENU}; opacity: 0; visibility: hidden">${CARD}</div><button>Ours</button>`,
    );
    await see(page.locator('clinic-product-card')).toContainText(goods.paste.en);
    await isSettled(page);
    await page.getByRole('button', { name: 'Ours' }).click();
    await page.mouse.click(100, 1);
    await page.keyboard.press('Tab');
    await see(page.getByRole('button', { name: 'Ours' })).toBeFocused();
    await page.locator('#menu').evaluate((menu) => menu.removeAttribute('style'));
    await see(page.locator('clinic-product-card').getByRole('link').first()).toBeVisible();
  });

  test('by pointer-events leaves presses to what is below', async () => {
    const page = await open(
      `<div style="${MENU}; opacity: 0; pointer-events: none">${CARD}</div><button>Ours</button>`,
    );
    await see(page.locator('clinic-product-card')).toContainText(goods.paste.en);
    await isSettled(page);
    await page.getByRole('button', { name: 'Ours' }).click();
  });

  test('shows the dialog of a button in it nevertheless: it would lock the page unseen', async () => {
    const page = await open(
      '<div style="visibility: hidden; pointer-events: none"><clinic-cart-button></clinic-cart-button></div>',
    );
    await see(page.locator('clinic-cart-button a')).toBeAttached();
    await page.locator('clinic-cart-button').evaluate((button, url) => {
      const detail = { url, route: 'cart' };
      const init = { detail, bubbles: true, composed: true, cancelable: true };
      button.dispatchEvent(new CustomEvent('clinic-navigate', init));
    }, `${places().shop}/shopCart`);
    const drawer = page.getByRole('dialog', { name: 'Cart', exact: true });
    await see(drawer).toBeVisible();
    await see(
      page.locator('clinic-cart').getByRole('button', { name: said.en.logIn }),
    ).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await see(drawer).toBeHidden();
  });
});

test.each([
  ['html, body { height: 100% } body { overflow-x: hidden }'],
  ['body { overflow-x: hidden }'],
  ['html { overflow-x: hidden }'],
  [''],
])('a dialog leaves the page where it was scrolled to (%s)', async (css) => {
  const words = '<p>Words of the partner.</p>'.repeat(120);
  const page = await open(
    `<style>${css} header { position: sticky; top: 0 }</style>
    <header><clinic-cart-button></clinic-cart-button></header>${words}`,
  );
  const button = page.getByRole('link', { name: said.en.cartLogIn });
  await see(button).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  const place = () =>
    page.evaluate(() => ({
      scrolled: scrollY,
      header: document.querySelector('header')?.getBoundingClientRect().top,
    }));
  const before = await place();
  expect(before.scrolled).toBe(900);
  // A click by the pointer would first scroll to the button.
  await button.evaluate((link) => link instanceof HTMLElement && link.click());
  const dialog = page.getByRole('dialog', { name: said.en.dialog });
  await see(dialog).toBeVisible();
  expect(await place()).toEqual(before);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 300);
  await isSettled(page);
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await see(dialog).toBeHidden();
  expect(await place()).toEqual(before);
  expect(await page.evaluate(() => document.body.getAttribute('style') ?? '')).toBe('');
});
