// Texts of the server and of an address in the HTML that a server renders, and in the snapshot behind it.
import { createShop } from '@clinicart/sdk';
import { expect, test } from 'vitest';
import { renderWidget, snapshotScript } from './server.tsx';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<!--<script>',
  '</template></clinic-product-card><svg onload=alert(1)>',
];

const shopNamed = (name: string) =>
  createShop({
    apiBase: 'http://shop.test',
    server: true,
    defaultLanguage: 'en',
    fetch: async (input) => {
      const { pathname } = new URL(new Request(input).url);
      const standard = {
        ...{ searchProductId: '1', standard: name, articleNumber: name },
        ...{ price: 57.8, stock: 40, sellPartCount: 10, allPicture: [`/${name}`], promotes: [] },
      };
      const data = pathname.endsWith('getAllStandard2')
        ? { isAuth: true, standards: [standard] }
        : { productName: name, brandName: name, brandId: name, searchProductId: '1', isAuth: true };
      return Response.json({ resultID: 1200, message: name, data });
    },
  });

/** The elements and attributes that HTML of a server may begin, apart from the ones of the shop. */
const planted = /<(?:img src=x|svg onload|script>|!--<script)|<\/script>(?!$)/i;

test.each(HOSTILE)('a text of the server stays a text in HTML and snapshot: %s', async (name) => {
  const shop = shopNamed(name);
  const { html } = await renderWidget('clinic-product', { 'product-id': '1' }, shop);
  expect(html).not.toMatch(planted);
  expect(html.match(/<\/template>/g)).toHaveLength(1);
  const script = snapshotScript(shop);
  const [, json = ''] = /^<script [^<>]*>([^<]*)<\/script>$/.exec(script) ?? [];
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(name).slice(1, -1));
});

test.each(HOSTILE)('an attribute stays within its quotes: %s', async (id) => {
  const { html } = await renderWidget('clinic-product', { 'product-id': id }, shopNamed('Gloves'));
  expect(html).not.toMatch(planted);
  expect(/^<clinic-product product-id="[^"<>]*">/.test(html)).toBe(true);
});
