// Builds a page that holds the answers for many products, so that mounting makes no request.
import { createShop } from '@clinicart/sdk';
import type { Page } from 'playwright';
import { signedIn } from './buyer.ts';
import { bundlePage, html, type Library, serveFiles } from './partner.ts';
import type { Run } from './row.ts';

/** Ten pages of a search, enough for the highest number of cards to mount. */
const PAGES = 10;

async function snapshotOf(api: string) {
  const { options } = await signedIn(api);
  const finder = createShop({ ...options, defaultLanguage: 'zh' });
  const ids: string[] = [];
  let snapshot: Record<string, unknown> = {};
  for (let page = 1; page <= PAGES; page++) {
    // A shop caches a hundred answers, so each page of products gets its own shop.
    const shop = createShop({ ...options, defaultLanguage: 'zh' });
    const { products } = await finder.catalogue.search.get({ keyword: 'ALL', page });
    for (const { id } of products) {
      await shop.catalogue.product.get({ id });
      const { specifications } = await shop.catalogue.specifications.get({ id });
      // Cards of products on sale: the others are smaller on both sides.
      if (specifications[0]?.offer.price.kind === 'amount' && specifications[0].stock > 0)
        ids.push(id);
    }
    snapshot = { ...snapshot, ...shop.snapshot() };
  }
  return { ids, snapshot };
}

/** Serves the page with either library; `open` returns a logged-in page with its script loaded. */
export async function serveMounts(run: Run) {
  const api = await run.sandbox();
  const { ids, snapshot } = await snapshotOf(api);
  const { stored } = await signedIn(api);
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
  const body = json('clinicart-snapshot', snapshot) + json('ids', ids);
  const server = await serveFiles(
    {
      'preact.js': await bundlePage('mounts-page.tsx', 'preact'),
      'react.js': await bundlePage('mounts-page.tsx', 'react'),
      'preact.html': html('/preact.js', {}, body),
      'react.html': html('/react.js', {}, body),
    },
    run.port(4),
  );
  const browser = await run.browser();
  return {
    async open(library: Library): Promise<Page> {
      const page = await browser.newPage();
      // The measurement excludes the pictures.
      await page.route(/\/pictures\//, (route) => route.abort());
      await page.addInitScript((kept) => {
        for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
      }, stored);
      await page.goto(`${server.url}/${library}.html`);
      await page.waitForFunction(() => 'bench' in window);
      return page;
    },
    close: server.close,
  };
}
