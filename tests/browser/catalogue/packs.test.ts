// Units of sale, prices of a piece and deliveries before the order, from the product to the confirmation. The server of
// these tests answers as documented, unless a test asks it for everything. Spec: 1§3, 2§3, 2§5
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Identity, remember, type } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { beginOrder, fillCart, shopOf } from '../support/orders.ts';
import { goods, type Lang } from '../ui-text/common.ts';

const visit = useBrowser();
const { burs, none } = goods;
/** Has its price on request, and coupons of its category. */
const chair = '10016';

const words = {
  zh: {
    price: 'HK$28.00／包',
    multiple: '按 5 包的倍數購買',
    neutralMultiple: '按 5 件的倍數購買',
    head: '數量（每 5 包）',
    priceHead: '單價／包',
    stock: /^餘 [\d,]+ 包$/,
    piece: 'HK$5.60／支',
    caption: '016 · 標準粒（藍） · 5 支/包',
    rounded: '已調整為 5：須以 5 包的倍數購買。',
    delivery: '標準送貨（1–2 個工作天），HK$60.00',
    freeOver: 'Clinicart 倉庫的產品總額超過 HK$800.00 免運費。',
    atConfirmation: '送貨方式及運費於確認訂單時顯示。',
    cartDelivery: 'Clinicart 倉庫：標準送貨（1–2 個工作天），HK$60.00。',
    more: '於「Clinicart 倉庫」再購超過 HK$660.00 即可免運費。',
    quantity: '× 5 包',
    subtotal: '小計 HK$140.00',
    coupons: '優惠券',
    search: '搜尋產品或貨號',
    browse: '瀏覽所有產品',
  },
  en: {
    price: 'HK$28.00 / pack',
    multiple: 'Sold in multiples of 5 packs',
    neutralMultiple: 'In multiples of 5',
    head: 'Quantity (in 5s, packs)',
    priceHead: 'Price / pack',
    stock: /^[\d,]+ packs in stock$/,
    piece: 'HK$5.60 each',
    caption: '016, medium (blue) · 5 pcs/pack',
    rounded: 'Rounded down to 5: sold in multiples of 5 packs.',
    delivery: 'Standard delivery (1–2 working days): HK$60.00',
    freeOver: 'Free when products from Clinicart warehouse come to over HK$800.00.',
    atConfirmation: 'You see the delivery methods and charges when you confirm the order.',
    cartDelivery: 'Clinicart warehouse: Standard delivery (1–2 working days), HK$60.00.',
    more: 'Spend over HK$660.00 more at Clinicart warehouse for free delivery.',
    quantity: '× 5 packs',
    subtotal: 'Subtotal HK$140.00',
    coupons: 'Coupons',
    search: 'Search products or article numbers',
    browse: 'Browse all products',
  },
} as const;

let verified: Identity;
beforeEach(async () => {
  await merchant.reset();
  verified = await remember(visit, 'verified');
});

const quantityOf = (page: Page) => page.getByRole('spinbutton').first();

describe.each([
  ['zh', 1440],
  ['en', 360],
] as const)('a product sold in packs (%s, %i px)', (language: Lang, width) => {
  const text = words[language];

  test('names the pack in price, stock, multiple and correction, and prices a piece', async () => {
    const page = await visit({ language, width, as: verified, at: `/product/${burs.id}` });
    await isSettled(page);
    await see(page.locator('.clinic-product-price')).toContainText(text.price);
    await see(page.getByRole('columnheader', { name: text.head })).toBeAttached();
    await see(page.getByRole('columnheader', { name: text.priceHead })).toBeAttached();
    await see(page.getByText(text.piece).first()).toBeVisible();
    if (width < 640) {
      await see(page.getByText(text.multiple)).toBeVisible();
      await see(page.getByText(text.stock).first()).toBeVisible();
      await see(
        page.getByRole('rowheader').filter({ hasText: burs.article }).first(),
      ).toContainText(text.caption);
    }
    await type(quantityOf(page), '7');
    await see(quantityOf(page)).toHaveAccessibleDescription(text.rounded);
    await see(page.getByText(text.rounded), 'is settled, not an error').toHaveAttribute(
      'data-tone',
      'warning',
    );
    await see(page.getByText(text.atConfirmation), 'the documents name no delivery').toBeVisible();
    await isAccessible(page);
  });

  test('says its delivery where the server does, and not to a visitor', async () => {
    await merchant.answers('all');
    const at = `/product/${burs.id}`;
    const page = await visit({ language, width, as: verified, at });
    await see(page.getByText(text.delivery)).toBeVisible();
    await see(page.getByText(text.freeOver)).toBeVisible();
    await see(page.getByText(text.atConfirmation)).toHaveCount(0);
    const outside = await visit({ language, width, at });
    await see(outside.getByText(text.atConfirmation)).toBeVisible();
    await see(outside.getByText(/800\.00/)).toHaveCount(0);
  });

  test('keeps its unit and delivery in the cart and at confirmation', async () => {
    await merchant.answers('all');
    const shop = shopOf(verified);
    await fillCart(shop, [[burs.id, 5]]);
    const page = await visit({ language, width, as: verified, at: '/shopCart' });
    await see(quantityOf(page)).toHaveAccessibleDescription(
      language === 'zh' ? text.multiple : 'In multiples of 5 packs',
    );
    await see(page.getByText(text.piece)).toBeVisible();
    await see(page.getByText(text.cartDelivery).filter({ visible: true })).toContainText(text.more);
    if (width < 640) await see(page.locator('.clinic-cart-total')).toContainText(text.subtotal);
    await isSettled(page);
    await isAccessible(page);

    await beginOrder(shop, [[burs.id, 5]]);
    const order = await visit({ language, width, as: verified, at: '/order/confirm2' });
    await see(order.locator('.clinic-checkout-quantity')).toContainText(text.quantity);
    await see(order.getByText(text.more).first()).toBeVisible();
  });

  test('counts in neutral words in a cart whose lines name no unit', async () => {
    await fillCart(shopOf(verified), [[burs.id, 5]]);
    const page = await visit({ language, width, as: verified, at: '/shopCart' });
    await see(quantityOf(page)).toHaveAccessibleDescription(text.neutralMultiple);
    await see(page.getByText(text.piece)).toHaveCount(0);
    await see(page.getByText(text.cartDelivery)).toHaveCount(0);
  });

  test('that is gone leads on to a search', async () => {
    const page = await visit({ language, width, at: `/product/${none.id}`, mayHear: /404/ });
    await see(page.getByRole('link', { name: text.browse })).toBeVisible();
    const box = page.getByRole('searchbox', { name: text.search });
    await box.fill(burs.article);
    await box.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/search');
    await isSettled(page);
  });
});

test('a product on request offers no coupons', async () => {
  const page = await visit({ language: 'en', as: verified, at: `/product/${chair}` });
  await isSettled(page);
  await see(page.getByRole('heading', { level: 1 })).toBeVisible();
  await see(page.getByRole('term').filter({ hasText: words.en.coupons })).toHaveCount(0);
});
