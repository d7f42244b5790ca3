import type { Home } from '../catalogue/store.ts';
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
/** Assumed: a floor shows one row of products beside its advert, and one line of keywords. */
const FLOOR_PRODUCTS = 6;
const FLOOR_KEYWORDS = 6;
/** The brand carousel: two rows of six a view, arrows above that. Spec: 1§2 Home */
export const BRAND_ROWS = 2;
export const BRANDS_A_ROW = 6;
/** Spec: 1§9 */
export const BANNER_MS = 5000;
/** Spec: 1§9 */
export const FLOOR_ADVERT_MS = 3000;
/** The next featured page is asked for this far from the bottom, once scrolling rests. Spec: 1§9 */
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

/** What the server offers, and when each was last closed (milliseconds since 1970). */
export interface PopupState {
  readonly now: number;
  readonly offered: Readonly<Record<Popup, boolean>>;
  readonly closedAt: { readonly [P in Popup]?: number | undefined };
}

/**
 * The one pop-up that may open now, if any: never two. The offer for new customers goes first, since it
 * runs out; the advert has its turn at another visit, while the offer rests. A time of closing that lies in the
 * future is of a clock that was wrong, and does not count. Spec: 1§2 Home, 1§4
 */
export function choosePopup({ now, offered, closedAt }: PopupState): Popup | undefined {
  const rests = (popup: Popup) => {
    const since = now - (closedAt[popup] ?? Number.NEGATIVE_INFINITY);
    return since >= 0 && since < POPUP_REST_MS[popup];
  };
  return POPUPS.find((popup) => offered[popup] && !rests(popup));
}

/** The pop-ups that an answer offers: an advert needs something to show. Spec: 1§3 Home data */
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

/** What of a home answer is shown, block by block; what has nothing to show is left out. */
export interface HomeBlocks {
  readonly banners: Home['banners'];
  readonly specials: Home['specials'];
  readonly specialRemark: string | undefined;
  readonly zones: readonly Keyed<Home['zones'][number]>[];
  readonly floors: readonly Keyed<Omit<Floor, 'adverts'> & { adverts: readonly FloorAdvert[] }>[];
  readonly brands: Home['brands'];
}

/**
 * Composes the home page: every block is optional, and one that came without content is as good as missing.
 * Spec: 1§2 Home, 1§3 Home data, 1§9
 */
export function composeHome(home: Home, language: Language): HomeBlocks {
  const zones = home.zones.filter((zone) => zone.products.length > 0).slice(0, ZONES);
  const most = zones.length === 1 ? LONE_ZONE_PRODUCTS : ZONE_PRODUCTS;
  return {
    banners: home.banners.filter((banner) => banner.image || banner.title),
    specials: home.specials.filter((tile) => tile.image || tile.name).slice(0, SPECIALS),
    specialRemark: home.specialRemark,
    zones: keyed('zone', zones).map((zone) => ({
      ...zone,
      products: zone.products.slice(0, most),
    })),
    floors: keyed('floor', home.floors)
      .map((floor) => ({
        ...floor,
        keywords: floor.keywords.filter(({ title }) => title).slice(0, FLOOR_KEYWORDS),
        adverts: advertsOf(floor, language),
        products: floor.products.slice(0, FLOOR_PRODUCTS),
        brands: floor.brands.slice(0, FLOOR_BRANDS),
      }))
      .filter(({ products, adverts, brands }) => products.length + adverts.length + brands.length),
    brands: home.brands,
  };
}

// By place: two floors may have one name.
const keyed = <T>(kind: string, all: readonly T[]): Keyed<T>[] =>
  all.map((each, index) => ({ ...each, key: `${kind}-${index + 1}` }));

/** Each advert with the picture of the language, or the other where it has only one. Spec: 1§3 Home data */
function advertsOf({ adverts }: Floor, language: Language): FloorAdvert[] {
  const other = language === 'zh' ? 'en' : 'zh';
  return adverts
    .map(({ pictures, ...words }) => ({
      ...words,
      picture: pictures[language] ?? pictures[other],
    }))
    .filter(({ picture, title }) => picture || title);
}

/** A stop of the side bar that jumps. A floor has its own name; the others are named by the page. */
export type HomeSection =
  | {
      readonly kind: 'events' | 'brands' | 'featured';
      readonly key: string;
      readonly name?: undefined;
    }
  | { readonly kind: 'floor'; readonly key: string; readonly name: string };

/** The sections that the side bar lists, in the order of the page. Spec: 1§2 Home */
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

/** The category that a floor stands for: the one of its name, since the answer carries no id. Assumed. */
export function floorCategory<T extends { readonly name: string }>(
  floor: { readonly name: string },
  categories: readonly T[],
): T | undefined {
  return categories.find(({ name }) => name === floor.name);
}

/** Whether the brand carousel has more than one view, and so arrows. Spec: 1§2 Home */
export const hasMoreBrands = (count: number): boolean => count > BRAND_ROWS * BRANDS_A_ROW;
