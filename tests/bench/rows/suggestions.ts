import type { Page } from 'playwright';
import { type Figure, figure } from '../figures.ts';
import { inFreshTab } from '../loads.ts';
import type { Row, Run } from '../row.ts';
import { estimate } from '../statistics.ts';

/** The delay of the search box before it fetches suggestions. Spec: 2§9 */
const DEBOUNCE_MS = 300;
/** Types each word once: a cached answer would need no wait. */
const WORDS =
  'glove diamond composite suture mask resin bur needle gauze alcohol file tray wipe bond cement pouch cotton scaler blade syringe'.split(
    ' ',
  );

/** Milliseconds from the last key to the painted list, minus the debounce delay. */
async function typed(page: Page, word: string): Promise<number> {
  const box = page.getByRole('combobox').first();
  await box.fill('');
  await box.focus();
  await page.evaluate((wanted) => {
    const header = document.querySelector('clinic-header')?.shadowRoot;
    const isListed = () =>
      [...(header?.querySelectorAll('.clinic-search-row') ?? [])].some(
        (row) => row.checkVisibility() && row.textContent.toLowerCase().includes(wanted),
      );
    const box = header?.querySelector('[role="combobox"]');
    window.suggested = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing was suggested for ${wanted}.`)), 10_000);
      let pressed = 0;
      box?.addEventListener('keydown', () => {
        pressed = performance.now();
      });
      const look = () => {
        // The frame with the words has been painted when the next frame begins.
        if (pressed && isListed())
          requestAnimationFrame(() => resolve(performance.now() - pressed));
        else requestAnimationFrame(look);
      };
      look();
    });
  }, word);
  await box.pressSequentially(word, { delay: 40 });
  return page.evaluate(() => window.suggested);
}

declare global {
  interface Window {
    suggested: Promise<number>;
  }
}

async function measure(run: Run): Promise<Figure[]> {
  const shop = await run.shop();
  const times = await inFreshTab(await run.browser(), { slow: false }, async (page) => {
    await page.context().addCookies([{ name: 'language', value: '2', url: shop }]);
    await page.goto(`${shop}/brandIndex`, { waitUntil: 'networkidle' });
    const all: number[] = [];
    for (const word of WORDS.slice(0, run.quick ? 5 : WORDS.length))
      all.push((await typed(page, word)) - DEBOUNCE_MS);
    return all;
  });
  return [figure('from the last key to the painted list, less 300 ms', 'ms', estimate(times))];
}

export const suggestions: Row = {
  name: 'suggestions',
  title: 'suggestions of the search box, on this machine',
  needs: ['widgets', 'host-site'],
  measure,
};
