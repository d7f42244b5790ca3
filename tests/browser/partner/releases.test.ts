// Releases that break no page: final addresses with hashes that the browser checks, and moving ones with old chunks.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { dialogOf, enter } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { foreignPage } from '../support/foreign-page.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { useBrowser } from '../support/open-page.ts';
import { goods, said } from '../ui-text/common.ts';
import { pinnedScript, publishedHashes, tamper, version } from './pinned-script.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

const DRAWER = /\/chunks\/cart-drawer-/;
const FINAL = 'public, max-age=31536000, immutable';
const elements = `<clinic-cart-button></clinic-cart-button>
  <clinic-product-card product-id="${goods.paste.id}"></clinic-product-card>`;
const policy = () => {
  const { shop, sandbox } = places();
  return {
    'content-security-policy': `default-src 'none'; script-src ${shop}; connect-src ${sandbox}; img-src data: ${sandbox}`,
  };
};
const card = (page: Page) => page.getByRole('heading', { name: goods.paste.en });
/** Logs in by the cart button, which then shows the empty cart. */
async function openCart(page: Page) {
  await page.getByRole('link', { name: said.en.cartLogIn }).click();
  await enter(page, 'en', emailOf('verified'));
  await see(dialogOf(page, 'en')).toBeHidden();
}
const isTampered = (page: Page) => page.evaluate(() => 'tampered' in window);

describe('addresses', () => {
  test.each([
    ['/embed/clinicart.js', /^public, max-age=300, stale/],
    ['/embed/v1/clinicart.js', /^public, max-age=300, stale/],
    [`/embed/${version}/clinicart.js`, new RegExp(`^${FINAL}$`)],
    [`/embed/${version}/integrity.json`, new RegExp(`^${FINAL}$`)],
  ])('%s is cached as it changes, and any origin may load it', async (path, cached) => {
    const { headers, status } = await fetch(places().shop + path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toMatch(cached);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('the published hashes are those of the files, at every address', async () => {
    const table = await publishedHashes();
    expect(table.version).toBe(version);
    const chunks = Object.keys(table.files).filter((file) => file.startsWith('chunks/'));
    expect(chunks.length).toBeGreaterThan(100);
    for (const file of ['clinicart.js', 'clinicart.all.js', ...chunks.slice(0, 5)])
      for (const folder of ['', 'v1/', `${version}/`]) {
        const answer = await fetch(`${places().shop}/embed/${folder}${file}`);
        const hash = createHash('sha384').update(Buffer.from(await answer.arrayBuffer()));
        expect(`sha384-${hash.digest('base64')}`, folder + file).toBe(table.files[file]);
      }
  });

  test.each([`/embed/${version}/chunks/none.js`, '/embed/0.0.1/clinicart.js'])(
    'an answer that %s is missing is not kept',
    async (path) => {
      const { headers, status } = await fetch(places().shop + path);
      expect(status).toBe(404);
      expect(headers.get('cache-control')).not.toMatch(/max-age=[1-9]/);
    },
  );
});

describe('a part that does not come at first', () => {
  const garbage = { contentType: 'text/javascript', body: 'half a fi' };
  const rows: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['is missing', (page) => page.route(DRAWER, (route) => route.fulfill({ status: 404 }))],
    // Browsers remember a file that they cannot read.
    ['is cut off', (page) => page.route(DRAWER, (route) => route.fulfill(garbage))],
  ];
  test.each(rows)(
    '%s: its button loads it again, and the page hears clinic-error',
    async (_, fail) => {
      const page = await visit({ site: '', language: 'en', mayHear: /./ });
      const lines: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('clinicart:')) lines.push(message.text());
      });
      await fail(page);
      await page.goto(
        await foreignPage(
          `<script>addEventListener('clinic-error', (event) => { document.title = event.detail.tag; })</script>
         <script type="module" src="${places().shop}/embed/v1/clinicart.js" data-api="${places().sandbox}"></script>
         ${elements}`,
        ),
      );
      await see(card(page)).toBeVisible();
      await openCart(page);
      const again = page.getByRole('button', { name: 'Try again' });
      await see(again).toBeVisible();
      await see(page).toHaveTitle('clinic-cart-button');
      expect(lines).toEqual([expect.stringContaining('<clinic-cart-button> did not load')]);
      await page.unroute(DRAWER);
      await again.click();
      await see(page.locator('clinic-cart').getByText(said.en.emptyCart).first()).toBeVisible();
      await see(again).toBeHidden();
    },
  );
});

const product = `<clinic-product product-id="${goods.paste.id}"></clinic-product>`;

/** Returns a file that the element of a product imports, and that no page requests by itself. */
function innerChunk(): string {
  type Chunk = { readonly file: string; readonly imports?: readonly string[] };
  const list = join(import.meta.dirname, '../../../packages/widgets/dist/page/manifest.json');
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(list, 'utf8'));
  const { imports = [] } = chunks['src/catalogue/product/product.tsx'] ?? {};
  const inner = imports.find((key) => key.startsWith('_') && !key.startsWith('_shared'));
  const { file } = chunks[inner ?? ''] ?? {};
  if (!file) throw new Error('The element of a product imports no chunk of its own.');
  return file;
}

describe('a script tag with a hash', () => {
  test('works under a strict policy, and checks every file that the page loads', async () => {
    const page = await visit({ site: '', language: 'en' });
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/embed/')) loaded.add(request.url());
    });
    await page.goto(
      await foreignPage(`${(await pinnedScript()) + elements}<clinic-faq></clinic-faq>`, policy()),
    );
    await see(card(page)).toBeVisible();
    await openCart(page);
    await see(page.locator('clinic-cart').getByText(said.en.emptyCart).first()).toBeVisible();
    const checked = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
        .filter(({ integrity }) => /^sha(256|384)-/.test(integrity))
        .map(({ href }) => href),
    );
    const unchecked = [...loaded].filter((url) => !checked.includes(url));
    expect(unchecked).toEqual([expect.stringMatching(/\/clinicart\.js$/)]);
    expect(checked.length).toBeGreaterThan(5);
  });

  const rows: readonly (readonly [string, RegExp, string])[] = [
    ['the script', /\/embed\/.+\/clinicart\.js/, elements],
    ['the file with the hashes', /\/chunks\/check-file-/, elements],
    ['the shared chunk', /\/chunks\/shared-/, elements],
    ['a chunk that only other chunks import', new RegExp(innerChunk()), product],
  ];
  test.each(rows)('refuses a change of %s', async (_name, file, content) => {
    const page = await visit({ site: '', language: 'en', mayHear: /./ });
    await tamper(page, file);
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await page.goto(await foreignPage((await pinnedScript()) + content));
    await refused;
    expect(await isTampered(page)).toBe(false);
    await see(card(page)).toHaveCount(0);
  });

  test('refuses a change of a chunk that a click loads', async () => {
    const page = await visit({ site: '', language: 'en', mayHear: /./ });
    await tamper(page, DRAWER);
    await page.goto(await foreignPage((await pinnedScript()) + elements));
    await see(card(page)).toBeVisible();
    await openCart(page);
    await see(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await isTampered(page)).toBe(false);
  });

  test('without a hash, the same change would run', async () => {
    const page = await visit({ site: '', language: 'en', mayHear: /./ });
    await tamper(page, /\/chunks\/shared-/);
    const script = (await pinnedScript()).replace(/integrity="[^"]*"/, '');
    await page.goto(await foreignPage(script + elements));
    await see(card(page)).toBeVisible();
    expect(await isTampered(page)).toBe(true);
  });
});
