// Time in a page, for what waits: it passes only when a test says so, however slow the machine is.
import type { Page } from 'playwright';
import { expect } from 'vitest';

/**
 * Stops the page's clock: timers, frames and dates pause until `page.clock.runFor` or `resume`. axe needs running
 * timers, so it checks before this call or after `resume`.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await holdClock(page);
}

/** Stops it again after `resume`. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Lets time pass in small steps until something is so. */
export async function passUntil(
  page: Page,
  isSo: () => Promise<boolean>,
  stepMs = 100,
): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(stepMs);
      return isSo();
    })
    .toBe(true);
}
