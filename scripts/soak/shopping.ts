/** A round of shopping in one tab, as a buyer does it: search, product, cart, log out and in, checkout, cashier and back. */

import { type CompleteShop, createShop, memoryStore } from '@clinicart/sdk';
import { allLines } from '@clinicart/sdk/cart';
import { choosePlace, EMPTY_ADDRESS, placesAt, REGION_LEVELS } from '@clinicart/sdk/identity';
import type { Page } from 'playwright';
import { SCENARIO_PASSWORD, scenarios } from '../../packages/sandbox/src/seed/scenarios.ts';

const ACCOUNT = 'credit';
const PRODUCT = '10006';
const PIECES = '2';
const EVERYTHING = '/search?keyword=ALL&searchType=keyword';

const visible = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole(role, { name }).and(page.locator(':visible')).first();
const banner = (page: Page) => page.getByRole('banner');

function accountOf(key: string) {
  const found = scenarios.find((scenario) => scenario.key === key);
  if (!found?.email) throw new Error(`The sandbox has no account ${key}.`);
  return { email: found.email, name: found.name };
}

export async function logIn(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Log in', exact: true }).click();
  const login = page.locator('clinic-login');
  await login.getByRole('tab', { name: 'E-mail' }).click();
  await login.getByRole('textbox', { name: 'E-mail address' }).fill(accountOf(ACCOUNT).email);
  await login.getByLabel('Password', { exact: true }).fill(SCENARIO_PASSWORD);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await banner(page)
    .getByRole('button', { name: accountOf(ACCOUNT).name })
    .waitFor();
}

async function logOut(page: Page): Promise<void> {
  await banner(page)
    .getByRole('button', { name: accountOf(ACCOUNT).name })
    .click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await banner(page).getByRole('button', { name: 'Log in', exact: true }).waitFor();
}

/** Logs the account in outside the tab, and gives it a delivery address where it has none. */
export async function openDesk(api: string): Promise<CompleteShop> {
  const storage = { session: memoryStore(), settings: memoryStore() };
  const shop = createShop({ apiBase: api, storage });
  const { email } = accountOf(ACCOUNT);
  const contact = { by: 'email', phone: '', areaCode: '', code: '', email } as const;
  await shop.session.signIn({ ...contact, with: 'password', password: SCENARIO_PASSWORD });
  if ((await shop.address.list.get(null)).length > 0) return shop;
  const tree = await shop.account.regions.get(null);
  let form = { ...EMPTY_ADDRESS, name: '鄭浩然', phone: '61230007', street: '彌敦道 1 號' };
  for (const level of REGION_LEVELS) {
    const [place] = placesAt(tree, form, level);
    if (place) form = { ...form, ...choosePlace(form, level, place) };
  }
  const saved = await shop.address.save({ ...form, isDefault: true });
  if (!saved.ok) throw new Error('The address was not saved.');
  return shop;
}

/** Types the quantity of the product; returns once the page can add it. */
async function choosePieces(page: Page): Promise<void> {
  await page.goto(`/product/${PRODUCT}`);
  await page.getByRole('spinbutton').first().fill(PIECES);
}

/** Shops once; returns the number of the order that awaits its payment. */
export async function shopOnce(page: Page): Promise<string> {
  await page.goto('/');
  await page.goto(EVERYTHING);
  await visible(page, 'link', /./).waitFor();
  await choosePieces(page);
  await visible(page, 'button', 'Add to cart').click();
  await page.getByRole('status').filter({ hasText: 'Added to cart' }).first().waitFor();
  await page.goto('/shopCart');
  await visible(page, 'button', /^Increase/).click();
  await logOut(page);
  await logIn(page);
  await choosePieces(page);
  await visible(page, 'button', 'Buy now').click();
  await page.waitForURL('**/order/confirm2');
  await visible(page, 'button', 'Place order').click();
  await page.waitForURL('**/pay/*');
  const orderNo = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('radio', { name: 'FPS' }).waitFor();
  await page.goto('/shopCart');
  await page.goBack();
  await page.getByRole('radio', { name: 'FPS' }).waitFor();
  return orderNo;
}

/** Puts the stock back: the shop neither runs out of goods nor fills the cart. */
export async function tidyUp(shop: CompleteShop, orderNo: string): Promise<void> {
  const cancelled = await shop.orders.cancel(orderNo);
  if (!cancelled.ok) throw new Error(`The order was not cancelled: ${cancelled.message}`);
  const { specifications } = await shop.catalogue.specifications.get({ id: PRODUCT });
  const ids = new Set(specifications.map(({ id }) => id));
  shop.cart.contents.reload(null);
  const lines = allLines(await shop.cart.contents.get(null));
  const ours = lines.filter(({ specificationId }) => ids.has(specificationId));
  if (ours.length > 0) await shop.cart.remove(ours.map(({ id }) => id));
}
