import { describe, expect, it } from 'vitest';
import {
  type ArtRef,
  artFamilies,
  artPath,
  type Bilingual,
  buildCatalogue,
  ENQUIRE_CENTS,
  parseArtPath,
  renderArt,
  renderAvatar,
  renderBrandMark,
  renderPlaceholder,
  renderScene,
  SCENE_KINDS,
  scaleCatalogue,
} from './index.ts';

const catalogue = buildCatalogue();
const { categories, brands, products } = catalogue;
const specifications = products.flatMap((p) => p.specifications);
const size = { width: 400, height: 400 };
const share = (count: number, whole: number) => count / whole;

function wellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, close, name, __, self) => {
      if (close === '/') {
        if (open.pop() !== name) open.push('broken');
      } else if (self !== '/') open.push(name);
      return '';
    },
  );
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(rest);
}

function bilinguals(value: unknown, found: Bilingual[] = []): Bilingual[] {
  if (Array.isArray(value)) for (const item of value) bilinguals(item, found);
  else if (typeof value === 'object' && value !== null) {
    if (
      'zh' in value &&
      'en' in value &&
      typeof value.zh === 'string' &&
      typeof value.en === 'string'
    )
      found.push({ zh: value.zh, en: value.en });
    else for (const item of Object.values(value)) bilinguals(item, found);
  }
  return found;
}

describe('the curated catalogue', () => {
  it('is as large as a clinic supplier', () => {
    expect(categories.length).toBeGreaterThanOrEqual(14);
    expect(categories.flatMap((c) => c.children).length).toBeGreaterThanOrEqual(60);
    expect(brands.length).toBeGreaterThanOrEqual(40);
    expect(products.length).toBeGreaterThanOrEqual(250);
    expect(specifications.length).toBeGreaterThanOrEqual(700);
  });

  it('numbers everything once and points only at what exists', () => {
    const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    unique(products.map((p) => p.id));
    unique(products.map((p) => `${p.brandId} ${p.name.zh}`));
    unique(specifications.map((s) => s.id));
    unique(specifications.map((s) => s.articleNumber));
    unique(specifications.map((s) => s.uniformCode));
    unique(brands.map((b) => b.id));
    const children = categories.flatMap((c) => c.children.map((s) => s.id));
    unique([...categories.map((c) => c.id), ...children]);
    for (const p of products) {
      expect(children).toContain(p.categoryId);
      expect(brands.some((b) => b.id === p.brandId)).toBe(true);
    }
    for (const id of children)
      expect(
        products.some((p) => p.categoryId === id),
        `${id}`,
      ).toBe(true);
    for (const b of brands)
      expect(
        products.some((p) => p.brandId === b.id),
        b.title,
      ).toBe(true);
  });

  it('says everything in both languages', () => {
    const neutral = /^[\d\s.,:×–·≥±°%µ½/A-Za-z()₂⁻⁰¹⁶²、<>Ø₀-₉（）“”″&+-]+$/u;
    for (const { zh, en } of bilinguals(catalogue)) {
      expect(en.trim()).not.toBe('');
      expect(en).not.toMatch(/\p{Script=Han}|undefined|\{g\}/u);
      if (!/\p{Script=Han}/u.test(zh)) expect(zh).toMatch(neutral);
    }
    const named = products.flatMap((p) => [
      p.name,
      p.sellingPoint,
      p.producer,
      p.description,
      ...p.parameters.map((x) => x.name),
      ...p.specifications.flatMap((s) => [s.unit, s.containerQuantity]),
    ]);
    for (const { zh } of named) expect(zh).toMatch(/\p{Script=Han}/u);
  });

  it('sells at sane prices, multiples and dates', () => {
    for (const s of specifications) {
      expect(Number.isInteger(s.priceCents) && s.priceCents > 0).toBe(true);
      if (s.discountPriceCents !== undefined) {
        expect(s.discountPriceCents).toBeLessThan(s.priceCents);
        expect(s.discountPriceCents).toBeGreaterThan(0);
      }
      expect(s.sellPartCount).toBeGreaterThanOrEqual(1);
      if (s.buyLimit !== undefined) expect(s.buyLimit).toBeGreaterThanOrEqual(s.sellPartCount);
      if (s.expiredDate !== undefined) expect(s.expiredDate > '2026-11-21').toBe(true);
    }
    const enquire = products.filter((p) => p.specifications[0]?.priceCents === ENQUIRE_CENTS);
    expect(share(enquire.length, products.length)).toBeGreaterThan(0.03);
    expect(share(enquire.length, products.length)).toBeLessThan(0.09);
    const offers = products.filter((p) => p.tags.includes('discount'));
    expect(share(offers.length, products.length)).toBeGreaterThan(0.14);
    expect(share(offers.length, products.length)).toBeLessThan(0.28);
    expect(specifications.some((s) => s.stock === 0)).toBe(true);
    expect(specifications.some((s) => s.stock > 0 && s.stock < s.sellPartCount)).toBe(true);
    expect(specifications.some((s) => s.buyLimit !== undefined)).toBe(true);
    for (const tag of ['new', 'discount', 'swap', 'new-customer', 'medicine', 'featured'] as const)
      expect(products.filter((p) => p.tags.includes(tag)).length, tag).toBeGreaterThanOrEqual(6);
  });

  it('is the same on every run', () => {
    expect(buildCatalogue()).toEqual(catalogue);
  });
});

describe('scaling', () => {
  it('gives every product unique numbers', () => {
    const ids = new Set<number>();
    const articles = new Set<string>();
    const specificationIds = new Set<number>();
    let count = 0;
    for (const p of scaleCatalogue(catalogue, 5_000)) {
      ids.add(p.id);
      for (const s of p.specifications) {
        articles.add(s.articleNumber);
        specificationIds.add(s.id);
        if (s.discountPriceCents !== undefined && s.discountPriceCents >= s.priceCents)
          throw new Error(s.articleNumber);
        count += 1;
      }
    }
    expect([ids.size, articles.size, specificationIds.size]).toEqual([5_000, count, count]);
  });

  it('refuses a count it cannot give', () => {
    expect(() => [...scaleCatalogue(catalogue, 50_001)]).toThrow(RangeError);
    expect([...scaleCatalogue(catalogue, 3)]).toEqual(products.slice(0, 3));
  });
});

describe('pictures', () => {
  const brand = brands[0];

  it('exist for every product and category, and their paths round-trip', () => {
    const refs: ArtRef[] = [
      ...products.flatMap((p) => p.pictures),
      ...categories.flatMap((c) => [c.art, ...c.children.map((s) => s.art)]),
    ];
    for (const ref of refs) {
      expect(artFamilies).toContain(ref.family);
      const back = parseArtPath(artPath(ref));
      expect(back).toEqual(ref.tint === undefined ? ref : { ...ref, tint: ref.tint.toLowerCase() });
      expect(artPath(ref)).toMatch(/^[A-Za-z0-9~._-]+$/);
    }
    for (const p of products) expect([1, 2, 3, 4, 5, 6, 7]).toContain(p.pictures.length);
  });

  it('are well-formed whatever the label', () => {
    expect(artFamilies.length).toBeGreaterThanOrEqual(50);
    for (const family of artFamilies)
      for (const view of ['front', 'detail', 'stack', 'pack'] as const) {
        const xml = renderArt({ family, view, label: `"<&'> · 甲` }, brand, size);
        expect(wellFormed(xml), family).toBe(true);
        expect(xml).toContain('viewBox="0 0 400 400"');
        expect(xml).not.toMatch(/undefined|NaN/);
      }
    for (const b of brands) expect(wellFormed(renderBrandMark(b, size))).toBe(true);
    for (const kind of SCENE_KINDS)
      for (const place of ['beside', 'alone'] as const)
        for (const height of [420, 700])
          expect(wellFormed(renderScene(kind, place, { width: 1260, height }))).toBe(true);
    expect(wellFormed(renderPlaceholder(size))).toBe(true);
    expect(wellFormed(renderAvatar('<'))).toBe(true);
  });

  it.each([
    'gloves-nitrile',
    'nothing.svg',
    '__proto__.svg',
    'burs~.svg',
    'burs~b0.svg',
    'burs~b1~b2.svg',
    'burs~vside.svg',
    'burs~tFFFFFF.svg',
    'burs~l.svg',
    'burs~l_003c.x_.svg',
    'burs~l_0041.svg',
    'burs~l_0000.svg',
    'burs~l_d800.svg',
    `burs~l${'a'.repeat(33)}.svg`,
    'burs~vfront~b1.svg',
    '../burs.svg',
  ])('refuses %s', (path) => {
    expect(parseArtPath(path)).toBeUndefined();
  });
});
