import type { Home } from '../catalogue/home-types.ts';
import type { Language } from '../language/rules.ts';

/** Tiles of special events. Spec: 1§9 */
export const SPECIALS = 4;
/** Zone blocks. Spec: 1§9 */
export const ZONES = 2;
/** Products of a zone beside another, and of one alone. Spec: 1§2 Home */
const ZONE_PRODUCTS = 3;
const LONE_ZONE_PRODUCTS = 6;
/** Brand links of a floor. Spec: 1§9 */
export const FLOOR_BRANDS = 5;
/** Assumed: a floor shows one row of products beside its advert. */
const FLOOR_PRODUCTS = 6;
/** The brand carousel: two rows of six a view, arrows above that. Spec: 1§2 Home */
export const BRAND_ROWS = 2;
export const BRANDS_A_ROW = 6;
/** Spec: 1§9 */
export const BANNER_MS = 5000;
/** Spec: 1§9 */
export const FLOOR_ADVERT_MS = 3000;
/** Distance from the bottom at which the next featured page loads, once scrolling stops. Spec: 1§9 */
export const NEAR_BOTTOM_PX = 408;
/** Spec: 1§9 */
export const SCROLL_REST_MS = 300;
/** How long a pop-up stays away after it was closed. Spec: 1§4, 1§9 */
export const POPUP_REST_MS = {
  advert: 24 * 60 * 60 * 1000,
  'new-customer': 2 * 60 * 60 * 1000,
} as const;

/** A pop-up of the home page. */
export type Popup = keyof typeof POPUP_REST_MS;
export const POPUPS: readonly Popup[] = ['new-customer', 'advert'];

/** The pop-ups that the server offers, and when each was last closed (milliseconds since 1970). */
export interface PopupState {
  readonly now: number;
  readonly offered: Readonly<Record<Popup, boolean>>;
  readonly closedAt: { readonly [P in Popup]?: number | undefined };
}

/**
 * Chooses the pop-up that may open now, if any: never two. The offer for new customers comes first, since it expires;
 * the advert follows on another visit, while the offer is paused. A closing time in the future comes from a wrong
 * clock and does not count. Spec: 1§2 Home, 1§4
 */
export function choosePopup({ now, offered, closedAt }: PopupState): Popup | undefined {
  const rests = (popup: Popup) => {
    const since = now - (closedAt[popup] ?? Number.NEGATIVE_INFINITY);
    return since >= 0 && since < POPUP_REST_MS[popup];
  };
  return POPUPS.find((popup) => offered[popup] && !rests(popup));
}

/** Returns the pop-ups of an answer: an advert needs a picture. Spec: 1§3 Home data */
export function offeredPopups(home: Home): PopupState['offered'] {
  const { advert } = home;
  return {
    advert: Boolean(advert?.image || advert?.title),
    'new-customer': home.offersNewCustomers,
  };
}

type Floor = Home['floors'][number];
type Keyed<T> = T & { readonly key: string };

/** An advert of a floor in one language. */
export interface FloorAdvert {
  readonly path: string | undefined;
  readonly picture: string | undefined;
  readonly title: string | undefined;
  readonly remark: string | undefined;
}

/** The home page, block by block; empty blocks are left out. */
export interface HomeBlocks {
  readonly banners: Home['banners'];
  readonly specials: Home['specials'];
  readonly specialRemark: string | undefined;
  readonly zones: readonly Keyed<Home['zones'][number]>[];
  readonly floors: readonly Keyed<Omit<Floor, 'adverts'> & { adverts: readonly FloorAdvert[] }>[];
  readonly brands: Home['brands'];
}

/**
 * Composes the home page: every block is optional, and an empty one counts as missing. Spec: 1§2 Home, 1§3 Home data,
 * 1§9
 */
export function composeHome(home: Home, language: Language): HomeBlocks {
  const zones = home.zones.filter((zone) => zone.products.length > 0).slice(0, ZONES);
  const most = zones.length === 1 ? LONE_ZONE_PRODUCTS : ZONE_PRODUCTS;
  const choose = unseenFirst();
  return {
    banners: home.banners.filter((banner) => banner.image || banner.title),
    specials: home.specials.filter((tile) => tile.image || tile.name).slice(0, SPECIALS),
    specialRemark: home.specialRemark,
    zones: keyed('zone', zones).map((zone) => ({
      ...zone,
      products: choose(zone.products, most),
    })),
    floors: keyed('floor', home.floors)
      .map((floor) => ({
        ...floor,
        keywords: floor.keywords.filter(({ title }) => title),
        adverts: advertsOf(floor, language),
        products: choose(floor.products, FLOOR_PRODUCTS),
        brands: floor.brands.slice(0, FLOOR_BRANDS),
      }))
      .filter(({ products, adverts, brands }) => products.length + adverts.length + brands.length),
    brands: home.brands,
  };
}

/**
 * Returns a function that takes products of one block after another: those that no earlier block shows come first, the
 * others fill up, so that a product seldom repeats and no row has a gap.
 */
function unseenFirst() {
  const seen = new Set<string>();
  return <T extends { readonly id: string }>(products: readonly T[], most: number): T[] => {
    const known = products.filter(({ id }) => seen.has(id));
    const shown = [...products.filter(({ id }) => !seen.has(id)), ...known].slice(0, most);
    for (const { id } of shown) seen.add(id);
    return shown;
  };
}

// Keyed by position: two floors may have the same name.
const keyed = <T>(kind: string, all: readonly T[]): Keyed<T>[] =>
  all.map((each, index) => ({ ...each, key: `${kind}-${index + 1}` }));

/** Returns the adverts with the picture of the language, or the other one when it is missing. Spec: 1§3 Home data */
function advertsOf({ adverts }: Floor, language: Language): FloorAdvert[] {
  const other = language === 'zh' ? 'en' : 'zh';
  return adverts
    .map(({ pictures, ...words }) => ({
      ...words,
      picture: pictures[language] ?? pictures[other],
    }))
    .filter(({ picture, title }) => picture || title);
}

/** A section of the side bar. A floor has its own name; the page names the others. */
export type HomeSection =
  | {
      readonly kind: 'events' | 'brands' | 'featured';
      readonly key: string;
      readonly name?: undefined;
    }
  | { readonly kind: 'floor'; readonly key: string; readonly name: string };

/** Returns the sections of the side bar, in the order of the page. Spec: 1§2 Home */
export function homeSections(
  blocks: HomeBlocks | undefined,
  there: { readonly brands: boolean; readonly featured: boolean },
): HomeSection[] {
  const named = (kind: 'events' | 'brands' | 'featured', isThere: boolean): HomeSection[] =>
    isThere ? [{ kind, key: kind }] : [];
  return [
    ...named('events', Boolean(blocks && (blocks.zones.length || blocks.specials.length))),
    ...(blocks?.floors ?? []).map(({ key, name }) => ({ kind: 'floor' as const, key, name })),
    ...named('brands', there.brands),
    ...named('featured', there.featured),
  ];
}

/** Returns the category of a floor: the one of its name, since the answer has no id. Assumed. */
export function floorCategory<T extends { readonly name: string }>(
  floor: { readonly name: string },
  categories: readonly T[],
): T | undefined {
  return categories.find(({ name }) => name === floor.name);
}

/** Returns whether the brand carousel has more than one view, and so arrows. Spec: 1§2 Home */
export const hasMoreBrands = (count: number): boolean => count > BRAND_ROWS * BRANDS_A_ROW;
