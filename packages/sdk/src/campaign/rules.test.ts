import { describe, expect, test } from 'vitest';
import { ShopError } from '../base/http/errors.ts';
import { cents } from '../base/values/money.ts';
import { details } from './contract.ts';
import { campaignOffer } from './offer.ts';
import { arrange, campaignName, campaignOver, columnsOf } from './rules.ts';

const open = { pricesVisible: true, text: '' };
const shut = { pricesVisible: false, text: 'Prices for verified clinics' };
const read = (data: object) => arrange(details.response.parse(data));

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 2],
  [6, 3],
  [5, 1],
  [0, 1],
  [undefined, 1],
])('emission type %s makes %s columns (Spec: 2§9)', (emission, columns) => {
  expect(columnsOf(emission)).toBe(columns);
});

describe('the price of a product in a campaign (Spec: 2§2.11, 2§9)', () => {
  const amount = (value: number) => ({ kind: 'amount', cents: value });
  test.each([
    ['is struck where it differs', 800, 1000, { price: amount(800), was: 1000, percentOff: 20 }],
    ['is not where it is the same', 1000, 1000, { price: amount(1000) }],
    ['is struck too where it was less', 1000, 800, { price: amount(1000), was: 800 }],
    ['stands alone without the other', 800, undefined, { price: amount(800) }],
    ['is the selling price without one', undefined, 1000, { price: amount(1000) }],
    ['is the selling price where it is 0', 0, 1000, { price: amount(1000) }],
    ['is an inquiry at 1000000', 100_000_000, 1000, { price: { kind: 'enquire' } }],
    ['strikes no inquiry through', 800, 100_000_000, { price: amount(800) }],
    ['is an inquiry without any', undefined, undefined, { price: { kind: 'enquire' } }],
  ])('%s', (_, activity, selling, offer) => {
    const activityPrice = activity === undefined ? undefined : cents(activity);
    const sellingPrice = selling === undefined ? undefined : cents(selling);
    expect(campaignOffer(open, { activityPrice, sellingPrice })).toEqual(offer);
    expect(campaignOffer(shut, { activityPrice, sellingPrice })).toEqual({
      price: { kind: 'hidden', text: shut.text },
    });
  });
});

const product = (searchProductId: number, sort?: number) => ({
  ...(sort === undefined ? {} : { sort }),
  searchProductId,
  goodsName: `Product ${searchProductId}`,
  activityPrice: 10,
  sellingPrice: 12,
});
const goods = (modelSort: number, ...productList: (object | null)[]) => ({
  modelType: 1,
  modelSort,
  manyProduct: { titleUrl: '/zh.svg', englishTitleUrl: '/en.svg', productList },
});
const banners = (modelSort: number, emission: number, ...specialList: (object | null)[]) => ({
  modelType: 0,
  modelSort,
  specialAreaEmissionType: emission,
  specialList,
});

describe('a campaign (Spec: 2§2.11, 2§3)', () => {
  const areas = [
    goods(3, product(1, 2), product(2, 1), product(3), product(2, 9)),
    banners(1, 6, { sort: 2, link: '/b' }, { sort: 1, link: '/a', specialAreaUrl: '/a.svg' }),
    goods(2),
    banners(4, 1),
  ];
  const sent = (manyAreaJson: unknown, more: object = {}) => ({
    template: { backgroundColor: '#10301F', mainPicture: '/main.svg' },
    positioningTagList: [],
    many: { manyAreaJson },
    ...more,
  });

  test.each([
    ['a list', areas],
    ['JSON text', JSON.stringify(areas)],
  ])('is ordered, without its empty areas, from %s', (_, manyAreaJson) => {
    const { sections, ground } = read(sent(manyAreaJson));
    expect(ground).toEqual({ background: '#10301f', ink: '#ffffff' });
    expect(sections).toMatchObject([
      { kind: 'banners', columns: 3, banners: [{ link: '/a' }, { link: '/b' }] },
      { kind: 'products', products: [{ id: '2' }, { id: '1' }, { id: '3' }] },
    ]);
  });

  test.each(['{"<', '[{', 'null and void'])(
    'text that is no JSON (%s) is an unfit answer',
    (text) => {
      expect(details.response.safeParse(sent(text)).success).toBe(false);
    },
  );

  test('hides every amount when the answer does not say who may see them', () => {
    const said = JSON.stringify(read(sent(areas)));
    expect(said).not.toContain('cents');
    expect(said).toContain('"kind":"hidden"');
    expect(JSON.stringify(read(sent(areas, { isAuth: false })))).not.toContain('cents');
    expect(JSON.stringify(read(sent(areas, { isAuth: true })))).toContain('cents');
  });

  const places = ['x', 'y', 'z'].map((bannerId) => ({ bannerId, bannerName: bannerId }));
  test.each([
    ['named by the areas', ['z', 'x'], ['z', 'x']],
    ['unknown to the areas, in turn', [null, null], ['x', 'y']],
    ['named by some', [null, 'x'], ['y', 'x']],
    ['that lead nowhere left out', ['nowhere', 'z'], [undefined, 'z']],
  ])('has the places of its navigation: %s', (_, ids, names) => {
    const named = [goods(1, product(1)), banners(2, 1, { link: '/a' })].map((area, at) => ({
      ...area,
      bannerId: ids[at],
    }));
    const { sections } = read(sent(named, { positioningTagList: places }));
    expect(sections.map(({ name }) => name?.zh)).toEqual(names);
  });

  test('keeps the turn of a place without an id', () => {
    const positioningTagList = [{ bannerId: null, bannerName: 'w' }, null, ...places];
    const unnamed = [goods(1, product(1)), banners(2, 1, { link: '/a' })];
    const { sections } = read(sent(unnamed, { positioningTagList }));
    expect(sections.map(({ name }) => name?.zh)).toEqual(['w', 'x']);
  });

  test('leaves out a banner or product that cannot be read', () => {
    const mixed = [
      goods(1, { ...product(1), searchProductId: null }, product(2)),
      banners(2, 1, null, { link: '/a' }),
    ];
    expect(read(sent(mixed)).sections).toMatchObject([
      { products: [{ id: '2' }] },
      { banners: [{ link: '/a' }] },
    ]);
  });

  test('has no areas where their text is empty', () => {
    expect(read(sent('')).sections).toEqual([]);
  });

  test('is over when the server says so, and when it is empty', () => {
    const gone = new ShopError('server', 'Over', { resultID: 1328 });
    expect(campaignOver(gone)).toMatchObject({ isOver: true, sections: [] });
    expect(read({}).isOver).toBe(true);
    expect(arrange(details.response.parse(null)).isOver).toBe(true);
    expect(read(sent([])).isOver).toBe(false);
    expect(read({ many: { manyAreaJson: areas } }).isOver, 'no picture, but sections').toBe(false);
    expect(campaignOver(gone)?.words).toEqual({ title: undefined, remark: undefined });
    for (const kind of ['server', 'network', 'timeout', 'http', 'contract'] as const)
      expect(campaignOver(new ShopError(kind, 'Away'))).toBeUndefined();
  });
});

test.each([
  ['zh', 'TRADITIONAL_CHINESE'],
  ['en', 'ENGLISH'],
] as const)('a campaign is requested in %s as %s (Spec: 2§9)', (language, langEnv) => {
  expect(details.toWire({ id: '1', language })).toEqual({ id: '1', langEnv });
  expect(details.host).toBe('service');
});

describe('the name of a campaign', () => {
  const places = ['Gloves', 'Burs', 'Wax', 'Gowns'].map((englishBannerName, at) => ({
    bannerId: `${at}`,
    bannerName: `區 ${at}`,
    englishBannerName,
  }));
  const areas = places.map(({ bannerId }, at) => ({ ...goods(at, product(at)), bannerId }));
  const sent = { positioningTagList: places, many: { manyAreaJson: areas } };

  test('is its title where the server has one', () => {
    const titled = read({ ...sent, template: { title: 'Restock', remark: 'Now' } });
    expect(campaignName(titled, 'en')).toEqual({ title: 'Restock' });
    expect(titled.words).toEqual({ title: 'Restock', remark: 'Now' });
  });

  test('is made of its first sections by the documents alone', () => {
    expect(campaignName(read(sent), 'en')).toEqual({ sections: ['Gloves', 'Burs', 'Wax'] });
    expect(campaignName(read(sent), 'zh')).toEqual({ sections: ['區 0', '區 1', '區 2'] });
    expect(campaignName(read({}), 'en')).toEqual({ sections: [] });
    const [, second] = places;
    const nameless = { ...sent, positioningTagList: [{ bannerId: '0', bannerName: '' }, second] };
    expect(campaignName(read(nameless), 'en')).toEqual({ sections: ['Burs'] });
  });

  test('keeps the words over the pictures of its sections', () => {
    const banner = { specialAreaUrl: '/a.svg', title: 'Case price', remark: 'Gloves' };
    const [first] = read({ many: { manyAreaJson: [banners(0, 1, banner)] } }).sections;
    expect(first).toMatchObject({ banners: [{ title: 'Case price', remark: 'Gloves' }] });
  });
});
