import { createShop } from '@clinicart/sdk';
import { describe, expect, test } from 'vitest';
import { loadWidget, renderWidget, type Tag } from '../server.tsx';

const answers: Record<string, unknown> = {
  '/api/GetParentCategoryList': [{ id: '7', name: '感染控制', subCategary: [] }],
  '/api/nsc-Navigation': { navis: [{ path: '/search?categoryId=7', name: '手套' }] },
  '/api/indexNew-hotWord': [{ keyWord: '車針' }],
};

const shopWith = (answer: (path: string) => Response) =>
  createShop({
    apiBase: 'http://shop.test',
    server: true,
    fetch: async (input) => answer(new URL(new Request(input).url).pathname),
  });

const serving = shopWith((path) =>
  Response.json({ resultID: 1200, message: '', data: answers[path] }),
);

describe('the header on a server (Spec: 1§2 Home, 2§2.15)', () => {
  test('holds categories, navigation and a hot word', async () => {
    const { html } = await renderWidget('clinic-header', { 'pinned-menu': true }, serving);
    for (const word of ['感染控制', '手套', '車針', '登入']) expect(html).toContain(word);
    expect(html).toContain('categoryId=7');
  });

  test('leaves out what the page hides', async () => {
    const hide = 'classification search language cart';
    const { html } = await renderWidget('clinic-header', { hide }, serving);
    for (const word of ['所有分類', 'role="search"', 'English', '/shopCart']) {
      expect(html).not.toContain(word);
    }
  });

  test('is whole when the shop server fails', async () => {
    const failing = shopWith(() => new Response('', { status: 503 }));
    const { html } = await renderWidget('clinic-header', {}, failing);
    expect(html).toContain('所有分類');
    expect(html).toContain('優惠專區');
  });
});

describe('the footer on a server (Spec: 1§1)', () => {
  test('opens each of its articles in a new tab', async () => {
    const { html } = await renderWidget('clinic-footer', {}, serving);
    for (const href of ['/about/1', '/about/3', '/about/4', '/question', '/contactUs']) {
      expect(html).toMatch(new RegExp(`<a[^>]*href="${href}"[^>]*target="_blank"`));
    }
  });

  test('has mail, map and social links where the server names them', async () => {
    const contact = {
      phone: '+852 3000 8123',
      email: 'care@shop.test',
      address: '1 Queen’s Road',
      mapLink: 'https://map.test/1',
      social: [{ name: 'Facebook', link: 'https://social.test/clinicart' }],
    };
    const naming = shopWith((path) =>
      Response.json({
        resultID: 1200,
        message: '',
        data: path === '/api/getSupportContact' ? contact : [],
      }),
    );
    const { html } = await renderWidget('clinic-footer', {}, naming);
    for (const href of ['mailto:care@shop.test', contact.mapLink, 'https://social.test/clinicart'])
      expect(html).toContain(`href="${href}"`);
    const { html: bare } = await renderWidget('clinic-footer', {}, serving);
    expect(bare).not.toMatch(/mailto:|https:/);
  });
});

test.each(['clinic-prodcut', 'constructor'])(
  'refuses the tag %s and names those of the shop',
  async (tag) => {
    const failure = {
      name: 'TypeError',
      message: expect.stringMatching(/"[a-z-]+" is no element.* clinic-product,/),
    };
    await expect(renderWidget(tag as Tag, {}, serving)).rejects.toMatchObject(failure);
    await expect(loadWidget(tag as Tag, { id: '1' }, serving)).rejects.toMatchObject(failure);
  },
);
