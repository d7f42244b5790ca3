import type { BrandLink } from './types.ts';

/** Brands under a key: a letter, the digits, or another group of the server. Spec: 1§3 Brand group */
export interface BrandGroup {
  readonly key: string;
  readonly brands: readonly BrandLink[];
}

/** The search form of a name: without case, accents or full width. */
const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Sorts letters, then digits, then the rest. */
function rankOf(key: string): number {
  if (/^[a-z]/i.test(key)) return 0;
  return /^\d/.test(key) ? 1 : 2;
}

/**
 * Sorts the groups like an index: A to Z, digits, the rest. Joins groups of one key and drops empty ones; brands keep
 * the server's order. Spec: 1§2, 1§3
 */
export function arrangeBrands(groups: readonly BrandGroup[]): BrandGroup[] {
  const byKey = new Map<string, BrandLink[]>();
  for (const { key, brands } of groups) {
    const name = key.trim().toUpperCase();
    if (brands.length > 0) byKey.set(name, [...(byKey.get(name) ?? []), ...brands]);
  }
  return [...byKey]
    .map(([key, brands]) => ({ key, brands }))
    .toSorted(
      (a, b) => rankOf(a.key) - rankOf(b.key) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
    );
}

/** Filters the brands whose names contain the typed text; all of them for none. */
export function findBrands(groups: readonly BrandGroup[], typed: string): readonly BrandGroup[] {
  const wanted = folded(typed);
  if (wanted === '') return groups;
  return groups
    .map(({ key, brands }) => ({
      key,
      brands: brands.filter((brand) => folded(brand.name).includes(wanted)),
    }))
    .filter(({ brands }) => brands.length > 0);
}

/** The number of brands in these groups. */
export function countBrands(groups: readonly BrandGroup[]): number {
  return groups.reduce((sum, { brands }) => sum + brands.length, 0);
}
