/** The home page: its blocks, pop-ups and hot words. */
export { homeDomain } from './domain.ts';
export { memberHomeDomain } from './member/domain.ts';
export { AGAIN_ARTICLES, OWN_OFFERS } from './member/rules.ts';
export type { MemberHome } from './member/store.ts';
export type { HomeOrder, MemberSummary } from './member/types.ts';
export type { FloorAdvert, HomeBlocks, HomeSection, Popup } from './rules.ts';
export {
  BANNER_MS,
  BRAND_ROWS,
  BRANDS_A_ROW,
  composeHome,
  FLOOR_ADVERT_MS,
  floorCategory,
  hasMoreBrands,
  homeSections,
  NEAR_BOTTOM_PX,
  offeredPopups,
  SCROLL_REST_MS,
} from './rules.ts';
export type { FeaturedPlace } from './store.ts';
