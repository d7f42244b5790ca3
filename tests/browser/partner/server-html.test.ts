// A partner's server sends the HTML of an element, and the page loads one of the two scripts.
import { createShop } from '@clinicart/sdk';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { renderWidget, snapshotScript } from '../../../packages/widgets/src/server.tsx';
import { places } from '../../setup/servers.ts';
import { see } from '../support/expect.ts';
import { foreignPage } from '../support/foreign-page.ts';
import { useBrowser } from '../support/open-page.ts';
import { goods } from '../ui-text/common.ts';

const visit = useBrowser();

/** Returns the HTML of an element and the paths that the server has called for it. */
async function rendered(tag: 'clinic-product-card' | 'clinic-product' = 'clinic-product-card') {
  const calls: string[] = [];
  const listening: typeof fetch = (input, init) => {
    calls.push(new URL(input instanceof Request ? input.url : input).pathname);
    return fetch(input, init);
  };
  const shop = createShop({
    apiBase: places().sandbox,
    defaultLanguage: 'en',
    server: true,
    fetch: listening,
  });
  const attributes = { 'product-id': goods.paste.id };
  const { html } = await renderWidget(tag, attributes, shop, { site: places().shop });
  return { html: html + snapshotScript(shop), calls };
}

const headings = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('clinic-product-card');
    const root = card?.shadowRoot;
    const sent: Element | undefined = Reflect.get(window, 'sent');
    return {
      isAwake: card !== null && Reflect.get(card, Symbol.for('r2wc.context')) !== undefined,
      sentIsKept: sent?.isConnected,
      shown: root?.querySelectorAll('h3').length,
    };
  });

/** The page with an element of the server and a script, and the paths that it calls. */
async function opened(html: string, file: string) {
  const page = await visit({ site: '', language: 'en' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(places().sandbox)) asked.push(new URL(request.url()).pathname);
  });
  const { shop, sandbox } = places();
  const script = `<script type="module" src="${shop}/embed/${file}" data-api="${sandbox}" data-language="en"></script>`;
  await page.goto(await foreignPage(`${html}${script}`));
  return { page, asked };
}

test.each(['clinicart.js', 'clinicart.all.js', 'clinicart.react.js'])(
  '%s repeats no call for a product, some of whose answer is in its HTML',
  async (file) => {
    const { html, calls } = await rendered('clinic-product');
    expect(html).toContain('"htmlOf"');
    const { page, asked } = await opened(html, file);
    await page.waitForFunction(() => {
      const product = document.querySelector('clinic-product');
      return product && Reflect.get(product, Symbol.for('clinicart.awake')) === true;
    });
    await see(page.getByRole('heading', { name: goods.paste.en })).toBeVisible();
    expect(asked.filter((path) => calls.includes(path))).toEqual([]);
  },
);

test.each([
  ['clinicart.react.js', 'keeps', true],
  ['clinicart.js', 'replaces', false],
])('%s %s the nodes of the server, and repeats no call', async (file, _, sentIsKept) => {
  const { html, calls } = await rendered();
  expect(calls.length).toBeGreaterThan(0);
  const { page, asked } = await opened(
    `${html}<script>window.sent = document.querySelector('clinic-product-card').shadowRoot.querySelector('h3')</script>`,
    file,
  );
  await expect.poll(() => headings(page)).toEqual({ isAwake: true, sentIsKept, shown: 1 });
  await see(page.getByRole('heading', { name: goods.paste.en })).toBeVisible();
  expect(asked.filter((path) => calls.includes(path))).toEqual([]);
});
