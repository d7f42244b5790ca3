import { searchLink } from '../catalogue/categories.ts';
import { type SeedPromotions, seededPromotions } from '../seed/campaigns.ts';
import type { SeedHome } from '../seed/data/index.ts';
import type { Bilingual } from '../seed/data/types.ts';
import { couponSeed } from '../seed/load-coupons.ts';
import { homeSeed } from '../seed/load-home.ts';
import { storeSeed } from '../seed/load-stores.ts';
import type { ImportedCategory, ImportedRange } from './imported.ts';

/** The parts of a shop around its products: all that may name a product, a category or a brand. */
export interface Surroundings {
  readonly stores: Pick<typeof storeSeed, 'stores' | 'priceCuts'>;
  readonly promotions: SeedPromotions;
  readonly coupons: typeof couponSeed;
  readonly home: SeedHome;
  /** Whether a demo cart makes goods run out. */
  readonly changesGoods: boolean;
}

export const seededSurroundings: Surroundings = {
  stores: storeSeed,
  promotions: seededPromotions,
  coupons: couponSeed,
  home: homeSeed,
  changesGoods: true,
};

const MOST_FLOORS = 6;
const MOST_TILES = 4;
const MOST_ADVERTS = 3;
const CAMPAIGN_AREAS = 3;
const AREA_PRODUCTS = 10;

/** The same shop around an imported range: what names a seeded product, category or brand is left out, or made from the range. */
export function surroundingsOf(range: ImportedRange): Surroundings {
  return {
    stores: {
      stores: storeSeed.stores.map((store) => ({ ...store, parentIds: [] })),
      priceCuts: storeSeed.priceCuts.filter(({ parentId }) => parentId === undefined),
    },
    promotions: promotionsOf(range),
    coupons: couponsOfRange(),
    home: homeOf(range),
    changesGoods: false,
  };
}

const parentsBySize = ({ categories, products }: ImportedRange): ImportedCategory[] => {
  const sizes = new Map<number, number>();
  for (const { categoryId } of products) sizes.set(categoryId, (sizes.get(categoryId) ?? 0) + 1);
  const sizeOf = ({ children }: ImportedCategory) =>
    children.reduce((sum, { id }) => sum + (sizes.get(id) ?? 0), 0);
  return [...categories].sort((one, other) => sizeOf(other) - sizeOf(one));
};

const hasNewCustomerOffer = ({ products }: ImportedRange) =>
  products.some(({ tags }) => tags.includes('new-customer'));

/** A campaign of the largest categories, and the offer for new customers if the range has one. */
function promotionsOf(range: ImportedRange): SeedPromotions {
  const [first] = seededPromotions.campaigns;
  return {
    campaigns: first
      ? [
          {
            ...first,
            areas: parentsBySize(range)
              .slice(0, CAMPAIGN_AREAS)
              .map(({ id, name }) => ({
                kind: 'products' as const,
                name,
                categories: [id],
                products: AREA_PRODUCTS,
              })),
          },
        ]
      : [],
    activities: hasNewCustomerOffer(range)
      ? [
          {
            id: 1,
            name: { zh: '首購價', en: 'First-order prices' },
            content: {
              zh: '指定產品，首張訂單按首購價計算。',
              en: 'Selected products at the first-order price.',
            },
            categories: range.categories.map(({ id }) => id),
          },
        ]
      : [],
    newCustomerBanners: seededPromotions.newCustomerBanners.filter(
      ({ path }) => !path.startsWith('/search'),
    ),
  };
}

/** Coupons of everything; those of some categories or of a brand have nothing to cover. */
function couponsOfRange(): typeof couponSeed {
  const coupons = couponSeed.coupons.filter(({ scope }) => 'all' in scope);
  const names = new Set(coupons.map(({ name }) => name.en));
  return {
    coupons,
    heldCoupons: couponSeed.heldCoupons.filter(({ coupon }) => names.has(coupon)),
  };
}

/** A listing, in either language. */
const linkOf = (id: number) => searchLink({ categoryId: String(id), searchType: 'categoryId' });

const BROWSE: Bilingual = { zh: '瀏覽', en: 'Browse' };
const countOf = (count: number): Bilingual => ({
  zh: `共 ${count.toLocaleString('en')} 款產品`,
  en: `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`,
});

function homeOf(range: ImportedRange): SeedHome {
  const parents = parentsBySize(range);
  const [largest] = parents;
  const { products, categories } = range;
  const children = parents.flatMap((parent) => parent.children.slice(0, 1));
  const has = (tag: string) => products.some(({ tags }) => tags.some((each) => each === tag));
  return {
    banners: largest
      ? [
          {
            scene: 'restock',
            title: largest.name,
            remark: countOf(products.length),
            button: BROWSE,
            to: linkOf(largest.id),
          },
        ]
      : [],
    advert: homeSeed.advert,
    welcome: hasNewCustomerOffer(range) ? homeSeed.welcome : undefined,
    specials: children.slice(0, MOST_TILES).map(({ id, name, art }) => ({
      title: name,
      to: linkOf(id),
      art,
    })),
    subject: homeSeed.subject,
    zones: homeSeed.zones.filter(({ tag }) => has(tag)),
    floors: categories.slice(0, MOST_FLOORS).map(({ id, children: below }) => ({
      category: id,
      adverts: below.slice(0, MOST_ADVERTS).map(({ name }, child) => ({
        child,
        title: name,
        remark: BROWSE,
      })),
    })),
  };
}
