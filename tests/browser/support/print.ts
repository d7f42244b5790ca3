// Printing a page: the PDF that Chromium makes of it, and the print dialog that a test cannot open.
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { see } from './expect.ts';
import { type PrintedPage, printedPages } from './printed-pages.ts';

/** For `visit({ first })`: counts the print dialogs that the page opens. */
export function countPrintDialogs(): void {
  let count = 0;
  globalThis.print = () => {
    count += 1;
    document.documentElement.setAttribute('data-printed', String(count));
  };
}

/** Waits until the page has opened so many print dialogs. */
export const hasPrinted = (page: Page, times: number) =>
  see(page.locator('html')).toHaveAttribute('data-printed', String(times));

/** Presses the key that the browser's shortcut begins with, and waits for the sheet. */
export async function beginShortcut(page: Page): Promise<void> {
  await page.keyboard.press('Control');
  await see(page.locator('.clinic-print-sheet')).toBeAttached();
}

export const printOut = async (page: Page): Promise<readonly PrintedPage[]> =>
  printedPages(await page.pdf({ preferCSSPageSize: true }));

export const textsOf = ({ lines }: PrintedPage): string[] => lines.map(({ text }) => text);
export const textOf = (pages: readonly PrintedPage[]): string => pages.flatMap(textsOf).join('\n');

/** Expects A4 with margins of 12 mm and a page number on every page. */
export function isOnPaper(pages: readonly PrintedPage[]): void {
  pages.forEach((page, at) => {
    expect(page.size.map(Math.round)).toEqual([595, 842]);
    expect(textsOf(page).at(-1)).toBe(
      `第 ${at + 1} 頁，共 ${pages.length} 頁 Page ${at + 1} of ${pages.length}`,
    );
    // 12 mm are 34 pt.
    for (const { left } of page.lines) expect(Math.round(left)).toBeGreaterThanOrEqual(34);
  });
}

const CONTROLS = ['button', 'checkbox', 'radio', 'spinbutton', 'textbox'] as const;

/** Expects that print shows neither the frame of the shop nor one of these controls. */
export async function hasNoChrome(
  page: Page,
  controls: readonly (typeof CONTROLS)[number][] = CONTROLS,
): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const frame of ['clinic-header', 'clinic-footer', 'clinic-support', 'nav'])
    await see(page.locator(frame).first()).toBeHidden();
  for (const role of controls)
    await see(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
}
