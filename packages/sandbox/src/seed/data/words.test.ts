// The promises in the shop's texts must agree with its goods, in both languages.
import { describe, expect, test } from 'vitest';
import { METHOD_ORDER, methodName } from '../../cashier/methods.ts';
import { companyArticles } from '../articles/company.ts';
import { articleCategories, questionArticles } from '../articles/questions.ts';
import { activities, campaignPosters, campaigns } from '../campaigns.ts';
import { catalogue } from '../catalogue.ts';
import { subcategoryId } from './categories.ts';
import * as seed from './index.ts';
import { pointsPages, pointsProducts } from './points-products.ts';
import type { Bilingual } from './types.ts';

const { homeBanners, homeAdvert, homeWelcome, homeSpecials, homeSubject, homeZones, homeFloors } =
  seed;
const home = [
  homeBanners,
  homeAdvert,
  homeWelcome,
  homeSpecials,
  homeSubject,
  homeZones,
  homeFloors,
];
const promotions = { posters: Object.values(campaignPosters), campaigns, activities, home };
const articles = { companyArticles, questionArticles, articleCategories };
const { products, categories } = catalogue();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns every object with a text in a language, at any depth. */
function saidIn(value: unknown): { zh?: unknown; en?: unknown }[] {
  if (!isObject(value)) return [];
  const own = 'zh' in value || 'en' in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap(saidIn)];
}

function bilinguals(value: unknown): Bilingual[] {
  return saidIn(value).map(({ zh, en }) => {
    if (typeof zh !== 'string' || typeof en !== 'string')
      throw new Error(`not in both languages: ${JSON.stringify({ zh, en })}`);
    return { zh, en };
  });
}

const everything = {
  promotions,
  articles,
  coupons: seed.coupons,
  stores: seed.stores,
  cuts: seed.priceCuts,
  points: [pointsProducts, Object.values(pointsPages)],
};
/** Names of payment methods, and codes, are the same in both languages. */
const NEUTRAL = /^[\x20-\x7e]*$/;

test('every text is in both languages, Chinese in Chinese and English in English', () => {
  const all = bilinguals(everything);
  expect(all.length).toBeGreaterThan(200);
  for (const { zh, en } of all) {
    expect(en).not.toMatch(/\p{Script=Han}/u);
    expect(zh.trim() === '').toBe(en.trim() === '');
    if (!NEUTRAL.test(zh)) expect(zh).toMatch(/\p{Script=Han}/u);
    else expect(zh, 'only a name is the same in both').toBe(en);
  }
});

/** A percentage or a fraction off, in figures or in words. */
const REDUCTION =
  /\d+(\.\d+)?\s*%|[\d一二三四五六七八九]+(\.\d+)?\s*折|半價|\b(half|a (half|third|quarter|fifth|tenth))\b.*\b(off|price)\b/iu;

describe('reductions', () => {
  test.each(['八折', '75 折', '減 15%', 'A fifth off gloves', '20 % off', 'half price'])(
    'are found in words: %s',
    (words) => expect(words).toMatch(REDUCTION),
  );

  test('appear in no text: the badge of each product computes its own', () => {
    for (const { zh, en } of bilinguals({ promotions, coupons: seed.coupons })) {
      expect(zh).not.toMatch(REDUCTION);
      expect(en).not.toMatch(REDUCTION);
    }
  });

  test('of an order are named with the amounts that are taken off', () => {
    const dollars = (amount: number) => `HK$${(amount / 100).toLocaleString('en')}`;
    for (const { name, thresholdCents, cutCents } of seed.priceCuts)
      for (const words of [name.zh, name.en])
        expect(words.match(/HK\$[\d,]+/g)?.toSorted()).toEqual(
          [dollars(thresholdCents), dollars(cutCents)].toSorted(),
        );
  });
});

test('lists each new-customer product in the activity of its category, and the first on several pages', () => {
  const offered = products.filter(({ tags }) => tags.includes('new-customer'));
  const parentOf = (categoryId: number) => Math.floor(categoryId / 100) * 100;
  const found = activities.map(({ categories: own }) =>
    offered.filter(({ categoryId }) => own.includes(parentOf(categoryId))),
  );
  expect(
    found
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(offered.map(({ id }) => id).toSorted());
  for (const goods of found) expect(goods.length).toBeGreaterThan(5);
});

test('every category that a text leads to exists', () => {
  const known = new Set(
    categories.flatMap(({ id, children }) => [id, ...children.map((each) => each.id)]),
  );
  const links = JSON.stringify(promotions).matchAll(/categoryId=(\d+)/g);
  const ids = [...links].map(([, id]) => Number(id));
  expect(ids.length).toBeGreaterThan(10);
  for (const id of ids) expect(known.has(id), String(id)).toBe(true);
});

test('every article that an article leads to exists', () => {
  const all = [...companyArticles, ...questionArticles];
  const links = JSON.stringify(all).matchAll(/\]\(\/about\/(\d+)\)/g);
  for (const [, id] of links) expect(all.map((each) => String(each.id))).toContain(id);
});

const standardsOf = (key: Parameters<typeof subcategoryId>[0]) =>
  products
    .filter(({ categoryId }) => categoryId === subcategoryId(key))
    .flatMap(({ specifications }) => specifications.map(({ standard }) => standard.en));

test('the shades and gauges that are named are those that are sold', () => {
  const shades = [...standardsOf('composites'), ...standardsOf('flowables')]
    .flatMap((name) => name.match(/[A-D]\d(\.\d)?/g) ?? [])
    .toSorted();
  const gauges = standardsOf('dental-needles')
    .flatMap((name) => name.match(/\d+G/g) ?? [])
    .toSorted();
  const all = bilinguals(promotions).flatMap(({ zh, en }) => [zh, en]);
  const spans = (pattern: RegExp) => all.flatMap((text) => [...text.matchAll(pattern)]);
  const shadeSpans = spans(/([A-D]\d)\s?(?:至|to)\s?([A-D]\d)/g);
  const gaugeSpans = spans(/(\d+G)\s?(?:至|to)\s?(\d+G)/g);
  expect([shadeSpans.length, gaugeSpans.length]).toEqual([6, 2]);
  for (const [, from, to] of shadeSpans) expect([from, to]).toEqual([shades[0], shades.at(-1)]);
  for (const [, from, to] of gaugeSpans) expect([from, to]).toEqual([gauges[0], gauges.at(-1)]);
});

test('the questions name every way to pay with a provider', () => {
  const answer = questionArticles.find(({ id }) => id === 31)?.text;
  const terms = companyArticles.find(({ id }) => id === 4)?.text;
  const shown = METHOD_ORDER.filter((code) => !['9', '52', '53', '54'].includes(code));
  for (const text of [answer, terms]) {
    expect(text?.zh).toContain('信用卡');
    expect(text?.en.toLowerCase()).toContain('card');
  }
  for (const code of shown) {
    const name = methodName(code);
    if (!name) throw new Error(code);
    // Either half alone names 轉數快 FPS.
    const [word = ''] = name.zh.split(' ');
    for (const text of [answer, terms]) {
      expect(text?.zh).toContain(word);
      expect(text?.en.toLowerCase()).toContain(name.en.toLowerCase());
    }
  }
});
