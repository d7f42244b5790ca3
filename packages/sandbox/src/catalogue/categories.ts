import { catalogue } from '@clinicart/sdk/contract';
import { type Call, pictureTemplate } from '../http/call.ts';
import { serve } from '../http/route.ts';
import { brandLink, brandsWith } from './brands.ts';
import { normalise } from './search/normalise.ts';

export interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name_zh: string;
  readonly name_en: string;
  readonly picture: string;
}

export const categoryName = (row: { name_zh: string; name_en: string }, call: Call): string =>
  call.language === 'zh' ? row.name_zh : row.name_en;

/** All categories, parents first, each level in its order. */
export const allCategories = (call: Call): CategoryRow[] =>
  call.db.all<CategoryRow>(
    'SELECT * FROM category ORDER BY parent_id IS NOT NULL, parent_id, position',
  );

function entry(row: CategoryRow, call: Call) {
  return {
    id: String(row.id),
    name: categoryName(row, call),
    picturePath: pictureTemplate(call, row.picture),
  };
}

/** Address of a listing, as the client's own links write it. Spec: 1§2 */
export function searchLink(query: Readonly<Record<string, string>>): string {
  return `/search?${new URLSearchParams(query)}`;
}

/** Address of a category's listing, by its id and its name in one language. */
export const categoryLinkOf = (id: number, title: string): string =>
  searchLink({ categoryId: String(id), searchType: 'categoryId', title });

export const categoryLink = (row: CategoryRow, call: Call): string =>
  categoryLinkOf(row.id, categoryName(row, call));

export const categoryRoutes = [
  serve(catalogue.parentCategories, (_, call) => {
    const all = allCategories(call);
    return all
      .filter((row) => row.parent_id === null)
      .map((row) => ({
        ...entry(row, call),
        subCategary: all
          .filter((child) => child.parent_id === row.id)
          .map((child) => entry(child, call)),
      }));
  }),

  // The wire nests children; this catalogue has two levels, so theirs are empty.
  serve(catalogue.subcategories, ({ id }, call) =>
    call.db
      .all<CategoryRow>('SELECT * FROM category WHERE parent_id = ? ORDER BY position', id)
      .map((row) => ({ ...entry(row, call), subCategary: [] })),
  ),

  serve(catalogue.filters, ({ key, pageSize }, call) => {
    const wanted = normalise(key);
    const fits = (row: CategoryRow) => normalise(`${row.name_zh} ${row.name_en}`).includes(wanted);
    return {
      categories: allCategories(call)
        .filter(fits)
        .slice(0, pageSize)
        .map((row) => ({ id: String(row.id), name: categoryName(row, call) })),
      brands: brandsWith(key, call)
        .slice(0, pageSize)
        .map((row) => brandLink(row, call)),
    };
  }),
];
