// The actions that a partner's own script calls and awaits.
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { dialogOf, enter } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant, PASSWORD } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { pastedPage } from '../support/pasted-page.ts';
import { goods, said } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const words = said.en;
const BURS = { productId: goods.burs.id, articleNumber: goods.burs.article };
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Begins an action as the page's script would, and returns how to read what it resolved with. */
async function begin(page: Page, name: string, ...args: readonly object[]) {
  const loader = `${places().shop}/embed/clinicart.js`;
  // As text: the test runner would replace the import of a function.
  await page.evaluate(`{
    window.outcome = 'pending';
    void import(${JSON.stringify(loader)})
      .then(({ actions }) => actions())
      .then((each) => each[${JSON.stringify(name)}](...${JSON.stringify(args)}))
      .then(
        (value) => { window.outcome = value; },
        (error) => { window.outcome = 'refused: ' + error.message; },
      );
  }`);
  return () => page.evaluate(() => Reflect.get(window, 'outcome'));
}

async function opened(options: { readonly button?: boolean } = {}) {
  const page = await visit({ site: '', width: 1440 });
  const address = await pastedPage('en');
  await page.goto(address);
  if (options.button === false)
    await page.evaluate(() => document.querySelector('clinic-cart-button')?.remove());
  return { page, address };
}

test('log in, add to the cart, open it and check out, over the page', async () => {
  const { page, address } = await opened();
  await page.evaluate(() =>
    document.body.addEventListener('clinic-cart-add', ({ detail }) => {
      document.title = `${detail.articleNumber} × ${detail.quantity}`;
    }),
  );
  const closed = await begin(page, 'logIn');
  await see(dialogOf(page, 'en')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(closed, { message: 'the buyer closed the login' }).toBe(false);

  const added = await begin(page, 'addToCart', { ...BURS, quantity: 25 });
  await enter(page, 'en', emailOf('verified'));
  await expect.poll(added).toBe(true);
  expect(await page.title()).toBe(`${goods.burs.article} × 25`);

  const refused = await begin(page, 'addToCart', { ...BURS, quantity: 7 });
  await expect.poll(refused, { message: 'not a multiple' }).toMatch(/^refused: .*\b5\b/);
  const unknown = await begin(page, 'addToCart', { ...BURS, articleNumber: 'X', quantity: 5 });
  await expect.poll(unknown).toMatch(/^refused: clinicart: .*no article X.*KR-D100-314012/);

  const cart = await begin(page, 'openCart');
  await see(drawer(page, 'Cart')).toBeVisible();
  expect(await cart()).toBe(true);
  await page.keyboard.press('Escape');
  await see(drawer(page, 'Cart')).toBeHidden();

  const confirmed = await begin(page, 'checkOut');
  await see(drawer(page, 'Confirm your order')).toBeVisible();
  await expect.poll(confirmed).toBe(true);
  expect(page.url()).toBe(address);
});

test('a page with its own login hears each press, and continues or ends what waits for it', async () => {
  const { page } = await opened();
  await page.evaluate(`{
    window.asked = 0;
    document.addEventListener('clinic-login-request', (event) => {
      event.preventDefault();
      window.asked += 1;
    });
    window.ownSession = import(${JSON.stringify(`${places().shop}/embed/clinicart.js`)})
      .then(({ shop }) => shop())
      .then(({ session }) => session);
  }`);
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
  const cart = page.getByRole('link', { name: words.cartLogIn });
  await cart.click();
  await expect.poll(asked).toBe(1);
  await cart.click();
  await expect.poll(asked, { message: 'the buyer closed the login of the page' }).toBe(2);
  await see(dialogOf(page, 'en')).toBeHidden();

  const ended = await begin(page, 'logIn');
  await expect.poll(asked).toBe(3);
  await page.evaluate(`window.ownSession.then((session) => session.dismissLogin())`);
  await expect.poll(ended).toBe(false);

  const added = await begin(page, 'addToCart', { ...BURS, quantity: 5 });
  await expect.poll(asked).toBe(4);
  const account = { by: 'email', with: 'password', email: emailOf('verified'), password: PASSWORD };
  const signIn = { ...account, phone: '', areaCode: '+852', code: '' };
  await page.evaluate(
    `window.ownSession.then((session) => session.signIn(${JSON.stringify(signIn)}))`,
  );
  await expect.poll(added).toBe(true);
  await see(drawer(page, 'Cart')).toBeHidden();
});

test('an empty cart opens instead of a confirmation, and a page without a cart button is left', async () => {
  const { page } = await opened();
  const confirmed = await begin(page, 'checkOut');
  await enter(page, 'en', emailOf('verified'));
  await expect.poll(confirmed).toBe(false);
  await see(page.locator('clinic-cart').getByText(words.emptyCart).first()).toBeVisible();

  const other = await opened({ button: false });
  await begin(other.page, 'openCart');
  await enter(other.page, 'en', emailOf('verified'));
  await other.page.waitForURL(
    (url) => url.origin === places().shop && url.pathname === '/shopCart',
  );
});

test('a page without a cart button is left with the login and in the language of the page', async () => {
  await merchant.answers('all');
  const { page } = await opened({ button: false });
  await page.evaluate(() => {
    document.body.addEventListener('clinic-navigate', ({ detail }) => {
      sessionStorage.setItem('left for', detail.url);
    });
  });
  const address = page.url();
  await begin(page, 'openCart');
  await enter(page, 'en', emailOf('verified'));
  await page.waitForURL((url) => url.origin === places().shop && url.hash === '');
  await isSettled(page);
  await see(page.locator('clinic-cart').getByText(words.emptyCart).first()).toBeVisible();
  await see(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.goto(address);
  expect(await page.evaluate(() => sessionStorage.getItem('left for'))).toBe(
    `${places().shop}/shopCart?lang=en`,
  );
});
