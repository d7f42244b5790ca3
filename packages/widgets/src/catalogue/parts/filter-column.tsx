import { ALL_KEYWORD, type Narrowing, narrowSearch } from '@clinicart/sdk';
import { useId, useState } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronDownIcon, CloseIcon, FilterIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { listingWords } from '../listing-words.ts';
import type { Listing, TitledQuery } from './use-listing.ts';

/** Filters shown before "more". Spec: 1§2 Search */
const SHOWN = 8;

interface Option {
  readonly id: string;
  readonly name: string;
}

/** The query after a change of the filters; without a word of the person's own, the filter is the title. */
function narrowed(query: TitledQuery, change: Narrowing, name: string): TitledQuery {
  const next = narrowSearch(query, change);
  const isWord = next.keyword !== undefined && next.keyword !== ALL_KEYWORD;
  return { ...next, title: isWord ? query.title : name };
}

/** Category and brand: a column beside wide listings, folded above narrow ones. Spec: 1§2 Search */
export function FilterColumn({ listing }: { listing: Listing }) {
  const text = useWords(listingWords);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { query, frame } = listing;
  const isNarrowed = Boolean(query.brandId || (query.categoryId && query.keyword));
  const cleared = narrowed(
    query,
    query.keyword ? { categoryId: null, brandId: null } : { brandId: null },
    query.title,
  );
  const lists = [
    {
      key: 'category',
      label: text.category,
      options: frame?.categories ?? [],
      selected: query.categoryId,
      change: (value: string | null) => ({ categoryId: value }),
    },
    {
      key: 'brand',
      label: text.brand,
      options: frame?.brands ?? [],
      selected: query.brandId,
      change: (value: string | null) => ({ brandId: value }),
    },
  ];
  return (
    <section className="clinic-filters" aria-label={text.filter} data-open={open}>
      <div className="clinic-filters-head">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <FilterIcon />
          {text.filter}
          <ChevronDownIcon size={14} />
        </button>
        <p aria-hidden="true">{text.filter}</p>
        {isNarrowed && <a {...listing.link(cleared)}>{text.clear}</a>}
      </div>
      <div className="clinic-filters-body" id={id}>
        {lists.map(({ key, label, options, selected, change }) => (
          <FilterList
            key={key}
            label={label}
            options={options}
            selected={selected}
            linkFor={(option, chosen) =>
              listing.link(
                narrowed(query, change(chosen ? null : option.id), chosen ? '' : option.name),
              )
            }
          />
        ))}
      </div>
    </section>
  );
}

interface FilterListProps {
  label: string;
  options: readonly Option[];
  selected: string | undefined;
  linkFor(option: Option, chosen: boolean): ReturnType<Listing['link']>;
}

function FilterList({ label, options, selected, linkFor }: FilterListProps) {
  const text = useWords(listingWords);
  const [all, setAll] = useState(false);
  const id = useId();
  if (options.length === 0) return null;
  // What is chosen is always in sight.
  const inOrder = [...options].sort(
    (a, b) => Number(b.id === selected) - Number(a.id === selected),
  );
  const shown = all ? inOrder : inOrder.slice(0, SHOWN);
  return (
    <div className="clinic-filter">
      <p id={id}>{label}</p>
      <ul aria-labelledby={id}>
        {shown.map((option) => {
          const chosen = option.id === selected;
          return (
            <li key={option.id}>
              <a {...linkFor(option, chosen)} aria-current={chosen || undefined}>
                {option.name}
                {chosen && (
                  <>
                    <CloseIcon size={14} />
                    <VisuallyHidden> {text.remove}</VisuallyHidden>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      {options.length > SHOWN && (
        <Button kind="link" size="s" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.less : text.more({ count: options.length - SHOWN })}
        </Button>
      )}
    </div>
  );
}
