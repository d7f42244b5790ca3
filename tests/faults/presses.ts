// How a person reaches each call that a screen does not make while it opens. The steps are in English; the last press may
// follow in the other language.
import type { Locator, Page } from 'playwright';
import { PAY_PASSWORD } from '../flows/payments.ts';
import type { World } from './world.ts';

/** The way to one call. */
export interface Press {
  /** Name of the call's row. */
  readonly row: string;
  readonly as: string;
  /** The elements; `:name` stands for one of the numbers. */
  readonly html: string;
  /** Prepares the shop; may replace the elements. Runs before every trial. */
  readonly before?: (world: World) => Promise<string | undefined>;
  /** Leads to the control whose press sends the call. `settled` waits for the page. */
  readonly steps: (page: Page, settled: () => Promise<unknown>) => Promise<Locator>;
  /** The press is in English too: another language renders its control anew. */
  readonly inEnglish?: true;
  /** Input elsewhere on the screen goes with what is removed. */
  readonly removes?: true;
  /** Why there is nothing to press again: the screen asks by itself. */
  readonly isAutomatic?: string;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first();
const box = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name }).and(page.locator(':visible')).first();
const dialog = (page: Page) => page.getByRole('dialog').and(page.locator(':visible')).last();
const inDialog = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name }).first();

const PRODUCT = '<clinic-product product-id="10001"></clinic-product>';
const PROFILE = '<clinic-profile></clinic-profile>';
const ORDER = (orderNo: string) => `<clinic-order order-id="${orderNo}"></clinic-order>`;
const CASHIER = (orderNo: string) => `<clinic-cashier order-id="${orderNo}"></clinic-cashier>`;

/** Chooses the quantity of the first article. */
async function choosePieces(page: Page): Promise<void> {
  await page.getByRole('spinbutton').first().fill('10');
}

async function openFirst(page: Page, name: RegExp, settled: () => Promise<unknown>) {
  await button(page, name).click();
  await settled();
}

export const PRESSES: readonly Press[] = [
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
    before: async ({ renew }) => void (await renew()),
    steps: async (page) => button(page, /^Claim (?!all)/),
  },
  {
    row: 'coupon.claimAll',
    as: 'new-customer',
    html: PRODUCT,
    before: async ({ renew }) => void (await renew()),
    steps: async (page) => button(page, /^Claim all/),
  },
  {
    row: 'cart.change',
    as: 'regular',
    html: '<clinic-cart></clinic-cart>',
    // Another language renders the lines anew.
    inEnglish: true,
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
    row: 'order.create',
    as: 'regular',
    html: '<clinic-checkout></clinic-checkout>',
    async before({ beginOrder }) {
      await beginOrder('regular');
      return undefined;
    },
    steps: async (page) => button(page, 'Place order'),
  },
  {
    row: 'cashier.start',
    as: 'regular',
    html: '',
    before: async ({ order }) => CASHIER(await order('regular')),
    async steps(page) {
      await page.getByRole('radio', { name: /FPS/ }).check();
      return button(page, /^Pay HK/);
    },
  },
  {
    row: 'cashier.payByPassword',
    isAutomatic:
      'The buyer may have paid, so the screen polls the order and offers nothing to press.',
    as: 'finance',
    html: '',
    before: async ({ order }) => CASHIER(await order('finance')),
    async steps(page) {
      await page.getByRole('checkbox', { name: /balance/ }).check();
      await page.getByLabel(/^Payment password/).fill(PAY_PASSWORD);
      return button(page, /^Pay HK/);
    },
  },
  {
    row: 'cashier.pollProvider',
    isAutomatic: 'The screen polls on.',
    as: 'regular',
    html: '',
    before: async ({ order }) => CASHIER(await order('regular')),
    async steps(page, settled) {
      await page.getByRole('radio', { name: /FPS/ }).check();
      await button(page, /^Pay HK/).click();
      await settled();
      return button(page, 'I have paid');
    },
  },
  {
    row: 'orders.close',
    as: 'regular',
    html: '',
    before: async ({ order }) => ORDER(await order('regular')),
    async steps(page, settled) {
      await openFirst(page, /^Cancel order/, settled);
      return inDialog(page, /^Cancel order/);
    },
  },
  {
    row: 'orders.confirmReceipt',
    as: 'regular',
    html: '',
    before: async ({ shipped }) => ORDER(await shipped('regular')),
    async steps(page, settled) {
      await openFirst(page, /^Confirm receipt/, settled);
      return inDialog(page, /^Confirm receipt/);
    },
  },
  {
    row: 'afterSales.apply',
    as: 'regular',
    html: '',
    before: async ({ shipped }) =>
      `<clinic-return order-id="${await shipped('regular')}" type="1"></clinic-return>`,
    async steps(page, settled) {
      await page.getByRole('checkbox').first().check();
      await button(page, 'Next').click();
      await settled();
      await page.getByRole('radio', { name: /^Quality problem/ }).check();
      await box(page, /^What happened/).fill('Two packs are torn.');
      return button(page, 'Submit application');
    },
  },
  {
    row: 'afterSales.cancel',
    as: 'regular',
    html: '',
    before: async ({ applied }) =>
      `<clinic-after-sale after-sale-no="${await applied('regular')}"></clinic-after-sale>`,
    async steps(page, settled) {
      await openFirst(page, /^Cancel application/, settled);
      return inDialog(page, /^Cancel application/);
    },
  },
  {
    row: 'points.redeem',
    as: 'regular',
    html: '<clinic-points-confirm points-product-id="6004" amount="1"></clinic-points-confirm>',
    before: async ({ renew }) => void (await renew()),
    steps: async (page) => button(page, 'Place order'),
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
    row: 'content.sendMail',
    as: 'visitor',
    html: '<clinic-contact></clinic-contact>',
    async steps(page) {
      await box(page, 'Name').fill('Ho');
      await box(page, 'E-mail').fill('ho@clinic.test');
      await box(page, 'Message').fill('Do you sell this in Macau?');
      return button(page, 'Send');
    },
  },
  {
    row: 'content.saveMailPreferences',
    as: 'regular',
    html: '<clinic-mail-preferences></clinic-mail-preferences>',
    async steps(page) {
      await page.getByRole('switch').and(page.locator(':enabled')).first().click();
      return button(page, 'Save');
    },
  },
  {
    row: 'address.add',
    as: 'regular',
    html: '<clinic-addresses></clinic-addresses>',
    async steps(page, settled) {
      await openFirst(page, /^Add address/, settled);
      await box(page, 'Recipient').fill('Chan');
      await box(page, 'Phone number').fill('61230002');
      await box(page, /^Building or estate/).fill('517 Praia Grande');
      await box(page, /^Unit and floor/).fill('3B');
      await dialog(page).getByRole('button', { name: 'Region' }).click();
      for (let level = 0; level < 3; level += 1) {
        await settled();
        await dialog(page).getByRole('option').and(page.locator(':visible')).first().click();
      }
      return inDialog(page, 'Save');
    },
  },
  {
    row: 'address.edit',
    as: 'regular',
    html: '<clinic-addresses></clinic-addresses>',
    async steps(page, settled) {
      await openFirst(page, /^Edit/, settled);
      await box(page, 'Recipient').fill('Chan');
      return inDialog(page, 'Save');
    },
  },
  {
    row: 'address.setDefault',
    as: 'regular',
    html: '<clinic-addresses></clinic-addresses>',
    async before({ addAddress }) {
      await addAddress('regular');
      return undefined;
    },
    steps: async (page) => button(page, /^Set as default/),
  },
  {
    row: 'address.delete',
    as: 'regular',
    html: '<clinic-addresses></clinic-addresses>',
    async before({ addAddress }) {
      await addAddress('regular');
      return undefined;
    },
    async steps(page, settled) {
      await openFirst(page, /^Delete/, settled);
      return inDialog(page, /^Delete/);
    },
  },
  {
    row: 'profile.updatePassword',
    as: 'credit',
    html: PROFILE,
    before: async ({ renew }) => void (await renew()),
    async steps(page, settled) {
      await openFirst(page, /^Change password/, settled);
      await page.getByLabel('Old password').fill('Clinic2026');
      await page.getByLabel('New password', { exact: true }).fill('Another2027');
      await page.getByLabel('Confirm new password').fill('Another2027');
      return button(page, 'Save');
    },
  },
  {
    row: 'profile.updateUser',
    as: 'regular',
    html: PROFILE,
    async steps(page, settled) {
      await openFirst(page, /^Edit picture and name/, settled);
      await dialog(page).getByRole('textbox').first().fill('Dr Chan');
      return inDialog(page, 'Save');
    },
  },
  {
    row: 'profile.updateClinicAddress',
    as: 'regular',
    html: PROFILE,
    async steps(page, settled) {
      await openFirst(page, /^Change clinic address/, settled);
      await dialog(page).getByRole('textbox').last().fill('12/F');
      return inDialog(page, 'Save');
    },
  },
  {
    row: 'session.login',
    as: 'visitor',
    html: '<clinic-login></clinic-login>',
    async steps(page, settled) {
      await page.evaluate(() => void window.fixture.shop().session.requestLogin());
      await settled();
      await page.getByRole('tab', { name: 'E-mail' }).click();
      await box(page, 'E-mail address').fill('verified@clinicart.test');
      await page.getByLabel('Password', { exact: true }).fill('Clinic2026');
      return page.locator('clinic-login').getByRole('button', { name: 'Log in', exact: true });
    },
  },
  {
    row: 'session.sendCode',
    as: 'visitor',
    html: '<clinic-login></clinic-login>',
    steps: codeButton,
  },
  {
    row: 'session.cipherKey',
    as: 'visitor',
    html: '<clinic-login></clinic-login>',
    steps: codeButton,
  },
];

async function codeButton(page: Page, settled: () => Promise<unknown>): Promise<Locator> {
  await page.evaluate(() => void window.fixture.shop().session.requestLogin());
  await settled();
  await page.getByRole('tab', { name: 'E-mail' }).click();
  await page.getByRole('button', { name: 'Use a code instead' }).click();
  await box(page, 'E-mail address').fill('verified@clinicart.test');
  return button(page, 'Send code');
}
