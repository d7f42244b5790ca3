// Delays and pauses, measured by the page's clock. Spec: 1§2, 1§9
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { holdClock, passUntil, stopClock } from '../support/clock.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { saidHeader } from '../ui-text/header.ts';
import { saidAtHome } from '../ui-text/home.ts';

const visit = useBrowser();
beforeAll(merchant.reset);

test('opens the menu of all categories after the pointer rests for 150 ms', async () => {
  const own = saidHeader.en;
  const page = await visit({ language: 'en' });
  await page.clock.install();
  await page.goto('/brandIndex');
  await isSettled(page);
  await holdClock(page);
  const header = page.getByRole('banner');
  const parent = header.locator('a[data-parent]').first();
  await header.getByRole('button', { name: own.allCategories }).hover();
  await page.clock.runFor(140);
  await see(parent).toBeHidden();
  await page.clock.runFor(20);
  await see(parent).toBeVisible();
});

test('advances the adverts of a floor every 3 s', async () => {
  const page = await visit({ language: 'en', moves: true });
  await stopClock(page);
  await page.goto('/');
  const adverts = page.getByRole('region', { name: saidAtHome.en.adverts });
  await adverts.scrollIntoViewIfNeeded();
  const tab = (place: number) => adverts.getByRole('tab', { name: `Slide ${place} of` });
  const at = (place: number) => see(tab(place)).toHaveAttribute('aria-selected', 'true');
  // The browser reports in its own time that the strip is in view: only from one change to the next is it 3 s.
  await passUntil(page, async () => (await tab(2).getAttribute('aria-selected')) === 'true');
  await page.clock.runFor(2500);
  await at(2);
  await page.clock.runFor(700);
  await at((await adverts.getByRole('tab').count()) > 2 ? 3 : 1);
});

const featuredCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('index-recommend'))
      calls.push(request.url());
  });
  return calls;
};

test('loads the next recommendations 408 px before the end, 300 ms after the last scroll', async () => {
  const page = await visit({ language: 'en' });
  await page.clock.install();
  await page.goto('/');
  await isSettled(page);
  const calls = featuredCalls(page);
  const end = page.locator('clinic-home').locator('.clinic-home-featured > [aria-hidden]').first();
  /** Scrolls until the end of the loaded list is this far below the window. */
  const stand = async (below: number) => {
    await end.evaluate(
      (element, distance) =>
        new Promise((resolve) => {
          // Resolves after the page has handled the scroll and the elements that came into view.
          const seen = () => new IntersectionObserver(resolve).observe(element);
          addEventListener('scroll', seen, { once: true });
          const { top } = element.getBoundingClientRect();
          scrollBy({ top: top - innerHeight - distance, behavior: 'instant' });
        }),
      below,
    );
  };
  await stand(450);
  await page.clock.runFor(1000);
  expect(calls).toEqual([]);
  await holdClock(page);
  await stand(400);
  await page.clock.runFor(250);
  expect(calls).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => calls.length).toBe(1);
});
