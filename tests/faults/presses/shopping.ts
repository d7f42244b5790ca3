// Presses on the way into the cart: products, coupons, quick order and points.
import type { Page } from 'playwright';
import { merchant } from '../../browser/support/merchant-console.ts';
import { box, button, inDialog, openFirst, type Press, typeLogin } from './press.ts';

const PRODUCT = '<clinic-product product-id="10001"></clinic-product>';

/** Chooses the quantity of the first article. */
async function choosePieces(page: Page): Promise<void> {
  await page.getByRole('spinbutton').first().fill('10');
}

export const SHOPPING_PRESSES: readonly Press[] = [
  {
    row: 'cart.add',
    as: 'regular',
    html: PRODUCT,
    async steps(page) {
      await choosePieces(page);
      return button(page, 'Add to cart');
    },
  },
  {
    row: 'order.createTemp',
    as: 'regular',
    html: PRODUCT,
    async steps(page) {
      await choosePieces(page);
      return button(page, 'Buy now');
    },
  },
  {
    row: 'catalogue.collect',
    as: 'regular',
    html: PRODUCT,
    steps: async (page) => button(page, /^Saved?\b/),
  },
  {
    row: 'coupon.claim',
    as: 'new-customer',
    html: PRODUCT,
    before: async ({ reset }) => void (await reset()),
    steps: async (page) => button(page, /^Claim (?!all)/),
  },
  {
    row: 'coupon.claimable',
    as: 'visitor',
    html: `${PRODUCT}<clinic-login></clinic-login>`,
    before: async ({ reset }) => void (await reset()),
    async steps(page, settled) {
      await openFirst(page, /^Claim (?!all)/, settled);
      return typeLogin(page, 'new-customer');
    },
    // The login dialog closes.
    removes: true,
  },
  {
    row: 'coupon.claimAll',
    as: 'new-customer',
    html: PRODUCT,
    before: async ({ reset }) => void (await reset()),
    steps: async (page) => button(page, /^Claim all/),
  },
  {
    row: 'cart.change',
    as: 'regular',
    html: '<clinic-cart></clinic-cart>',
    // An earlier trial may have ordered what was in the cart.
    async before({ fillCart }) {
      await fillCart('regular');
      return undefined;
    },
    // Another language renders the lines anew.
    inEnglish: true,
    changes: true,
    steps: async (page) => button(page, /^Increase/),
  },
  {
    row: 'cart.remove',
    removes: true,
    as: 'regular',
    html: '<clinic-cart></clinic-cart>',
    async before({ fillCart }) {
      await fillCart('regular');
      return undefined;
    },
    async steps(page, settled) {
      await openFirst(page, /^Edit/, settled);
      await openFirst(page, /^Remove (?!selected)/, settled);
      return inDialog(page, /^Remove/);
    },
  },
  {
    row: 'quickOrder.match',
    as: 'regular',
    html: '<clinic-quick-order></clinic-quick-order>',
    async steps(page) {
      await box(page, 'Article numbers and quantities').fill('KR-D100-314016 5');
      return button(page, 'Check the list');
    },
  },
  {
    row: 'points.redeem',
    as: 'regular',
    html: '<clinic-points-confirm points-product-id="6004" amount="1"></clinic-points-confirm>',
    async before() {
      await merchant.grantPoints('regular', 9_000);
      await merchant.pointsStock(6004, 100);
      return undefined;
    },
    steps: async (page) => button(page, 'Place order'),
  },
];
