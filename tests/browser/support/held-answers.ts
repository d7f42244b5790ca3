// Answers that come when the test says so: a delay in milliseconds may be over before a busy machine has looked.
import type { Page } from 'playwright';

/** Holds the page's calls of a path; returns the function that lets them, and all later ones, be answered. */
export async function holdAnswers(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await isLetGo;
      await route.continue();
    },
  );
  return () => letGo();
}
