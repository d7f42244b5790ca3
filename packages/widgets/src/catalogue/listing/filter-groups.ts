import {
  type Facet,
  keywordOf,
  type Narrowing,
  narrowSearch,
  type TitledSearch,
} from '@clinicart/sdk/catalogue';
import { type LinkProps, useWords } from '../../engine/index.ts';
import { listingWords } from './listing-words.ts';
import type { Listing } from './use-listing.ts';

/** The categories or brands that a listing can be filtered by. */
export interface FilterGroup {
  readonly kind: 'category' | 'brand';
  readonly label: string;
  /** The chosen option first, then the server's order; undefined until known. */
  readonly options: readonly Facet[] | undefined;
  /** The chosen option, with its name if known. */
  readonly chosen: { readonly id: string; readonly name: string } | undefined;
  /** Chooses an option, or none with undefined. */
  linkFor(option: Pick<Facet, 'id' | 'name'> | undefined): LinkProps;
}

/** The query after a change of filters; without a keyword, the filter becomes the title. */
function narrowed(query: TitledSearch, change: Narrowing, name: string): TitledSearch {
  const next = narrowSearch(query, change);
  return { ...next, title: keywordOf(next) === undefined ? name : query.title };
}

/** The filters of a listing and the chosen ones. Spec: 1§2 Search */
export function useFilterGroups(listing: Listing): readonly FilterGroup[] {
  const text = useWords(listingWords);
  const { query, frame } = listing;
  const group = (
    kind: FilterGroup['kind'],
    options: readonly Facet[] | undefined,
    id: string | undefined,
  ): FilterGroup => {
    const label = text[kind];
    const isLead = keywordOf(query) === undefined && (kind === 'category' || !query.categoryId);
    const named = options?.find((each) => each.id === id)?.name || (isLead && query.title);
    return {
      kind,
      label,
      options: options && [...options].sort((a, b) => Number(b.id === id) - Number(a.id === id)),
      chosen: id === undefined ? undefined : { id, name: named || label },
      linkFor: (option) =>
        listing.link(narrowed(query, { [`${kind}Id`]: option?.id ?? null }, option?.name ?? '')),
    };
  };
  return [
    group('category', frame?.categories, query.categoryId),
    group('brand', frame?.brands, query.brandId),
  ];
}

/** The link that removes all filters. */
export function clearedOf({ link, query }: Listing): LinkProps {
  return link(narrowed(query, { categoryId: null, brandId: null }, ''));
}
