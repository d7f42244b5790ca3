// The drawer of a partner's page as a place to read, type and print in.
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartLink, dialogOf, enter } from '../../support/buyer.ts';
import { see } from '../../support/expect.ts';
import { emailOf, merchant } from '../../support/merchant-console.ts';
import { isSettled, useBrowser } from '../../support/open-page.ts';
import { pastedPage } from '../../support/pasted-page.ts';
import { countPrintDialogs, hasPrinted, printOut, textOf } from '../../support/print.ts';
import { cashierSaid } from '../../ui-text/cashier.ts';
import { saidAtCheckout } from '../../ui-text/checkout.ts';
import { goods, type Lang, said } from '../../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const own = {
  zh: { print: '列印訂單', printTransfer: '列印轉帳資料', deal: /^選擇/ },
  en: { print: 'Print this order', printTransfer: 'Print these details', deal: /^Choose/ },
} as const;

const screens = describe.each<[Lang, number, number]>([
  ['zh', 360, 740],
  ['en', 1440, 900],
]);

/** Opens the drawer with a cart of one product. */
async function withCart(language: Lang, width: number): Promise<Page> {
  const words = said[language];
  const page = await visit({ site: '', width, first: countPrintDialogs });
  await page.goto(await pastedPage(language));
  await page.getByRole('link', { name: words.cartLogIn }).click();
  await enter(page, language, emailOf('verified'));
  await see(dialogOf(page, language)).toBeHidden();
  await see(page.locator('clinic-cart').getByText(words.emptyCart).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const quantity = words.quantityOf(goods.burs.article);
  await page.getByRole('spinbutton', { name: quantity, exact: true }).fill('25');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await cartLink(page, language, 1).click();
  await see(page.locator('clinic-cart').getByText(goods.burs.article).first()).toBeVisible();
  return page;
}

async function atConfirmation(language: Lang, width: number, height: number): Promise<Page> {
  const page = await withCart(language, width);
  await page.setViewportSize({ width, height });
  await page.locator('clinic-cart').getByRole('button', { name: said[language].checkout }).click();
  await see(placeOrder(page, language)).toBeVisible();
  await isSettled(page);
  return page;
}

const placeOrder = (page: Page, language: Lang) =>
  page.locator('clinic-checkout').getByRole('button', { name: saidAtCheckout[language].place });

screens('the confirmation in the drawer (%s, %d × %d px)', (language, width, height) => {
  test('scrolls below the head of the drawer, which stays', async () => {
    const page = await atConfirmation(language, width, height);
    const rest = await page.locator('clinic-cart-button dialog').evaluate((dialog) => {
      const body = dialog.querySelector('.clinic-dialog-body');
      return {
        drawer: dialog.scrollHeight - dialog.clientHeight,
        screen: body ? body.scrollHeight - body.clientHeight : 0,
      };
    });
    expect(rest.drawer).toBe(0);
    expect(rest.screen).toBeGreaterThan(0);
  });

  test('shows a focused control above its total', async () => {
    const page = await atConfirmation(language, width, height);
    const checkout = page.locator('clinic-checkout');
    const bar = page.locator('clinic-checkout .clinic-checkout-bar');
    const controls = await checkout.getByRole('button').all();
    const hidden: string[] = [];
    for (const control of controls) {
      await control.focus();
      const [box, cover] = [await control.boundingBox(), await bar.boundingBox()];
      const name = await control.innerText();
      const isCovered = box && cover && box.y + box.height > cover.y;
      if (isCovered && name !== saidAtCheckout[language].place) hidden.push(name);
    }
    expect(controls.length).toBeGreaterThan(2);
    expect(hidden).toEqual([]);
  });

  test('prints the order alone, over the whole sheet', async () => {
    const page = await atConfirmation(language, width, height);
    await page
      .locator('clinic-checkout')
      .getByRole('button', { name: own[language].print })
      .click();
    await hasPrinted(page, 1);
    await page.evaluate(() => {
      const words = document.createElement('p');
      words.textContent = 'Words of the partner. '.repeat(900);
      document.body.append(words);
    });
    const pages = await printOut(page);
    expect(pages).toHaveLength(1);
    const text = textOf(pages);
    for (const words of ['訂單確認 Order confirmation', '未提交 Not placed yet', 'HK$739.00'])
      expect(text).toContain(words);
    expect(text).not.toContain('Words of the partner');
    expect(text).not.toContain(saidAtCheckout[language].place);
    const lefts = pages.flatMap(({ lines }) => lines.map(({ left }) => left));
    expect(Math.min(...lefts), 'the sheet begins at its edge').toBeLessThan(60);
    expect(Math.max(...lefts), 'no amount is cut off').toBeLessThan(595);
  });

  test('is left for a transfer, whose details print alone too; the page prints as before afterwards', async () => {
    const page = await atConfirmation(language, width, height);
    await placeOrder(page, language).click();
    const cashier = page.locator('clinic-cashier');
    const words = cashierSaid[language];
    await cashier.getByRole('button', { name: words.moreWays }).click();
    await cashier.getByRole('radio', { name: words.transfer }).click();
    await cashier.getByRole('button', { name: words.pay('HK$739.00') }).click();
    const result = page.locator('clinic-pay-result');
    await result.getByRole('button', { name: own[language].printTransfer }).click();
    await hasPrinted(page, 1);
    const text = textOf(await printOut(page));
    expect(text).toContain('轉帳資料 Transfer details');
    expect(text).not.toContain(goods.burs[language]);
    await page.keyboard.press('Escape');
    await see(page.locator('clinic-cart-button dialog')).toBeHidden();
    expect(textOf(await printOut(page))).toContain(goods.burs[language]);
  });
});

test.each([
  [360, 400],
  [360, 470],
  [1280, 400],
  [1280, 480],
])(
  'the quantity being typed is not behind the foot of the cart (%d × %d px)',
  async (width, height) => {
    const page = await withCart('en', width);
    await page.setViewportSize({ width, height });
    const cart = page.locator('clinic-cart');
    const box = cart.getByRole('spinbutton');
    await box.focus();
    await box.fill('30');
    const isSeen = await box.evaluate((input) => {
      const { left, right, top, bottom } = input.getBoundingClientRect();
      const root = input.getRootNode() as ShadowRoot;
      const at = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return at === input && top >= 0 && bottom <= innerHeight;
    });
    expect(isSeen).toBe(true);
  },
);
