// Trusted Types: the site refuses strings where a browser would make HTML or scripts of them, and works without such strings.
// A violation is an error on the console, which fails the visit.
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { type Identity, remember } from '../support/buyer.ts';
import { deskOf } from '../support/cashier.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { type MadeOrder, makeOrder } from '../support/orders.ts';
import { useOwnServers } from '../support/own-servers.ts';
import { cashierSaid } from '../ui-text/cashier.ts';
import { goods, SWITCHES } from '../ui-text/common.ts';

const visit = useBrowser();
const { startSite } = useOwnServers();
let buyer: Identity;
let order: MadeOrder;
beforeAll(async () => {
  await merchant.reset();
  buyer = await remember(visit, 'verified');
  order = await makeOrder(buyer);
}, 60_000);

/** Gives a string to each place that makes HTML or a script of it; returns the names of those that took it. */
const sinksThatTake = (page: Page) =>
  page.evaluate(() => {
    const box = document.createElement('div');
    const script = document.createElement('script');
    const markup = '<img src="x:" onerror="ran++">';
    const sinks: Readonly<Record<string, () => unknown>> = {
      innerHTML: () => Object.assign(box, { innerHTML: markup }),
      outerHTML: () => Object.assign(document.body.lastElementChild ?? box, { outerHTML: markup }),
      insertAdjacentHTML: () => box.insertAdjacentHTML('beforeend', markup),
      'document.write': () => document.write(markup),
      DOMParser: () => new DOMParser().parseFromString(markup, 'text/html'),
      createContextualFragment: () => document.createRange().createContextualFragment(markup),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: markup }),
      'script.src': () => Object.assign(script, { src: 'https://elsewhere.test/a.js' }),
      'script.text': () => Object.assign(script, { text: 'ran++' }),
      onclick: () => box.setAttribute('onclick', 'ran++'),
      Worker: () => new Worker('/sw.js'),
      'a further policy': () =>
        Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: String }),
    };
    const took = (sink: () => unknown) => {
      try {
        sink();
        return true;
      } catch {
        return false;
      }
    };
    return Object.entries(sinks).flatMap(([name, sink]) => (took(sink) ? [name] : []));
  });

test.each(['/', `/product/${goods.burs.id}`, '/nothing/here'])(
  '%s takes no string for HTML or a script',
  async (at) => {
    const page = await visit({ at, mayHear: /policy: |Content Security Policy|Trusted|404/ });
    expect(await sinksThatTake(page)).toEqual([]);
  },
);

test('the cashier takes none either, although its default policy lets the card provider’s scripts pass', async () => {
  const page = await visit({
    as: buyer,
    at: `/pay/${order.orderNo}`,
    mayHear: /policy: |Content Security Policy|Trusted/,
  });
  expect(await sinksThatTake(page)).toEqual([]);
  const passed = await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://js.stripe.com/endive/stripe.js';
    return script.src;
  });
  expect(passed).toBe('https://js.stripe.com/endive/stripe.js');
});

test('shows sanitised HTML that a page reads later', async () => {
  const page = await visit({ language: 'zh', at: `/product/${goods.burs.id}` });
  await isSettled(page);
  const description = page.locator('clinic-product .clinic-description');
  await description.scrollIntoViewIfNeeded();
  const before = await description.innerText();
  await page.getByRole('banner').getByRole('button', { name: SWITCHES.en, exact: true }).click();
  await expect.poll(() => description.innerText()).not.toBe(before);
  await see(description.locator('p, ul, table').first()).toBeVisible();
  await expect.poll(() => page.title()).toContain(goods.burs.en);
});

test('opens the form of a card provider whose script a string names', async () => {
  const site = await startSite({ API_BASE: places().sandbox, PUBLIC_API_BASE: places().sandbox });
  const words = cashierSaid.en;
  const page = await visit({ language: 'en', site });
  await page.context().addCookies(buyer.cookies);
  const asked: string[] = [];
  await page.context().route('https://js.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const file = pathname.endsWith('/stripe.js') ? '/stand-in/stripe.js' : pathname;
    await route.fulfill({ response: await route.fetch({ url: places().sandbox + file }) });
  });
  await page.goto(`/pay/${order.orderNo}`);
  await isSettled(page);
  const desk = deskOf(page, 'en', order);
  await desk.choose(words.card);
  await see(desk.form.getByLabel(words.number)).toBeVisible();
  expect(asked[0]).toMatch(/^\/[a-z0-9]+\/stripe\.js$/);
});

test('registers the service worker by an address that its policy knows', async () => {
  const page = await visit({ offline: true, at: '/' });
  const scope = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL);
  await expect.poll(scope).toBe(`${places().shop}/sw.js`);
});
