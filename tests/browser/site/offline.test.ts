// The site as an app: manifest, icons, installing, and the pages that it shows without a connection.
import { createServer } from 'node:http';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { type Identity, remember, signIn, signOut } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isSettled, useBrowser } from '../support/open-page.ts';
import { passOn, useOwnServers } from '../support/own-servers.ts';
import { goods, MONEY, mainly, people, TAGS } from '../ui-text/common.ts';

const visit = useBrowser();
const own = useOwnServers();
const { burs } = goods;
const product = `/product/${burs.id}`;
const mayHear = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/;

let verified: Identity;
beforeAll(async () => {
  await merchant.reset();
  verified = await remember(visit, 'verified');
}, 60_000);

/** Waits until the worker has stored a page. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (key) => (await caches.match(key)) !== undefined, path), {
      timeout: 20_000,
    })
    .toBe(true);

/** Everything that the worker has stored. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (name.startsWith('pages'))
          texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });

const notice = (page: Page) => page.locator('.offline-notice');

describe('the manifest', () => {
  test.each(mainly('zh'))(
    '(%s) is valid, and its icons have the sizes that it says',
    async (language) => {
      const page = await visit({ language, at: '/', offline: true });
      const session = await page.context().newCDPSession(page);
      const { url, errors, data } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(url).toContain(`lang=${language}`);
      const manifest = JSON.parse(data ?? '{}');
      expect(manifest).toMatchObject({
        id: '/',
        scope: '/',
        lang: TAGS[language],
        display: 'standalone',
      });
      expect(manifest.shortcuts.map((each: { url: string }) => each.url)).toEqual([
        '/quickOrder',
        '/user/orderList',
        '/shopCart',
      ]);
      const sizes = await page.evaluate(
        async (icons: { src: string; sizes: string }[]) => {
          const found: string[] = [];
          for (const { src } of icons) {
            const image = new Image();
            image.src = src;
            await image.decode();
            found.push(`${image.naturalWidth}x${image.naturalHeight}`);
          }
          return found;
        },
        manifest.icons.filter((each: { sizes: string }) => each.sizes !== 'any'),
      );
      expect(sizes).toEqual(['192x192', '512x512', '192x192', '512x512']);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
    },
  );

  test.each([
    ['/favicon.ico', /icon/],
    ['/favicon.svg', /svg/],
    ['/icons/apple-touch-icon.png', /png/],
  ])('%s is linked on every page, and loads', async (path, type) => {
    const html = await (await fetch(`${places().shop}/question`)).text();
    expect(html).toContain(`href="${path}"`);
    const answer = await fetch(places().shop + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(type);
  });
});

describe.each(mainly('en'))('without a connection (%s)', (language) => {
  const says = { zh: /離線：顯示 .+ 時的內容/, en: /^Offline: this is the page as of / }[language];
  const title = { zh: '你已離線', en: 'You are offline' }[language];

  test('the page seen last opens and says when; another lists what was seen', async () => {
    const page = await visit({ language, at: product, offline: true, mayHear });
    await isKept(page, product);
    await page.context().setOffline(true);
    await page.goto(product);
    await see(notice(page)).toHaveText(says);
    await see(page.getByRole('heading', { level: 1, name: burs[language] })).toBeVisible();
    await page.goto('/brandIndex');
    await see(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('listitem').getByRole('link', { name: burs[language] }).click();
    await see(page).toHaveURL(new RegExp(`${product}$`));
    await see(notice(page)).toHaveText(says);
    await page.context().setOffline(false);
    await page.goto(product);
    await isSettled(page);
    await see(notice(page)).toHaveCount(0);
  });
});

describe('a member', () => {
  const leaks = (text: string) =>
    [MONEY, new RegExp(people.verified)].filter((each) => each.test(text));

  test('gets a visitor’s copy; pages of the account are never stored', async () => {
    const page = await visit({ language: 'en', at: product, offline: true, mayHear, as: verified });
    await see(page.getByText(MONEY).first()).toBeVisible();
    await isKept(page, product);
    await page.goto('/user/orderList');
    await isSettled(page);
    await page.goto('/shopCart');
    await isSettled(page);
    const text = await storedText(page);
    expect(text).toContain(product);
    expect(text).not.toMatch(/orderList(?=\n)|\/shopCart\n/);
    expect(leaks(text)).toEqual([]);
    const token = verified.cookies.find(({ name }) => name === 'token')?.value ?? '-';
    expect(text).not.toContain(token);

    await page.context().setOffline(true);
    await page.goto('/user/orderList');
    await see(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await page.goto(product);
    await see(notice(page)).toBeVisible();
    await see(page.getByRole('heading', { level: 1, name: burs.en })).toBeVisible();
    await see(page.getByText(MONEY)).toHaveCount(0);
    // The elements would replace what they show by failures.
    expect(await page.locator('script').count()).toBe(0);
  });

  test('leaves nothing behind at logout', async () => {
    const page = await visit({ language: 'en', at: product, offline: true, mayHear, as: verified });
    await isKept(page, product);
    await page.goto('/question');
    await isSettled(page);
    await isKept(page, '/question');
    await signOut(page, 'en', people.verified);
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await caches.keys()).filter((name) => /^(pages|pictures)/.test(name)),
        ),
      )
      .toEqual([]);
  });
});

describe('a second account on one browser', () => {
  const [first, second] = [product, '/question'];

  /** Opens a page as the first account, then loses its login in a way. */
  async function browse(lose: (page: Page) => Promise<void>) {
    const page = await visit({ language: 'en', at: first, offline: true, mayHear, as: verified });
    await isSettled(page);
    await isKept(page, first);
    await lose(page);
    await page.goto(second);
    await isSettled(page);
    return page;
  }

  /** Nothing of the first account is stored, shown or listed. */
  async function hasNothingOfFirst(page: Page) {
    await expect.poll(() => storedText(page), { timeout: 20_000 }).not.toContain(first);
    expect(await page.evaluate(async (key) => (await caches.match(key)) === undefined, first)).toBe(
      true,
    );
    await isKept(page, second);
    await page.context().setOffline(true);
    await page.goto(first);
    await see(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await see(page.getByRole('link', { name: burs.en })).toHaveCount(0);
  }

  test('finds nothing of the one that logged out', async () => {
    const page = await browse((open) => signOut(open, 'en', people.verified));
    await signIn(page, 'en', 'finance');
    await page.reload();
    await isSettled(page);
    await hasNothingOfFirst(page);
  });

  test('finds nothing of one whose cookies went while the browser was closed', async () => {
    const page = await browse((open) => open.context().clearCookies({ name: 'token' }));
    await signIn(page, 'en', 'finance');
    await page.reload();
    await isSettled(page);
    await hasNothingOfFirst(page);
  });

  test('finds nothing of one that it took the place of', async () => {
    const other = await remember(visit, 'finance');
    const page = await browse((open) => open.context().addCookies(other.cookies));
    await page.reload();
    await isSettled(page);
    await hasNothingOfFirst(page);
  });
});

test('a new deployment replaces the worker and what it stored, and a page never waits for it', async () => {
  let deployed = 'first';
  const { shop } = places();
  const sw = await (await fetch(`${shop}/sw.js`)).text();
  const build = /[`'"]([0-9a-f]{12})[`'"]/.exec(sw)?.[1];
  if (!build) throw new Error('The worker names no build.');
  const server = createServer(async (request, response) => {
    if (request.url === '/sw.js') {
      response.setHeader('Content-Type', 'text/javascript');
      return response.end(sw.replaceAll(build, `${deployed}-build`));
    }
    if (request.url?.startsWith('/question')) {
      const answer = await fetch(shop + request.url, {
        headers: { cookie: request.headers.cookie ?? '' },
      });
      const headers = ['content-type', 'cache-control', 'content-language'];
      for (const name of headers) response.setHeader(name, answer.headers.get(name) ?? '');
      return response.end((await answer.text()).replace('<title>', `<title>${deployed} `));
    }
    return passOn(request, shop, response);
  });
  const site = await own.listen(server);
  const page = await visit({ language: 'en', site, at: '/question', offline: true, mayHear });
  await isKept(page, '/question');
  deployed = 'second';
  await page.goto('/question');
  expect(await page.title(), 'from the server at once').toContain('second');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('first'))),
    )
    .toEqual([]);
  await page.goto('/question');
  await isKept(page, '/question');
  await page.context().setOffline(true);
  await page.goto('/question');
  await see(notice(page)).toBeVisible();
  expect(await page.title()).toContain('second');
});

test('a page of a partner gets no worker', async () => {
  const page = await visit({ language: 'en', at: places().partner, offline: true, mayHear: /./ });
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

const installWords = {
  zh: {
    menu: '開啟選單',
    install: '安裝應用程式',
    hideIt: '不再顯示「安裝應用程式」',
    hidden: '已收起。仍可在瀏覽器的選單安裝。',
  },
  en: {
    menu: 'Open menu',
    install: 'Install the app',
    hideIt: 'Hide “Install the app”',
    hidden: 'Hidden. Your browser’s menu can still install it.',
  },
} as const;

describe('installing', () => {
  /** Offers to install, as Chromium does; returns whether the page took the offer over. */
  const offer = (page: Page) =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, {
        prompt: async () => document.body.setAttribute('data-asked', ''),
      });
      return !window.dispatchEvent(event);
    });

  test.each([
    ['zh', installWords.zh],
    ['en', installWords.en],
  ] as const)('(%s) is an entry of the phone menu', async (language, { install, menu }) => {
    const page = await visit({ language, width: 360, at: '/question' });
    expect(await offer(page)).toBe(true);
    await page.getByRole('button', { name: menu }).click();
    const entry = page.getByRole('button', { name: install, exact: true });
    await see(entry).toBeVisible();
    await entry.click();
    await see(page.locator('body')).toHaveAttribute('data-asked', '');
    await see(entry).toHaveCount(0);
  });

  test.each([
    ['zh', installWords.zh],
    ['en', installWords.en],
  ] as const)('(%s) is hidden on request, and stays away', async (language, words) => {
    const page = await visit({ language, width: 360, at: '/question' });
    await offer(page);
    await page.getByRole('button', { name: words.menu }).click();
    await page.getByRole('button', { name: words.hideIt }).click();
    const said = page.getByText(words.hidden);
    await see(said).toBeFocused();
    await see(page.getByRole('button', { name: words.install, exact: true })).toHaveCount(0);
    await page.reload();
    await isSettled(page);
    expect(await offer(page), 'the browser’s own stays away too').toBe(true);
    await page.getByRole('button', { name: words.menu }).click();
    await see(page.getByRole('dialog')).toBeVisible();
    await see(page.getByRole('button', { name: words.install, exact: true })).toHaveCount(0);
  });

  test('is not offered in the installed app', async () => {
    const page = await visit({
      language: 'en',
      width: 360,
      at: '/question',
      first: () => {
        const real = window.matchMedia.bind(window);
        // Chromium cannot emulate the display mode of an installed app.
        window.matchMedia = (query) => real(query.includes('standalone') ? 'all' : query);
      },
    });
    await offer(page);
    await page.getByRole('button', { name: installWords.en.menu }).click();
    await see(page.getByRole('dialog')).toBeVisible();
    await see(page.locator('.install')).toHaveCount(0);
  });

  test('is left to the browser on a desk', async () => {
    const page = await visit({ language: 'en', at: '/question' });
    expect(await offer(page)).toBe(false);
  });
});
