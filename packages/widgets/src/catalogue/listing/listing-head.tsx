import {
  isFullLength,
  KEYWORD_LENGTH,
  keywordOf,
  nextSort,
  type SortGroup,
  type TitledSearch,
  wantsSimilarWords,
} from '@clinicart/sdk/catalogue';
import { type ReactNode, useId, useState } from 'react';
import { onDemand, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { CompactPager, pagerStyles } from '../../ui/data/pager.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { SortBar, sortBarStyles } from '../../ui/data/sort-bar.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { FilterIcon } from '../../ui/media/icons.tsx';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';
import filtersCss from './filters.css?inline';
import { LazyError } from './lazy-error.tsx';
import { listingTitle, titleOfPage } from './listing-title.ts';
import { listingWords, SORT_DIRECTIONS } from './listing-words.ts';
import type { Listing } from './use-listing.ts';
import { useSorting } from './use-sorting.ts';
import { useTitle } from './use-url-state.ts';

export const listingHeadStyles = [
  buttonStyles,
  pagerStyles,
  sortBarStyles,
  noticeStyles,
  filtersCss,
];

const FilterSheet = onDemand<FilterSheetProps>(() => import('./filter-sheet.tsx'), {
  failed: <LazyError />,
});

interface ListingTitleProps {
  listing: Listing;
  isPage: boolean;
  /** The switch between pictures and table, where no bar of sort orders holds it. */
  children: ReactNode;
}

/** Heading and did-you-mean suggestions. Spec: 1§2 Search */
export function ListingTitle({ listing, isPage, children }: ListingTitleProps) {
  const text = useWords(listingWords);
  const { query, zone, frame, state } = listing;
  const title = zone ? query.title || text.zones[zone] : listingTitle(query, frame, text, isPage);
  useTitle(listing.ownsUrl, state.value && titleOfPage(title, query.page, text));
  const Title = isPage ? 'h1' : 'h2';
  const keyword = keywordOf(query);
  return (
    <div className="clinic-listing-head">
      <ServerText as={Title}>{title}</ServerText>
      {children}
      {keyword && isFullLength(keyword) && (
        <Notice tone="warning">{text.cut({ most: KEYWORD_LENGTH })}</Notice>
      )}
      {state.value && keyword && wantsSimilarWords(query, state.value) ? (
        <FetchedWords listing={listing} keyword={keyword} />
      ) : (
        <SimilarWords listing={listing} words={frame?.similarWords ?? []} />
      )}
    </div>
  );
}

/** Suggestions that the search did not include. Optional, so a failure shows nothing. */
function FetchedWords({ listing, keyword }: { listing: Listing; keyword: string }) {
  const shop = useShop();
  const { value = [] } = useStore(shop.catalogue.similarWords.watch(keyword));
  return <SimilarWords listing={listing} words={value} />;
}

function SimilarWords({ listing, words }: { listing: Listing; words: readonly string[] }) {
  const text = useWords(listingWords);
  const id = useId();
  if (words.length === 0) return null;
  return (
    <div className="clinic-listing-words">
      <span id={id}>{text.didYouMean}</span>
      <ul aria-labelledby={id}>
        {words.map((word) => (
          <li key={word}>
            <a {...listing.link(searchFor(word, listing.query))}>{word}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const searchFor = (keyword: string, { sort, byArticleNumber }: TitledSearch): TitledSearch => ({
  keyword,
  title: keyword,
  page: 1,
  ...(sort ? { sort } : {}),
  ...(byArticleNumber ? { byArticleNumber } : {}),
});

interface ListingBarProps {
  listing: Listing;
  hasFilters: boolean;
  /** Articles of all products, where they are known. */
  articles: number | undefined;
  /** The switch between pictures and table. */
  children: ReactNode;
}

/** Sort orders, result count and a compact pager; in a narrow place also the filter button. Spec: 1§2 Search, 1§9 */
export function ListingBar({ listing, hasFilters, articles, children }: ListingBarProps) {
  const text = useWords(listingWords);
  const { query } = listing;
  const { groups, sort } = useSorting(listing);
  const queryFor = (key: SortGroup['name']): TitledSearch => {
    const group = groups.find(({ name }) => name === key);
    return { ...query, sort: group ? nextSort(sort, group) : sort, page: 1 };
  };
  const chosen = groups.find(({ orders }) => orders.includes(sort));
  return (
    <SortBar
      label={text.sort}
      selected={chosen?.name ?? 'composite'}
      lead={hasFilters && <FilterButton listing={listing} />}
      items={groups.map(({ name, orders }) => ({
        key: name,
        label: text.sorts[name],
        direction:
          orders.length === 1
            ? undefined
            : orders.includes(sort)
              ? SORT_DIRECTIONS[sort]
              : ('none' as const),
        said:
          sort === 'newest' ? text.newestFirst : sort === 'oldest' ? text.oldestFirst : undefined,
      }))}
      hrefFor={(key) => listing.hrefFor(queryFor(key))}
      onSelect={(key) => {
        const next = queryFor(key);
        if (next.sort !== query.sort) listing.go(next);
      }}
    >
      {children}
      <ListingCount listing={listing} articles={articles} />
    </SortBar>
  );
}

function ListingCount({ listing, articles }: Pick<ListingBarProps, 'listing' | 'articles'>) {
  const text = useWords(listingWords);
  const { query, frame, state } = listing;
  const page = query.page ?? 1;
  return (
    <div className="clinic-listing-count">
      <span role="status">
        {frame?.total !== undefined && (
          <>
            <b>{frame.total.toLocaleString('en')}</b> {text.count}
            {articles !== undefined && text.articles({ count: articles })}
          </>
        )}
        {state.value && state.value.pages > 1 && (
          <VisuallyHidden> {text.pageOf({ page, pages: state.value.pages })}</VisuallyHidden>
        )}
      </span>
      {frame && frame.pages > 1 && (
        <CompactPager
          label={text.pagesTop}
          page={page}
          total={frame.pages}
          hrefFor={(next) => listing.hrefFor({ ...query, page: next })}
          onPage={(next) => listing.go({ ...query, page: next })}
        />
      )}
    </div>
  );
}

function FilterButton({ listing }: { listing: Listing }) {
  const text = useWords(listingWords);
  const [openCount, setOpenCount] = useState(0);
  const count = [listing.query.categoryId, listing.query.brandId].filter(Boolean).length;
  return (
    <div className="clinic-listing-filter">
      <Button
        icon={<FilterIcon size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpenCount(openCount + 1)}
      >
        {text.filterAndSort}
        {count > 0 && (
          <>
            <span className="clinic-listing-filter-count" aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden> {text.filterCount({ count })}</VisuallyHidden>
          </>
        )}
      </Button>
      {openCount > 0 && (
        <FilterSheet key={openCount} listing={listing} onClose={() => setOpenCount(0)} />
      )}
    </div>
  );
}
