/** Finding products: search, categories, brands, product pages and tags. */
export { LIST_VIEW_KEY } from '../base/storage/server-settings.ts';
export type { Suggester } from './autocomplete.ts';
export type { BrandGroup } from './brand-index.ts';
export { arrangeBrands, countBrands, findBrands } from './brand-index.ts';
export type {
  ProductRef,
  ProductVariant,
  SearchFilters,
  SearchQuery,
  SortOrder,
} from './contract.ts';
export { RECOMMENDED_PAGE_SIZE } from './contract.ts';
export type {
  Home,
  HomeAdvert,
  HomeBanner,
  HomeExtension,
  HomeFloor,
  HomeFloorAdvert,
  HomeSpecial,
  HomeZone,
  HotWord,
  NavigationEntry,
} from './home-types.ts';
export type { Reloaded, TimeLeft } from './offer-rules.ts';
export {
  atOfferEnd,
  offerColours,
  promotionShown,
  timeLeft,
  untilNextSecond,
} from './offer-rules.ts';
export type { PackWords } from './pack-words.ts';
export { packWords } from './pack-words.ts';
export type { PackContents, PiecePrice } from './packs.ts';
export { commonUnit, packContents, pricePerPiece } from './packs.ts';
export { pictureUrl } from './picture-url.ts';
export { isProductGone } from './product-gone.ts';
export { productSentences } from './product-messages.ts';
export type { TableView } from './product-rules.ts';
export {
  commonStep,
  FILTER_FROM,
  galleryOf,
  giftsOf,
  monthOf,
  PICTURES_WITHOUT_NAVIGATION,
  picturesDiffer,
  SPECIFICATIONS_SHOWN,
  specificationsShown,
} from './product-rules.ts';
export type { LeadOffer } from './rules.ts';
export { leadOffer, refuseCollecting, specificationAtHand, variantOfTag } from './rules.ts';
export { decideSearch } from './search-decision.ts';
export type { SearchHistory } from './search-history.ts';
export type { Narrowing, SortGroup, TitledSearch } from './search-rules.ts';
export {
  ALL_KEYWORD,
  isSameWord,
  keywordOf,
  narrowSearch,
  nextSort,
  pageAsked,
  readSearchParams,
  sortGroupsFor,
  sortInForce,
  wantsSimilarWords,
  writeSearchParams,
} from './search-rules.ts';
export type { PastSearch, SearchDecision } from './search-submit.ts';
export { isFullLength, KEYWORD_LENGTH, searchText, TYPED_KEYWORD_LENGTH } from './search-text.ts';
export type {
  Arrangement,
  ArticleRow,
  ArticleTable,
  SortDirection,
} from './table/article-table.ts';
export {
  ARTICLES_SHOWN,
  arrangeRows,
  articleDirection,
  articlesShown,
  articleTable,
  inNaturalOrder,
  nextArticleSort,
} from './table/article-table.ts';
export type { BuyingLine, BuyingProduct } from './table/buying-lines.ts';
export { leastQuantity, summariseLines } from './table/buying-lines.ts';

export type { DimensionKind } from './table/dimensions.ts';
export { buyingListDomain } from './table/domain.ts';
export type { ListView } from './table/list-view.ts';
export { listViewDomain } from './table/list-view.ts';
export type { Tag } from './tags.ts';
export type {
  BrandLink,
  BundlePart,
  CardPage,
  Facet,
  ProductCard,
  Promotion,
  Specification,
  SpecificationList,
  Subcategory,
} from './types.ts';
