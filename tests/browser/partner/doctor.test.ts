// Each mistake of a partner's page prints one line with its fix; a correct page prints none.
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { see } from '../support/expect.ts';
import { documentWith, foreignPage } from '../support/foreign-page.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, useBrowser } from '../support/open-page.ts';
import { goods } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const card = `<clinic-product-card product-id="${goods.paste.id}"></clinic-product-card>`;
const elements = `<clinic-cart-button></clinic-cart-button>${card}`;

const scriptAt = (attributes: string, path = '/embed/clinicart.js') =>
  `<script type="module" src="${places().shop}${path}" ${attributes}></script>`;
const api = () => `data-api="${places().sandbox}"`;

/** Longer than the doctor waits for a page to settle. */
const REST_MS = 1500;

interface Opened {
  readonly page: Page;
  /** Returns the lines of the shop, once at least one has come and no other follows. */
  readonly lines: () => Promise<readonly string[]>;
}

async function open(
  html: string,
  headers?: OutgoingHttpHeaders,
  first?: (page: Page) => Promise<unknown>,
): Promise<Opened> {
  // The browser prints its own complaints, which the test of a correct page excludes.
  const page = await visit({ site: '', language: 'en', mayHear: /./ });
  const printed: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('clinicart:')) printed.push(message.text());
  });
  await first?.(page);
  await page.goto(await foreignPage(html, headers));
  const lines = async () => {
    await expect.poll(() => printed.length, { timeout: 30_000 }).toBeGreaterThan(0);
    await page.waitForTimeout(REST_MS);
    return printed;
  };
  return { page, lines };
}

const own = (page: Page, tag: string) => page.locator(tag).first();

test('a correct page prints nothing and fetches no doctor', async () => {
  const page = await visit({ site: '', language: 'en' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(await foreignPage(scriptAt(`${api()} data-cfasync="false"`) + elements));
  await see(page.getByRole('heading', { name: goods.paste.en })).toBeVisible();
  await page.waitForTimeout(REST_MS);
  // `data-cfasync` is no setting: the page fetches the doctor, who finds nothing.
  expect(fetched.some((url) => url.includes('/chunks/examine-'))).toBe(true);
  fetched.length = 0;
  await page.goto(await foreignPage(scriptAt(api()) + elements));
  await see(page.getByRole('heading', { name: goods.paste.en })).toBeVisible();
  await page.waitForTimeout(REST_MS);
  expect(fetched.filter((url) => /examine|missing/.test(url))).toEqual([]);
});

test('a mistake in a shadow root that the page passes to start prints its line', async () => {
  const { page, lines } = await open(`${scriptAt(api())}<div id="host"></div>`);
  // As text: the test's own bundler would rewrite the import.
  await page.evaluate(`
    const root = document.querySelector('#host').attachShadow({ mode: 'open' });
    root.innerHTML = '<clinic-prodcut></clinic-prodcut>';
    import('${places().shop}/embed/clinicart.js').then(({ start }) => start(root));
  `);
  expect(await lines()).toEqual([expect.stringMatching(/<clinic-prodcut>.+<clinic-product>/)]);
});

describe('settings and elements', () => {
  const rows: readonly (readonly [string, () => string, RegExp])[] = [
    ['no api', () => scriptAt('') + elements, /data-api="https:\/\/…"/],
    [
      'a misspelt api',
      () => scriptAt(`data-apo="${places().sandbox}"`) + elements,
      /data-apo is no setting.+Write data-api\./,
    ],
    [
      'api without data-',
      () => scriptAt(`api="${places().sandbox}"`) + elements,
      /api is no setting.+Write data-api\./,
    ],
    [
      'a wrong storage word',
      () => scriptAt(`${api()} data-storage="local"`) + elements,
      /data-storage="local" .+"session" \/ "memory"\./,
    ],
    [
      'an unknown language',
      () => scriptAt(`${api()} data-language="fr"`) + elements,
      /data-language="fr" .+"zh" \/ "en"/,
    ],
    [
      'an unknown route',
      () => scriptAt(`${api()} data-routes="basket=/b"`) + elements,
      /basket in data-routes/,
    ],
    [
      'a second tag with other settings',
      () => scriptAt(api()) + scriptAt(`${api()} data-storage="memory"`) + elements,
      /data-storage on a second script tag/,
    ],
    [
      'an unknown tag',
      () => `${scriptAt(api())}${elements}<clinic-prodcut></clinic-prodcut>`,
      /<clinic-prodcut> .+Write <clinic-product>\./,
    ],
    [
      'a misspelt id',
      () => `${scriptAt(api())}<clinic-product-card productid="1"></clinic-product-card>`,
      /<clinic-product-card productid> .+Write product-id\./,
    ],
    [
      'a product without an id',
      () => `${scriptAt(api())}<clinic-product-card></clinic-product-card>`,
      /<clinic-product-card> does not say what to show\. Add product-id="…"\./,
    ],
    [
      'a misspelt setting of the script with React',
      () => scriptAt(`${api()} data-langauge="en"`, '/embed/clinicart.react.js') + elements,
      /data-langauge is no setting.+Write data-language\./,
    ],
    [
      'an unknown attribute value',
      () => `${scriptAt(api())}<clinic-cart-button theme="drak"></clinic-cart-button>`,
      /theme="drak".+theme="dark"/,
    ],
  ];
  test.each(rows)('%s', async (_name, html, line) => {
    const { lines } = await open(html());
    const [only, ...others] = await lines();
    expect(only).toMatch(line);
    expect(others).toEqual([]);
  });

  test('a tag that a script of the page adds later', async () => {
    const { page, lines } = await open(scriptAt(api()) + elements);
    await see(page.getByRole('heading', { name: goods.paste.en })).toBeVisible();
    await page.evaluate(() => document.body.append(document.createElement('clinic-crat')));
    expect(await lines()).toEqual([expect.stringContaining('Write <clinic-cart>.')]);
  });
});

describe('the connection to the shop server', () => {
  const sentence = /This page cannot reach the shop/;

  async function expectLine(opened: Opened, line: RegExp, visitors: RegExp) {
    const [only, ...others] = await opened.lines();
    expect(only).toMatch(line);
    expect(others).toEqual([]);
    await see(own(opened.page, 'clinic-product-card').getByText(visitors)).toBeVisible();
  }

  test('unreachable', async () => {
    const opened = await open(scriptAt('data-api="http://localhost:9"') + elements);
    await expectLine(opened, /localhost:9 does not answer/, /Check your network/);
  });

  test('without CORS', async () => {
    const mute = createServer((_, answer) => answer.end('{}'));
    await new Promise<void>((resolve) => mute.listen(0, resolve));
    onTestFinished(() => void mute.close());
    const at = `http://localhost:${(mute.address() as AddressInfo).port}`;
    const opened = await open(scriptAt(`data-api="${at}"`) + elements);
    await expectLine(opened, /CORS.+Access-Control-Allow-Origin: http:\/\/127/, sentence);
  });

  test('blocked by the policy of the page', async () => {
    const { shop, sandbox } = places();
    const opened = await open(scriptAt(api()) + elements, {
      'content-security-policy': `default-src 'none'; script-src ${shop}; img-src data: ${sandbox}; connect-src 'self'`,
    });
    await expectLine(opened, /blocks (\S+)\. Add \1 to its connect-src\./, sentence);
  });

  test('mixed content', async () => {
    const { shop } = places();
    const opened = await open('', {}, async (page) => {
      await page.route('https://partner.test/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname !== '/') {
          const response = await route.fetch({ url: shop + pathname });
          return route.fulfill({ response });
        }
        const script =
          '<script type="module" src="/embed/clinicart.js" data-api="http://api.test">';
        const body = documentWith(`${script}</script>${elements}`);
        return route.fulfill({ contentType: 'text/html', body });
      });
    });
    await opened.page.goto('https://partner.test/');
    await expectLine(opened, /blocks http:\/\/api\.test.+https:\/\/api\.test/, sentence);
  });
});

test('a missing chunk shows a failure with a way to try again, and fires clinic-error', async () => {
  const chunk = /\/chunks\/faq-.+\.js/;
  const { page, lines } = await open(
    `<script>addEventListener('clinic-error', (event) => { document.title = event.detail.tag; })</script>
     ${scriptAt(api())}${elements}<clinic-faq></clinic-faq>`,
    {},
    async (opened) => {
      await opened.clock.install();
      await opened.route(chunk, (route) => route.abort());
    },
  );
  await see(page.getByRole('heading', { name: goods.paste.en })).toBeVisible();
  const again = own(page, 'clinic-faq').getByRole('button', { name: 'Try again' });
  // Each attempt sets the timer of the next one.
  const waited = async () => {
    await page.clock.runFor(16_000);
    return again.isVisible();
  };
  await expect.poll(waited, { timeout: 30_000 }).toBe(true);
  await see(page).toHaveTitle('clinic-faq');
  expect(await lines()).toEqual([expect.stringMatching(/<clinic-faq> did not load.+\/chunks\//)]);
  await page.unroute(chunk);
  await again.click();
  await see(again).toBeHidden();
  await see(page.locator('clinic-faq:defined')).toHaveCount(1);
});

test('a broken prototype', async () => {
  const { lines } = await open(
    `<script>Array.prototype.toJSON = function () { return String(this); };</script>
     ${scriptAt(api())}<clinic-cart-button></clinic-cart-button>`,
  );
  expect(await lines()).toEqual([expect.stringContaining('Array.prototype (toJSON)')]);
});

describe('<clinic-doctor>', () => {
  const doctor = '<main><h1>Partner</h1><clinic-doctor></clinic-doctor></main>';

  test('reports the same lines, in both languages, without a server too', async () => {
    const { page, lines } = await open(`${scriptAt('')}${doctor}<clinic-prodcut></clinic-prodcut>`);
    const items = page.locator('clinic-doctor').getByRole('listitem');
    await see(items).toHaveCount(2);
    await see(page.locator('clinic-doctor').getByText('2 mistakes found:')).toBeVisible();
    const shown = (await items.allTextContents()).map((text) => `clinicart: ${text}`);
    expect((await lines()).toSorted()).toEqual(shown.toSorted());
    await isAccessible(page);

    const chinese = await open(
      `${scriptAt('data-language="zh"')}${doctor}<clinic-prodcut></clinic-prodcut>`,
    );
    await see(chinese.page.getByText('請改寫 <clinic-product>。')).toBeVisible();
  });

  test('finds nothing on a correct page', async () => {
    const page = await visit({ site: '', language: 'en' });
    await page.goto(await foreignPage(scriptAt(api()) + doctor));
    await see(page.getByText('No mistakes found')).toBeVisible();
    await isAccessible(page);
  });
});
