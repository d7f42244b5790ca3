// The server's markup is painted under a strict policy, kept by the engine, and read only once.
import { createShop } from '@clinicart/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ELEMENTS, type Tag } from '../../packages/widgets/src/engine/elements/elements.ts';
import { renderWidget, snapshotScript, styleHashes } from '../../packages/widgets/src/server.tsx';
import { places } from '../setup/servers.ts';
import { type Bench, complaintsOf, createBench } from './browser.ts';
import { settled } from './settled.ts';

let bench: Bench;
const { sandbox } = places();

beforeAll(async () => {
  bench = await createBench();
}, 120_000);
afterAll(() => bench.close());

const tags = Object.keys(ELEMENTS).filter((tag): tag is Tag => tag in ELEMENTS);

const publicTags = tags.filter((tag) => ELEMENTS[tag].public);

function sampleOf(tag: Tag, productId: string): Record<string, string> {
  const samples: Partial<Record<Tag, Record<string, string>>> = {
    'clinic-product': { 'product-id': productId },
    'clinic-product-card': { 'product-id': productId },
    'clinic-catalogue': { keyword: 'ALL' },
    'clinic-campaign': { 'campaign-id': '1' },
    'clinic-article': { 'article-id': '3' },
    // Without products, only the browser knows what was chosen.
    'clinic-compare': { products: '10001,10041' },
    'clinic-points-product': { 'product-id': '6004' },
  };
  return samples[tag] ?? {};
}

// Tags alternate between languages: hydration does not depend on the language, but each language has its own words to
// keep.
describe.each(publicTags.map((tag, at) => [tag, at % 2 === 0 ? 'zh' : 'en'] as const))(
  '%s',
  (tag, language) => {
    test(`keeps its nodes and repeats no call (${language})`, async () => {
      const calls: string[] = [];
      const spy: typeof fetch = (input, init) => {
        calls.push(new URL(input instanceof Request ? input.url : input).pathname);
        return fetch(input, init);
      };
      const shop = createShop({
        apiBase: sandbox,
        server: true,
        defaultLanguage: language,
        fetch: spy,
      });
      const found = await shop.catalogue.search.get({ keyword: 'ALL' });
      const id = String(found.products[0]?.id);
      const read = createShop({
        apiBase: sandbox,
        server: true,
        defaultLanguage: language,
        fetch: spy,
      });
      calls.length = 0;
      const onError = (error: unknown) => expect.unreachable(String(error));
      const options = { site: 'https://shop.example', onError };
      const { html } = await renderWidget(tag, sampleOf(tag, id), read, options);
      expect(html).toContain('<template shadowrootmode="open"');

      const asked: string[] = [];
      const page = await bench.open(html + snapshotScript(read), {
        language,
        styles: styleHashes(),
        beforeScripts: async (early) => {
          await early.waitForFunction(() => document.body !== null);
          await early.evaluate((one) => {
            const root = document.querySelector(one)?.shadowRoot;
            const nodes = [...(root?.querySelectorAll('.clinic-root *') ?? [])];
            Object.assign(window, {
              nodes,
              painted: nodes.length > 0 && root?.styleSheets.length === 1,
            });
          }, tag);
          early.on('request', (request) => {
            if (request.url().startsWith(sandbox)) asked.push(new URL(request.url()).pathname);
          });
        },
      });
      await settled(page, tag);
      const { lost, painted, inlineStyles } = await page.evaluate((one) => {
        const nodes: Element[] = Reflect.get(window, 'nodes');
        const root = document.querySelector(one)?.shadowRoot;
        // A skeleton gives way to content that only a browser can show; everything else stays.
        const gone = nodes.filter((node) => !node.isConnected && !node.closest('.clinic-skeleton'));
        return {
          lost: gone.map((node) => node.outerHTML),
          painted: Reflect.get(window, 'painted'),
          inlineStyles: root?.styleSheets.length,
        };
      }, tag);
      expect(painted, 'styled before any script').toBe(true);
      expect(inlineStyles, 'sheet objects have taken over').toBe(0);
      expect(lost).toEqual([]);
      expect(asked.filter((path) => path.includes('/api/') && calls.includes(path))).toEqual([]);
      expect(complaintsOf(page)).toEqual([]);
      await bench.release(page);
    });
  },
);

test('escapes attribute values, and sends the bare element after a failure', async () => {
  const shop = createShop({ apiBase: sandbox, server: true });
  const { html } = await renderWidget('clinic-login', { theme: '"><script>' }, shop);
  expect(html).toBe('<clinic-login theme="&quot;&gt;&lt;script&gt;"></clinic-login>');
});
