// A picture may not say what its article is not: kind, material, colour, size and words are checked one by one.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { campaignPosters } from '../campaigns.ts';
import { artFamilies, artPath, buildCatalogue, renderArt, SCENE_KINDS } from './index.ts';
import { KINDS } from './picture-kinds.fixture.ts';
import { pointsProducts } from './points-products.ts';
import type { ArtRef, SeedProduct, SeedSpecification } from './types.ts';

const { products, brands, categories, extras } = buildCatalogue();
const size = { width: 400, height: 400 };
const brandById = new Map(brands.map((brand) => [brand.id, brand]));
const drawn = (ref: ArtRef) => renderArt(ref, brandById.get(ref.brandId ?? 0), size);
const wordsOf = (ref: ArtRef) =>
  [...drawn(ref).matchAll(/<text [^>]*>([^<]*)</g)].map(([, text = '']) =>
    text.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
  );
const picturesOf = (product: SeedProduct): ArtRef[] => [
  ...product.pictures,
  ...product.specifications.flatMap(({ picture }) => picture ?? []),
];
const ownOf = ({ picture, articleNumber }: SeedSpecification): ArtRef => {
  if (!picture) throw new Error(`${articleNumber} has no picture`);
  return picture;
};
const kindOf = (name: string) => KINDS.find(([words]) => words.test(name));

describe('the drawn object', () => {
  it.each(products.map((product) => [product.id, product.name.en, product] as const))(
    '%i %s is of its kind',
    (_, name, product) => {
      const kind = kindOf(name);
      expect(kind, `${name} is in no row of the table`).toBeDefined();
      for (const { family } of picturesOf(product)) expect(kind?.[1]).toContain(family);
    },
  );

  it('of the points mall is of its kind too', () => {
    for (const { name, family } of pointsProducts) {
      const kind = kindOf(name.en);
      expect(kind, name.en).toBeDefined();
      expect(kind?.[1], name.en).toContain(family);
    }
  });

  it('is used by something, and every row of the table by a product', () => {
    const used = new Set([
      ...products.flatMap(picturesOf).map(({ family }) => family),
      ...categories
        .flatMap((each) => [each.art, ...each.children.map(({ art }) => art)])
        .map(({ family }) => family),
      ...pointsProducts.map(({ family }) => family),
      ...extras.gifts.map(({ picture }) => picture.family),
      ...Object.values(campaignPosters).map(({ art }) => art),
    ]);
    expect(artFamilies.filter((family) => !used.has(family))).toEqual([]);
    for (const family of used) expect(artFamilies).toContain(family);
    expect(SCENE_KINDS.length).toBeGreaterThan(0);
    const names = [...products, ...pointsProducts].map(({ name }) => name.en);
    const rows = new Set(names.map(kindOf));
    expect(KINDS.filter((row) => !rows.has(row)).map(([words]) => words.source)).toEqual([]);
  });
});

/** Degrees of the colour circle; grey has none. */
function hueOf(hex: string): { hue: number; saturation: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (range === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: range / most };
}

const HUES: Readonly<Record<string, readonly [number, number]>> = {
  red: [345, 375],
  orange: [20, 38],
  yellow: [39, 58],
  green: [120, 170],
  blue: [195, 225],
  pink: [320, 350],
};

describe('the colour', () => {
  it('of a clinical-waste bag is the one its name says: a code in law', () => {
    const bags = products.filter(({ name }) => /waste bags/i.test(name.en));
    expect(bags.map(({ name }) => name.en.split(', ')[1]).toSorted()).toEqual(['red', 'yellow']);
    for (const bag of bags) {
      const [from, to] = HUES[bag.name.en.split(', ')[1] ?? ''] ?? [0, 0];
      for (const ref of picturesOf(bag)) {
        const { hue, saturation } = hueOf(ref.tint ?? '');
        expect(saturation).toBeGreaterThan(0.6);
        expect((hue + 360 - from) % 360, bag.name.en).toBeLessThanOrEqual(to - from);
        if (ref.view !== 'pack') expect(drawn(ref)).toContain(ref.tint);
      }
    }
  });

  it('that a specification names is the one it is drawn in', () => {
    let checked = 0;
    for (const { specifications } of products)
      for (const each of specifications) {
        const word = Object.keys(HUES).find((colour) =>
          new RegExp(`\\b${colour}\\b`, 'i').test(each.standard.en),
        );
        if (word === undefined) continue;
        const [from, to] = HUES[word] ?? [0, 0];
        const { hue } = hueOf(ownOf(each).tint ?? '#000000');
        expect((hue + 360 - from) % 360, `${each.articleNumber} ${word}`).toBeLessThanOrEqual(
          to - from,
        );
        expect(drawn(ownOf(each)), 'the colour is drawn').not.toBe(
          drawn({ ...ownOf(each), tint: '#123456' }),
        );
        checked += 1;
      }
    expect(checked).toBeGreaterThan(80);
  });
});

describe('variants', () => {
  it.each(products.map((product) => [product.id, product.name.en, product] as const))(
    '%i %s shows each specification as no other',
    (_, __, { specifications }) => {
      const pictures = new Map(
        specifications.map((each) => [each.standard.en, drawn(ownOf(each))]),
      );
      expect(new Set(pictures.values()).size).toBe(pictures.size);
    },
  );

  it('print the first shade, gauge, volume or length of their specification', () => {
    for (const { specifications, name } of products)
      for (const each of specifications) {
        const first =
          /(?:shade |size )?([A-D]\d(?:\.\d)?|\d+G|\d+(?:\.\d+)? (?:ml|L|cm|mm)\b)/i.exec(
            each.standard.en,
          )?.[1];
        if (
          first === undefined ||
          !specifications.some((other) => other.standard.en !== each.standard.en)
        )
          continue;
        expect(wordsOf(ownOf(each)).join(' '), `${name.en}: ${each.standard.en}`).toContain(first);
      }
  });

  it('of different products of a brand differ in their first pictures', () => {
    const paths = products.map(({ pictures }) => drawn(pictures[0] ?? { family: '' }));
    const twice = products.filter((_, at) => paths.indexOf(paths[at] ?? '') !== at);
    expect(twice.map(({ name }) => name.en)).toEqual([]);
  });
});

/** A word on a pack, and what the name must say for it to be true. */
const CLAIMS: readonly (readonly [drawn: RegExp, name: RegExp])[] = [
  [/NiTi/, /NiTi/],
  [/^SS$/, /stainless|disposable with handle/i],
  [/^CS$/, /carbon steel/i],
  [/^PGA$/, /PGA/],
  [/^NYLON$/, /nylon/],
  [/^SILK$/, /silk/],
  [/^PTFE$/, /PTFE/],
  [/NITRILE/, /nitrile/i],
  [/LATEX/, /latex/i],
  [/^PVC$/, /vinyl/i],
  [/^N95$/, /N95/],
  [/^GIC$/, /high-strength/],
  [/^RMGIC$/, /resin-modified/],
  [/^SE · 7$/, /self-etch/],
  [/^TE · 5$/, /total-etch/],
  [/^HF 9 %$/, /9% hydrofluoric/],
  [/^CHG 4 %$/, /4% chlorhexidine/],
  [/^70 %$/, /70% alcohol/],
  [/^75 %$/, /75% alcohol/],
  [/^QAC$/, /alcohol-free/],
  [/^USB$/, /autofocus|standard/],
  [/^5 GHz/, /wireless/],
  [/^Class 5$/, /class 5/i],
  [/^Bowie-Dick$/, /Bowie-Dick/],
  [/^K · /, /^K-files/],
  [/^H · /, /^Hedstrom/],
  [/^RECIPROCATING$/, /reciprocating/],
  [/^THERMAL/, /heat-activated/],
  [/^SEALANT$/, /sealant/],
  [/^C-SILICONE$/, /condensation/],
  [/^A-SILICONE$/, /addition/],
];

describe('words on a picture', () => {
  it('name a material, a grade or a strength only where the name of the product does', () => {
    const seen = new Set<RegExp>();
    for (const product of products)
      for (const ref of picturesOf(product))
        for (const text of wordsOf(ref).flatMap((each) => [each, ...each.split(' · ')]))
          for (const [claim, name] of CLAIMS)
            if (claim.test(text)) {
              seen.add(claim);
              expect(product.name.en, `${product.id} reads ${text}`).toMatch(name);
            }
    expect(CLAIMS.filter(([claim]) => !seen.has(claim)).map(([claim]) => claim.source)).toEqual([]);
  });

  it('name a medicine and its strength as the product does', () => {
    for (const product of products.filter(({ tags }) => tags.includes('medicine'))) {
      const said = product.name.en.toLowerCase().replaceAll(/\s/g, '');
      const [name = ''] = (product.pictures[0]?.kind ?? '').split(' · ');
      const word =
        name === 'GTN' ? 'glyceryltrinitrate' : name === 'NaCl' ? 'sodiumchloride' : name;
      expect(said, product.name.en).toContain(word.toLowerCase().replaceAll(/\s/g, ''));
      const strength = /\d[\d.,:]*\s?(?:%|mg\/ml|mg)/.exec(product.name.en)?.[0].replace(/\s/, '');
      if (strength !== undefined)
        expect(
          wordsOf(product.pictures[0] ?? { family: '' })
            .join('')
            .replaceAll(' ', ''),
        ).toContain(strength);
    }
  });

  /** Trade words that no name has, the same on packs sold in either language. */
  const TRADE = new Set(
    'base catalyst luer lock shore sys dia mmol spo pcs ply rack roth kaolin'.split(' '),
  );

  it('are a brand, or words of the English of the product: no sentence, no other language', () => {
    for (const product of products) {
      const brand = brandById.get(product.brandId)?.title ?? '';
      const facts = product.parameters.map(({ value }) => value.en);
      const standards = product.specifications.map(({ standard }) => standard.en);
      const said = [product.name.en, product.sellingPoint.en, ...facts, ...standards]
        .join(' ')
        .toLowerCase();
      for (const ref of picturesOf(product))
        for (const text of wordsOf(ref)) {
          if (text.toLowerCase() === brand.toLowerCase()) continue;
          expect(text, `${product.id}`).not.toMatch(/\p{Script=Han}/u);
          expect((text.match(/[a-z]{3,}/gi) ?? []).length, text).toBeLessThanOrEqual(3);
          for (const word of text.toLowerCase().match(/[a-z]{5,}/g) ?? [])
            if (!TRADE.has(word) && !SHORT_FORMS.has(word))
              expect(said, `${product.id} reads ${text}`).toContain(word);
        }
    }
  });

  it('of goods without a brand are none but of size and material', () => {
    for (const category of categories.flatMap((each) => [each, ...each.children]))
      for (const text of wordsOf(category.art))
        expect(text, category.name.en).toMatch(
          /^[\d\s.,:×°%A-Z]*$|^Base$|^Catalyst$|^\d+ kg$|^SYS$|mmol|ml$|^%SpO₂$/,
        );
  });
});

/** Short forms of words that names write out. */
const SHORT_FORMS = new Set([
  'naocl',
  'silicone',
  'nylon',
  'rmgic',
  'thermal',
  'sealant',
  'epoxy',
  'hybrid',
  'micro',
]);

it('a picture stays small, and is the same on every run', () => {
  const all = new Map(products.flatMap(picturesOf).map((ref) => [artPath(ref), ref]));
  expect(all.size).toBeGreaterThan(1200);
  for (const [path, ref] of all) {
    const svg = drawn(ref);
    expect(svg.length, path).toBeLessThan(16_000);
    expect(gzipSync(svg).length, path).toBeLessThan(1_500);
    expect(drawn(ref)).toBe(svg);
  }
});
