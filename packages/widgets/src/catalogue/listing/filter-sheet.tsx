import { useId } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { ChosenFilters, FilterList } from './filter-column.tsx';
import { useFilterGroups } from './filter-groups.ts';
import { filterWords } from './filter-words.ts';
import { listingWords } from './listing-words.ts';
import type { Listing } from './use-listing.ts';
import { useSorting } from './use-sorting.ts';

export const styles = dialogStyles;

export interface FilterSheetProps {
  listing: Listing;
  onClose(): void;
}

/** Sort orders and filters of a narrow listing. Choices apply at once; the button shows the result count. Spec: 1§2 Search */
function FilterSheet({ listing, onClose }: FilterSheetProps) {
  const words = useWords(listingWords);
  const text = useWords(filterWords);
  const groups = useFilterGroups(listing);
  const isLoading = listing.state.status === 'loading';
  const count = listing.state.value?.total;
  return (
    <Dialog
      open
      size="m"
      title={words.filterAndSort}
      onClose={onClose}
      actions={
        <Button kind="primary" size="l" busy={isLoading} onClick={onClose}>
          {count === undefined ? text.showAny : text.show({ count })}
        </Button>
      }
    >
      <div className="clinic-filter-sheet">
        <ChosenFilters listing={listing} />
        <SortOptions listing={listing} />
        {groups.map((group) => (
          <FilterList key={group.kind} group={group} isLoading={isLoading} />
        ))}
      </div>
    </Dialog>
  );
}

function SortOptions({ listing }: { listing: Listing }) {
  const words = useWords(listingWords);
  const id = useId();
  const { groups, sort: current } = useSorting(listing);
  return (
    <div className="clinic-filter">
      <p id={id}>{words.sort}</p>
      <ul aria-labelledby={id} className="clinic-filter-options">
        {groups
          .flatMap(({ orders }) => orders)
          .map((sort) => (
            <li key={sort}>
              <a
                data-in-place=""
                aria-current={sort === current || undefined}
                {...listing.link({ ...listing.query, sort, page: 1 })}
              >
                <span>{words.orders[sort]}</span>
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

export { FilterSheet as part };
