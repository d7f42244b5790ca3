import { ALL_KEYWORD } from '@clinicart/sdk/catalogue';
import { onDemand, useRoutes, useWords } from '../../../engine/index.ts';
import { Button, buttonStyles } from '../../../ui/button/button.tsx';
import { SearchIcon } from '../../../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../../../ui/state/empty.tsx';
import { clearedOf } from '../filter-groups.ts';
import { listingWords } from '../listing-words.ts';
import type { Listing } from '../use-listing.ts';
import searchAgainCss from './search-again.css?inline';

const SearchAgain = onDemand<{ listing: Listing }>(() => import('./search-again.tsx'));

export const noResultsStyles = [buttonStyles, emptyStyles, searchAgainCss];

/** An empty result: the reason and links to other searches. Spec: 1§2 Search */
export function NoResults({ listing }: { listing: Listing }) {
  const text = useWords(listingWords);
  const routes = useRoutes();
  const { query, zone } = listing;
  const isFiltered = Boolean(query.categoryId || query.brandId);
  // A zone links to the search page.
  const all = zone
    ? routes.link('search', { keyword: ALL_KEYWORD })
    : listing.link({ keyword: ALL_KEYWORD, title: '' });
  return (
    <>
      {!zone && <SearchAgain listing={listing} />}
      <Empty
        icon={<SearchIcon size={20} />}
        title={zone ? text.zoneEmpty : text.empty}
        action={
          <>
            {query.byArticleNumber && (
              <Button {...listing.link({ ...query, byArticleNumber: false, page: 1 })}>
                {text.searchNames}
              </Button>
            )}
            {isFiltered ? (
              <Button kind="secondary" data-in-place="" {...clearedOf(listing)}>
                {text.clear}
              </Button>
            ) : (
              <Button kind="secondary" {...all}>
                {text.browseAll}
              </Button>
            )}
          </>
        }
      >
        {!zone && (isFiltered ? text.emptyFiltered : text.emptyWhy)}
      </Empty>
    </>
  );
}

/** Shown for a page number after the last page. */
export function BeyondLastPage({ listing, pages }: { listing: Listing; pages: number }) {
  const text = useWords(listingWords);
  const { query } = listing;
  return (
    <Empty
      icon={<SearchIcon size={20} />}
      title={text.beyond({ page: query.page ?? 1, pages })}
      action={
        <>
          {pages > 1 && (
            <Button data-in-place="" {...listing.link({ ...query, page: pages })}>
              {text.lastPage({ pages })}
            </Button>
          )}
          <Button kind="secondary" data-in-place="" {...listing.link({ ...query, page: 1 })}>
            {text.firstPage}
          </Button>
        </>
      }
    />
  );
}
