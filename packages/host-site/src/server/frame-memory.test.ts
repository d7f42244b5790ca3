import type { Language } from '@clinicart/sdk';
import { createShop } from '@clinicart/sdk/core';
import { renderWidget } from '@clinicart/widgets/server';
import { describe, expect, test } from 'vitest';
import { createFrameMemory, type FrameTag } from './frame-memory.ts';
import { visitOf } from './request-context.ts';

type Answers = Readonly<Record<string, unknown>>;

const ANSWERS: Answers = {
  '/api/GetParentCategoryList': [{ id: '7', name: '感染控制', subCategary: [] }],
  '/api/nsc-Navigation': { navis: [{ path: '/search?categoryId=7', name: '手套' }] },
  '/api/indexNew-hotWord': [{ keyWord: '車針' }],
  '/api/getSupportContact': { phone: '+852 3000 8123', email: 'care@shop.test' },
};

/** A visit as the site makes it, with a shop that gets these answers; any other call fails. */
function visitWith(answers: Answers, { language = 'zh', cookie = '' } = {}) {
  const calls: string[] = [];
  const url = new URL(`http://shop.test/?lang=${language}`);
  const visit = visitOf(new Request(url, { headers: { cookie } }), url);
  const shop = createShop({
    apiBase: 'http://api.test',
    server: true,
    retry: 0,
    defaultLanguage: language as Language,
    fetch: async (input) => {
      const { pathname } = new URL(new Request(input).url);
      calls.push(pathname);
      const isThere = Object.hasOwn(answers, pathname);
      return isThere
        ? Response.json({ resultID: 1200, message: '', data: answers[pathname] })
        : new Response('', { status: 503 });
    },
  });
  return { ...visit, shop, calls };
}

const ELEMENTS: readonly [FrameTag, Readonly<Record<string, string | boolean>>][] = [
  ['clinic-header', {}],
  ['clinic-header', { 'pinned-menu': true }],
  ['clinic-header', { hide: 'classification search', heading: '<購物車>' }],
  ['clinic-footer', { 'theme-switch': true }],
];
const changed = { ...ANSWERS, '/api/indexNew-hotWord': [{ keyWord: '洗牙' }] };
const { '/api/nsc-Navigation': _, ...withoutNavigation } = ANSWERS;

describe('header and footer for visitors', () => {
  test.each(ELEMENTS)('%s %o has the HTML of a separate rendering', async (tag, attributes) => {
    const memory = createFrameMemory();
    for (const language of ['zh', 'en']) {
      for (const answers of [ANSWERS, ANSWERS, changed, withoutNavigation, {}, ANSWERS]) {
        const kept = await memory.html(tag, attributes, visitWith(answers, { language }));
        const { shop } = visitWith(answers, { language });
        expect(kept).toBe((await renderWidget(tag, attributes, shop)).html);
      }
    }
  });

  test('are read from the API for each page, into the snapshot of that page', async () => {
    const memory = createFrameMemory();
    for (const visit of [visitWith(ANSWERS), visitWith(ANSWERS)]) {
      await memory.html('clinic-header', {}, visit);
      expect(visit.calls.toSorted()).toEqual(Object.keys(ANSWERS).slice(0, 3).toSorted());
      expect(Object.keys(visit.shop.snapshot())).toHaveLength(3);
    }
  });

  test('give the same text until an answer changes', async () => {
    const memory = createFrameMemory();
    const html = (answers: Answers) => memory.html('clinic-header', {}, visitWith(answers));
    const first = await html(ANSWERS);
    expect(await html(ANSWERS)).toBe(first);
    expect(await html(changed)).toContain('洗牙');
    expect(await html(ANSWERS)).toBe(first);
  });

  test.each(['token=t', 'cartAmount=7', 'user=%7B%7D'])(
    'are rendered from the visit itself with %s',
    async (cookie) => {
      const memory = createFrameMemory();
      await memory.html('clinic-footer', {}, visitWith(ANSWERS));
      const visit = visitWith(ANSWERS, { cookie });
      const { shop } = visitWith(ANSWERS, { language: 'en' });
      expect(visit.isAnyVisitor).toBe(false);
      expect(await memory.html('clinic-footer', {}, { ...visit, shop })).toContain('lang="en"');
    },
  );
});
