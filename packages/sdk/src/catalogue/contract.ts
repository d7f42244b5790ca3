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
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Parent categories with pictures', spec: '1§7, 1§3', assumed: [] },
    path: '/api/GetParentCategoryList',
    request: none,
    response: list(category),
  },
  nothing,
);

export const subcategories = read(
  {
    name: 'catalogue.subcategories',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Subcategories of a parent, with pictures', spec: '1§7, 1§3', assumed: [] },
    path: '/api/GetCategoryListById',
    request: z.object({ id: z.string() }),
    response: list(category),
  },
  (parentId: string) => ({ id: parentId }),
);

export const search = read(
  {
    name: 'catalogue.search',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Products by keyword, category or brand',
          spec: '1§2, 1§3, 1§7, 1§9',
          assumed: [
            'names of the request fields are those of the address bar',
            'count of a category or brand: how many products of the answer it holds',
          ],
        },
    path: '/api/product/list',
    request: searchRequest,
    response: searchAnswer,
    priced: true,
  },
  searchWire,
);

export const searchForPhone = read(
  {
    name: 'catalogue.searchForPhone',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The same list for phones',
          spec: '1§7',
          assumed: ['same request and answer as product/list'],
        },
    path: '/api/product/list4phone',
    request: searchRequest,
    response: searchAnswer,
    priced: true,
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
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Categories and brands whose names contain a word',
          spec: '1§7, 1§9',
          assumed: [
            '"search type key" read as a field key holding the word',
            'the answer has categories and brands',
          ],
        },
    path: '/api/product/searchCategoryAndBrand',
    request: z.object({ key: keyword, pageSize: z.literal(FILTER_SIZE) }),
    response: z.object({ categories: list(z.object({ id, name: text })), brands: list(brandLink) }),
  },
  (word: string) => ({ key: searchText(word), pageSize: FILTER_SIZE as typeof FILTER_SIZE }),
);

export const similarWords = read(
  {
    name: 'catalogue.similarWords',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Words like the one searched for', spec: '1§7, 1§9', assumed: ['path'] },
    path: '/api/product/approximate',
    request: z.object({
      keyword,
      pageIndex: z.int(),
      pageSize: z.literal(SIMILAR_SIZE),
    }),
    response: shape(z.object({ approximate: list(z.object({ word: text })) }), (wire) =>
      wire.approximate.map((each) => each.word),
    ),
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
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'A product page; 1328 when it is not sold',
          spec: '1§2, 1§3, 1§7, 1§8',
          assumed: [],
        },
    path: '/api/product/detail',
    request: z.object({ id: z.string(), tagType }),
    response: productDetail,
    priced: true,
  },
  (ref: ProductRef) => ({ id: ref.id, ...tagTypeOf(ref.variant) }),
);

export const specifications = read(
  {
    name: 'catalogue.specifications',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary:
            'What of a product can be bought; 1359 when not eligible for the new-customer offer',
          spec: '1§3, 1§7, 1§8',
          assumed: ['the list stands in standards, beside isAuth and text'],
        },
    path: '/api/product/getAllStandard2',
    request: z.object({ id: z.string(), tagType }),
    response: specificationList,
    priced: true,
  },
  (ref: ProductRef) => ({ id: ref.id, ...tagTypeOf(ref.variant) }),
);

export const home = read(
  {
    name: 'catalogue.home',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The home page',
          spec: '1§2, 1§3, 1§7',
          assumed: [
            '{product} is empty unless productLine is set',
            'name and remark of a special tile; title, remark and button of a banner; title and remark of an advert',
            'pictures may carry the size placeholder of product pictures',
            'enTryPicUrl is the picture of the new-customer pop-up',
            'link of a keyword',
          ],
        },
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
  },
  (_: null) => ({ type: 1 as const }),
);

export const recommended = read(
  {
    name: 'catalogue.recommended',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Featured products, a page at a time',
          spec: '1§2, 1§7, 1§9',
          assumed: ['the answer is shaped like a search answer'],
        },
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
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'What the home page loads after its first screen',
          spec: '1§7',
          assumed: ['the answer: only the name of the call is given'],
        },
    path: '/api/index_extend',
    request: none,
    response: shape(
      z.object({ brandImages: list(brandLink) }),
      (wire): HomeExtension => ({
        brands: wire.brandImages,
      }),
    ),
  },
  nothing,
);

export const hotWords = read(
  {
    name: 'catalogue.hotWords',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Hot searches', spec: '1§7, 2§3', assumed: [] },
    path: '/api/indexNew-hotWord',
    request: none,
    response: shape(
      list(z.object({ keyWord: text, link: maybe(text), iconUrl: maybe(text) })),
      (wire): readonly HotWord[] =>
        wire.map((each) => ({ word: each.keyWord, link: each.link, icon: each.iconUrl })),
    ),
  },
  nothing,
);

export const suggestions = read(
  {
    name: 'catalogue.suggestions',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Words that begin or hold what is typed',
          spec: '1§7, 2§7',
          assumed: ['the field keyword', 'the answer is a list of words'],
        },
    path: '/api/suggest',
    request: z.object({ keyword: filledLine(TYPED_KEYWORD_LENGTH) }),
    response: list(text),
  },
  (word: string) => ({ keyword: searchText(word) }),
);

export const searchBrands = read(
  {
    name: 'catalogue.searchBrands',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Brands whose names contain a word',
          spec: '1§7',
          assumed: ['the field keyword', 'the answer is a list of brands'],
        },
    path: '/api/searchBrand',
    request: z.object({ keyword }),
    response: list(brandLink),
  },
  (word: string) => ({ keyword: searchText(word) }),
);

export const brandGroups = read(
  {
    name: 'catalogue.brandGroups',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'All brands, grouped',
          spec: '1§2, 1§3, 1§7',
          assumed: ['path', 'sequence orders the brands of a group'],
        },
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
  },
  nothing,
);

export const navigation = read(
  {
    name: 'catalogue.navigation',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Entries of the top navigation',
          spec: '1§7, 2§3, 2§7',
          assumed: ['name of an entry'],
        },
    path: '/api/nsc-Navigation',
    request: z.object({ type: z.literal(1) }),
    response: shape(
      z.object({ navis: list(z.object({ path: text, name: maybe(text) })) }),
      (wire): readonly NavigationEntry[] =>
        wire.navis.map((each) => ({ path: each.path, name: each.name ?? '' })),
    ),
  },
  (_: null) => ({ type: 1 as const }),
);

/** Zones by their tag. Spec: 1§2, 1§9 */
export const ZONE_TAGS = { new: '8', discount: '6' } as const;

export const zone = read(
  {
    name: 'catalogue.zone',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Products of a tag: 8 new, 6 discount',
          spec: '1§2, 1§3, 1§7, 1§9',
          assumed: [
            'path, and that visitors may call it',
            'brandName, hasStock and tags of an item',
          ],
        },
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
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Products of the new-customer offer',
          spec: '1§7',
          assumed: ['the answer is shaped like a search answer'],
        },
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
  },
  nothing,
);

export const collect = write(
  {
    name: 'catalogue.collect',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Collect a specification, or end collecting it',
          spec: '1§7, 1§6',
          assumed: ['isCollected is the state wanted'],
        },
    path: '/authapi/user/collectProduct',
    subject: 'collection',
    request: z.object({ searchProductId: z.string(), isCollected: z.boolean() }),
    response: z.unknown(),
  },
  (wish: { specificationId: string; collected: boolean }) => ({
    searchProductId: wish.specificationId,
    isCollected: wish.collected,
  }),
);
