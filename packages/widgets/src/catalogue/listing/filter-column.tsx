import { useId, useState } from 'react';
import { onDemand, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { CloseIcon } from '../../ui/media/icons.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import type { FilterDialogProps } from './filter-dialog.tsx';
import { clearedOf, type FilterGroup, useFilterGroups } from './filter-groups.ts';
import { FilterOptions } from './filter-options.tsx';
import filtersCss from './filters.css?inline';
import { LazyError } from './lazy-error.tsx';
import { listingWords } from './listing-words.ts';
import type { Listing } from './use-listing.ts';

export const filterColumnStyles = [buttonStyles, skeletonStyles, filtersCss];

const FilterDialog = onDemand<FilterDialogProps>(() => import('./filter-dialog.tsx'), {
  failed: <LazyError />,
});

/** Filters shown before "more". Spec: 1§2 Search */
const SHOWN = 8;

/** Category and brand filters beside a wide listing; a narrow one has them in a sheet. Spec: 1§2 Search */
export function FilterColumn({ listing }: { listing: Listing }) {
  const text = useWords(listingWords);
  const groups = useFilterGroups(listing);
  const isLoading = listing.state.status === 'loading';
  return (
    <section className="clinic-filters" aria-label={text.filter}>
      <p className="clinic-filters-head" aria-hidden="true">
        {text.filter}
      </p>
      {groups.map((group) => (
        <FilterList key={group.kind} group={group} isLoading={isLoading} />
      ))}
    </section>
  );
}

interface FilterListProps {
  group: FilterGroup;
  isLoading: boolean;
}

/** The first options of a group, and the button that shows all. */
export function FilterList({ group, isLoading }: FilterListProps) {
  const text = useWords(listingWords);
  const id = useId();
  const { label, options } = group;
  const [openCount, setOpenCount] = useState(0);
  if (options ? options.length === 0 : !isLoading) return null;
  return (
    <div className="clinic-filter">
      <p id={id}>{label}</p>
      {options ? (
        <FilterOptions group={group} options={options.slice(0, SHOWN)} labelledBy={id} />
      ) : (
        <div className="clinic-filter-skeleton">
          <Skeleton lines={SHOWN} width={75} />
        </div>
      )}
      {options && options.length > SHOWN && (
        <Button
          kind="link"
          size="s"
          aria-haspopup="dialog"
          aria-label={text.moreOf({ label })}
          onClick={() => setOpenCount(openCount + 1)}
        >
          {text.more}
        </Button>
      )}
      {openCount > 0 && (
        <FilterDialog key={openCount} group={group} onClose={() => setOpenCount(0)} />
      )}
    </div>
  );
}

/** The chosen filters, each with a remove link. */
export function ChosenFilters({ listing }: { listing: Listing }) {
  const text = useWords(listingWords);
  const chosen = useFilterGroups(listing).filter((group) => group.chosen);
  if (chosen.length === 0) return null;
  return (
    <div className="clinic-chips">
      <ul aria-label={text.chosen}>
        {chosen.map((group) => (
          <li key={group.kind}>
            <RemoveFilter group={group} />
          </li>
        ))}
      </ul>
      <Button kind="link" size="s" data-in-place="" {...clearedOf(listing)}>
        {text.clear}
      </Button>
    </div>
  );
}

/** The link that removes a filter. */
function RemoveFilter({ group }: { group: FilterGroup }) {
  const text = useWords(listingWords);
  const { label, chosen } = group;
  if (!chosen) return null;
  const { href, onClick } = group.linkFor(undefined);
  return (
    <a
      className="clinic-chip"
      href={href}
      data-in-place=""
      aria-label={text.removeFilter({ label, name: chosen.name })}
      onClick={onClick}
    >
      {chosen.name}
      <CloseIcon size={14} />
    </a>
  );
}
