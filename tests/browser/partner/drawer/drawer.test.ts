// The pasted page sells without being left: cart, order, payment and result in a drawer over it.
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartLink, dialogOf, enter } from '../../support/buyer.ts';
import { PAY_PASSWORD } from '../../support/cashier.ts';
import { see } from '../../support/expect.ts';
import { emailOf, merchant } from '../../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../../support/open-page.ts';
import { pastedPage } from '../../support/pasted-page.ts';
import { cashierSaid } from '../../ui-text/cashier.ts';
import { saidAtCheckout } from '../../ui-text/checkout.ts';
import { goods, type Lang, said } from '../../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const titles = {
  zh: { cart: '購物車', confirm: '確認訂單', pay: '付款', payResult: '付款結果' },
  en: {
    cart: 'Cart',
    confirm: 'Confirm your order',
    pay: 'Payment',
    payResult: 'Payment result',
  },
} as const;

const goShopping = { zh: '去選購', en: 'Go shopping' } as const;

// Its content is in the page itself, slotted: the dialog is no ancestor of it.
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function open(language: Lang, width: number, account = 'verified') {
  const page = await visit({ site: '', width });
  const address = await pastedPage(language);
  await page.goto(address);
  await page.getByRole('link', { name: said[language].cartLogIn }).click();
  await enter(page, language, emailOf(account));
  await see(dialogOf(page, language)).toBeHidden();
  return { page, address };
}

describe.each<[Lang, number]>([
  ['en', 1440],
  ['zh', 360],
])('the cart button of a partner (%s, %d px)', (language, width) => {
  const words = said[language];
  const title = titles[language];

  test('leads from an empty cart back to the page, and from a full one to a paid order', async () => {
    const { page, address } = await open(language, width);
    const empty = drawer(page, title.cart);
    await see(page.locator('clinic-cart').getByText(words.emptyCart).first()).toBeVisible();
    await isAccessible(page);
    await page.locator('clinic-cart').getByRole('link', { name: goShopping[language] }).click();
    await see(empty).toBeHidden();

    const { article } = goods.burs;
    const box = page.getByRole('spinbutton', { name: words.quantityOf(article), exact: true });
    await box.fill('25');
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await cartLink(page, language, 1).click();
    const cart = drawer(page, title.cart);
    await see(page.locator('clinic-cart').getByText(article).first()).toBeVisible();
    await isSettled(page);
    await isAccessible(page);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide, 'the page scrolls sideways').toBe(false);
    await page.keyboard.press('Escape');
    await see(cart).toBeHidden();
    await see(cartLink(page, language, 1), 'the focus returns').toBeFocused();
    await page.keyboard.press('Enter');
    await page.locator('clinic-cart').getByRole('button', { name: words.checkout }).click();

    const confirm = drawer(page, title.confirm);
    await see(confirm.getByRole('heading', { name: title.confirm, exact: true })).toBeFocused();
    const place = page
      .locator('clinic-checkout')
      .getByRole('button', { name: saidAtCheckout[language].place });
    await see(place).toBeVisible();
    await isSettled(page);
    await isAccessible(page);
    await place.click();

    const pay = drawer(page, title.pay);
    await see(pay.getByRole('heading', { name: title.pay, exact: true })).toBeFocused();
    const cashier = page.locator('clinic-cashier');
    await see(cashier.getByRole('heading', { name: cashierSaid[language].title })).toBeVisible();
    const [order] = await merchant.orders('verified');
    if (!order) throw new Error('No order was placed');
    await cashier.getByRole('button', { name: cashierSaid[language].moreWays }).click();
    await cashier.getByRole('radio', { name: cashierSaid[language].transfer }).click();
    await isAccessible(page);
    await cashier.getByRole('button', { name: cashierSaid[language].pay('HK$739.00') }).click();

    await see(drawer(page, title.payResult)).toBeVisible();
    const result = page.locator('clinic-pay-result');
    await see(
      result.getByRole('heading', { name: cashierSaid[language].transferAwaited }),
    ).toBeVisible();
    await see(result.getByText(order.orderNo).first()).toBeVisible();
    await isAccessible(page);
    expect(page.url(), 'the page was not left').toBe(address);
  });
});

/** Opens the drawer with a cart of one product. */
async function withCart(account: string): Promise<Page> {
  const { page } = await open('en', 1440, account);
  await see(drawer(page, titles.en.cart)).toBeVisible();
  await page.keyboard.press('Escape');
  await see(drawer(page, titles.en.cart)).toBeHidden();
  const { article } = goods.burs;
  await page.getByRole('spinbutton', { name: said.en.quantityOf(article), exact: true }).fill('25');
  await page.getByRole('button', { name: said.en.add, exact: true }).click();
  await cartLink(page, 'en', 1).click();
  return page;
}

test('says why a clinic’s information is missing before it leads to the shop (Spec: 1§8)', async () => {
  const page = await withCart('verified');
  await merchant.fault('/authapi/order/createTempOrder3', { kind: 'result', resultID: 1340 }, 1);
  const cart = page.locator('clinic-cart');
  await cart.getByRole('button', { name: said.en.checkout }).click();
  await see(cart.getByRole('alert').filter({ hasText: 'fault injected' })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/user/information');
});

test('says in the cashier that the order was made but is not paid (Spec: 2§4)', async () => {
  const words = saidAtCheckout.en;
  const page = await withCart('finance');
  await page.locator('clinic-cart').getByRole('button', { name: said.en.checkout }).click();
  const checkout = page.locator('clinic-checkout');
  await checkout.getByRole('radio', { name: words.cheque }).check();
  await checkout.getByRole('button', { name: words.place }).click();
  const digits = page.getByLabel(words.payPassword);
  await digits.fill(PAY_PASSWORD);
  await merchant.fault('/authapi/pay/payOrderByPwd', { kind: 'result', resultID: 1398 }, 1);
  await page.getByRole('button', { name: words.pay, exact: true }).click();
  await see(drawer(page, titles.en.pay)).toBeVisible();
  const why = page.getByRole('dialog', { name: 'The order is not paid yet' });
  await see(why).toBeVisible();
  await see(why).toContainText('fault injected');
  await isSettled(page);
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await see(why).toBeHidden();
  await see(drawer(page, titles.en.pay)).toBeVisible();
});

test('a page with its own cart, and one that handles navigation, keep their way', async () => {
  const { page, address } = await open('en', 1440);
  await see(drawer(page, titles.en.cart)).toBeVisible();
  await page.keyboard.press('Escape');
  await see(drawer(page, titles.en.cart)).toBeHidden();
  await page.evaluate(() => {
    document.addEventListener(
      'clinic-navigate',
      (event) => {
        event.preventDefault();
        document.title = `page: ${(event as CustomEvent<{ route: string }>).detail.route}`;
      },
      { once: true },
    );
  });
  await cartLink(page, 'en', 0).click();
  await see(page).toHaveTitle('page: cart');
  await see(drawer(page, titles.en.cart)).toBeHidden();

  await page
    .locator('clinic-cart-button')
    .evaluate((button) => button.setAttribute('opens', 'page'));
  await cartLink(page, 'en', 0).click();
  await page.waitForURL((url) => url.pathname === '/shopCart');
  expect(page.url()).not.toContain(address);
});

describe('a page with a cart button for each width', () => {
  /** Adds a second button, and hides as many as `hidden` says. */
  async function withTwo(hidden: number) {
    const { page } = await open('en', 1440);
    await see(drawer(page, titles.en.cart)).toBeVisible();
    await page.keyboard.press('Escape');
    await see(drawer(page, titles.en.cart)).toBeHidden();
    await page.evaluate((count) => {
      document.querySelector('header')?.append(document.createElement('clinic-cart-button'));
      const buttons = [...document.querySelectorAll<HTMLElement>('clinic-cart-button')];
      for (const button of buttons.slice(0, count)) button.style.display = 'none';
    }, hidden);
    await isSettled(page);
    return { page, last: page.locator('clinic-cart-button').last() };
  }

  test('opens the drawer in the one that is shown', async () => {
    const { page, last } = await withTwo(1);
    await last.getByRole('link').click();
    await see(drawer(page, titles.en.cart)).toBeVisible();
    await page.keyboard.press('Escape');
    await see(drawer(page, titles.en.cart)).toBeHidden();
    await see(last.getByRole('link')).toBeFocused();
  });

  test('is left where all are hidden, since a hidden drawer would lock it', async () => {
    const { page, last } = await withTwo(2);
    const left = page.waitForURL((url) => url.pathname === '/shopCart');
    await last.evaluate((button) => button.shadowRoot?.querySelector('a')?.click());
    await left;
    await isSettled(page);
  });
});
