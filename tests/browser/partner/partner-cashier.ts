// A partner's page with a strict policy, and an order in its drawer.
import type { OutgoingHttpHeaders } from 'node:http';
import type { FrameLocator, Page } from 'playwright';
import { expect } from 'vitest';
import { places } from '../../setup/servers.ts';
import { enter, remember } from '../support/buyer.ts';
import { type Desk, deskOf } from '../support/cashier.ts';
import { see } from '../support/expect.ts';
import { servedUntilEnd } from '../support/foreign-page.ts';
import { emailOf } from '../support/merchant-console.ts';
import type { Visit } from '../support/open-page.ts';
import { type MadeOrder, makeOrder, type Wanted } from '../support/orders.ts';
import { cashierSaid } from '../ui-text/cashier.ts';
import { type Lang, said, TAGS } from '../ui-text/common.ts';

/** The directives of docs/embed.md; the sandbox plays the card provider. */
export function strictPolicy(): string {
  const { shop, sandbox } = places();
  return [
    "default-src 'none'",
    `script-src ${shop} ${sandbox}`,
    `connect-src ${sandbox}`,
    `img-src ${sandbox} data:`,
    `frame-src ${sandbox}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The document of a partner's page that sells, with the script of the card provider's stand-in. */
export function sellingPage(language: Lang, content: string): string {
  const { shop, sandbox, captchaKey } = places();
  return `<!doctype html><html lang="${TAGS[language]}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Our tray</title><link rel="icon" href="data:,">
    <script src="${sandbox}/stand-in/stripe.js"></script>
    <script type="module" src="${shop}/embed/clinicart.js" data-api="${sandbox}" data-captcha-key="${captchaKey}"></script>
    </head><body><main><h1>Our tray</h1>${content}</main></body></html>`;
}

/** Serves such a page until the test ends. Returns its address. */
export const servedPage = (language: Lang, content: string, headers: OutgoingHttpHeaders = {}) =>
  servedUntilEnd(sellingPage(language, content), {
    'content-security-policy': strictPolicy(),
    ...headers,
  });

/** Signs in by the cart button, which then opens the cart. */
export async function signInAtCart(
  page: Page | FrameLocator,
  language: Lang,
  account: string,
): Promise<void> {
  await page.getByRole('link', { name: said[language].cartLogIn }).click();
  await see(await enter(page, language, emailOf(account))).toBeHidden();
}

export interface AtCashier {
  readonly page: Page;
  readonly address: string;
  readonly order: MadeOrder;
  readonly desk: Desk;
}

export interface AtCashierOptions {
  readonly language?: Lang;
  readonly width?: number;
  readonly account?: string;
  readonly wanted?: readonly Wanted[];
  readonly headers?: OutgoingHttpHeaders;
  /** Whether the buyer is logged in at the shop's site too. */
  readonly isKnownToShop?: boolean;
  readonly mayHear?: RegExp;
  /** Runs in the page before any of the page's scripts. */
  readonly first?: () => void;
}

/** Opens the cashier in the drawer of a partner's page, as any element of the page may. */
export async function openCashier(page: Page | FrameLocator, orderNo: string): Promise<void> {
  await page.locator('clinic-cart-button').evaluate((button, url) => {
    const detail = { url, route: 'pay' };
    const init = { detail, bubbles: true, composed: true, cancelable: true };
    button.dispatchEvent(new CustomEvent('clinic-navigate', init));
  }, `${places().shop}/pay/${orderNo}`);
}

/** Signs in on a partner's page, and opens the cashier of a new order in its drawer. */
export async function atDrawer(visit: Visit, options: AtCashierOptions = {}): Promise<AtCashier> {
  const { language = 'en', width = 1440, account = 'verified', wanted, headers, ...more } = options;
  const buyer = await remember(visit, account);
  const order = await makeOrder(buyer, wanted);
  const { isKnownToShop, ...visitor } = more;
  const page = await visit({
    ...visitor,
    language,
    width,
    site: '',
    as: isKnownToShop ? buyer : undefined,
  });
  const address = await servedPage(language, '<clinic-cart-button></clinic-cart-button>', headers);
  await page.goto(address);
  await signInAtCart(page, language, account);
  await see(page.locator('clinic-cart')).toBeVisible();
  await openCashier(page, order.orderNo);
  const desk = deskOf(page, language, order, page.locator('clinic-cashier'));
  await see(desk.pay).toBeVisible();
  return { page, address, order, desk };
}

/** Chooses the card, fills its form and pays. */
export async function payByCard(desk: Desk, language: Lang, number: string): Promise<void> {
  const words = cashierSaid[language];
  await desk.choose(words.card);
  await see(desk.form.getByLabel(words.number)).toBeVisible();
  await desk.fillCard(number);
  await desk.pay.click();
}

/** Expects the paid order in the drawer, on the page that was never left. */
export async function isPaidInDrawer(
  page: Page,
  language: Lang,
  address: string,
  said: 'paid' | 'paidByBalance' = 'paid',
): Promise<void> {
  const heading = { name: cashierSaid[language][said], level: 1 };
  await see(page.locator('clinic-pay-result').getByRole('heading', heading)).toBeVisible();
  expect(page.url(), 'the page was not left').toBe(address);
}
