import type { ArtRef, Bilingual, SeedProduct, SeedSpecification } from './types.ts';

/** Something that comes free with a product, or with one of its specifications. */
export interface SeedGift {
  readonly productId: number;
  /** Undefined: with each of them. */
  readonly specificationId: number | undefined;
  readonly name: Bilingual;
  /** The product that is given, where the shop sells it too. */
  readonly linkId: number | undefined;
  readonly picture: ArtRef;
}

/** One part of the bundle that a product page offers. */
export interface SeedBundlePart {
  readonly productId: number;
  readonly specificationId: number;
  readonly count: number;
}

/** A film of a product, by the name of its file. */
export interface SeedVideo {
  readonly productId: number;
  readonly file: string;
  readonly autoplay: boolean;
}

/** Extras of products that refer to other products. */
export interface SeedExtras {
  readonly gifts: readonly SeedGift[];
  readonly bundleParts: readonly SeedBundlePart[];
  readonly videos: readonly SeedVideo[];
}

/** A product by the first two parts of its article numbers. */
type Article = string;

type GiftRow = readonly [
  of: Article,
  zh: string,
  en: string,
  given: { readonly product: Article } | { readonly art: string; readonly tint: string },
  only?: 'first specification',
];

const GIFTS: readonly GiftRow[] = [
  [
    'VY-N100',
    '每購 20 盒送手套掛架 1 個',
    'A glove rack with every 20 boxes',
    { art: 'glove-rack', tint: '#3F639B' },
  ],
  [
    'AW-WP100',
    '每購 6 罐送快速消毒噴霧 1 支',
    'A rapid disinfectant spray with every 6 tubs',
    { product: 'AW-SP100' },
  ],
  [
    'OR-CR100',
    '每購 5 支送微刷 1 盒',
    'A box of micro brushes with every 5 syringes',
    { product: 'NB-MA100' },
  ],
  [
    'NQ-PO100',
    '每購 4 盒送滅菌指示膠紙 1 卷',
    'A roll of indicator tape with every 4 boxes',
    { product: 'ST-IT100' },
  ],
  [
    'TS-AG100',
    '每購 6 包送印模托盤 1 套',
    'A set of impression trays with every 6 packs',
    { product: 'BR-TR200' },
  ],
  [
    'KS-RF100',
    '送根管測量尺 1 把',
    'Comes with a root canal ruler',
    { art: 'endo-ruler', tint: '#2E6E87' },
  ],
  [
    'SM-SY100',
    '每購 5 盒送注射針 1 盒',
    'A box of needles with every 5 boxes',
    { product: 'SM-HN100' },
  ],
  [
    'HR-SH100',
    '送聽診器收納袋',
    'Comes with a carrying case',
    { art: 'carry-case', tint: '#4C5F6B' },
  ],
  [
    'ML-WH100',
    '送抗敏感凝膠 1 支',
    'Comes with a desensitising gel',
    { product: 'ML-FV200' },
    'first specification',
  ],
  [
    'BR-PP100',
    '每購 3 罐送矽膠拋光杯 1 包',
    'A pack of polishing cups with every 3 tubs',
    { product: 'BR-PD300' },
  ],
  ['LM-CL200', '送光度計', 'Comes with a light meter', { art: 'radiometer', tint: '#2A7E8C' }],
  [
    'SV-SU100',
    '每購 3 盒送手術刀片 1 盒',
    'A box of blades with every 3 boxes',
    { product: 'WX-BL100' },
  ],
];

/** Bundles, by the product whose page offers them. */
const BUNDLES: Readonly<Record<Article, readonly (readonly [of: Article, count: number])[]>> = {
  'VY-N100': [
    ['VY-N100', 2],
    ['NQ-MK100', 1],
    ['AW-SP100', 1],
  ],
  'AW-WP100': [
    ['AW-WP100', 3],
    ['FH-HH100', 2],
  ],
  'NQ-PO100': [
    ['NQ-PO100', 2],
    ['ST-IS100', 1],
    ['ST-IT100', 1],
  ],
  'OR-CR100': [
    ['OR-CR100', 3],
    ['OR-BD100', 1],
    ['NB-ET100', 1],
  ],
  'TS-AG100': [
    ['TS-AG100', 2],
    ['BR-TR200', 1],
    ['GT-GS100', 1],
  ],
  'KS-RF100': [
    ['KS-RF100', 2],
    ['KS-K25100', 1],
    ['KS-GT100', 1],
    ['KS-SE100', 1],
  ],
  'SV-SU100': [
    ['SV-SU100', 1],
    ['WX-BL100', 1],
    ['WX-NH100', 1],
  ],
  'BR-BB100': [
    ['BR-BB100', 2],
    ['BR-CU100', 1],
    ['BR-EJ100', 2],
  ],
};

/** Films by product; each file is one of `video/`. */
const VIDEOS: Readonly<Record<Article, { readonly file: string; readonly autoplay?: true }>> = {
  'VY-N100': { file: 'gloves.mp4' },
  'OR-CR100': { file: 'composite.mp4', autoplay: true },
  'AW-WP100': { file: 'wipes.mp4' },
};

const articleOf = (product: SeedProduct): Article =>
  product.specifications[0]?.articleNumber.split('-').slice(0, 2).join('-') ?? '';

/** @throws Error for an article that no product has: the tables above would be wrong. */
export function buildExtras(products: readonly SeedProduct[]): SeedExtras {
  const byArticle = new Map(products.map((product) => [articleOf(product), product]));
  const find = (article: Article): SeedProduct & { first: SeedSpecification } => {
    const product = byArticle.get(article);
    const first = product?.specifications[0];
    if (!product || !first) throw new Error(`No product ${article}`);
    return { ...product, first };
  };
  const frontOf = (product: SeedProduct): ArtRef => product.pictures[0] ?? { family: 'gift-box' };
  return {
    gifts: GIFTS.map(([of, zh, en, given, only]) => {
      const product = find(of);
      const link = 'product' in given ? find(given.product) : undefined;
      return {
        productId: product.id,
        specificationId: only && product.first.id,
        name: { zh, en },
        linkId: link?.id,
        picture:
          'art' in given ? { family: given.art, tint: given.tint } : frontOf(link ?? product),
      };
    }),
    bundleParts: Object.entries(BUNDLES).flatMap(([of, parts]) =>
      parts.map(([part, count]) => ({
        productId: find(of).id,
        specificationId: find(part).first.id,
        count,
      })),
    ),
    videos: Object.entries(VIDEOS).map(([of, { file, autoplay = false }]) => ({
      productId: find(of).id,
      file,
      autoplay,
    })),
  };
}
