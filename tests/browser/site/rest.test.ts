// A visitor's page is complete without scripts: its code comes when the page rests, or at the first sign of its visitor.
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAwake, useBrowser } from '../support/open-page.ts';
import { goods } from '../ui-text/common.ts';
import { saidHeader } from '../ui-text/header.ts';

const visit = useBrowser();
beforeAll(merchant.reset);

const words = saidHeader.en;
/** Most bytes of the scripts that a page requests before it rests; the folder's files are not compressed here. */
const MOST_FIRST = 20_000;

/** The scripts of the shop that a page has requested. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_astro\/.*\.js$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Holds files back; returns the function that releases them. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

/** Opens a page whose pictures do not come, so that it does not end loading, and whose timers wait. */
async function openLoading(page: Page, path: string) {
  const release = await hold(page, /\/pictures\//);
  await page.clock.install();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

const hasShop = (page: Page) =>
  page.evaluate(() => customElements.get('clinic-header') !== undefined);

describe('a page of a visitor', () => {
  test.each([
    '/',
    `/product/${goods.burs.id}`,
    '/search?keyword=ALL&searchType=keyword',
    '/brandIndex',
  ])('fetches the code of %s when it rests, and little before', async (path) => {
    const page = await visit({ language: 'en' });
    const asked = scriptsOf(page);
    const release = await openLoading(page, path);
    await expect.poll(() => asked.length).toBe(2);
    const sizes = await Promise.all(
      asked.map(async (file) => (await (await fetch(places().shop + file)).text()).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_FIRST);
    expect(await hasShop(page)).toBe(false);
    release();
    await isAwake(page);
    expect(asked.length).toBeGreaterThan(4);
    expect(new Set(asked).size, 'each file once').toBe(asked.length);
  });

  test('runs a press that came before its code, once', async () => {
    const page = await visit({ language: 'en', width: 360 });
    const release = await openLoading(page, '/');
    expect(await hasShop(page)).toBe(false);
    await page.getByRole('button', { name: words.openMenu }).click();
    await see(page.getByRole('dialog', { name: words.menu })).toBeVisible();
    release();
    await isAwake(page);
    await see(page.getByRole('dialog', { name: words.menu })).toBeVisible();
  });

  test('runs a press that came before its first file, once', async () => {
    const page = await visit({ language: 'en', width: 360 });
    const release = await hold(page, /\/_astro\//);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: words.openMenu }).click();
    release();
    await see(page.getByRole('dialog', { name: words.menu })).toBeVisible();
    await isAwake(page);
    await see(page.getByRole('dialog', { name: words.menu })).toBeVisible();
  });

  test('wakes after four seconds if a picture does not come', async () => {
    const page = await visit({ language: 'en' });
    const release = await openLoading(page, '/');
    await page.clock.runFor(3000);
    expect(await hasShop(page)).toBe(false);
    await page.clock.runFor(1500);
    await isAwake(page);
    release();
  });

  test('takes the language of its address at once', async () => {
    const page = await visit({ language: 'zh' });
    const release = await openLoading(page, '/brandIndex?lang=en');
    await isAwake(page);
    expect(new URL(page.url()).search).toBe('');
    await see(
      page.getByRole('banner').getByRole('button', { name: words.allCategories }),
    ).toBeVisible();
    release();
  });
});

test('a member’s page requests its code in its head', async () => {
  const member = await remember(visit, 'verified');
  const page = await visit({ language: 'en', as: member });
  const release = await openLoading(page, '/');
  await isAwake(page);
  expect(await page.locator('head > link[rel=modulepreload]').count()).toBeGreaterThan(4);
  release();
});

test('a page that was rendered without the server’s answer requests its code in its head', async () => {
  await merchant.fault('/api/product/detail', { kind: 'status', status: 500 });
  const page = await visit({ language: 'en', mayHear: /5\d\d/ });
  await page.goto(`/product/${goods.burs.id}`, { waitUntil: 'domcontentloaded' });
  expect(await page.locator('head > link[rel=modulepreload]').count()).toBeGreaterThan(4);
  await merchant.reset();
});
