// A clock for pages that wait: time passes only when a test advances it, however slow the machine is.
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

/** Advances time in small steps until a condition holds. */
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
