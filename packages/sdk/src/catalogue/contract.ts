import * as z from 'zod/mini';
import { read, write } from '../base/http/endpoint.ts';
import type { PriceView } from '../base/values/price.ts';
import { count, flag, id, list, maybe, money, number, shape, text } from '../base/wire/parsers.ts';
import { filledLine, typedLine } from '../base/wire/typed-fields.ts';
import { NEW_CUSTOMER_TAG, SWAP_TAG } from '../cart/swap-schema.ts';
import type { BrandGroup } from './brand-index.ts';
import type { Home, HomeExtension, HotWord, NavigationEntry } from './home-types.ts';
import { searchText, TYPED_KEYWORD_LENGTH } from './search-text.ts';
import { tag } from './tags.ts';
import {
  type BrandLink,
  brandInOrder,
  brandLink,
  type CardPage,
  category,
  type Facet,
  listItem,
  type ProductCard,
  productDetail,
  searchAnswer,
  searchCard,
  specificationList,
  toCard,
  toListCard,
  viewFields,
  viewOf,
} from './types.ts';

/** Page size of product/list. Spec: 1§9 */
export const SEARCH_PAGE_SIZE = 24;
/** Spec: 1§9 */
export const RECOMMENDED_PAGE_SIZE = 10;
/** Spec: 1§9 */
export const ZONE_PAGE_SIZE = 20;
/** Spec: 1§9 */
export const FILTER_SIZE = 15;
/** Spec: 1§9 */
export const SIMILAR_SIZE = 10;

/** Sort orders with their wire codes. Spec: 1§9, 2§9 */
export const SORT_CODES = {
  composite: 0,
  'sales-high': 1,
  'sales-low': 5,
  'price-high': 4,
  'price-low': 3,
  oldest: 6,
  newest: 7,
} as const;
export type SortOrder = keyof typeof SORT_CODES;

/** A search. One of category, brand or keyword leads; the others narrow. Spec: 1§2 Search */
export interface SearchQuery {
  readonly keyword?: string;
  readonly categoryId?: string;
  readonly brandId?: string;
  /** Searches article numbers instead of names. */
  readonly byArticleNumber?: boolean;
  readonly sort?: SortOrder;
  /** From 1. */
  readonly page?: number;
}

const none = z.object({});
const nothing = (_: null) => ({});
/** Tag types a page may be opened with. Spec: 1§2, 1§9 */
const tagType = z.optional(z.enum([SWAP_TAG, NEW_CUSTOMER_TAG]));
export type ProductVariant = 'swap' | 'new-customer';
const tagTypeOf = (variant: ProductVariant | undefined) =>
  variant === undefined ? {} : { tagType: variant === 'swap' ? SWAP_TAG : NEW_CUSTOMER_TAG };

/** The keyword of a search. It counts letters, and a line counts the halves of some. */
const keyword = typedLine(TYPED_KEYWORD_LENGTH);

const searchRequest = z.object({
  keyword: z.optional(keyword),
  categoryId: z.optional(z.string()),
  brandId: z.optional(z.string()),
  searchType: z.optional(z.enum(['keyword', 'categoryId', 'brandId'])),
  type: z.optional(z.literal('articleNumber')),
  orderBy: z.enum(['0', '1', '3', '4', '5', '6', '7']),
  pageIndex: z.int().check(z.gte(1)),
  pageSize: z.literal(SEARCH_PAGE_SIZE),
});

/** The leading part of a search: category before keyword, keyword before brand. Spec: 1§2 Search */
export function searchTypeOf(query: SearchQuery): 'keyword' | 'categoryId' | 'brandId' {
  if (query.categoryId) return 'categoryId';
  return query.brandId && !query.keyword ? 'brandId' : 'keyword';
}

function searchWire(query: SearchQuery) {
  const keyword = searchText(query.keyword ?? '');
  return {
    ...(keyword ? { keyword } : {}),
    ...(query.categoryId ? { categoryId: query.categoryId } : {}),
    ...(query.brandId ? { brandId: query.brandId } : {}),
    searchType: searchTypeOf(query),
    ...(query.byArticleNumber ? { type: 'articleNumber' as const } : {}),
    orderBy: String(SORT_CODES[query.sort ?? 'composite']) as z.input<
      typeof searchRequest
    >['orderBy'],
    pageIndex: Math.max(1, query.page ?? 1),
    pageSize: SEARCH_PAGE_SIZE as typeof SEARCH_PAGE_SIZE,
  };
}

export const parentCategories = read(
  {
    name: 'catalogue.parentCategories',
    summary: 'Parent categories with pictures',
    path: '/api/GetParentCategoryList',
    request: none,
    response: list(category),
    spec: '1§7, 1§3',
    assumed: [],
  },
  nothing,
);

export const subcategories = read(
  {
    name: 'catalogue.subcategories',
    summary: 'Subcategories of a parent, with pictures',
    path: '/api/GetCategoryListById',
    request: z.object({ id: z.string() }),
    response: list(category),
    spec: '1§7, 1§3',
    assumed: [],
  },
  (parentId: string) => ({ id: parentId }),
);

export const search = read(
  {
    name: 'catalogue.search',
    summary: 'Products by keyword, category or brand',
    path: '/api/product/list',
    request: searchRequest,
    response: searchAnswer,
    priced: true,
    spec: '1§2, 1§3, 1§7, 1§9',
    assumed: [
      'names of the request fields are those of the address bar',
      'count of a category or brand: how many products of the answer it holds',
    ],
  },
  searchWire,
);

export const searchForPhone = read(
  {
    name: 'catalogue.searchForPhone',
    summary: 'The same list for phones',
    path: '/api/product/list4phone',
    request: searchRequest,
    response: searchAnswer,
    priced: true,
    spec: '1§7',
    assumed: ['same request and answer as product/list'],
  },
  searchWire,
);

/** Categories and brands whose names contain a word. Spec: 1§7 */
export interface SearchFilters {
  /** Categories in the order of the server; they have no count. */
  readonly categories: readonly Facet[];
  /** Brands in the order of the server. */
  readonly brands: readonly BrandLink[];
}

export const filters = read<string, { key: string; pageSize: typeof FILTER_SIZE }, SearchFilters>(
  {
    name: 'catalogue.filters',
    summary: 'Categories and brands whose names contain a word',
    path: '/api/product/searchCategoryAndBrand',
    request: z.object({ key: keyword, pageSize: z.literal(FILTER_SIZE) }),
    response: z.object({ categories: list(z.object({ id, name: text })), brands: list(brandLink) }),
    spec: '1§7, 1§9',
    assumed: [
      '"search type key" read as a field key holding the word',
      'the answer has categories and brands',
    ],
  },
  (word: string) => ({ key: searchText(word), pageSize: FILTER_SIZE as typeof FILTER_SIZE }),
);

export const similarWords = read(
  {
    name: 'catalogue.similarWords',
    summary: 'Words like the one searched for',
    path: '/api/product/approximate',
    request: z.object({
      keyword,
      pageIndex: z.int(),
      pageSize: z.literal(SIMILAR_SIZE),
    }),
    response: shape(z.object({ approximate: list(z.object({ word: text })) }), (wire) =>
      wire.approximate.map((each) => each.word),
    ),
    spec: '1§7, 1§9',
    assumed: ['path'],
  },
  (word: string) => ({
    keyword: searchText(word),
    pageIndex: 1,
    pageSize: SIMILAR_SIZE as typeof SIMILAR_SIZE,
  }),
);

/** A product page, and the variant it was opened as. */
export interface ProductRef {
  readonly id: string;
  readonly variant?: ProductVariant;
}

export const product = read(
  {
    name: 'catalogue.product',
    summary: 'A product page; 1328 when it is not sold',
    path: '/api/product/detail',
    request: z.object({ id: z.string(), tagType }),
    response: productDetail,
    priced: true,
    spec: '1§2, 1§3, 1§7, 1§8',
    assumed: [],
  },
  (ref: ProductRef) => ({ id: ref.id, ...tagTypeOf(ref.variant) }),
);

export const specifications = read(
  {
    name: 'catalogue.specifications',
    summary: 'What of a product can be bought; 1359 when not eligible for the new-customer offer',
    path: '/api/product/getAllStandard2',
    request: z.object({ id: z.string(), tagType }),
    response: specificationList,
    priced: true,
    spec: '1§3, 1§7, 1§8',
    assumed: ['the list stands in standards, beside isAuth and text'],
  },
  (ref: ProductRef) => ({ id: ref.id, ...tagTypeOf(ref.variant) }),
);

export const home = read(
  {
    name: 'catalogue.home',
    summary: 'The home page',
    path: '/api/index{product}',
    request: z.object({ type: z.literal(1) }),
    response: shape(
      z.object({
        banner: list(
          z.object({
            path: maybe(text),
            image: maybe(text),
            title: maybe(text),
            remark: maybe(text),
            button: maybe(text),
          }),
        ),
        adver: maybe(
          z.object({
            path: maybe(text),
            image: maybe(text),
            title: maybe(text),
            remark: maybe(text),
          }),
        ),
        special: list(
          z.object({
            path: maybe(text),
            image: maybe(text),
            name: maybe(text),
            remark: maybe(text),
          }),
        ),
        prefecture: list(
          z.object({
            name: text,
            remark: maybe(text),
            image: maybe(text),
            path: maybe(text),
            products: list(listItem),
          }),
        ),
        specialSubject: maybe(z.object({ remark: maybe(text) })),
        newCus: maybe(number),
        enTryPicUrl: maybe(text),
        ...viewFields,
        classifyFloor: list(
          z.object({
            floorName: text,
            floorImagePath: maybe(text),
            classifyList: list(z.object({ title: text, link: maybe(text) })),
            adImages: list(
              z.object({
                link: maybe(text),
                picturePath: maybe(text),
                picturePathTc: maybe(text),
                title: maybe(text),
                remark: maybe(text),
              }),
            ),
            products: list(listItem),
            brandImages: list(brandLink),
          }),
        ),
        brandImages: list(brandLink),
      }),
      (wire): Home => {
        const view = viewOf(wire);
        return {
          banners: wire.banner,
          advert: wire.adver,
          specials: wire.special,
          zones: wire.prefecture.map((zone) => ({
            ...zone,
            products: zone.products.map((item) => toListCard(view, item)),
          })),
          specialRemark: wire.specialSubject?.remark,
          offersNewCustomers: wire.newCus === 1 || wire.newCus === 2,
          newCustomerPicture: wire.enTryPicUrl,
          view,
          floors: wire.classifyFloor.map((floor) => ({
            name: floor.floorName,
            picture: floor.floorImagePath,
            keywords: floor.classifyList,
            adverts: floor.adImages.map((advert) => ({
              path: advert.link,
              pictures: { en: advert.picturePath, zh: advert.picturePathTc },
              title: advert.title,
              remark: advert.remark,
            })),
            products: floor.products.map((item) => toListCard(view, item)),
            brands: floor.brandImages,
          })),
          brands: wire.brandImages,
        };
      },
    ),
    priced: true,
    spec: '1§2, 1§3, 1§7',
    assumed: [
      '{product} is empty unless productLine is set',
      'name and remark of a special tile; title, remark and button of a banner; title and remark of an advert',
      'pictures may carry the size placeholder of product pictures',
      'enTryPicUrl is the picture of the new-customer pop-up',
      'link of a keyword',
    ],
  },
  (_: null) => ({ type: 1 as const }),
);

export const recommended = read(
  {
    name: 'catalogue.recommended',
    summary: 'Featured products, a page at a time',
    path: '/api/index-recommend',
    request: z.object({
      PageIndex: z.int().check(z.gte(1)),
      PageSize: z.literal(RECOMMENDED_PAGE_SIZE),
      keyword,
    }),
    response: shape(
      z.object({ products: list(listItem), totalPage: count, ...viewFields }),
      (wire): CardPage => ({
        products: wire.products.map((item) => toListCard(viewOf(wire), item)),
        pages: wire.totalPage,
        view: viewOf(wire),
      }),
    ),
    priced: true,
    spec: '1§2, 1§7, 1§9',
    assumed: ['the answer is shaped like a search answer'],
  },
  (page: number) => ({
    PageIndex: page,
    PageSize: RECOMMENDED_PAGE_SIZE as typeof RECOMMENDED_PAGE_SIZE,
    keyword: '',
  }),
);

export const homeExtension = read(
  {
    name: 'catalogue.homeExtension',
    summary: 'What the home page loads after its first screen',
    path: '/api/index_extend',
    request: none,
    response: shape(
      z.object({ brandImages: list(brandLink) }),
      (wire): HomeExtension => ({
        brands: wire.brandImages,
      }),
    ),
    spec: '1§7',
    assumed: ['the answer: only the name of the call is given'],
  },
  nothing,
);

export const hotWords = read(
  {
    name: 'catalogue.hotWords',
    summary: 'Hot searches',
    path: '/api/indexNew-hotWord',
    request: none,
    response: shape(
      list(z.object({ keyWord: text, link: maybe(text), iconUrl: maybe(text) })),
      (wire): readonly HotWord[] =>
        wire.map((each) => ({ word: each.keyWord, link: each.link, icon: each.iconUrl })),
    ),
    spec: '1§7, 2§3',
    assumed: [],
  },
  nothing,
);

export const suggestions = read(
  {
    name: 'catalogue.suggestions',
    summary: 'Words that begin or hold what is typed',
    path: '/api/suggest',
    request: z.object({ keyword: filledLine(TYPED_KEYWORD_LENGTH) }),
    response: list(text),
    spec: '1§7, 2§7',
    assumed: ['the field keyword', 'the answer is a list of words'],
  },
  (word: string) => ({ keyword: searchText(word) }),
);

export const searchBrands = read(
  {
    name: 'catalogue.searchBrands',
    summary: 'Brands whose names contain a word',
    path: '/api/searchBrand',
    request: z.object({ keyword }),
    response: list(brandLink),
    spec: '1§7',
    assumed: ['the field keyword', 'the answer is a list of brands'],
  },
  (word: string) => ({ keyword: searchText(word) }),
);

export const brandGroups = read(
  {
    name: 'catalogue.brandGroups',
    summary: 'All brands, grouped',
    path: '/api/brandIndex',
    request: none,
    response: shape(
      list(z.object({ key: text, list: list(brandInOrder) })),
      (wire): readonly BrandGroup[] =>
        wire.map(({ key, list: brands }) => ({
          key,
          // A stable sort: items without a number stay in order, at the end.
          brands: brands.toSorted((a, b) => a.sequence - b.sequence).map(({ brand }) => brand),
        })),
    ),
    spec: '1§2, 1§3, 1§7',
    assumed: ['path', 'sequence orders the brands of a group'],
  },
  nothing,
);

export const navigation = read(
  {
    name: 'catalogue.navigation',
    summary: 'Entries of the top navigation',
    path: '/api/nsc-Navigation',
    request: z.object({ type: z.literal(1) }),
    response: shape(
      z.object({ navis: list(z.object({ path: text, name: maybe(text) })) }),
      (wire): readonly NavigationEntry[] =>
        wire.navis.map((each) => ({ path: each.path, name: each.name ?? '' })),
    ),
    spec: '1§7, 2§3, 2§7',
    assumed: ['name of an entry'],
  },
  (_: null) => ({ type: 1 as const }),
);

/** Zones by their tag. Spec: 1§2, 1§9 */
export const ZONE_TAGS = { new: '8', discount: '6' } as const;

export const zone = read(
  {
    name: 'catalogue.zone',
    summary: 'Products of a tag: 8 new, 6 discount',
    path: '/api/product/tagProductList',
    request: z.object({
      pageIndex: z.int().check(z.gte(1)),
      pageSize: z.literal(ZONE_PAGE_SIZE),
      tagID: z.string(),
    }),
    response: shape(
      z.object({
        products: list(
          z.object({
            id,
            name: text,
            picturePath: maybe(text),
            price: maybe(money),
            discountPrice: maybe(money),
            discount: maybe(number),
            brandName: maybe(text),
            hasStock: maybe(flag),
            tags: list(tag),
          }),
        ),
        totalPage: count,
        ...viewFields,
      }),
      (wire): CardPage => ({
        products: wire.products.map((item) =>
          toCard(viewOf(wire), {
            ...item,
            searchProductId: item.id,
            hasStock: item.hasStock,
          }),
        ),
        pages: wire.totalPage,
        view: viewOf(wire),
      }),
    ),
    priced: true,
    spec: '1§2, 1§3, 1§7, 1§9',
    assumed: ['path, and that visitors may call it', 'brandName, hasStock and tags of an item'],
  },
  (query: { zone: keyof typeof ZONE_TAGS; page: number }) => ({
    pageIndex: query.page,
    pageSize: ZONE_PAGE_SIZE as typeof ZONE_PAGE_SIZE,
    tagID: ZONE_TAGS[query.zone],
  }),
);

/** The products of the new-customer offer. Spec: 1§7 */
interface NewCustomerCards {
  /** Cards in the order of the server. */
  readonly products: readonly ProductCard[];
  /** Whether this viewer may see prices, and the text to read instead. */
  readonly view: PriceView;
}

export const newCustomerProducts = read(
  {
    name: 'catalogue.newCustomerProducts',
    summary: 'Products of the new-customer offer',
    path: '/api/product/newUserProduct',
    request: none,
    response: shape(
      z.object({ products: list(searchCard), ...viewFields }),
      (wire): NewCustomerCards => ({
        products: wire.products.map((card) => toCard(viewOf(wire), card)),
        view: viewOf(wire),
      }),
    ),
    priced: true,
    spec: '1§7',
    assumed: ['the answer is shaped like a search answer'],
  },
  nothing,
);

export const collect = write(
  {
    name: 'catalogue.collect',
    summary: 'Collect a specification, or end collecting it',
    path: '/authapi/user/collectProduct',
    subject: 'collection',
    request: z.object({ searchProductId: z.string(), isCollected: z.boolean() }),
    response: z.unknown(),
    spec: '1§7, 1§6',
    assumed: ['isCollected is the state wanted'],
  },
  (wish: { specificationId: string; collected: boolean }) => ({
    searchProductId: wish.specificationId,
    isCollected: wish.collected,
  }),
);
