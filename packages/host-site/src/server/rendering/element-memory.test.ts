import { type Language, memoryStore } from '@clinicart/sdk';
import { createShop } from '@clinicart/sdk/core';
import { renderWidget } from '@clinicart/widgets/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visitOf } from '../request-context.ts';
import { API_BASE } from '../settings.ts';
import { createElementMemory, type ElementMemory, type KeptTag } from './element-memory.ts';

/** More than any test needs. */
const ROOM = 8 * 1024 * 1024;

type Answers = Readonly<Record<string, unknown>>;

const ANSWERS: Answers = {
  '/api/GetParentCategoryList': [{ id: '7', name: '感染控制', subCategary: [] }],
  '/api/nsc-Navigation': { navis: [{ path: '/search?categoryId=7', name: '手套' }] },
  '/api/indexNew-hotWord': [{ keyWord: '車針' }],
  '/api/getSupportContact': { phone: '+852 3000 8123', email: 'care@shop.test' },
  '/api/index': {
    banner: [{ path: '/search?categoryId=7', image: '/{0}/banner.svg', title: '手套' }],
    classifyFloor: [{ floorName: '感染控制', products: [{ link: '12', name: 'Gloves 手套' }] }],
  },
  '/api/index-recommend': { products: [{ link: '13', name: '口罩' }], totalPage: 2 },
};
/** The calls of the header. */
const OF_HEADER = ['/api/GetParentCategoryList', '/api/indexNew-hotWord', '/api/nsc-Navigation'];

interface VisitKind {
  readonly language?: string;
  /** Cookies of the request; they are also the session of its shop. */
  readonly cookies?: Readonly<Record<string, string>>;
}

/** A visit as the site makes it, with a shop that gets these answers; any other call fails. */
function visitWith(answers: Answers, { language = 'zh', cookies = {} }: VisitKind = {}) {
  const calls: string[] = [];
  const url = new URL(`http://shop.test/?lang=${language}`);
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const visit = visitOf(new Request(url, { headers: { cookie } }), url);
  const shop = createShop({
    apiBase: API_BASE,
    server: true,
    retry: 0,
    defaultLanguage: language as Language,
    storage: { session: memoryStore(cookies), settings: memoryStore() },
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

const ELEMENTS: readonly [KeptTag, Readonly<Record<string, string | boolean>>][] = [
  ['clinic-header', {}],
  ['clinic-header', { 'pinned-menu': true }],
  ['clinic-header', { hide: 'classification search', heading: '<購物車>' }],
  ['clinic-home', {}],
  ['clinic-footer', { 'theme-switch': true }],
];
const changed = {
  ...ANSWERS,
  '/api/indexNew-hotWord': [{ keyWord: '洗牙' }],
  '/api/index-recommend': { products: [{ link: '14', name: '車針' }], totalPage: 1 },
};
const { '/api/nsc-Navigation': _, ...withoutNavigation } = ANSWERS;
const { '/api/index': __, ...withoutHome } = ANSWERS;

/** In what only one account gets. */
const SECRET = 'zqx-only-mine';
/** The cookies of a session, and what one left behind. */
const SESSIONS: readonly Readonly<Record<string, string>>[] = [
  { token: SECRET, user: JSON.stringify({ name: SECRET, roles: [] }), cartAmount: '7' },
  { token: SECRET },
  { user: JSON.stringify({ name: SECRET, roles: [] }) },
  { cartAmount: '7' },
];
/** Public answers as the server might give them to one account, and an answer of that account. */
const ofMember: Answers = {
  ...ANSWERS,
  '/api/indexNew-hotWord': [{ keyWord: SECRET }],
  '/api/getSupportContact': { phone: SECRET, email: 'care@shop.test' },
  '/api/index-recommend': { products: [{ link: '13', name: SECRET }], totalPage: 1 },
  '/authapi/user/userinfo2': { name: SECRET },
};

const text = fc.constantFrom('', '手套', 'Gloves', '<b>"手套" Gloves</b>', '車針 & burs');
const path = fc.constantFrom('', '/search?categoryId=7', '/product/12', 'https://a.test/', 'x:y');
const picture = fc.constantFrom('', '/{0}/a.svg', 'https://a.test/b.svg');
const tag = fc.record({ title: text, type: fc.constantFrom(1, 2, 3) });
const product = fc.record({
  link: fc.constantFrom('12', '13', '14'),
  name: text,
  brandName: text,
  picturePath: picture,
  hasStock: fc.boolean(),
  tags: fc.array(tag, { maxLength: 2 }),
});
const products = fc.uniqueArray(product, { maxLength: 3, selector: ({ link }) => link });
const brand = fc.record({ link: fc.constantFrom('1', '2'), title: text, picturePath: picture });
const brands = fc.uniqueArray(brand, { maxLength: 2, selector: ({ link }) => link });
const banner = fc.record({ path, image: picture, title: text, remark: text, button: text });
const special = fc.record({ path, image: picture, name: text, remark: text });
const floor = fc.record({
  floorName: text,
  floorImagePath: picture,
  classifyList: fc.uniqueArray(fc.record({ title: text, link: path }), {
    maxLength: 2,
    selector: ({ title }) => title,
  }),
  adImages: fc.array(fc.record({ link: path, picturePathTc: picture, title: text }), {
    maxLength: 2,
  }),
  products,
  brandImages: brands,
});
/** Answers of the home page; now and then a call fails. */
const homeAnswers = fc.record(
  {
    '/api/GetParentCategoryList': fc.constant(ANSWERS['/api/GetParentCategoryList']),
    '/api/index': fc.record({
      banner: fc.array(banner, { maxLength: 2 }),
      special: fc.array(special, { maxLength: 2 }),
      classifyFloor: fc.array(floor, { maxLength: 2 }),
      brandImages: brands,
    }),
    '/api/index-recommend': fc.record({ products, totalPage: fc.nat(3) }),
  },
  { requiredKeys: ['/api/GetParentCategoryList'] },
);

describe('elements for visitors', () => {
  test.each(ELEMENTS)('%s %o has the HTML of a separate rendering', async (tag, attributes) => {
    const memory = createElementMemory(ROOM);
    for (const language of ['zh', 'en']) {
      for (const answers of [
        ANSWERS,
        ANSWERS,
        changed,
        withoutNavigation,
        withoutHome,
        {},
        ANSWERS,
      ]) {
        const kept = String(await memory.html(tag, attributes, visitWith(answers, { language })));
        const { shop } = visitWith(answers, { language });
        expect(kept).toBe((await renderWidget(tag, attributes, shop)).html);
      }
    }
  });

  test('are read from the API for each page, into the snapshot of that page', async () => {
    const memory = createElementMemory(ROOM);
    for (const visit of [visitWith(ANSWERS), visitWith(ANSWERS)]) {
      await memory.html('clinic-header', {}, visit);
      expect(visit.calls.toSorted()).toEqual(OF_HEADER);
      expect(Object.keys(visit.shop.snapshot())).toHaveLength(3);
    }
  });

  test('have the HTML of a separate rendering, whatever was answered before', async () => {
    const memory = createElementMemory(ROOM);
    const language = fc.constantFrom('zh', 'en');
    await fc.assert(
      fc.asyncProperty(homeAnswers, language, async (answers, spoken) => {
        const visit = () => visitWith(answers, { language: spoken });
        const { html } = await renderWidget('clinic-home', {}, visit().shop);
        for (const each of [visit(), visit()]) {
          expect(String(await memory.html('clinic-home', {}, each))).toBe(html);
          // No generated answer is refused, so that the memory decides.
          expect(Object.keys(each.shop.snapshot())).toHaveLength(Object.keys(answers).length);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('are rendered from the visit itself without room', async () => {
    const memory = createElementMemory(0);
    await memory.html('clinic-home', {}, visitWith(ANSWERS));
    const { shop } = visitWith(ANSWERS, { language: 'en' });
    const html = await memory.html('clinic-home', {}, { ...visitWith(ANSWERS), shop });
    expect(html).toContain('lang="en"');
  });

  test('give the same text until an answer changes', async () => {
    const memory = createElementMemory(ROOM);
    const html = async (answers: Answers) =>
      String(await memory.html('clinic-header', {}, visitWith(answers)));
    const first = await html(ANSWERS);
    expect(await html(ANSWERS)).toBe(first);
    expect(await html(changed)).toContain('洗牙');
    expect(await html(ANSWERS)).toBe(first);
  });

  test.each(SESSIONS)(
    'are rendered from the visit itself with the cookies of a session: %o',
    async (cookies) => {
      const memory = createElementMemory(ROOM);
      await memory.html('clinic-footer', {}, visitWith(ANSWERS));
      const visit = visitWith(ANSWERS, { cookies });
      const { shop } = visitWith(ANSWERS, { language: 'en' });
      expect(visit.isAnyVisitor).toBe(false);
      expect(await memory.html('clinic-footer', {}, { ...visit, shop })).toContain('lang="en"');
    },
  );

  test.each(ELEMENTS)(
    '%s %o has no byte of a person who came before, with or after the same answers',
    async (tag, attributes) => {
      const visitor = async (memory: ElementMemory, answers: Answers) => {
        const html = String(await memory.html(tag, attributes, visitWith(answers)));
        expect(html).toBe((await renderWidget(tag, attributes, visitWith(answers).shop)).html);
        expect(html).not.toContain(SECRET);
      };
      for (const cookies of SESSIONS) {
        const memory = createElementMemory(ROOM);
        // Before the first visitor, and while the HTML for visitors is kept.
        for (const answers of [ANSWERS, ofMember, ANSWERS]) {
          const member = await memory.html(tag, attributes, visitWith(answers, { cookies }));
          const { shop } = visitWith(answers, { cookies });
          expect(member).toBe((await renderWidget(tag, attributes, shop)).html);
          await visitor(memory, ANSWERS);
          await visitor(memory, withoutNavigation);
        }
      }
    },
  );
});
