import type { ReactNode } from 'react';
import { useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { SearchIcon } from '../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { pagedListWords } from './paged-list-words.ts';
import type { PagedList } from './use-paged-list.ts';

export const listEmptyStyles = [buttonStyles, emptyStyles, panelCss];

/** The sentences of a list without entries. */
export interface ListEmptyWords {
  readonly none: string;
  readonly noneWhy: string;
  /** Of a list with a search. */
  readonly noMatch?: (facts: { readonly keyword: string }) => string;
  readonly noMatchWhy?: string;
  /** Of a list with tabs: an empty tab, and the button to the first one. */
  readonly noneHere?: string;
  readonly noneHereWhy?: string;
  readonly showAll?: string;
}

/** The question without entries, and the sentences about it. */
export interface Emptiness {
  list: PagedList<unknown>;
  /** Number of pages in all, where the server says it. */
  pages?: number | undefined;
  words: ListEmptyWords;
}

/** Returns the sentence that says why no entry is shown: the page, the keyword, the tab, or none at all. */
export function useEmptyTitle({ list: { query, tabs }, pages, words }: Emptiness): string {
  const text = useWords(pagedListWords);
  if (query.page > 1 && pages !== 0) return text.beyond;
  if (query.keyword && words.noMatch) return words.noMatch(query);
  return (query.tab !== tabs[0] && words.noneHere) || words.none;
}

/** Props of {@link ListEmpty}. */
export interface ListEmptyProps extends Emptiness {
  icon: ReactNode;
  /** The way on where there is nothing at all. */
  action?: ReactNode;
}

/** Says why no entry is shown: the page, the keyword, the tab, or none at all. Spec: 2§2.5, 2§7 */
export function ListEmpty(props: ListEmptyProps) {
  return (
    <div className="clinic-panel">
      <Reason {...props} />
    </div>
  );
}

function Reason(props: ListEmptyProps) {
  const { list, pages, words, icon, action } = props;
  const text = useWords(pagedListWords);
  const title = useEmptyTitle(props);
  const { query, tabs } = list;
  if (query.page > 1 && pages !== 0)
    return (
      <Empty
        icon={icon}
        title={title}
        action={
          <Button kind="secondary" onClick={() => list.go({ page: 1 })}>
            {text.firstPage}
          </Button>
        }
      />
    );
  if (query.keyword && words.noMatch)
    return (
      <Empty
        icon={<SearchIcon size={20} />}
        title={title}
        action={
          <Button kind="secondary" onClick={() => list.go({ keyword: '' })}>
            {text.clear}
          </Button>
        }
      >
        {words.noMatchWhy}
      </Empty>
    );
  if (query.tab !== tabs[0] && words.noneHere)
    return (
      <Empty
        icon={icon}
        title={title}
        action={
          words.showAll && (
            <Button kind="secondary" onClick={() => list.go({ tab: tabs[0] })}>
              {words.showAll}
            </Button>
          )
        }
      >
        {words.noneHereWhy}
      </Empty>
    );
  return (
    <Empty icon={icon} title={title} action={action}>
      {words.noneWhy}
    </Empty>
  );
}
