import { type PastSearch, writeSearchParams } from '@clinicart/sdk/catalogue';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick, useRoutes } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';

export interface Cell {
  readonly key: string;
  readonly className: string;
  readonly content: ReactNode;
  readonly label?: string;
  /** A link, so that it can open in a new tab. */
  readonly href?: string;
  readonly onClick: (event: MouseEvent) => void;
  readonly onEnter: () => void;
}

export interface Row {
  readonly key: string;
  readonly cells: readonly Cell[];
  /** Runs on the Delete key. */
  readonly onDelete?: () => void;
}

/** Makes the cell of a search. */
export type SearchCell = (wish: PastSearch, content: ReactNode) => Cell;

/** Returns the function that makes the cell of a search: a link to its results, which the box opens. */
export function useSearchCell(onSearch: (wish: PastSearch) => void): SearchCell {
  const routes = useRoutes();
  return (wish, content) => {
    const params = Object.fromEntries(writeSearchParams({ ...wish, keyword: wish.title }));
    return {
      key: 'go',
      className: 'clinic-search-entry',
      content,
      href: routes.href('search', params),
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSearch(wish);
      },
      onEnter: () => onSearch(wish),
    };
  };
}

/** Makes the cell of a command, which is no link. */
export const commandCell = (
  key: string,
  content: ReactNode,
  run: () => void,
  label?: string,
): Cell => ({
  key,
  className: 'clinic-search-command',
  content,
  ...(label !== undefined && { label }),
  onClick: run,
  onEnter: run,
});

/** The content of a search's cell. */
export const entryContent = (icon: ReactNode, title: string, note?: string): ReactNode => (
  <>
    {icon}
    <ServerText as="span" className="clinic-search-title">
      {title}
    </ServerText>
    {note && <span className="clinic-search-note">{note}</span>}
  </>
);
