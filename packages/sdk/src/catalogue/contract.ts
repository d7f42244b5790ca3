import * as z from 'zod/mini';
import { read } from '../base/http/endpoint.ts';
import { list, maybe, shape, text } from '../base/wire/parsers.ts';
import type { BrandGroup } from './brand-index.ts';
import { keyword, none, nothing } from './contract/request-fields.ts';
import type { NavigationEntry } from './home-types.ts';
import { searchText } from './search-text.ts';
import { brandInOrder, brandLink, category } from './types.ts';

// Search, products, the home page and zones are in contract/; categories, brands and navigation are here.
export * from './contract/home.ts';
export * from './contract/product.ts';
export * from './contract/search.ts';
export * from './contract/zone.ts';

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
