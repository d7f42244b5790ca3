import { createShop } from '@clinicart/sdk';
import { FILTER_FROM } from '@clinicart/sdk/catalogue';
import { describe, expect, test } from 'vitest';
import { renderWidget } from '../server.tsx';

const standard = (id: string, pictures: readonly string[]) => ({
  searchProductId: id,
  standard: `Size ${id}`,
  articleNumber: `VY-${id}`,
  price: 57.8,
  stock: 40,
  sellPartCount: 10,
  containerQuantity: '100 pcs/box',
  allPicture: pictures,
  promotes: [{ name: 'Dispenser', link: '77', picurl: '' }],
});

const detail = {
  productName: 'Nitrile gloves',
  brandName: 'Veyra',
  brandId: 'b7',
  searchProductId: '1',
  isAuth: true,
  canGetCous: [{ id: 'c1', type: '1', price: 50, metPrice: 500, name: 'Fifty off', isAll: true }],
  productSuit: [
    { searchProductId: '88', productName: 'Soap', standard: '500 ml', count: 2, picturePath: '' },
  ],
  firstCName: 'Protection',
  producer: 'Veyra Medical',
  ceCode: 'CE 0123',
  mp4Url: 'https://shop.test/film.mp4',
  page: '<p>Powder-free and soft.</p>',
};

/** Renders the product page on the server with this many pictures and specifications. */
async function pageWith(pictures: number, specifications = 1): Promise<string> {
  const paths = Array.from({ length: pictures }, (_, index) => `/pictures/{0}/${index}.svg`);
  const answers: Readonly<Record<string, unknown>> = {
    '/api/product/detail': detail,
    '/api/product/getAllStandard2': {
      isAuth: true,
      standards: Array.from({ length: specifications }, (_, index) =>
        standard(`${index + 1}`, paths),
      ),
    },
    '/api/product/findCanGetCoupon': { isAuth: true, canGetCoupons: detail.canGetCous },
  };
  const shop = createShop({
    apiBase: 'http://shop.test',
    server: true,
    defaultLanguage: 'en',
    fetch: async (input) => {
      const { pathname } = new URL(new Request(input).url);
      return Response.json({ resultID: 1200, message: '', data: answers[pathname] });
    },
  });
  const { html } = await renderWidget('clinic-product', { 'product-id': '1' }, shop);
  return html;
}

describe('a product page on a server (Spec: 1§2 Product detail, 1§3)', () => {
  test('renders the back link, brand, gifts, bundle, coupons, parameters, video and description', async () => {
    const html = await pageWith(3);
    expect(html).toMatch(/<a class="clinic-breadcrumb-back" href="\/">/);
    expect(html).toMatch(/href="\/search\?[^"]*brandId=b7[^"]*"[^>]*>Veyra</);
    expect(html).toMatch(/href="\/product\/77"[^>]*>Dispenser</);
    expect(html).toMatch(/href="\/product\/88"[\s\S]*Soap[\s\S]*500 ml[\s\S]*× 2/);
    expect(html).toContain('Fifty off');
    for (const parameter of ['Veyra Medical', 'CE 0123', 'Protection'])
      expect(html).toMatch(new RegExp(`<dd>${parameter}</dd>`));
    expect(html).toContain('src="https://shop.test/film.mp4"');
    expect(html).toContain('<p>Powder-free and soft.</p>');
  });

  test('keeps the number of a pack on one line with its unit', async () => {
    const html = await pageWith(1);
    expect(html).toContain('<td class="clinic-spec-pack">100\u00a0pcs/box</td>');
  });

  test('draws the field above a long table without scripts', async () => {
    const html = await pageWith(1, FILTER_FROM);
    expect(html).toContain('type="search"');
    expect(html.slice(0, html.indexOf('</style>'))).toMatch(/}\s*\.clinic-input\s*\{/);
  });

  test('requests list pictures at 400 and its own at 1024 pixels', async () => {
    const html = await pageWith(2);
    expect(html).toContain('http://shop.test/pictures/1024x1024/0.svg');
    expect(html).toContain('http://shop.test/pictures/400x400/1.svg');
    expect(html).not.toContain('{0}');
  });

  test.each([
    [5, false],
    [6, true],
  ])('with %i pictures, shows arrows in the gallery: %s (Spec: 1§9)', async (count, has) => {
    const html = await pageWith(count);
    expect(html.match(/aria-label="Picture \d+ of \d+"/g)).toHaveLength(count);
    expect(html.includes('aria-label="Next picture"')).toBe(has);
  });
});
