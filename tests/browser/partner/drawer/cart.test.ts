// The cart in a partner's drawer: what is short, what was removed, the foot in view, and the way to the whole cart.
import { createShop } from '@clinicart/sdk';
import { allLines } from '@clinicart/sdk/cart';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../../setup/servers.ts';
import { cartLink, dialogOf, enter, shopOf } from '../../support/buyer.ts';
import { see } from '../../support/expect.ts';
import { emailOf, merchant } from '../../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../../support/open-page.ts';
import { pastedPage } from '../../support/pasted-page.ts';
import { goods, type Lang, said } from '../../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const own = {
  zh: {
    short: /庫存不足，餘 10.*你選了 25/,
    take: /改為 10/,
    remove: /^移除 /,
    confirm: '移除',
    removed: '已移除 1 款產品。',
    undo: '復原',
    viewCart: '查看購物車',
    again: '再試一次',
    total: /合計.*280\.00/,
  },
  en: {
    short: /10(\spacks)? left\. You chose 25/,
    take: /^Take 10 .*of /,
    remove: /^Remove /,
    confirm: 'Remove',
    removed: '1 product removed.',
    undo: 'Undo',
    viewCart: 'View cart',
    again: 'Try again',
    total: /Total.*280\.00/,
  },
} as const;

/** The burs that the README's page shows, 25 packs of them in the cart. */
async function filled(
  language: Lang,
  width: number,
  { missing }: { readonly missing?: RegExp } = {},
): Promise<Page> {
  const page = await visit({ site: '', width, ...(missing && { mayHear: /./ }) });
  if (missing) await page.route(missing, (route) => route.fulfill({ status: 404 }));
  await page.goto(await pastedPage(language));
  const words = said[language];
  await page.getByRole('link', { name: words.cartLogIn }).click();
  await enter(page, language, emailOf('verified'));
  await see(dialogOf(page, language)).toBeHidden();
  await see(page.locator('clinic-cart').getByText(words.emptyCart).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const box = page.getByRole('spinbutton', {
    name: words.quantityOf(goods.burs.article),
    exact: true,
  });
  await box.fill('25');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await see(cartLink(page, language, 1)).toBeVisible();
  return page;
}

const specificationOfBurs = async () => {
  const shop = createShop({ apiBase: places().sandbox });
  const { specifications } = await shop.catalogue.specifications.get({ id: goods.burs.id });
  return Number(
    specifications.find(({ articleNumber }) => articleNumber === goods.burs.article)?.id,
  );
};

describe.each<[Lang, number]>([
  ['en', 1440],
  ['zh', 360],
])("a partner's drawer with a cart (%s, %d px)", (language, width) => {
  const text = own[language];
  const words = said[language];

  test('names both numbers of a short line and takes what is left; removes and puts back', async () => {
    const page = await filled(language, width);
    await merchant.stock(await specificationOfBurs(), 10);
    await page.reload();
    await cartLink(page, language, 1).click();
    const cart = page.locator('clinic-cart');
    await see(cart.getByText(text.short)).toBeVisible();
    await isSettled(page);
    await isAccessible(page);
    await cart.getByRole('button', { name: text.take }).click();
    await see(cart.getByText(text.short)).toBeHidden();
    await see(cart.getByText(text.total)).toBeVisible();

    await cart.getByRole('button', { name: text.remove }).click();
    await page.getByRole('button', { name: text.confirm, exact: true }).click();
    await see(cart.getByText(words.emptyCart).first()).toBeVisible();
    await see(cart.getByText(text.removed).last()).toBeVisible();
    await cart.getByRole('button', { name: text.undo }).click();
    await see(cart.getByText(text.total)).toBeVisible();
  });

  test('gets lines that did not come by its button, without a reload of the page', async () => {
    const missing = /\/chunks\/compact-cart-/;
    const page = await filled(language, width, { missing });
    const loads = await page.evaluate(() => performance.timeOrigin);
    await cartLink(page, language, 1).click();
    const again = page.getByRole('button', { name: text.again });
    await see(again).toBeVisible();
    await page.unroute(missing);
    await again.click();
    await see(page.getByRole('link', { name: text.viewCart })).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);
  });

  test('shows the cart of now after it came back from the cache of the browser', async () => {
    const page = await filled(language, width);
    const elsewhere = await shopOf('verified');
    const lines = allLines(await elsewhere.cart.contents.get(null));
    await elsewhere.cart.remove(lines.map(({ id }) => id));
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await see(cartLink(page, language, 0)).toBeVisible();
  });

  test('keeps its foot in view, and leads to the whole cart', async () => {
    const page = await filled(language, width);
    await cartLink(page, language, 1).click();
    const cart = page.locator('clinic-cart');
    const way = cart.getByRole('link', { name: text.viewCart });
    await see(way).toBeInViewport({ ratio: 1 });
    const foot = await cart.getByRole('button', { name: words.checkout }).boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(height - (foot?.y ?? 0) - (foot?.height ?? 0), 'at the bottom').toBeLessThan(20);
    await way.click();
    await page.waitForURL((url) => url.origin === places().shop && url.pathname === '/shopCart');
  });
});
