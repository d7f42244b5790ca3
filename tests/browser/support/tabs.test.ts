// A tab that a test has used must look new to the next one.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './open-page.ts';

const visit = useBrowser();

/** Everything that a test may leave in a tab, read in a page of the shop. */
const tracesIn = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((name) => !name.startsWith('popup-')),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    windowName: window.name,
    width: innerWidth,
    hasHistory: history.length > 2,
    features: ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', 'print'].filter(
      (query) => matchMedia(query).matches,
    ),
    touches: navigator.maxTouchPoints > 0,
    hasScript: 'left' in window,
  }))),
  pages: page.context().pages().length,
});

describe('a tab', () => {
  let first: Page;
  let heard = 0;
  const fresh = {
    cookies: ['language'],
    local: [],
    session: [],
    databases: [],
    caches: [],
    windowName: '',
    width: 1440,
    hasHistory: false,
    features: ['(prefers-reduced-motion: reduce)'],
    touches: false,
    hasScript: false,
    pages: 1,
  };

  test('keeps what a test does during the test', async () => {
    first = await visit();
    await first.goto('/robots.txt');
    await first.evaluate(async () => {
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
      window.name = 'left';
      await caches.open('left');
      await new Promise((resolve) => {
        indexedDB.open('left').onsuccess = resolve;
      });
    });
    await first.context().addCookies([{ name: 'token', value: 'left', url: first.url() }]);
    await first.setViewportSize({ width: 360, height: 900 });
    await first.route('**/robots.txt', (route) => route.fulfill({ body: 'intercepted' }));
    await first.context().route('**/favicon.svg', (route) => route.abort());
    first.on('request', () => {
      heard++;
    });
    for (const target of [first, first.context()])
      await target.addInitScript(() => Object.assign(window, { left: true }));
    await first.emulateMedia({
      media: 'print',
      colorScheme: 'dark',
      reducedMotion: 'no-preference',
    });
    const session = await first.context().newCDPSession(first);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await first.context().newPage();
    // A new tab's first page may or may not have replaced an empty one in its history.
    await first.goto('/robots.txt?once');
    await first.goto('/robots.txt?again');
    const traces: Record<string, unknown> = await tracesIn(first);
    for (const [name, value] of Object.entries(fresh))
      expect(traces[name], name).not.toEqual(value);
    expect(heard).toBeGreaterThan(0);
  });

  test('is the same tab for the next test, without anything of the earlier one', async () => {
    heard = 0;
    const page = await visit();
    expect(page).toBe(first);
    await page.goto('/robots.txt');
    expect(await tracesIn(page)).toEqual(fresh);
    expect(await page.locator('body').innerText()).not.toContain('intercepted');
    expect(heard).toBe(0);
  });

  test('is the same tab after a test that has left a script in it', async () => {
    const page = await visit({ first: () => Object.assign(window, { left: true }) });
    await page.goto('/robots.txt');
    expect((await tracesIn(page)).hasScript).toBe(true);
  });

  test('is without that script', async () => {
    const page = await visit({ at: '/robots.txt' });
    expect(page).toBe(first);
    expect(await tracesIn(page)).toEqual(fresh);
    await page.clock.install();
  });

  test('is closed after a test that has set a clock', async () => {
    expect(first.isClosed()).toBe(true);
    const page = await visit({ at: '/robots.txt' });
    await page.goto('data:text/html,other');
    await page.goto('about:blank');
    await page.route('https://other.example/', (route) => route.fulfill({ body: 'other' }));
    await page.goto('https://other.example/');
    first = page;
  });

  test('is not the tab that has shown another site', async () => {
    expect(first.isClosed()).toBe(true);
    expect(await visit()).not.toBe(first);
  });
});
