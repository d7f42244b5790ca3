// Deployments of the host site: without the API, as its proxy, and with two instances.
import { createServer } from 'node:http';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../../setup/servers.ts';
import { cartLink, logInButton, signIn } from '../../support/buyer.ts';
import { see } from '../../support/expect.ts';
import { merchant } from '../../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../../support/open-page.ts';
import { passOn, useOwnServers } from '../../support/own-servers.ts';
import { goods, MONEY, people, SWITCHES, said } from '../../ui-text/common.ts';

const visit = useBrowser();
const words = said.en;
const { burs } = goods;
const { startSite, listen } = useOwnServers();
beforeEach(merchant.reset);

describe('an API that is away', () => {
  let isAway = true;
  let site: string;
  beforeAll(async () => {
    const api = createServer((from, answer) => {
      if (isAway) from.socket.destroy();
      else passOn(from, places().sandbox, answer);
    });
    site = await startSite({ API_BASE: await listen(api) });
  }, 30_000);

  test.each([
    ['/', words.failedHome, words.featured],
    ['/search?keyword=ALL&searchType=keyword', words.failed, words.hidden],
    [`/product/${burs.id}`, words.failed, burs.en],
  ])('leaves %s usable, and a retry restores it', async (at, failure, content) => {
    isAway = true;
    const page = await visit({ language: 'en', site, mayHear: /Failed to load resource/ });
    const answer = await page.goto(at);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await see(page.getByRole('alert').getByText(failure)).toBeVisible({ timeout: 20_000 });
    await see(page.getByRole('combobox', { name: words.searchBox })).toBeEditable();
    await see(page.getByRole('contentinfo')).toBeVisible();
    await isAccessible(page);
    isAway = false;
    await page.getByRole('main').getByRole('button', { name: words.tryAgain, exact: true }).click();
    await see(page.getByRole('main').getByText(content).first()).toBeVisible();
    await see(page.getByText(failure)).toHaveCount(0);
  });
});

test('sends nothing to another origin as the proxy of the API', async () => {
  const site = await startSite({ API_BASE: places().sandbox, API_PROXY: '1' });
  const page = await visit({ language: 'en', site });
  const calls: string[] = [];
  page.on('request', (one) => {
    if (one.resourceType() === 'fetch') calls.push(one.url());
  });
  await page.goto(`/product/${burs.id}`);
  await signIn(page, 'en', 'verified');
  await see(page.getByText(burs.price).first()).toBeVisible();
  await page
    .getByRole('spinbutton', { name: words.quantityOf(burs.article), exact: true })
    .fill('5');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await see(cartLink(page, 'en', 1)).toBeVisible();
  const picture = page.getByRole('img', { name: `${burs.en} · 1` });
  await expect
    .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(calls.some((url) => url.includes('/authapi/'))).toBe(true);
  expect([...new Set(calls.map((url) => new URL(url).origin))]).toEqual([site]);
  const console = await fetch(`${site}/console/api/state`);
  expect(console.status, 'only the shop is passed on').toBe(404);
});

test('a separate service host serves campaigns and their pictures', async () => {
  const asked: string[] = [];
  const service = await listen(
    createServer((from, answer) => {
      asked.push(`${from.method} ${from.url}`);
      passOn(from, places().sandbox, answer);
    }),
  );
  const site = await startSite({ API_BASE: places().sandbox, SERVICE_BASE: service });
  const page = await visit({ language: 'en', site, at: '/active11/1' });
  const details = 'POST /api/specialEvent/seeDetails';
  expect(asked[0], 'by the server').toBe(details);
  const main = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => main.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await main.getAttribute('src')).toContain(service);
  asked.length = 0;
  await isSettled(page);
  await page.getByRole('button', { name: SWITCHES.zh }).first().click();
  await expect.poll(() => asked).toContain(details);
});

test('serves one visit from two instances behind one address', async () => {
  const env = { API_BASE: places().sandbox };
  const instances = await Promise.all([startSite(env), startSite(env)]);
  const served = [0, 0];
  let turn = 0;
  const balancer = createServer((from, answer) => {
    turn = 1 - turn;
    served[turn] = (served[turn] ?? 0) + 1;
    passOn(from, instances[turn] ?? '', answer);
  });
  const site = await listen(balancer);
  const page = await visit({ language: 'en', site, at: '/' });
  await isSettled(page);
  await signIn(page, 'en', 'finance');
  for (const at of [
    '/search?keyword=ALL&searchType=keyword',
    `/product/${burs.id}`,
    '/',
    '/shopCart',
  ]) {
    await page.goto(at);
    await see(page.getByRole('banner').getByText(people.finance)).toBeVisible();
    await see(logInButton(page, 'en')).toHaveCount(0);
    await isSettled(page);
  }
  await page.goto(`/product/${burs.id}`);
  await see(page.getByText(MONEY).first()).toBeVisible();
  expect(Math.min(...served)).toBeGreaterThan(5);
});
