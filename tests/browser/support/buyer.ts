// Actions of a buyer on more than one screen.
import { type CompleteShop, createShop, type KeyValueStore, memoryStore } from '@clinicart/sdk';
import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright';
import { beforeEach, expect } from 'vitest';
import { places } from '../../setup/servers.ts';
import { type Lang, said } from '../ui-text/common.ts';
import { see } from './expect.ts';
import { emailOf, merchant, PASSWORD } from './merchant-console.ts';
import type { Visit } from './open-page.ts';

/** A person's identity, for `visit({ as })`. */
export type Identity = Awaited<ReturnType<BrowserContext['storageState']>>;

export const dialogOf = (page: Page | FrameLocator, language: Lang) =>
  page.getByRole('dialog', { name: said[language].dialog });

/** Locates the login dialog's content: its form is in the light DOM, where password managers see it. */
export const loginOf = (page: Page | FrameLocator) => page.locator('clinic-login');

/** The button that the header shows only to a visitor. */
export const logInButton = (page: Page, language: Lang) =>
  page.getByRole('banner').getByRole('button', { name: said[language].logIn, exact: true });

export const cartLink = (page: Page, language: Lang, count: number) =>
  page.getByRole('link', {
    name: count === 0 ? said[language].cart : said[language].cartOf(count),
    exact: true,
  });

/** Reads the captcha picture, once it is visible. */
export async function readPicture(place: Locator): Promise<string> {
  const picture = place.locator('img[src*="getValidcode"]');
  await expect
    .poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')))
    .toBeGreaterThan(0);
  return merchant.captcha();
}

/** Fills in the open login dialog and submits it. */
export async function enter(
  page: Page | FrameLocator,
  language: Lang,
  email: string,
  password = PASSWORD,
): Promise<Locator> {
  const words = said[language];
  const login = loginOf(page);
  await login.getByRole('tab', { name: words.byEmail }).click();
  await login.getByRole('textbox', { name: words.email }).fill(email);
  await login.getByLabel(words.password, { exact: true }).fill(password);
  await login.getByRole('button', { name: words.logIn, exact: true }).click();
  return dialogOf(page, language);
}

/** Signs in as a person would, from the header. */
export async function signIn(page: Page, language: Lang, account: string): Promise<void> {
  await logInButton(page, language).click();
  const dialog = await enter(page, language, emailOf(account));
  await see(dialog).toBeHidden();
  await see(logInButton(page, language)).toBeHidden();
}

export async function signOut(page: Page, language: Lang, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('button', { name: said[language].logOut, exact: true }).click();
  await see(logInButton(page, language)).toBeVisible();
}

/** Logs in without a page, as the same buyer's other browser would. */
export async function shopOf(
  account: string,
  session: KeyValueStore = memoryStore(),
): Promise<CompleteShop> {
  const storage = { session, settings: memoryStore() };
  const shop = createShop({ apiBase: places().sandbox, storage });
  await shop.session.signIn({
    by: 'email',
    with: 'password',
    email: emailOf(account),
    password: PASSWORD,
    phone: '',
    areaCode: '',
    code: '',
  });
  return shop;
}

/** Logs in without a page, for tests about something else: the SDK stores what a page stores in cookies. Spec: 1§3 */
export async function remember(_: Visit, account: string): Promise<Identity> {
  const kept = new Map<string, string>();
  await shopOf(account, {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  });
  const { hostname: domain } = new URL(places().shop);
  const cookies = [...kept].map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }));
  return { cookies, origins: [] };
}

/** Types a quantity as a person does: replaces the old one and moves to the next field. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

/** Resets the shop and logs an account in before each test of the file; returns the buyer of the running test. */
export function useBuyer(visit: Visit, account: string): () => Identity {
  let buyer: Identity | undefined;
  beforeEach(async () => {
    await merchant.reset();
    buyer = await remember(visit, account);
  });
  return () => {
    if (!buyer) throw new Error('No test is running.');
    return buyer;
  };
}
