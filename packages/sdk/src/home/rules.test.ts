import { describe, expect, test } from 'vitest';
import { home as homeEndpoint } from '../catalogue/contract.ts';
import {
  choosePopup,
  composeHome,
  floorCategory,
  hasMoreBrands,
  homeSections,
  offeredPopups,
  POPUP_REST_MS,
} from './rules.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const both = { advert: true, 'new-customer': true };
const HOUR = 60 * 60 * 1000;

describe('pop-ups of the home page', () => {
  test.each([
    ['nothing is offered', { advert: false, 'new-customer': false }, {}, undefined],
    ['both are offered: only the new-customer one', both, {}, 'new-customer'],
    ['the advert alone', { ...both, 'new-customer': false }, {}, 'advert'],
    ['the other rests', both, { 'new-customer': NOW - HOUR }, 'advert'],
    ['both rest', both, { 'new-customer': NOW - HOUR, advert: NOW - HOUR }, undefined],
    ['two hours are over', both, { 'new-customer': NOW - 2 * HOUR }, 'new-customer'],
    ['a moment before', both, { 'new-customer': NOW - 2 * HOUR + 1 }, 'advert'],
    ['a day is over', { ...both, 'new-customer': false }, { advert: NOW - 24 * HOUR }, 'advert'],
    [
      'a moment before the day is over',
      { ...both, 'new-customer': false },
      { advert: NOW - 24 * HOUR + 1 },
      undefined,
    ],
    ['closed at this very moment', both, { 'new-customer': NOW, advert: NOW }, undefined],
    ['the clock was wrong then', both, { 'new-customer': NOW + 900 * HOUR }, 'new-customer'],
  ] as const)('%s', (_, offered, closedAt, expected) => {
    expect(choosePopup({ now: NOW, offered, closedAt })).toBe(expected);
  });

  test('rest as long as the documents say', () => {
    expect(POPUP_REST_MS).toEqual({ advert: 24 * HOUR, 'new-customer': 2 * HOUR });
  });

  test.each([
    [{ newCus: 1 }, { advert: false, 'new-customer': true }],
    [{ newCus: 2 }, { advert: false, 'new-customer': true }],
    [{ newCus: 0 }, { advert: false, 'new-customer': false }],
    [
      { newCus: 3, adver: { image: '/a.svg' } },
      { advert: true, 'new-customer': false },
    ],
    [{ adver: { path: '/search' } }, { advert: false, 'new-customer': false }],
    [{ adver: null }, { advert: false, 'new-customer': false }],
  ])('of %j: %j', (wire, expected) => {
    expect(offeredPopups(answer(wire))).toEqual(expected);
  });
});

const answer = (wire: object) => homeEndpoint.response.parse({ isAuth: true, ...wire });
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ link: `p${index}`, name: `Product ${index}` }));
const brands = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Brand ${index}`, link: `b${index}` }));
const zone = (name: string, count: number) => ({ name, products: products(count) });

describe('blocks of the home page', () => {
  test('an answer without any optional block composes to nothing, and does not fail', () => {
    expect(composeHome(answer({}), 'zh')).toEqual({
      banners: [],
      specials: [],
      specialRemark: undefined,
      zones: [],
      floors: [],
      brands: [],
    });
  });

  test.each([
    ['two zones: three products each', [zone('a', 9), zone('b', 9)], [3, 3]],
    ['one zone: six', [zone('a', 9)], [6]],
    ['one with products beside an empty one: six', [zone('a', 0), zone('b', 9)], [6]],
    ['never more than two', [zone('a', 1), zone('b', 2), zone('c', 3)], [1, 2]],
  ])('%s', (_, prefecture, counts) => {
    const blocks = composeHome(answer({ prefecture }), 'zh');
    expect(blocks.zones.map((each) => each.products.length)).toEqual(counts);
  });

  test('the first four special tiles that have something to show, and five brands of a floor', () => {
    const blocks = composeHome(
      answer({
        special: [{ path: '/search' }, ...'abcde'.split('').map((name) => ({ name }))],
        classifyFloor: [{ floorName: 'Floor', brandImages: brands(7) }],
        banner: [{ path: '/search' }, { image: '/b.svg' }],
      }),
      'zh',
    );
    expect(blocks.specials.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(blocks.floors[0]?.brands).toHaveLength(5);
    expect(blocks.banners.map(({ image }) => image)).toEqual(['/b.svg']);
  });

  test('all keywords of a floor that have a title', () => {
    const titles = ['', ...'abcdefg'.split('')];
    const floor = {
      floorName: 'Floor',
      products: products(1),
      classifyList: titles.map((title) => ({ title })),
    };
    const { floors } = composeHome(answer({ classifyFloor: [floor] }), 'zh');
    expect(floors[0]?.keywords.map(({ title }) => title).join('')).toBe('abcdefg');
  });

  test('a floor is shown with brands or adverts alone, and with as many as products', () => {
    const adImages = [{ picturePath: '/a.svg' }];
    const some = [
      { floorName: 'Brands', brandImages: brands(1) },
      { floorName: 'Adverts', adImages },
      { floorName: 'Products and brands', products: products(1), brandImages: brands(1) },
      { floorName: 'Products and adverts', products: products(1), adImages },
    ];
    const { floors } = composeHome(answer({ classifyFloor: some }), 'zh');
    expect(floors.map(({ name }) => name)).toEqual(some.map(({ floorName }) => floorName));
  });

  test('a product of an earlier block comes last in the next one, and leaves no gap', () => {
    const ids = (all: readonly { readonly id: string }[] | undefined) => all?.map(({ id }) => id);
    const of = (...links: string[]) => links.map((link) => ({ link, name: link }));
    const { zones, floors } = composeHome(
      answer({
        prefecture: [
          { name: 'New', products: of('a', 'b', 'c', 'd') },
          { name: 'Offers', products: of('b', 'x', 'y', 'c', 'z') },
        ],
        classifyFloor: [{ floorName: 'Gloves', products: of('a', 'm', 'x', 'n') }],
      }),
      'en',
    );
    expect(zones.map(({ products }) => ids(products))).toEqual([
      ['a', 'b', 'c'],
      ['x', 'y', 'z'],
    ]);
    expect(ids(floors[0]?.products)).toEqual(['m', 'n', 'a', 'x']);
  });

  test('an advert has the picture of the language, or the one that there is', () => {
    const wire = {
      classifyFloor: [
        {
          floorName: 'Floor',
          adImages: [
            { picturePath: '/en.svg', picturePathTc: '/zh.svg' },
            { picturePath: '/only.svg' },
            { picturePathTc: '/only-zh.svg' },
            { link: '/search' },
          ],
        },
      ],
    };
    const pictures = (language: 'zh' | 'en') =>
      composeHome(answer(wire), language).floors[0]?.adverts.map(({ picture }) => picture);
    expect(pictures('zh')).toEqual(['/zh.svg', '/only.svg', '/only-zh.svg']);
    expect(pictures('en')).toEqual(['/en.svg', '/only.svg', '/only-zh.svg']);
  });

  test('a floor with nothing on it is left out, one of the same name is kept apart', () => {
    const floor = { floorName: 'Gloves', products: products(1) };
    const { floors } = composeHome(
      answer({ classifyFloor: [{ floorName: 'Bare' }, floor, floor] }),
      'en',
    );
    expect(floors.map(({ key, name }) => [key, name])).toEqual([
      ['floor-2', 'Gloves'],
      ['floor-3', 'Gloves'],
    ]);
  });

  test('hidden prices stay hidden in every block', () => {
    const priced = [{ link: '1', name: 'Gloves', price: 57.8, oldPrice: 68, discount: 15 }];
    const hidden = composeHome(
      homeEndpoint.response.parse({
        isAuth: false,
        text: 'Prices for verified clinics',
        prefecture: [{ name: 'Zone', products: priced }],
        classifyFloor: [{ floorName: 'Floor', products: priced }],
      }),
      'en',
    );
    expect(JSON.stringify(hidden)).not.toMatch(/57|5780|6800|"percentOff":15/);
    expect(hidden.zones[0]?.products[0]?.offer.price).toEqual({
      kind: 'hidden',
      text: 'Prices for verified clinics',
    });
  });
});

describe('the side bar', () => {
  const there = { brands: true, featured: true };
  test.each([
    ['everything', { special: [{ name: 'a' }] }, there, ['events', 'Gloves', 'brands', 'featured']],
    [
      'zones alone are events',
      { prefecture: [zone('a', 1)] },
      there,
      ['events', 'Gloves', 'brands', 'featured'],
    ],
    ['neither tiles nor zones', {}, there, ['Gloves', 'brands', 'featured']],
    ['no brands', {}, { ...there, brands: false }, ['Gloves', 'featured']],
    ['nothing recommended', {}, { brands: false, featured: false }, ['Gloves']],
  ])('%s', (_, wire, also, expected) => {
    const floor = { floorName: 'Gloves', products: products(1) };
    const blocks = composeHome(answer({ ...wire, classifyFloor: [floor] }), 'en');
    expect(homeSections(blocks, also).map(({ kind, name }) => name ?? kind)).toEqual(expected);
  });

  test('without an answer only what else is there', () => {
    expect(homeSections(undefined, there).map(({ kind }) => kind)).toEqual(['brands', 'featured']);
  });
});

test('a floor leads to the category of its name, or nowhere', () => {
  const categories = [{ name: 'Gloves', id: '7' }];
  expect(floorCategory({ name: 'Gloves' }, categories)?.id).toBe('7');
  expect(floorCategory({ name: 'Other' }, categories)).toBeUndefined();
});

test.each([
  [0, false],
  [12, false],
  [13, true],
])('%d brands have arrows: %s', (count, expected) => {
  expect(hasMoreBrands(count)).toBe(expected);
});
