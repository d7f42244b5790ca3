import { ALL_KEYWORD, SORT_GROUPS } from '@clinicart/sdk';
import { useWords } from '../../engine/index.ts';
import { CompactPager } from '../../ui/pager.tsx';
import { SortBar } from '../../ui/sort-bar.tsx';
import { listingWords, SORT_DIRECTIONS } from '../listing-words.ts';
import type { Listing, TitledQuery } from './use-listing.ts';

/** What the list is of. In the shop the name of a category or brand follows the language; a page's own title is left alone. */
function useTitle({ query, zone, frame }: Listing, isPage: boolean): string {
  const text = useWords(listingWords);
  if (zone) return query.title || text.zones[zone];
  const { keyword, categoryId, brandId } = query;
  const isWord = keyword !== undefined && keyword !== ALL_KEYWORD;
  if (isWord && (isPage || !query.title || query.title === keyword)) {
    return query.byArticleNumber ? text.articleQuoted({ keyword }) : text.quoted({ keyword });
  }
  const named =
    frame?.categories?.find((each) => each.id === categoryId)?.name ??
    frame?.brands?.find((each) => each.id === brandId)?.name;
  return (isPage && !isWord && named) || query.title || named || text.all;
}

/** Heading and did-you-mean words. Spec: 1§2 Search */
export function ListingTitle({ listing, isPage }: { listing: Listing; isPage: boolean }) {
  const text = useWords(listingWords);
  const title = useTitle(listing, isPage);
  const Title = isPage ? 'h1' : 'h2';
  const words = listing.frame?.similarWords ?? [];
  return (
    <div className="clinic-listing-head">
      <Title>{title}</Title>
      {words.length > 0 && (
        <div className="clinic-listing-words">
          <span id="did-you-mean">{text.didYouMean}</span>
          <ul aria-labelledby="did-you-mean">
            {words.map((word) => (
              <li key={word}>
                <a {...listing.link(searchFor(word, listing.query))}>{word}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const searchFor = (keyword: string, { sort }: TitledQuery): TitledQuery => ({
  keyword,
  title: keyword,
  page: 1,
  ...(sort ? { sort } : {}),
});

/** Orders, result count and a short pager. Spec: 1§2 Search, 1§9 */
export function ListingBar({ listing }: { listing: Listing }) {
  const text = useWords(listingWords);
  const { query, frame } = listing;
  const sort = query.sort ?? 'composite';
  const selected = SORT_GROUPS.find(({ orders }) => orders.includes(sort))?.name ?? 'composite';
  const page = query.page ?? 1;
  const goTo = (next: number) => listing.go({ ...query, page: next });
  return (
    <SortBar
      label={text.sort}
      selected={selected}
      items={SORT_GROUPS.map(({ name, orders }) => ({
        key: name,
        label: text.sorts[name],
        direction:
          orders.length === 1
            ? undefined
            : orders.includes(sort)
              ? SORT_DIRECTIONS[sort]
              : ('none' as const),
      }))}
      onSelect={(key) => {
        const orders = SORT_GROUPS.find(({ name }) => name === key)?.orders ?? [];
        // Choosing the chosen one turns it round.
        const next = orders[(orders.indexOf(sort) + 1) % orders.length];
        if (next && next !== sort) listing.go({ ...query, sort: next, page: 1 });
      }}
    >
      <div className="clinic-listing-count">
        <span role="status">
          {frame?.total !== undefined && (
            <>
              <b>{frame.total.toLocaleString('en')}</b> {text.count}
            </>
          )}
        </span>
        {frame && frame.pages > 1 && (
          <CompactPager
            label={text.pagesTop}
            page={page}
            total={frame.pages}
            hrefFor={(next) => listing.hrefFor({ ...query, page: next })}
            onPage={goTo}
          />
        )}
      </div>
    </SortBar>
  );
}
