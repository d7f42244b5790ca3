import type { Facet } from '@clinicart/sdk/catalogue';
import { useState } from 'react';
import { useWords } from '../../engine/index.ts';
import { TextInput } from '../../ui/form/text-input.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { SearchIcon } from '../../ui/media/icons.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { FailureBlock } from '../../ui/state/error-state.tsx';
import { Loading, Skeleton } from '../../ui/state/skeleton.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { FilterOptions } from './filter-options.tsx';
import { filterWords } from './filter-words.ts';
import { useFilterSearch } from './use-filter-search.ts';

export const styles = dialogStyles;

/** Skeleton lines of a running search. */
const SKELETONS = 6;

export interface FilterDialogProps {
  group: FilterGroup;
  onClose(): void;
}

/** All categories or brands of the results, with a search through those of the whole shop. Spec: 1§2 Search, 1§7 */
function FilterDialog({ group, onClose }: FilterDialogProps) {
  const text = useWords(filterWords);
  const [typed, setTyped] = useState('');
  const { label } = group;
  return (
    <Dialog open size="m" title={label} onClose={onClose}>
      <div className="clinic-filter-dialog">
        <TextInput
          type="search"
          lead={<SearchIcon className="clinic-filter-dialog-icon" />}
          aria-label={text.find({ label })}
          placeholder={text.find({ label })}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FoundOptions group={group} typed={typed} onClose={onClose} />
      </div>
    </Dialog>
  );
}

/** Replaces found options by those of the current results, which have counts. */
function withCounts(found: readonly Facet[], options: readonly Facet[]): readonly Facet[] {
  return found.map((each) => options.find(({ id }) => id === each.id) ?? each);
}

function FoundOptions({ group, typed, onClose }: FilterDialogProps & { typed: string }) {
  const text = useWords(filterWords);
  const { word, found, retry } = useFilterSearch(group.kind, typed);
  const { label, options = [] } = group;
  if (word !== '' && !found) {
    return (
      <Loading>
        <div className="clinic-filter-skeleton">
          <Skeleton lines={SKELETONS} width={75} />
        </div>
      </Loading>
    );
  }
  if (found?.error) {
    return <FailureBlock onRetry={retry}>{found.error.message}</FailureBlock>;
  }
  const shown = found ? withCounts(found.options, options) : options;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{found && text.found({ count: shown.length })}</span>
      </VisuallyHidden>
      {shown.length === 0 ? (
        <Empty icon={<SearchIcon size={20} />} title={text.none({ label, word })}>
          {text.noneWhy}
        </Empty>
      ) : (
        <FilterOptions group={group} options={shown} label={label} onChoose={onClose} />
      )}
    </>
  );
}

export { FilterDialog as part };
