// What a buyer does on more than one screen.
import type { BrowserContext, Locator, Page } from 'playwright';
import { emailOf, PASSWORD } from './merchant.ts';
import { type Lang, said } from './said.ts';
import { see } from './see.ts';
import type { Visit } from './visit.ts';

/** Who somebody is, for `visit({ as })`. */
export type Identity = Awaited<ReturnType<BrowserContext['storageState']>>;

export const dialogOf = (page: Page, language: Lang) =>
  page.getByRole('dialog', { name: said[language].dialog });

/** Everything in the login dialog: its form is in the light DOM, where password managers see it. */
export const loginOf = (page: Page) => page.locator('clinic-login');

/** What the header offers to a visitor alone. */
export const logInButton = (page: Page, language: Lang) =>
  page.getByRole('banner').getByRole('button', { name: said[language].logIn, exact: true });

export const cartLink = (page: Page, language: Lang, count: number) =>
  page.getByRole('link', {
    name: count === 0 ? said[language].cart : said[language].cartOf(count),
    exact: true,
  });

/** Fills the open login dialog in and sends it. */
export async function enter(
  page: Page,
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

/** Signs in once, for tests about something else. */
export async function remember(visit: Visit, account: string): Promise<Identity> {
  const page = await visit({ at: '/shopCart', language: 'en' });
  await signIn(page, 'en', account);
  return page.context().storageState();
}

/** Types a quantity as a person does: over what is there, and on to the next field. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}
