// The way of a person to a call that a screen does not make while it opens. The steps are in English; the last press may
// follow in the other language.
import type { ElementHandle, Locator, Page } from 'playwright';
import { emailOf, PASSWORD } from '../../browser/support/merchant-console.ts';
import type { World } from '../world.ts';

/** Waits until no answer is due and nothing is left to draw. */
export type Settled = () => Promise<unknown>;

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
  readonly steps: (page: Page, settled: Settled) => Promise<Locator>;
  /** Row of a call that the press sends first, and whose answer is lost. */
  readonly lost?: string;
  /** Uses the control in another way than by a click; `turn` counts from 0. */
  readonly use?: (control: ElementHandle, turn: number) => Promise<unknown>;
  /** The press is in English too: another language renders its control anew. */
  readonly inEnglish?: true;
  /** Input elsewhere on the screen goes with what is removed. */
  readonly removes?: true;
  /** The press changes a value that counts as typed: once the server has worked, another value is right. */
  readonly changes?: true;
  /** Why there is nothing to press again: the screen asks by itself. */
  readonly isAutomatic?: string;
  /** Why the screen says nothing: it is whole without the answer. */
  readonly isQuiet?: string;
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first();
export const box = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name }).and(page.locator(':visible')).first();
export const dialog = (page: Page) => page.getByRole('dialog').and(page.locator(':visible')).last();
export const inDialog = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name }).first();

export async function openFirst(page: Page, name: RegExp, settled: Settled): Promise<void> {
  await button(page, name).click();
  await settled();
}

/** A picture that a browser decodes: one transparent pixel. */
export const PICTURE = {
  name: 'scan.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Chooses the first region of each level. */
export async function chooseRegion(page: Page, settled: Settled): Promise<void> {
  await button(page, 'Region').click();
  for (let level = 0; level < 3; level += 1) {
    await settled();
    await page.getByRole('option').and(page.locator(':visible')).first().click();
  }
}

/** Fills in the open login dialog; returns its button. */
export async function typeLogin(page: Page, account: string): Promise<Locator> {
  await page.getByRole('tab', { name: 'E-mail' }).click();
  await box(page, 'E-mail address').fill(emailOf(account));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  return page.locator('clinic-login').getByRole('button', { name: 'Log in', exact: true });
}
