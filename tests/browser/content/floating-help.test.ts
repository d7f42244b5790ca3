// The floating help below 1440 px: out of the way over a control, and there for the pointer over a free place. Spec: 1§1
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { see } from '../support/expect.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { mainly } from '../ui-text/common.ts';
import { contentSaid } from '../ui-text/content.ts';

const visit = useBrowser();

const helpOf = (page: Page) => page.locator('.clinic-support-help');

/** Scrolls as far as the page needs for its part to have this place on the screen. */
const scrollPage = (page: Page, top: number) =>
  page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top);

async function placeOfHelp(page: Page): Promise<{ left: number; right: number; middle: number }> {
  const box = await helpOf(page).boundingBox();
  if (!box) throw new Error('The page has no tile of help.');
  return { left: box.x, right: box.x + box.width, middle: box.y + box.height / 2 };
}

/** Two frames: what a scroll changes has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

const isShown = (page: Page) =>
  helpOf(page).evaluate((tile) => getComputedStyle(tile).opacity === '1');

describe.each(mainly('en'))('the help tile (%s)', (language) => {
  const words = contentSaid[language];

  test.each([390, 768])('a press where it is away is the page’s, at %i px', async (width) => {
    const page = await visit({ language, width, at: '/search?keyword=ALL&searchType=keyword' });
    await isSettled(page);
    const tile = await placeOfHelp(page);
    // A product that reaches into the column of the tile, far enough down to come under it.
    const links = page.locator('main a[href^="/product/"]');
    const under = await links.evaluateAll((all, { left, right, middle }) => {
      for (const link of all) {
        const box = link.getBoundingClientRect();
        const [from, to] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (from < to && box.top > middle)
          return {
            href: link.getAttribute('href'),
            x: (from + to) / 2,
            by: (box.top + box.bottom) / 2 - middle,
          };
      }
      return undefined;
    }, tile);
    if (!under?.href) throw new Error('No product is in the column of the tile.');
    await scrollPage(page, under.by);
    await drawn(page);
    expect(await isShown(page)).toBe(false);
    await page.mouse.click(under.x, tile.middle);
    await see(page).toHaveURL(new RegExp(`${under.href}(?:[?#]|$)`));
  });

  test.each([390, 1280])(
    'shows over a free place and opens for a press, at %i px',
    async (width) => {
      const page = await visit({ language, width, at: '/contactUs' });
      await isSettled(page);
      await see(helpOf(page)).toHaveCSS('opacity', '1');
      const { left, right, middle } = await placeOfHelp(page);
      await page.mouse.click((left + right) / 2, middle);
      await see(page.getByRole('dialog', { name: words.support })).toBeVisible();
    },
  );
});
