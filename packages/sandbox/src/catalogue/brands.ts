import { catalogue } from '@clinicart/sdk/contract';
import { type Call, pictureTemplate } from '../http/call.ts';
import { serve } from '../http/route.ts';
import { FIRST_IMPORTED_BRAND } from '../range/imported.ts';
import { normalise } from './search/normalise.ts';

export interface BrandRow {
  readonly id: number;
  readonly title: string;
  readonly initial: string;
  readonly position: number;
}

/** The mark of a brand; that of an imported one is drawn from its name alone. */
const markOf = ({ id, title }: BrandRow): string =>
  id < FIRST_IMPORTED_BRAND
    ? `brand~${id}.svg`
    : `brand~word~${Buffer.from(title).toString('base64url')}.svg`;

/** A brand as every list has it; `link` is its id. Spec: 1§3 */
export const brandLink = (row: BrandRow, call: Call) => ({
  title: row.title,
  link: String(row.id),
  picturePath: pictureTemplate(call, markOf(row)),
  sequence: row.position,
});

export const allBrands = (call: Call): BrandRow[] =>
  call.db.all<BrandRow>('SELECT * FROM brand ORDER BY position');

/** Brands whose titles hold a word; all of them for an empty one. */
export function brandsWith(word: string, call: Call): BrandRow[] {
  const wanted = normalise(word);
  return allBrands(call).filter((brand) => normalise(brand.title).includes(wanted));
}

export const brandRoutes = [
  serve(catalogue.searchBrands, ({ keyword }, call) =>
    brandsWith(keyword, call).map((row) => brandLink(row, call)),
  ),

  serve(catalogue.brandGroups, (_, call) => {
    const groups = new Map<string, BrandRow[]>();
    for (const brand of allBrands(call))
      groups.set(brand.initial, [...(groups.get(brand.initial) ?? []), brand]);
    return [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, list]) => ({ key, list: list.map((row) => brandLink(row, call)) }));
  }),
];
