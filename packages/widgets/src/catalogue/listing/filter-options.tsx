import type { Facet } from '@clinicart/sdk/catalogue';
import { useWords } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { CloseIcon } from '../../ui/media/icons.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { listingWords } from './listing-words.ts';

interface FilterOptionsProps {
  group: FilterGroup;
  options: readonly Facet[];
  labelledBy?: string | undefined;
  label?: string | undefined;
  onChoose?: (() => void) | undefined;
}

/** Options as links; the chosen one links to the search without it. */
export function FilterOptions({ group, options, labelledBy, label, onChoose }: FilterOptionsProps) {
  const text = useWords(listingWords);
  return (
    <ul aria-labelledby={labelledBy} aria-label={label} className="clinic-filter-options">
      {options.map((option) => {
        const isChosen = option.id === group.chosen?.id;
        const { href, onClick } = group.linkFor(isChosen ? undefined : option);
        return (
          <li key={option.id}>
            <a
              href={href}
              data-in-place=""
              aria-current={isChosen || undefined}
              onClick={(event) => {
                onClick(event);
                if (event.defaultPrevented) onChoose?.();
              }}
            >
              <ServerText as="span">{option.name}</ServerText>
              {isChosen ? (
                <>
                  <CloseIcon size={14} />
                  <VisuallyHidden> {text.remove}</VisuallyHidden>
                </>
              ) : (
                option.count !== undefined && <small>{option.count.toLocaleString('en')}</small>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
