// Answers that come when the test says so: a delay in milliseconds may be over before a busy machine has looked.
import type { Page } from 'playwright';

/** Holds requests back until the test releases them; later ones then pass. `count` is the number of both. */
export async function hold(page: Page, which: RegExp | ((url: URL) => boolean)) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  await page.route(which, async (route) => {
    count++;
    await released;
    await route.continue();
  });
  return { release: () => release(), count: () => count };
}

/** Holds the page's calls of a path; returns the function that lets them, and all later ones, be answered. */
export async function holdAnswers(page: Page, path: string): Promise<() => void> {
  const { release } = await hold(page, ({ pathname }) => pathname === path);
  return release;
}
